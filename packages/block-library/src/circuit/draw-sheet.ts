import {
  type Component,
  itemId,
  type LibrarySymbol,
  type NetId,
  type PlacedSymbol,
  type SchematicItem,
  type SchematicText,
  type Sheet,
  type SheetId,
} from "@tracewright/board";
import { fromMm, type Nm, type Point } from "@tracewright/geometry";
import type { TextStyle } from "@tracewright/text";
import type { BlockDefinition, PartRow, PortRow } from "../definition/block-definition.ts";
import { type DrawnSymbol, drawSymbol, GRID } from "./symbols.ts";

export interface DrawnSheet {
  readonly sheet: Sheet;
  readonly librarySymbols: Readonly<Record<string, LibrarySymbol>>;
  /** By reference. */
  readonly positions: ReadonlyMap<string, Point>;
}

interface Paper {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

const PAPERS: readonly Paper[] = [
  { name: "A4", width: 297, height: 210 },
  { name: "A3", width: 420, height: 297 },
  { name: "A2", width: 594, height: 420 },
];
const MARGIN: Nm = fromMm(25.4);
/** What the title block takes of the lower edge. */
const FOOT: Nm = fromMm(45.72);
/** Letters of labels are this wide, about. */
const LETTER: Nm = fromMm(1.15);
const ROW_GAP: Nm = 3 * GRID;

const STYLE: TextStyle = {
  size: { width: fromMm(1.27), height: fromMm(1.27) },
  thickness: fromMm(0.15),
  horizontal: "left",
  vertical: "middle",
  mirrored: false,
};

const SHAPES: Readonly<Record<PortRow["direction"], string>> = {
  in: "input",
  out: "output",
  bidirectional: "bidirectional",
  passive: "passive",
};

interface Cell {
  readonly part: PartRow;
  readonly drawn: DrawnSymbol;
  /** Room for body, labels and fields, about the symbol's middle. */
  readonly room: { readonly left: Nm; readonly right: Nm; readonly up: Nm; readonly down: Nm };
}

/**
 * The sheet of a block: parts with many pins first, the others in rows below them; every pin has a piece of wire to a label of
 * its net. Where a net leaves the block, one of its labels is the hierarchical one.
 */
export function drawSheet(
  { key, parts, ports }: BlockDefinition,
  {
    sheet: id,
    title,
    nets,
    components,
  }: {
    readonly sheet: SheetId;
    readonly title: string;
    readonly nets: ReadonlyMap<string, NetId>;
    readonly components: ReadonlyMap<string, Component["id"]>;
  },
): DrawnSheet {
  const cells = parts.filter((part) => part.pins.length > 0).map((part): Cell => cellOf(part, drawSymbol(part)));
  const boxes = cells.filter(({ drawn }) => drawn.isBox);
  const small = cells.filter(({ drawn }) => !drawn.isBox);
  const { paper, positions } = standOnPaper(boxes, small);
  const portNets = new Map(ports.map((port) => [port.net, port]));
  const symbols: PlacedSymbol[] = [];
  const items: SchematicItem[] = [];
  const portPins = pinsOfPorts(cells, portNets);
  for (const { part, drawn } of cells) {
    const position = positions.get(part.reference);
    const component = components.get(part.reference);
    if (!position || component === undefined) continue;
    symbols.push(placeSymbol(part, { drawn, position, component }));
    for (const { pins } of drawn.symbol.units)
      for (const pin of pins) {
        const net = part.pins.find(({ number }) => number === pin.number)?.net;
        const name = `${part.reference}.${pin.number}`;
        const start = { x: position.x + pin.position.x, y: position.y + pin.position.y };
        if (net === undefined) {
          items.push({ kind: "no-connect", id: itemId(`open ${name}`), position: start });
          continue;
        }
        const out = awayFrom(pin.rotation);
        const corner = { x: start.x + out.x * GRID, y: start.y + out.y * GRID };
        // Upright ends turn to the right, so that words stand beside the wire and not on it.
        const end = out.x === 0 ? { x: corner.x + GRID, y: corner.y } : corner;
        const points = out.x === 0 ? [start, corner, end] : [start, end];
        const own = nets.get(net);
        const port = portPins.get(net) === name ? portNets.get(net) : undefined;
        items.push(
          { kind: "wire", id: itemId(`wire ${name}`), points, ...(own !== undefined && { net: own }) },
          {
            kind: "label",
            id: itemId(`label ${name}`),
            scope: port ? "hierarchical" : "local",
            ...(port && { shape: SHAPES[port.direction] }),
            ...(own !== undefined && { net: own }),
            label: labelText(`text ${name}`, net, end, out),
          },
        );
      }
  }
  return {
    sheet: { id, name: title, path: "/", fileName: `${key}.kicad_sch`, page: "1", paper: paper.name, symbols, items },
    librarySymbols: Object.fromEntries(cells.map(({ drawn: { symbol } }) => [symbol.name, symbol])),
    positions,
  };
}

/** The pin that has the hierarchical label of each port: the lowest of the first part, so that plain labels stand above it. */
function pinsOfPorts(cells: readonly Cell[], ports: ReadonlyMap<string, PortRow>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { part, drawn } of cells) {
    const own = new Map<string, { readonly name: string; readonly y: Nm }>();
    for (const { number, position } of drawn.symbol.units.flatMap(({ pins }) => pins)) {
      const net = part.pins.find((pin) => pin.number === number)?.net;
      if (net === undefined || !ports.has(net) || found.has(net)) continue;
      const lowest = own.get(net);
      if (!lowest || position.y >= lowest.y) own.set(net, { name: `${part.reference}.${number}`, y: position.y });
    }
    for (const [net, { name }] of own) found.set(net, name);
  }
  return found;
}

