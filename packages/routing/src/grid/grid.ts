import type { RoutingProblem } from "../problem.ts";

/**
 * The search lattice: `width` × `height` nodes a layer, `pitch` apart, with a border of one node that is never entered
 * so that the kernel needs no bounds test. Node = (layer · height + y) · width + x.
 */
export interface Grid {
  readonly pitch: number;
  readonly originX: number;
  readonly originY: number;
  readonly width: number;
  readonly height: number;
  readonly layers: number;
  /** Nodes of one layer. */
  readonly plane: number;
  readonly nodes: number;
}

const FINEST_PITCH = 50_000;
const COARSEST_PITCH = 200_000;

/**
 * Pitch such that a whole number of steps makes one track with its clearance (a careless pitch loses a track in every
 * channel), as fine as `nodeLimit` allows but no finer than a quarter of that.
 */
export function chooseGrid(problem: RoutingProblem, nodeLimit: number): Grid {
  const { box, layerCount } = problem;
  const spanX = box.maxX - box.minX;
  const spanY = box.maxY - box.minY;
  const period = dominantPeriod(problem);
  let pitch = COARSEST_PITCH;
  for (let parts = 8; parts >= 1; parts--) {
    const candidate = Math.round(period / parts);
    if (candidate < FINEST_PITCH || candidate > COARSEST_PITCH) continue;
    pitch = candidate;
    if ((spanX / candidate) * (spanY / candidate) * layerCount <= nodeLimit && candidate >= period / 4.5) break;
  }
  while ((spanX / pitch) * (spanY / pitch) * layerCount > nodeLimit * 4) pitch = Math.round(pitch * 1.25);
  const width = Math.floor(spanX / pitch) + 4;
  const height = Math.floor(spanY / pitch) + 4;
  // A round origin keeps nodes on the lattice that people draw parts on wherever the pitch divides it.
  const originX = Math.floor(box.minX / pitch) * pitch - pitch;
  const originY = Math.floor(box.minY / pitch) * pitch - pitch;
  return {
    pitch,
    originX,
    originY,
    width,
    height,
    layers: layerCount,
    plane: width * height,
    nodes: width * height * layerCount,
  };
}

/** Width + clearance of the class that most terminals belong to. */
function dominantPeriod(problem: RoutingProblem): number {
  const counts = new Map<number, number>();
  for (const terminal of problem.terminals) {
    const rule = problem.nets[terminal.net]!;
    const period = rule.width + rule.clearance;
    counts.set(period, (counts.get(period) ?? 0) + 1);
  }
  let best = 400_000;
  let most = 0;
  for (const [period, count] of counts)
    if (count > most || (count === most && period < best)) [best, most] = [period, count];
  return best;
}
