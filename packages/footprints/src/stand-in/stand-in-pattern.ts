import { bodyAbout, type Land, type LandPattern } from "../pattern/land-pattern.ts";
import { dualRows, quadRows } from "../pattern/pad-rows.ts";

/** What a made-up footprint is like: the shape that most parts with so many pins of the kind have. */
export type StandInShape = "chip" | "dual" | "quad" | "grid" | "row" | "double row";

type Numbering = readonly string[];

const SOURCE = "made up from the pins of the symbol; no part has these pads";
/** More pins than this in one row make a part longer than boards are wide. */
const MAX_ROW = 10;
/** Above it real parts have leads on all four sides, and above the next a grid of balls. */
const MAX_DUAL = 28;
const MAX_QUAD = 208;
const THROUGH_HOLE_PITCH = 2.54;
/** Lands large enough for a real part's leads to be near them, a pitch that any router gets through. */
const CHIP = { at: 1.5, width: 1.2, height: 1.8 } as const;

/** The shape by kind and count: what plugs, turns or is pressed has pins through the board, everything else lands. */
export function standInShape(letters: string, count: number): StandInShape {
  if (/^(J|P|CN|CON|X|JP|K|SW|S|BT|BAT|RV|T|TR|LS|BZ|RL|DISP|DS|USB)$/.test(letters))
    return count <= MAX_ROW ? "row" : "double row";
  if (count <= 2) return "chip";
  if (count <= MAX_DUAL) return "dual";
  return count <= MAX_QUAD ? "quad" : "grid";
}

/** Pads called as the pins are, in the pins' order. */
export function standInPattern(shape: StandInShape, pins: Numbering): LandPattern {
  const { lands, body, mount } = DRAWN[shape](pins);
  return {
    name: `${pins.length}-pads-${shape.replace(" ", "-")}`,
    library: "Stand-in",
    description: `stand-in with ${pins.length} ${pins.length === 1 ? "pad" : "pads"}`,
    source: SOURCE,
    mount,
    lands,
    body,
    courtyardExcess: 0.5,
    mark: shape === "chip" ? "none" : "pin-1",
  };
}

type Drawn = Pick<LandPattern, "lands" | "body" | "mount">;

const DRAWN: Readonly<Record<StandInShape, (pins: Numbering) => Drawn>> = {
  chip: ([first = "1", second]) => {
    const size = { y: 0, width: CHIP.width, height: CHIP.height };
    const lands: Land[] =
      second === undefined
        ? [{ pin: first, x: 0, ...size }]
        : [
            { pin: first, x: -CHIP.at, ...size },
            { pin: second, x: CHIP.at, ...size },
          ];
    return { lands, body: bodyAbout(second === undefined ? 1.2 : 3.2, 1.6), mount: "smd" };
  },
  dual: (pins) => {
    const count = pins.length + (pins.length % 2);
    const lands = dualRows(count, 1.27, { outer: 7.4, inner: 3.5, breadth: 0.6 });
    return { lands: numbered(lands, pins), body: bodyAbout(3.9, (count / 2) * 1.27), mount: "smd" };
  },
  quad: (pins) => {
    const side = Math.ceil(pins.length / 4);
    const pitch = pins.length <= 100 ? 0.65 : 0.5;
    const body = (side - 1) * pitch + 2;
    const span = { outer: body + 2.6, inner: body - 0.2, breadth: pitch / 2 };
    const row = { count: side, span };
    return { lands: numbered(quadRows(row, row, pitch), pins), body: bodyAbout(body, body), mount: "smd" };
  },
  grid: (pins) => {
    const columns = Math.ceil(Math.sqrt(pins.length));
    const rows = Math.ceil(pins.length / columns);
    const pitch = 1;
    const lands = pins.map(
      (pin, index): Land => ({
        pin,
        x: ((index % columns) - (columns - 1) / 2) * pitch,
        y: (Math.floor(index / columns) - (rows - 1) / 2) * pitch,
        width: 0.45,
        height: 0.45,
        shape: "circle",
      }),
    );
    return { lands, body: bodyAbout(columns * pitch + 1, rows * pitch + 1), mount: "smd" };
  },
  row: (pins) => throughHole(pins, 1),
  "double row": (pins) => throughHole(pins, 2),
};

function throughHole(pins: Numbering, rows: 1 | 2): Drawn {
  const lands = pins.map(
    (pin, index): Land => ({
      pin,
      x: (index % rows) * THROUGH_HOLE_PITCH,
      y: Math.floor(index / rows) * THROUGH_HOLE_PITCH,
      width: 1.7,
      height: 1.7,
      shape: index === 0 ? "rect" : "oval",
      drill: 1,
    }),
  );
  const last = Math.ceil(pins.length / rows) - 1;
  return {
    lands,
    body: {
      kind: "rect",
      minX: -2.5,
      minY: -2.5,
      maxX: (rows - 1) * THROUGH_HOLE_PITCH + 2.5,
      maxY: last * THROUGH_HOLE_PITCH + 2.5,
    },
    mount: "through-hole",
  };
}

/** The lands of as many places as there are pins, called as these are. */
function numbered(lands: readonly Land[], pins: Numbering): Land[] {
  return lands.flatMap((land, index): Land[] => {
    const pin = pins[index];
    return pin === undefined ? [] : [{ ...land, pin }];
  });
}
