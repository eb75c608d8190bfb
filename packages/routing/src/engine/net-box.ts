import type { Workbench } from "../search/workbench.ts";

/** Around all places where a net may end, in nanometres. */
export interface NetBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export function boxOfNet(bench: Workbench, net: number): NetBox {
  let x0 = Number.POSITIVE_INFINITY;
  let y0 = x0;
  let x1 = Number.NEGATIVE_INFINITY;
  let y1 = x1;
  for (const terminal of bench.terminalsOf[net]!)
    for (const anchor of bench.problem.terminals[terminal]!.anchors) {
      x0 = Math.min(x0, anchor.x);
      x1 = Math.max(x1, anchor.x);
      y0 = Math.min(y0, anchor.y);
      y1 = Math.max(y1, anchor.y);
    }
  return { x0, y0, x1, y1 };
}

/** Nets along one line have boxes without any area; so far beyond it they count as using the ground. */
const RIM = 250_000;
/** Of the smaller box. */
const MUCH = 0.3;

/** Whether so much of the smaller box lies in the other one that ways of both nets are likely to meet. */
export function isMostlyShared(a: NetBox, b: NetBox): boolean {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) + 2 * RIM;
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) + 2 * RIM;
  return width > 0 && height > 0 && width * height > MUCH * Math.min(areaOf(a), areaOf(b));
}

function areaOf({ x0, y0, x1, y1 }: NetBox): number {
  return (x1 - x0 + 2 * RIM) * (y1 - y0 + 2 * RIM);
}
