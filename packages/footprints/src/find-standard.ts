import type { Footprint } from "@tracewright/board";
import { lettersOf } from "./choose/guess-footprint.ts";
import { standardNames } from "./choose/standard-name.ts";
import { findFootprint } from "./find-footprint.ts";
import type { LibraryFootprint } from "./pattern/draw-footprint.ts";

/**
 * The standard package that a board's footprint is of. Private libraries draw what they like under any name; with the
 * standard's pads it is the standard's package, and so it is where the name is another way of writing the standard's.
 */
export function findStandard(footprint: Footprint): LibraryFootprint | undefined {
  const { library, reference } = footprint;
  return [library, ...standardNames(library, lettersOf(reference))]
    .map((name) => findFootprint(name))
    .find((found) => found && padNumbers(found.footprint) === padNumbers(footprint));
}

function padNumbers({ pads }: Footprint): string {
  return [...new Set(pads.map(({ number }) => number).filter(Boolean))].sort().join();
}
