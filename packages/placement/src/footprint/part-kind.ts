import type { Footprint } from "@tracewright/board";

/** "R_0603_1608Metric" is 0603. */
const CHIP_SIZE = /_(\d{4})(?:_|$)/;

/**
 * Parts of one kind look alike: those of one footprint on one side, and chips of one size, whatever they are, for resistors
 * and capacitors make rows together.
 */
export function partKind({ library, side, pads }: Footprint): string {
  const size = pads.length === 2 ? CHIP_SIZE.exec(library)?.[1] : undefined;
  return `${size ?? library} ${side} ${pads.length}`;
}
