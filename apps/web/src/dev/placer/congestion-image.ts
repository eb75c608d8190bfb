import type { CongestionRaster } from "@tracewright/placement";
import { colourOf } from "../overlay/plane-image.ts";

/** Steps from cool to hot. */
const STEPS = 100;

/** RGBA bytes of the raster, one pixel a cell: the fullest is drawn hottest, what is empty stays clear. */
export function congestionPixels({ values, peak }: CongestionRaster): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(values.length * 4);
  for (const [cell, value] of values.entries()) {
    const step = peak > 0 ? Math.round((value / peak) * STEPS) : 0;
    if (step > 0) pixels.set(colourOf({ kind: "congestion" }, step, STEPS), cell * 4);
  }
  return pixels;
}
