import type { SymbolPinGraphic } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import type { LibraryEntry } from "../../schematic/sheet-file.ts";

/**
 * Symbols whose pins KiCad has had in the same places since version 4, for schematics whose libraries are lost: parts of two pins
 * of `Device`, and plain connectors. Undefined: the pins do not follow from the name.
 */
export function usualSymbol(written: string): LibraryEntry | undefined {
  const name = written.slice(written.indexOf(":") + 1);
  const nickname = written.includes(":") ? written.slice(0, written.indexOf(":")) : undefined;
  const isOf = (library: RegExp): boolean => nickname === undefined || library.test(nickname);
  const two = isOf(/^device$/i) ? TWO_PINS.find(([names]) => names.test(name)) : undefined;
  if (two) {
    const [, stance, reach] = two;
    const at = (sign: number): Place => (stance === "upright" ? [0, sign * reach] : [sign * reach, 0]);
    return entryOf(written, [
      ["1", ...at(-1)],
      ["2", ...at(1)],
    ]);
  }
  const [, rows, places, order] = (isOf(/^conn(?:ector(?:_generic)?)?$/i) && CONNECTOR.exec(name)) || [];
  return rows === undefined ? undefined : entryOf(written, contacts(Number(rows), Number(places), order));
}

type Place = readonly [x: number, y: number];
type Pin = readonly [number: string, x: number, y: number];

/** Pin 1 above or on the left, and the distance of both from the middle, in millimetres. */
const TWO_PINS: readonly (readonly [names: RegExp, stance: "upright" | "lying", reach: number])[] = [
  [/^(?:R|R_US|C|CP|CP1|C_Polarized|L|Ferrite_Bead|Fuse|Polyfuse)$/, "upright", 3.81],
  [/^(?:R|C|CP|L|Ferrite_Bead|Polyfuse)_Small$/, "upright", 2.54],
  [/^Fuse_Small$/, "lying", 2.54],
  [/^(?:D|LED|D_Schottky|D_Zener|D_TVS|Crystal)$/, "lying", 3.81],
];

const CONNECTOR = /^Conn_0([12])x(\d\d)(?:_(Odd_Even|Counter_Clockwise|Top_Bottom))?$/;
const STEP = 2.54;

/** One row on the left; of two, the second on the right. The row's middle, or the contact above it, is the origin. */
function contacts(rows: number, places: number, order: string | undefined): readonly Pin[] {
  const top = -Math.floor((places - 1) / 2) * STEP;
  return Array.from({ length: rows * places }, (_, index): Pin => {
    const number = `${index + 1}`;
    if (rows === 1) return [number, -5.08, top + index * STEP];
    const isFirst = order === "Odd_Even" ? index % 2 === 0 : index < places;
    const row =
      order === "Odd_Even"
        ? Math.floor(index / 2)
        : index < places
          ? index
          : order === "Counter_Clockwise"
            ? 2 * places - 1 - index
            : index - places;
    return [number, isFirst ? -5.08 : 7.62, top + row * STEP];
  });
}

function entryOf(name: string, pins: readonly Pin[]): LibraryEntry {
  const drawn = pins.map(
    ([number, x, y]): SymbolPinGraphic => ({
      number,
      name: "~",
      electricalType: "passive",
      position: { x: fromMm(x), y: fromMm(y) },
      rotation: 0,
      length: 0,
      hidden: false,
      numberHidden: false,
      nameHidden: true,
    }),
  );
  return {
    symbol: {
      name,
      power: false,
      pinNameOffset: 0,
      units: [{ unit: 1, style: 1, graphics: [], pins: drawn, texts: [] }],
    },
    pins: drawn.map(({ number, name: called, electricalType, position, hidden }) => ({
      number,
      name: called,
      electricalType,
      position,
      hidden,
      unit: 1,
      style: 1,
    })),
    localPower: false,
  };
}
