import { listed, type PinElectricalType } from "@tracewright/board";
import { describeSymbol } from "../describe-item.ts";
import type { ElectricalItem, ElectricalMessage, FoundElectrical } from "../electrical-finding.ts";
import type { ElectricalRule } from "../electrical-rule.ts";
import { fieldOf } from "../graph/sheet-items.ts";
import { gatherParts, type PlacedPart } from "./placed-parts.ts";

/** Of parts in a sentence. */
const MAX_LISTED = 10;

export const duplicateReference: ElectricalRule = {
  id: "duplicate_reference",
  severity: "error",
  find: ({ circuit }) =>
    gatherParts(circuit).flatMap(({ reference, units, isNumbered }): FoundElectrical[] => {
      if (!isNumbered) return [];
      const twice = units.filter(
        (one, index) =>
          units.findIndex(
            (other) =>
              other.symbol.unit === one.symbol.unit ||
              (other.symbol.librarySymbol !== one.symbol.librarySymbol && !other.isMulti),
          ) < index,
      );
      if (twice.length === 0) return [];
      const items = units.map(({ item }) => item);
      return [
        found({
          about: reference,
          items,
          message: { kind: "duplicate-reference", facts: { reference, count: twice.length + 1 } },
        }),
      ];
    }),
};

export const unannotated: ElectricalRule = {
  id: "unannotated",
  severity: "error",
  find: ({ circuit }) =>
    gatherParts(circuit).flatMap(({ reference, units, isNumbered }): FoundElectrical[] => {
      if (isNumbered) return [];
      const items = units.map(({ item }) => item);
      const facts = { reference, count: items.length };
      return [found({ about: reference, items, message: { kind: "unannotated", facts } })];
    }),
};

export const extraUnits: ElectricalRule = {
  id: "extra_units",
  severity: "error",
  find: ({ circuit }) =>
    gatherParts(circuit).flatMap(({ reference, units, unitNumbers }) =>
      units
        .filter(({ symbol }) => unitNumbers.length > 0 && symbol.unit > Math.max(...unitNumbers))
        .map(({ item, symbol }) => {
          const facts = { reference, unit: symbol.unit, count: Math.max(...unitNumbers) };
          return found({
            about: `${reference} ${symbol.unit}`,
            items: [item],
            message: { kind: "extra-units", facts },
          });
        }),
    ),
};

/** Units of a part that stand nowhere; the rules below ask for those whose pins matter. */
function missingRule(
  id: "missing_unit" | "missing_power_pin" | "missing_input_pin" | "missing_bidi_pin",
  {
    kind,
    pins,
    severity = "warning",
  }: {
    readonly kind: "missing-unit" | "missing-power-pin" | "missing-input-pin" | "missing-bidi-pin";
    readonly pins?: PinElectricalType;
    readonly severity?: "error" | "warning";
  },
): ElectricalRule {
  return {
    id,
    severity,
    find: ({ circuit }) =>
      gatherParts(circuit).flatMap((part): FoundElectrical[] => {
        const missing = missingUnits(part).filter((unit) => pins === undefined || part.pinKindsOf(unit).has(pins));
        const [first] = part.units;
        if (missing.length === 0 || !first || !part.isNumbered) return [];
        const facts = { reference: part.reference, units: missing.map(letterOf).join(", ") };
        return [found({ about: part.reference, items: [first.item], message: { kind, facts } })];
      }),
  };
}

export const missingUnit = missingRule("missing_unit", { kind: "missing-unit" });
export const missingPowerPin = missingRule("missing_power_pin", {
  kind: "missing-power-pin",
  pins: "power-in",
  severity: "error",
});
export const missingInputPin = missingRule("missing_input_pin", { kind: "missing-input-pin", pins: "input" });
export const missingBidiPin = missingRule("missing_bidi_pin", { kind: "missing-bidi-pin", pins: "bidirectional" });