function labelText(id: string, text: string, position: Point, out: Point): SchematicText {
  const isLeft = out.x < 0;
  return {
    id: itemId(id),
    text,
    position,
    rotation: isLeft ? 180 : 0,
    style: { ...STYLE, horizontal: isLeft ? "right" : "left", vertical: "bottom" },
  };
}

/** From the end of a pin away from its body; y downwards. */
function awayFrom(rotation: number): Point {
  switch (rotation) {
    case 0:
      return { x: -1, y: 0 };
    case 90:
      return { x: 0, y: 1 };
    case 180:
      return { x: 1, y: 0 };
    default:
      return { x: 0, y: -1 };
  }
}

function cellOf(part: PartRow, drawn: DrawnSymbol): Cell {
  const letters = (pins: readonly { readonly net?: string | undefined }[]) =>
    Math.max(0, ...pins.map(({ net = "" }) => net.length + 3)) * LETTER;
  const pins = drawn.symbol.units.flatMap((unit) => unit.pins);
  const netsOf = (rotation: number) =>
    pins
      .filter((pin) => pin.rotation === rotation)
      .map(({ number }) => ({ net: part.pins.find((pin) => pin.number === number)?.net }));
  const stub = pins.length > 0 ? GRID : 0;
  const fields = Math.max(part.reference.length, part.value.length) * LETTER + GRID;
  const upright = letters([...netsOf(270), ...netsOf(90)]);
  return {
    part,
    drawn,
    room: {
      left: drawn.half.x + (netsOf(0).length > 0 ? stub + letters(netsOf(0)) : 0),
      right: Math.max(
        drawn.half.x + (netsOf(180).length > 0 ? stub + letters(netsOf(180)) : 0),
        drawn.isBox ? 0 : fields,
        upright,
      ),
      up: drawn.half.y + (drawn.isBox ? 2 * GRID : stub + GRID),
      down: drawn.half.y + (drawn.isBox ? GRID : stub + GRID),
    },
  };
}

function standOnPaper(
  boxes: readonly Cell[],
  small: readonly Cell[],
): { readonly paper: Paper; readonly positions: ReadonlyMap<string, Point> } {
  for (const paper of PAPERS) {
    const positions = new Map<string, Point>();
    const middle = standInRows(boxes, { paper, top: MARGIN, positions });
    const bottom = standInRows(small, { paper, top: middle, positions });
    if (bottom <= fromMm(paper.height) - FOOT || paper === PAPERS.at(-1)) return { paper, positions };
  }
  throw new Error("there is no paper");
}

/** Rows from the left to the right; answers where the next row begins. */
function standInRows(
  cells: readonly Cell[],
  { paper, top, positions }: { readonly paper: Paper; readonly top: Nm; readonly positions: Map<string, Point> },
): Nm {
  const limit = fromMm(paper.width) - MARGIN;
  let y = top;
  let row: Cell[] = [];
  let x = MARGIN;
  const end = () => {
    if (row.length === 0) return;
    const up = Math.max(...row.map(({ room }) => room.up));
    const down = Math.max(...row.map(({ room }) => room.down));
    let left = MARGIN;
    for (const { part, room } of row) {
      positions.set(part.reference, { x: onGrid(left + room.left), y: onGrid(y + up) });
      left += room.left + room.right + GRID;
    }
    y = onGrid(y + up + down + ROW_GAP);
    row = [];
    x = MARGIN;
  };
  for (const cell of cells) {
    const width = cell.room.left + cell.room.right + GRID;
    if (row.length > 0 && x + width > limit) end();
    row.push(cell);
    x += width;
  }
  end();
  return y;
}

function onGrid(value: Nm): Nm {
  return Math.ceil(value / GRID) * GRID;
}

function placeSymbol(
  part: PartRow,
  {
    drawn,
    position,
    component,
  }: { readonly drawn: DrawnSymbol; readonly position: Point; readonly component: Component["id"] },
): PlacedSymbol {
  const id = itemId(`symbol ${part.reference}`);
  const field = (name: string, text: string, dx: Nm, dy: Nm, hidden = false): SchematicText => ({
    id: itemId(`${id}:${name}`),
    text,
    position: { x: position.x + dx, y: position.y + dy },
    rotation: 0,
    style: STYLE,
    hidden,
  });
  const body = drawn.half.x - GRID;
  const above = -drawn.half.y - GRID / 2;
  const [reference, value] = drawn.isBox
    ? ([
        [-body, above - GRID],
        [-body, above],
      ] as const)
    : ([
        [GRID, -GRID / 2],
        [GRID, GRID / 2],
      ] as const);
  return {
    id,
    component,
    librarySymbol: drawn.symbol.name,
    unit: 1,
    style: 1,
    position,
    rotation: 0,
    mirror: "none",
    texts: [
      field("Reference", part.reference, ...reference),
      field("Value", part.value, ...value),
      field("Footprint", part.footprint, 0, 0, true),
      field("MPN", part.mpn, 0, 0, true),
      field("Manufacturer", part.manufacturer, 0, 0, true),
    ],
  };
}
