import type { Circuit, Component, LibrarySymbol, PinElectricalType, PlacedSymbol, Sheet } from "@tracewright/board";
import { describeSymbol } from "../describe-item.ts";
import type { ElectricalItem } from "../electrical-finding.ts";
import { fieldOf } from "../graph/sheet-items.ts";

export interface PlacedUnit {
  readonly sheet: Sheet;
  readonly symbol: PlacedSymbol;
  readonly item: ElectricalItem;
  readonly value: string;
  readonly footprint: string;
  /** Its symbol has several units. */
  readonly isMulti: boolean;
}

/** All symbols of one reference. */
export interface PlacedPart {
  readonly reference: string;
  readonly isNumbered: boolean;
  readonly isFromKicad: boolean;
  readonly units: readonly PlacedUnit[];
  /** Of its symbol, in ascending order. */
  readonly unitNumbers: readonly number[];
  readonly pinKindsOf: (unit: number) => ReadonlySet<PinElectricalType>;
}

const known = new WeakMap<Circuit, readonly PlacedPart[]>();

/** The parts of a schematic by reference, with every symbol that stands for one. Power symbols are no parts. */
export function gatherParts(circuit: Circuit): readonly PlacedPart[] {
  const before = known.get(circuit);
  if (before) return before;
  const components = new Map<string, Component>(circuit.components.map((component) => [component.id, component]));
  const kicad = new Set(
    circuit.sheets.filter(({ foreign }) => foreign?.format === "kicad").map(({ fileName }) => fileName),
  );
  const groups = new Map<string, { units: PlacedUnit[]; library?: LibrarySymbol }>();
  for (const sheet of circuit.sheets)
    for (const symbol of sheet.symbols) {
      const component = symbol.component && components.get(symbol.component);
      if (!component) continue;
      const library = Object.hasOwn(circuit.librarySymbols, symbol.librarySymbol)
        ? circuit.librarySymbols[symbol.librarySymbol]
        : undefined;
      const group = groups.get(component.reference) ?? { units: [], ...(library && { library }) };
      groups.set(component.reference, group);
      group.units.push({
        sheet,
        symbol,
        item: describeSymbol(sheet, symbol, component.reference),
        value: fieldOf(symbol, "Value"),
        footprint: fieldOf(symbol, "Footprint"),
        isMulti: (library?.units ?? []).some(({ unit }) => unit > 1),
      });
    }
  const parts = [...groups].map(([reference, { units, library }]): PlacedPart => {
    const drawings = library?.units ?? [];
    return {
      reference,
      isNumbered: /\d$/.test(reference),
      isFromKicad: units.some(({ sheet }) => kicad.has(sheet.fileName)),
      units,
      unitNumbers: [...new Set(drawings.map(({ unit }) => unit))].filter((unit) => unit > 0).sort((a, b) => a - b),
      pinKindsOf: (wanted) =>
        new Set(
          drawings
            .filter(({ unit }) => unit === wanted)
            .flatMap(({ pins }) => pins.map(({ electricalType }) => electricalType)),
        ),
    };
  });
  known.set(circuit, parts);
  return parts;
}
