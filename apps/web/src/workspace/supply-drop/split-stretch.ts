import type { DropStretch } from "@tracewright/checks";
import type { Point } from "@tracewright/geometry";

/** A part of a stretch that is drawn in one colour. */
export interface ColouredPiece {
  /** 0 … `steps` − 1. */
  readonly step: number;
  readonly start: Point;
  readonly end: Point;
}

export function stepOf(drop: number, max: number, steps: number): number {
  return Math.min(steps - 1, Math.max(0, Math.floor((steps * drop) / (max || 1))));
}

/** Cuts a stretch where its drop reaches another step. */
export function splitStretch(
  { start, end, drops: [from, to] }: DropStretch,
  max: number,
  steps: number,
): ColouredPiece[] {
  const [first, last] = [stepOf(from, max, steps), stepOf(to, max, steps)];
  const direction = Math.sign(last - first);
  const count = Math.abs(last - first);
  const pointAt = (share: number): Point => ({
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share,
  });
  const shareAt = (border: number) => ((border * max) / steps - from) / (to - from);
  return Array.from({ length: count + 1 }, (_, index) => {
    const step = first + index * direction;
    const entry = direction > 0 ? step : step + 1;
    const exit = direction > 0 ? step + 1 : step;
    return {
      step,
      start: index === 0 ? start : pointAt(shareAt(entry)),
      end: index === count ? end : pointAt(shareAt(exit)),
    };
  });
}
