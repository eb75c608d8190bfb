import {
  type Circuit,
  type Component,
  type LibrarySymbol,
  nameOfField,
  type PlacedSymbol,
  placeInSymbol,
  type Sheet,
  type SymbolPinGraphic,
} from "@tracewright/board";
import { LineIndex, type Point } from "@tracewright/geometry";
import type { GraphBusEntry, GraphLabel, GraphLine, GraphMark, GraphPin, GraphSheetPin } from "./graph-item.ts";
import { pointKey, RASTER } from "./raster.ts";

/** From KiCad 7 on a power symbol names its net by its value; before, by the name of its pin. */
const POWER_BY_VALUE_VERSION = 20_230_121;

/** What can be joined on one sheet. */
export interface SheetItems {
  readonly sheet: Sheet;
  /** Of the file's format; 0: not a file of KiCad. */
  readonly version: number;
  readonly pins: readonly GraphPin[];
  readonly labels: readonly GraphLabel[];
  readonly sheetPins: readonly GraphSheetPin[];
  readonly wires: readonly GraphLine[];
  readonly buses: readonly GraphLine[];
  readonly entries: readonly GraphBusEntry[];
  readonly junctions: readonly GraphMark[];
  readonly noConnects: readonly GraphMark[];
  readonly wireIndex: LineIndex<GraphLine>;
  readonly busIndex: LineIndex<GraphLine>;
}

/** The items of every sheet, in the order of the sheets. */
export function listSheetItems(circuit: Circuit): SheetItems[] {
  const components = new Map<string, Component>(circuit.components.map((component) => [component.id, component]));
  const versions = new Map<string, number>();
  for (const { fileName, foreign } of circuit.sheets)
    if (foreign?.format === "kicad") versions.set(fileName, foreign.version);
  return circuit.sheets.map((sheet) => {
    const version = versions.get(sheet.fileName) ?? 0;
    const lines = (kind: "wire" | "bus") =>
      sheet.items.flatMap((item): GraphLine[] => {
        const [place] = item.kind === kind ? item.points : [];
        return item.kind === kind && place ? [{ kind, id: item.id, sheet, place, points: item.points }] : [];
      });
    const marks = (kind: "junction" | "no-connect") =>
      sheet.items.flatMap((item): GraphMark[] =>
        item.kind === kind ? [{ kind, id: item.id, sheet, place: item.position }] : [],
      );
    const [wires, buses] = [lines("wire"), lines("bus")];
    const wireIndex = new LineIndex(wires, RASTER);
    const busIndex = new LineIndex(buses, RASTER);
    const pins = sheet.symbols.flatMap((symbol) => pinsOf(symbol, { circuit, sheet, version, components }));
    const entries = sheet.items.flatMap((item): GraphBusEntry[] => {
      if (item.kind !== "bus-entry") return [];
      const { id, position, size } = item;
      const end = { x: position.x + size.width, y: position.y + size.height };
      return [{ kind: "bus-entry", id, sheet, place: position, ends: [position, end] }];
    });
    const noConnects = marks("no-connect");
    const occupied = countPoints([
      ...pins.map(({ place }) => place),
      ...noConnects.map(({ place }) => place),
      ...entries.flatMap(({ ends }) => ends),
      ...sheet.items.flatMap((item) => {
        if (item.kind === "label") return [item.label.position];
        return item.kind === "sheet" ? item.pins.map(({ position }) => position) : [];
      }),
    ]);
    const isDangling = (point: Point) =>
      (occupied.get(pointKey(point)) ?? 0) < 2 &&
      wireIndex.through(point).length === 0 &&
      busIndex.through(point).length === 0;
    return {
      sheet,
      version,
      pins,
      labels: sheet.items.flatMap((item): GraphLabel[] => {
        if (item.kind !== "label" || item.scope === "directive") return [];
        const { position: place, text } = item.label;
        const scope = item.scope === "power" ? "global" : item.scope;
        return [{ kind: "label", id: item.id, sheet, place, scope, text, isDangling: isDangling(place) }];
      }),
      sheetPins: sheet.items.flatMap((item): GraphSheetPin[] =>
        item.kind === "sheet"
          ? item.pins.map(
              ({ id, text, position: place }) =>
                ({
                  ...{ kind: "sheet-pin", id, sheet, place, entry: item, text, isDangling: isDangling(place) },
                }) as const,
            )
          : [],
      ),
      wires,
      buses,
      entries,
      junctions: marks("junction"),
      noConnects,
      wireIndex,
      busIndex,
    };
  });
}

function countPoints(points: readonly Point[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const point of points) {
    const key = pointKey(point);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

interface PinContext {
  readonly circuit: Circuit;
  readonly sheet: Sheet;
  readonly version: number;
  readonly components: ReadonlyMap<string, Component>;
}

function pinsOf(symbol: PlacedSymbol, { circuit, sheet, version, components }: PinContext): GraphPin[] {
  const library = Object.hasOwn(circuit.librarySymbols, symbol.librarySymbol)
    ? circuit.librarySymbols[symbol.librarySymbol]
    : undefined;
  if (!library) return [];
  const component = symbol.component && components.get(symbol.component);
  const reference = component?.reference ?? fieldOf(symbol, "Reference");
  return shownUnits(symbol, library).flatMap(({ pins }) =>
    pins.map((pin): GraphPin => {
      const power = powerOf(symbol, { pin, library, version });
      return {
        kind: "pin",
        id: symbol.id,
        sheet,
        place: placeInSymbol(symbol, pin.position),
        symbol,
        pin,
        library,
        reference,
        ...(component && { component }),
        ...(power && { power }),
      };
    }),
  );
}

/** What a placed symbol shows: the drawings of its unit and body style, and those common to all. */
export function shownUnits({ unit, style }: PlacedSymbol, { units }: LibrarySymbol) {
  return units.filter((part) => (part.unit === 0 || part.unit === unit) && (part.style === 0 || part.style === style));
}

export function fieldOf({ texts }: PlacedSymbol, name: string): string {
  return texts.find(({ id }) => nameOfField(id) === name)?.text ?? "";
}

function powerOf(
  symbol: PlacedSymbol,
  { pin, library, version }: { pin: SymbolPinGraphic; library: LibrarySymbol; version: number },
): GraphPin["power"] {
  if (pin.electricalType !== "power-in") return undefined;
  if (!library.power) return pin.hidden && pin.name !== "" ? { name: pin.name, local: false } : undefined;
  const value = fieldOf(symbol, "Value");
  const name = version >= POWER_BY_VALUE_VERSION ? value || pin.name : pin.name || value;
  return name === "" ? undefined : { name, local: library.localPower ?? false };
}
