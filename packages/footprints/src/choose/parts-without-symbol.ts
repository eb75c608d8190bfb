import type { Circuit, ComponentId } from "@tracewright/board";

/** Parts whose symbol, or that of a unit, is in no library that was handed in: their pins are unknown. */
export function partsWithoutSymbol({ sheets, librarySymbols }: Circuit): ReadonlySet<ComponentId> {
  return new Set(
    sheets.flatMap(({ symbols }) =>
      symbols.flatMap(({ component, librarySymbol }) =>
        component !== undefined && !Object.hasOwn(librarySymbols, librarySymbol) ? [component] : [],
      ),
    ),
  );
}
