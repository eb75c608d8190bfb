import type { Footprint } from "@tracewright/board";

/** A hole for a screw, by the name of its footprint: on a proposed board it stands in a corner or where a form has one. */
export function isScrewHole({ library }: Footprint): boolean {
  return /mounting_?hole/i.test(library);
}
