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
import type { BlockDefinition, PortRow } from "../definition/block-definition.ts";
import { junctionsOf } from "./sheet/junctions.ts";
import { layPieces, type PlacedPiece } from "./sheet/lay-pieces.ts";
import { piecesOf } from "./sheet/pieces-of.ts";
import type { Name, Spot, StoodPart } from "./sheet/sheet-piece.ts";
import { GRID, groundSymbol } from "./symbols.ts";

export interface DrawnSheet {
  readonly sheet: Sheet;
  readonly librarySymbols: Readonly<Record<string, LibrarySymbol>>;
  /** By reference. */
  readonly positions: ReadonlyMap<string, Point>;
}

const JUNCTION: Nm = fromMm(0.9144);
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

/**
 * The sheet of a block. Parts of two pins stand on wires at the pins that they serve, or between the rails of their
 * supply; supplies point up and grounds down; what is elsewhere has a label. Where a net leaves the block, one of its
 * labels is the hierarchical one.
 */
export function drawSheet(
  definition: BlockDefinition,
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
  const { pieces, paper } = layPieces(piecesOf(definition));
  const sheet = new SheetItems(definition.ports, { nets, components });
  for (const piece of pieces) sheet.add(piece);
  return {
    sheet: {
      id,
      name: title,
      path: "/",
      fileName: `${definition.key}.kicad_sch`,
      page: "1",
      paper,
      symbols: sheet.symbols,
      items: sheet.items,
    },
    librarySymbols: sheet.librarySymbols,
    positions: sheet.positions,
  };
}

/** Items and symbols of a sheet, named by their order. */
class SheetItems {
  readonly items: SchematicItem[] = [];
  readonly symbols: PlacedSymbol[] = [];
  readonly librarySymbols: Record<string, LibrarySymbol> = {};
  readonly positions = new Map<string, Point>();
  readonly #nets: ReadonlyMap<string, NetId>;
  readonly #components: ReadonlyMap<string, Component["id"]>;
  readonly #ports: ReadonlyMap<string, PortRow>;
  #count = 0;
  #grounds = 0;

  constructor(
    ports: readonly PortRow[],
    known: {
      readonly nets: ReadonlyMap<string, NetId>;
      readonly components: ReadonlyMap<string, Component["id"]>;
    },
  ) {
    this.#ports = new Map(ports.map((port) => [port.net, port]));
    this.#nets = known.nets;
    this.#components = known.components;
  }

  add({ piece, origin }: PlacedPiece): void {
    const at = ({ x, y }: Spot): Point => ({
      x: Math.round((origin.x + x) * GRID),
      y: Math.round((origin.y + y) * GRID),
    });
    for (const part of piece.parts) this.#part(part, at(part.at));
    for (const { name, at: spot } of piece.opens)
      this.items.push({ kind: "no-connect", id: itemId(`open ${name}`), position: at(spot) });
    for (const { net, points } of piece.wires)
      this.items.push({ kind: "wire", id: this.#id("wire"), points: points.map(at), ...this.#net(net) });
    for (const spot of junctionsOf(piece))
      this.items.push({ kind: "junction", id: this.#id("junction"), position: at(spot), diameter: JUNCTION });
    for (const name of piece.names) this.#name(name, at(name.at));
    for (const { net, at: spot } of piece.supplies) this.#supply(net, at(spot));
    for (const { net, at: spot } of piece.grounds) this.#ground(net, at(spot));
  }

  #id(kind: string) {
    this.#count += 1;
    return itemId(`${kind} ${this.#count}`);
  }

  #net(name: string): { readonly net?: NetId } {
    const net = this.#nets.get(name);
    return net === undefined ? {} : { net };
  }

  #name({ net, runs, isPort }: Name, position: Point): void {
    const port = isPort ? this.#ports.get(net) : undefined;
    const id = this.#id("label");
    const isLeft = runs === "left";
    this.items.push({
      kind: "label",
      id,
      scope: port ? "hierarchical" : "local",
      ...(port && { shape: SHAPES[port.direction] }),
      ...this.#net(net),
      label: {
        id: itemId(`text of ${id}`),
        text: net,
        position,
        rotation: isLeft ? 180 : 0,
        style: { ...STYLE, horizontal: isLeft ? "right" : "left", vertical: "bottom" },
      },
    });
  }

  /** A bar with the name of a supply: a label, so that two blocks on one sheet do not share what is called alike. */
  #supply(net: string, position: Point): void {
    const half = GRID / 2;
    this.items.push({
      kind: "graphic",
      id: this.#id("bar"),
      graphic: {
        shape: {
          kind: "line",
          start: { x: position.x - half, y: position.y },
          end: { x: position.x + half, y: position.y },
        },
        stroke: { width: fromMm(0.254), style: "default" },
        fill: "none",
      },
    });
    this.#name({ net, at: { x: 0, y: 0 }, runs: "right", isPort: false }, position);
  }

