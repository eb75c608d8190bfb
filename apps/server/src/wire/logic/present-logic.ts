import { type AssemblyPart, assemblyParts } from "@tracewright/assembly";
import type {
  Board,
  Circuit,
  Component,
  Footprint,
  LibrarySymbol,
  NetId,
  PlacedSymbol,
  SchematicItem,
  SchematicText,
  Sheet,
  SymbolGraphic,
  SymbolPinGraphic,
} from "@tracewright/board";
import { type Point, toMil } from "@tracewright/geometry";
import { type Pos, presentPos } from "../layout/present-layout.ts";

/**
 * The schematic as the specification's LogicV2: lengths in mil, y downwards, parts in their own frame and their places apart.
 * The one place where the circuit's vocabulary and the API's meet.
 */
export interface SchematicShape {
  readonly type: SchematicShapeType;
  readonly [property: string]: unknown;
}

/** The specification's words. */
export const SCHEMATIC_SHAPE_TYPES = [
  "Arc",
  "Bus",
  "BusEntry",
  "Ellipse",
  "Junction",
  "NetLabel",
  "NoFlag",
  "Path",
  "Pin",
  "Polygon",
  "Polyline",
  "Port",
  "Rect",
  "Text",
  "Wire",
] as const;

export type SchematicShapeType = (typeof SCHEMATIC_SHAPE_TYPES)[number];

export interface LogicPlace {
  readonly key: string;
  readonly unit: number;
  readonly pos: Pos;
  readonly flipX: boolean;
  readonly flipY: boolean;
}

export interface LogicPin {
  readonly key: string;
  readonly partKey: string;
  readonly pos: Pos;
  readonly number: string;
  readonly name: string;
  readonly pinType: string;
  /** Mil. */
  readonly length: number | null;
  readonly tag: string | null;
  readonly occupied: boolean;
}

/** Components of the schematic, each with the footprint of the same reference where the board has one, in natural order. */
export function drawnParts(
  circuit: Circuit,
  board: Board | undefined,
): readonly (AssemblyPart & { readonly component: Component })[] {
  return assemblyParts({ circuit, board }).flatMap((part) =>
    part.component === undefined ? [] : [{ ...part, component: part.component }],
  );
}

/** The key of the layout where the part stands there, so that one key means one part everywhere. */
export function keyOfPart({ footprint, component }: Pick<AssemblyPart, "footprint" | "component">): string {
  return footprint?.id ?? component?.id ?? "";
}

/**
 * The symbol that each component is drawn with. Two files may hold different drawings under the one name that the component
 * says; the placed symbols tell them apart.
 */
export function symbolsOf(circuit: Circuit): (component: Component) => LibrarySymbol | undefined {
  const names = new Map(
    circuit.sheets.flatMap(({ symbols }) =>
      symbols.flatMap(({ component, librarySymbol }) =>
        component === undefined ? [] : [[component, librarySymbol] as const],
      ),
    ),
  );
  return ({ id }) => librarySymbol(circuit, names.get(id) ?? "");
}

/** In the symbol's own frame; a pin that the symbol does not draw stands at its origin and has no length. */
export function presentLogicPins(
  component: Component,
  key: string,
  symbol: LibrarySymbol | undefined,
  netName: (net: NetId) => string | undefined,
): readonly LogicPin[] {
  const drawn = new Map(
    symbol?.units.flatMap(({ unit, pins }) => pins.map((pin) => [`${unit} ${pin.number}`, pin] as const)),
  );
  return component.pins.map(({ number, name, electricalType, unit, net }) => {
    const pin = drawn.get(`${unit} ${number}`);
    return {
      key: `${component.id}/${number}`,
      partKey: key,
      pos: presentPos(pin?.position ?? { x: 0, y: 0 }, pin?.rotation),
      number,
      name,
      pinType: electricalType,
      length: pin ? toMil(pin.length) : null,
      tag: net === undefined ? null : (netName(net) ?? null),
      occupied: net !== undefined,
    };
  });
}

/**
 * All units of a symbol, each shape naming its own (0: common to all), in the symbol's frame; empty where its library
 * did not come along.
 */
export function presentSymbol(symbol: LibrarySymbol | undefined): readonly SchematicShape[] {
  return (symbol?.units ?? []).flatMap(({ unit, style, graphics, pins, texts }) =>
    [...graphics.map(presentGraphic), ...pins.map(presentPin), ...texts.map(presentText)].map((shape) => ({
      ...shape,
      unit,
      style,
    })),
  );
}

/** Where the symbols of parts stand on a sheet: one place for each unit. */
export function presentPlaces(sheet: Sheet, keys: ReadonlyMap<string, string>): readonly LogicPlace[] {
  return sheet.symbols.flatMap(({ component, unit, position, rotation, mirror }) => {
    const key = component === undefined ? undefined : keys.get(component);
    if (key === undefined) return [];
    return [{ key, unit, pos: presentPos(position, rotation), flipX: mirror === "y", flipY: mirror === "x" }];
  });
}

