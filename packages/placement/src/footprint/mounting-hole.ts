import type { Footprint } from "@tracewright/board";

/**
 * Whether the footprint is a hole for a screw, on ground or another net though its pad may be: one pad about one drill, by
 * a name that says so. A case decides where it is, not its wire.
 */
export function isMountingHole({ pads, library, value }: Footprint): boolean {
  const numbers = new Set(pads.map(({ number }) => number).filter((number) => number !== ""));
  return (
    numbers.size <= 1 && pads.some(({ drill }) => drill !== undefined) && /hole|mount/i.test(`${library} ${value}`)
  );
}
