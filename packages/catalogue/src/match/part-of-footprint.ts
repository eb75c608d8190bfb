import type { Footprint } from "@tracewright/board";
import type { PartToMatch } from "./part-to-match.ts";

/** What matching asks of a part of a layout that has no schematic. */
export function partOfFootprint(footprint: Footprint): PartToMatch {
  return {
    prefix: /^[A-Za-z]+/.exec(footprint.reference)?.[0].toUpperCase() ?? "",
    value: footprint.value,
    footprint: footprint.library,
    padNumbers: footprint.pads.map(({ number }) => number),
    pins: [],
    symbol: "",
    fields: footprint.properties,
  };
}
