import type { Port } from "@tracewright/blocks";
import {
  itemId,
  type LibrarySymbol,
  type PlacedSymbol,
  type SchematicItem,
  type Sheet,
  type SheetPin,
  sheetId,
} from "@tracewright/board";
import type { Nm, Point } from "@tracewright/geometry";
import type { LogicNet } from "../records/logic.ts";
import { plain } from "./port-labels.ts";
import { uuidInUse } from "./use-ids.ts";
import type { UseSheets } from "./use-sheets.ts";

/** KiCad's raster: all ends of wires are on it. */
const GRID: Nm = 2_540_000;
/** Of a letter with its gap. */
const LETTER: Nm = 1_150_000;
const STUB: Nm = 2 * GRID;
const GAP: Nm = 4 * GRID;
const CORNER: Nm = 10 * GRID;
/** Width over height of the whole, as paper has it. */
const ASPECT = 1.4;

export interface RootUse {
  readonly use: string;
  readonly sheets: UseSheets;
  /** The wire at a port; undefined: it is open. */
  readonly netOf: (port: Port) => LogicNet | undefined;
}

/** A net without a source among its pins, which KiCad takes for unpowered unless it is flagged. */
export interface FlaggedNet {
  readonly id: string;
  readonly name: string;
}

interface Box {
  readonly given: RootUse;
  readonly left: readonly Port[];
  readonly right: readonly Port[];
  readonly width: Nm;
  readonly height: Nm;
  /** Room for the labels on either side. */
  readonly leftRoom: Nm;
  readonly rightRoom: Nm;
}

/**
 * The first sheet: a sheet symbol for each use, with a pin for each port. Each pin has the name of its wire, or a mark that it
 * is meant to be open.
 */
export function drawRoot(
  uses: readonly RootUse[],
  { title, flagged }: { readonly title: string; readonly flagged: readonly FlaggedNet[] },
): { readonly sheet: Sheet; readonly librarySymbols: Readonly<Record<string, LibrarySymbol>> } {
  const boxes = uses.map(boxOf);
  const { places, bottom } = shelve(boxes);
  const flags = flagged.map((net, index) =>
    drawFlag(net, { x: CORNER + index * 12 * GRID, y: bottom + 2 * GAP }, index + 1),
  );
  const sheet: Sheet = {
    id: sheetId("/"),
    name: title,
    path: "/",
    fileName: "project.kicad_sch",
    page: "1",
    symbols: flags.map(({ symbol }) => symbol),
    items: [
      ...boxes.flatMap((box, index) => drawBox(box, places[index] ?? { x: CORNER, y: CORNER })),
      ...flags.flatMap(({ items }) => items),
    ],
  };
  return { sheet, librarySymbols: flags.length > 0 ? { [POWER_FLAG.name]: POWER_FLAG } : {} };
}

function boxOf(given: RootUse): Box {
  const { ports, symbol } = given.sheets;
  const sorted = ports.toSorted((a, b) => a.order - b.order);
  const left = sorted.filter(({ side }) => side === "left" || side === "top");
  const right = sorted.filter(({ side }) => side === "right" || side === "bottom");
  const widest = (of: readonly Port[]) => Math.max(0, ...of.map(({ net }) => net.length)) * LETTER;
  const room = (of: readonly Port[]) => {
    const names = of.map((port) => given.netOf(port)?.name.length ?? 0);
    return onGrid(STUB + (Math.max(0, ...names) + 2) * LETTER);
  };
  return {
    given,
    left,
    right,
    width: onGrid(Math.max(8 * GRID, widest(left) + widest(right) + 3 * GRID, symbol.name.length * LETTER)),
    height: (Math.max(left.length, right.length) + 1) * GRID,
    leftRoom: room(left),
    rightRoom: room(right),
  };
}

function onGrid(length: Nm): Nm {
  return Math.ceil(length / GRID) * GRID;
}

/** In rows, in the order of the uses. */
function shelve(boxes: readonly Box[]): { readonly places: readonly Point[]; readonly bottom: Nm } {
  const spans = boxes.map(({ width, leftRoom, rightRoom }) => leftRoom + width + rightRoom + GAP);
  const area = boxes.reduce((sum, { height }, index) => sum + (spans[index] ?? 0) * (height + 2 * GAP), 0);
  const limit = CORNER + Math.max(Math.sqrt(area * ASPECT), ...spans);
  let [x, y, rowHeight] = [CORNER, CORNER, 0];
  const places = boxes.map(({ height, leftRoom }, index): Point => {
    const span = spans[index] ?? 0;
    if (x > CORNER && x + span > limit) [x, y, rowHeight] = [CORNER, y + rowHeight + 2 * GAP, 0];
    const place = { x: x + leftRoom, y };
    x += span;
    rowHeight = Math.max(rowHeight, height);
    return place;
  });
  return { places, bottom: y + rowHeight };
}