/** What is drawn on a sheet besides parts. A power symbol is a label of the net that it names. */
export function presentSheet(circuit: Circuit, sheet: Sheet): readonly SchematicShape[] {
  const nameOf = new Map(circuit.nets.map(({ id, name }) => [id as string, name]));
  return [
    ...sheet.items.map((item) => presentItem(item, nameOf)),
    ...sheet.symbols.flatMap((symbol) => presentPower(circuit, symbol)),
  ];
}

function presentPower(circuit: Circuit, symbol: PlacedSymbol): SchematicShape[] {
  const { component, position, rotation, texts } = symbol;
  if (component !== undefined || !librarySymbol(circuit, symbol.librarySymbol)?.power) return [];
  const text = texts.find(({ hidden }) => !hidden)?.text ?? "";
  return [{ type: "NetLabel", scope: "power", text, ...presentPos(position, rotation) }];
}

function presentItem(item: SchematicItem, nameOf: ReadonlyMap<string, string>): SchematicShape {
  switch (item.kind) {
    case "wire":
      return { type: "Wire", points: item.points.map(presentPoint), net: nameOf.get(item.net ?? "") ?? "" };
    case "bus":
      return { type: "Bus", points: item.points.map(presentPoint) };
    case "bus-entry":
      return { type: "BusEntry", ...presentPoint(item.position), ...presentSize(item.size) };
    case "junction":
      return { type: "Junction", ...presentPoint(item.position), diameter: toMil(item.diameter) };
    case "no-connect":
      return { type: "NoFlag", ...presentPoint(item.position) };
    case "label": {
      const net = nameOf.get(item.net ?? "") ?? "";
      const type = item.scope === "hierarchical" ? "Port" : "NetLabel";
      return { ...presentText(item.label), type, scope: item.scope, net };
    }
    case "text":
      return presentText(item.text);
    case "graphic":
      return presentGraphic(item.graphic);
    case "sheet":
      return {
        type: "Rect",
        filled: false,
        points: [item.position, { x: item.position.x + item.size.width, y: item.position.y + item.size.height }].map(
          presentPoint,
        ),
        sheet: item.child ?? null,
        name: item.name,
        ports: item.pins.map((pin) => ({ ...presentText(pin), type: "Port" })),
      };
  }
}

function presentGraphic({ shape, stroke, fill }: SymbolGraphic): SchematicShape {
  const common = { width: toMil(stroke.width), filled: fill !== "none" };
  switch (shape.kind) {
    case "line":
      return { type: "Polyline", ...common, points: [shape.start, shape.end].map(presentPoint) };
    case "rect":
      return { type: "Rect", ...common, points: [shape.start, shape.end].map(presentPoint) };
    case "circle":
      return { type: "Ellipse", ...common, center: presentPoint(shape.center), radius: toMil(shape.radius) };
    case "arc":
      return { type: "Arc", ...common, points: [shape.start, shape.mid, shape.end].map(presentPoint) };
    case "polygon":
      return { type: fill === "none" ? "Polyline" : "Polygon", ...common, points: shape.points.map(presentPoint) };
    case "bezier":
      return { type: "Path", ...common, bezier: true, points: shape.points.map(presentPoint) };
  }
}

function presentPin({ number, name, electricalType, position, rotation, length, hidden }: SymbolPinGraphic) {
  return {
    type: "Pin",
    number,
    name,
    pinType: electricalType,
    ...presentPos(position, rotation),
    length: toMil(length),
    hidden,
  } as const satisfies SchematicShape;
}

function presentText({ text, position, rotation, style, hidden = false }: SchematicText): SchematicShape {
  return { type: "Text", text, ...presentPos(position, rotation), height: toMil(style.size.height), hidden };
}

function presentPoint({ x, y }: Point) {
  return { x: toMil(x), y: toMil(y) };
}

function presentSize({ width, height }: { readonly width: number; readonly height: number }) {
  return { width: toMil(width), height: toMil(height) };
}

/** Symbol names come from a file: "constructor" must not find an object member. */
function librarySymbol({ librarySymbols }: Circuit, name: string): LibrarySymbol | undefined {
  return Object.hasOwn(librarySymbols, name) ? librarySymbols[name] : undefined;
}

/** The symbol's shapes of a footprint's part, by the schematic of the same version. */
export function symbolOfFootprint(circuit: Circuit, board: Board): (footprint: Footprint) => readonly SchematicShape[] {
  const componentOf = new Map(drawnParts(circuit, board).map(({ component, footprint }) => [footprint, component]));
  const symbolOf = symbolsOf(circuit);
  return (footprint) => {
    const component = componentOf.get(footprint);
    return presentSymbol(component && symbolOf(component));
  };
}
