import type { Point } from "@tracewright/geometry";
import { formatLength, type LengthUnit } from "../texts/format-length.ts";

/** A measured distance in words: how far, and how far across, down (y grows downwards) and at what angle, counter-clockwise. */
export function wordMeasure({ from, to }: { readonly from: Point; readonly to: Point }, unit: LengthUnit) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const angle = (Math.atan2(-dy, dx) * 180) / Math.PI;
  return {
    length: formatLength(Math.hypot(dx, dy), unit),
    steps: [`dx ${formatLength(dx, unit)}`, `dy ${formatLength(dy, unit)}`, wordAngle(angle)],
  };
}

/** 0 … 360°, and never "-0.0" or "360.0" by rounding. */
function wordAngle(angle: number): string {
  return `${((Math.round(angle * 10) / 10 + 360) % 360).toFixed(1)}°`;
}