function drawBox({ given, left, right, width, height }: Box, position: Point): SchematicItem[] {
  const { use, sheets } = given;
  const onSide = (ports: readonly Port[], isLeft: boolean) =>
    ports.map((port, index) => {
      const end = { x: position.x + (isLeft ? 0 : width), y: position.y + (index + 1) * GRID };
      return { port, end, isLeft };
    });
  const ends = [...onSide(left, true), ...onSide(right, false)];
  const pins = ends.map(
    ({ port, end, isLeft }): SheetPin => ({
      id: itemId(uuidInUse(use, `pin ${port.key}`)),
      text: sheets.pinText(port.net),
      position: end,
      ...plain(isLeft ? "left" : "right", isLeft ? 180 : 0),
      shape: SHAPES[port.direction],
    }),
  );
  const { id, name, fileName, child } = sheets.symbol;
  return [
    { kind: "sheet", id, name, fileName, position, size: { width, height }, pins, child },
    ...ends.flatMap(({ port, end, isLeft }): SchematicItem[] => {
      const net = given.netOf(port);
      if (!net) return [{ kind: "no-connect", id: itemId(uuidInUse(use, `open ${port.key}`)), position: end }];
      const far = { x: end.x + (isLeft ? -STUB : STUB), y: end.y };
      return [
        { kind: "wire", id: itemId(uuidInUse(use, `wire ${port.key}`)), points: [end, far] },
        labelAt(uuidInUse(use, `name ${port.key}`), net.name, { position: far, isLeft }),
      ];
    }),
  ];
}

const SHAPES: Readonly<Record<Port["direction"], string>> = {
  in: "input",
  out: "output",
  bidirectional: "bidirectional",
  passive: "passive",
};

function labelAt(
  id: string,
  text: string,
  { position, isLeft }: { readonly position: Point; readonly isLeft: boolean },
): SchematicItem {
  const label = { id: itemId(`${id} text`), text, position, ...plain(isLeft ? "right" : "left", isLeft ? 180 : 0) };
  return { kind: "label", id: itemId(id), scope: "global", shape: "passive", label };
}

/** KiCad's sign that a net has power, as its library has it: a pin of a source, and no part. */
const POWER_FLAG: LibrarySymbol = {
  name: "power:PWR_FLAG",
  power: true,
  pinNameOffset: 0,
  units: [
    {
      unit: 1,
      style: 1,
      texts: [],
      graphics: [
        {
          shape: {
            kind: "polygon",
            points: [
              { x: 0, y: 0 },
              { x: 0, y: -1_270_000 },
              { x: -1_016_000, y: -1_905_000 },
              { x: 0, y: -2_540_000 },
              { x: 1_016_000, y: -1_905_000 },
              { x: 0, y: -1_270_000 },
            ],
          },
          stroke: { width: 0, style: "default" },
          fill: "none",
        },
      ],
      pins: [
        {
          number: "1",
          name: "pwr",
          electricalType: "power-out",
          position: { x: 0, y: 0 },
          rotation: 270,
          length: 0,
          hidden: false,
          numberHidden: true,
          nameHidden: true,
        },
      ],
    },
  ],
};

function drawFlag(
  { id: net, name }: FlaggedNet,
  position: Point,
  number: number,
): { readonly symbol: PlacedSymbol; readonly items: readonly SchematicItem[] } {
  const id = uuidInUse(net, "power flag");
  const field = (of: string, text: string, isHidden: boolean) => ({
    id: itemId(`${id}:${of}`),
    text,
    position: { x: position.x, y: position.y - GRID - LETTER },
    ...plain("left", 0),
    ...(isHidden && { hidden: true }),
  });
  return {
    symbol: {
      id: itemId(id),
      librarySymbol: POWER_FLAG.name,
      unit: 1,
      style: 1,
      position,
      rotation: 0,
      mirror: "none",
      texts: [field("Reference", `#FLG${String(number).padStart(2, "0")}`, true), field("Value", "PWR_FLAG", true)],
    },
    items: [
      {
        kind: "wire",
        id: itemId(uuidInUse(net, "flag wire")),
        points: [position, { x: position.x + GRID, y: position.y }],
      },
      labelAt(uuidInUse(net, "flag name"), name, {
        position: { x: position.x + GRID, y: position.y },
        isLeft: false,
      }),
    ],
  };
}