  #ground(net: string, position: Point): void {
    this.#grounds += 1;
    const symbol = groundSymbol(net);
    this.librarySymbols[symbol.name] = symbol;
    const id = itemId(`ground ${this.#grounds}`);
    const reference = `#PWR${String(this.#grounds).padStart(2, "0")}`;
    const below = { x: position.x, y: position.y + 1.5 * GRID };
    this.symbols.push({
      id,
      librarySymbol: symbol.name,
      unit: 1,
      style: 1,
      position,
      rotation: 0,
      mirror: "none",
      texts: [
        { ...fieldOf(id, "Reference", reference, below), hidden: true },
        { ...fieldOf(id, "Value", net, below), ...(net === "GND" && { hidden: true }) },
      ],
    });
  }

  #part(stood: StoodPart, position: Point): void {
    const { part, rotation } = stood;
    const component = this.#components.get(part.reference);
    if (component === undefined) return;
    this.positions.set(part.reference, position);
    const symbol = this.#library(stood);
    const id = itemId(`symbol ${part.reference}`);
    const hidden = (name: string, text: string) => ({ ...fieldOf(id, name, text, position), hidden: true });
    this.symbols.push({
      id,
      component,
      librarySymbol: symbol,
      unit: 1,
      style: 1,
      position,
      rotation,
      mirror: "none",
      texts: [
        ...shownFields(id, stood, position),
        hidden("Footprint", part.footprint),
        hidden("MPN", part.mpn),
        hidden("Manufacturer", part.manufacturer),
      ],
    });
  }

  /** The name of the part's drawing; parts that are called alike and drawn otherwise get drawings of their own. */
  #library({ part, drawn }: StoodPart): string {
    const { symbol } = drawn;
    const known = this.librarySymbols[symbol.name];
    const isOther = known !== undefined && JSON.stringify(known) !== JSON.stringify(symbol);
    const name = isOther ? `${symbol.name}_${part.reference}` : symbol.name;
    this.librarySymbols[name] = { ...symbol, name };
    return name;
  }
}

function fieldOf(id: string, name: string, text: string, position: Point): SchematicText {
  return { id: itemId(`${id}:${name}`), text, position, rotation: 0, style: { ...STYLE, horizontal: "center" } };
}

/** Reference and value: above boxes, beside upright parts, above and below level ones. */
function shownFields(id: string, { part, drawn, rotation }: StoodPart, position: Point): readonly SchematicText[] {
  const fields = (places: readonly (readonly [x: number, y: number])[], more: Partial<SchematicText>, style = STYLE) =>
    (["reference", "value"] as const).map((of, at): SchematicText => {
      const [x = 0, y = 0] = places[at] ?? [];
      const name = of === "reference" ? "Reference" : "Value";
      const place = { x: position.x + Math.round(x * GRID), y: position.y + Math.round(y * GRID) };
      return { ...fieldOf(id, name, part[of], place), style, ...more };
    });
  if (drawn.isBox) {
    const { start } = boxOf(drawn.symbol);
    const [left, above] = [start.x / GRID, start.y / GRID];
    return fields(
      [
        [left, above - 1.3],
        [left, above - 0.55],
      ],
      {},
    );
  }
  // Directions and alignments of fields turn with the symbol.
  if (rotation % 180 !== 0)
    return fields(
      [
        [0, -1.2],
        [0, 1.2],
      ],
      { rotation: 90 },
      { ...STYLE, horizontal: "center" },
    );
  const beside = drawn.symbol.units.some(({ pins }) => pins.length > 2) ? 0.6 : 1;
  return fields(
    [
      [beside, -0.35],
      [beside, 0.35],
    ],
    {},
    { ...STYLE, horizontal: rotation === 180 ? "right" : "left" },
  );
}

function boxOf({ units }: LibrarySymbol): { readonly start: Point } {
  for (const { shape } of units.flatMap(({ graphics }) => graphics)) if (shape.kind === "rect") return shape;
  return { start: { x: 0, y: 0 } };
}
