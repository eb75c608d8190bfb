import type { Bounds } from "../drawing.ts";
import type { PaperSize } from "./paper.ts";

/** Enlargements and reductions that a ruler or a head can undo. */
const SCALES = [20, 10, 8, 6, 5, 4, 3, 2.5, 2, 1.5, 1] as const;

/** The largest usual scale at which so much fits into the room. */
export function largestScale(bounds: Bounds, room: PaperSize): number {
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const fitting = Math.min(room.width / width, room.height / height);
  const enlargement = SCALES.find((scale) => scale <= fitting + 1e-9);
  if (enlargement !== undefined) return enlargement;
  for (let decade = 1; ; decade *= 10)
    for (const reduction of [1.5, 2, 2.5, 3, 4, 5, 6, 8, 10])
      if (1 / (reduction * decade) <= fitting + 1e-9) return 1 / (reduction * decade);
}

/** "2:1", "1:2.5". */
export function nameScale(scale: number): string {
  const round = (ratio: number) => String(Number(ratio.toFixed(3)));
  return scale >= 1 ? `${round(scale)}:1` : `1:${round(1 / scale)}`;
}