function missingUnits({ unitNumbers, units }: PlacedPart): number[] {
  const placed = new Set(units.map(({ symbol }) => symbol.unit));
  return unitNumbers.length < 2 ? [] : unitNumbers.filter((unit) => !placed.has(unit));
}

/** 1 → A, 26 → Z, 27 → AA. */
function letterOf(unit: number): string {
  const before = unit > 26 ? letterOf(Math.floor((unit - 1) / 26)) : "";
  return `${before}${String.fromCharCode(65 + ((unit - 1) % 26))}`;
}

export const unitValueMismatch: ElectricalRule = {
  id: "unit_value_mismatch",
  severity: "error",
  find: ({ circuit }) => differing(gatherParts(circuit), { textOf: ({ value }) => value, kind: "unit-value-mismatch" }),
};

export const differentUnitFootprint: ElectricalRule = {
  id: "different_unit_footprint",
  severity: "error",
  find: ({ circuit }) =>
    differing(gatherParts(circuit), { textOf: ({ footprint }) => footprint, kind: "different-unit-footprint" }),
};

function differing(
  parts: readonly PlacedPart[],
  {
    textOf,
    kind,
  }: {
    readonly textOf: (unit: PlacedPart["units"][number]) => string;
    readonly kind: "unit-value-mismatch" | "different-unit-footprint";
  },
): FoundElectrical[] {
  return parts.flatMap(({ reference, units, isNumbered }): FoundElectrical[] => {
    const first = isNumbered ? units.find((unit) => textOf(unit) !== "") : undefined;
    const second = first && units.find((unit) => textOf(unit) !== "" && textOf(unit) !== textOf(first));
    if (!first || !second) return [];
    const facts = { reference, first: textOf(first), second: textOf(second) };
    return [found({ about: reference, items: [second.item, first.item], message: { kind, facts } })];
  });
}

export const symbolMissing: ElectricalRule = {
  id: "lib_symbol_issues",
  severity: "error",
  find: ({ circuit }) => {
    const missing = new Map<string, { readonly references: Set<string>; readonly items: ElectricalItem[] }>();
    const references = new Map<string, string>(circuit.components.map(({ id, reference }) => [id, reference]));
    for (const sheet of circuit.sheets)
      for (const symbol of sheet.symbols) {
        if (Object.hasOwn(circuit.librarySymbols, symbol.librarySymbol)) continue;
        const reference = (symbol.component && references.get(symbol.component)) ?? fieldOf(symbol, "Reference");
        const group = missing.get(symbol.librarySymbol) ?? { references: new Set(), items: [] };
        missing.set(symbol.librarySymbol, group);
        group.references.add(reference);
        group.items.push(describeSymbol(sheet, symbol, reference));
      }
    return [...missing].map(([symbol, group]) => {
      const facts = { symbol, references: listed([...group.references], MAX_LISTED) };
      return found({ about: symbol, items: group.items, message: { kind: "symbol-missing", facts } });
    });
  },
};

export const footprintLink: ElectricalRule = {
  id: "footprint_link_issues",
  severity: "warning",
  find: ({ circuit }) =>
    gatherParts(circuit).flatMap(({ reference, units, isFromKicad }) =>
      units
        .filter(
          ({ footprint }) => isFromKicad && footprint !== "" && footprint !== "~" && !/^[^:]+:[^:]/.test(footprint),
        )
        .slice(0, 1)
        .map(({ item, footprint }) =>
          found({
            about: reference,
            items: [item],
            message: { kind: "footprint-link", facts: { reference, footprint } },
          }),
        ),
    ),
};

function found({
  about,
  items,
  message,
}: {
  readonly about: string;
  readonly items: readonly ElectricalItem[];
  readonly message: ElectricalMessage;
}): FoundElectrical {
  const [first, ...more] = items;
  if (!first) throw new Error(`finding about ${about} has no item`);
  return { about, message, items: [first, ...more], nets: [] };
}
