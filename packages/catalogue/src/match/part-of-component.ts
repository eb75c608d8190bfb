import type { Component } from "@tracewright/board";
import type { PartToMatch } from "./part-to-match.ts";

/** What matching asks of a part of the schematic; `padNumbers` of its footprint, where that is known. */
export function partOfComponent(component: Component, padNumbers: readonly string[] = []): PartToMatch {
  return {
    prefix: /^[A-Za-z]+/.exec(component.reference)?.[0].toUpperCase() ?? "",
    value: component.value,
    footprint: component.footprint,
    padNumbers,
    pins: component.pins.map(({ number, name }) => ({ number, name })),
    symbol: component.librarySymbol,
    fields: component.properties,
  };
}
