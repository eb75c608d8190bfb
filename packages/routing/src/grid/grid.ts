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
const COARSEST_PITCH = 260_000;
/** Steps that make one track with its clearance where there is time for them; three do as well for most boards. */
const FINE_STEPS = 4;
const MIN_STEPS = 2;
/** Nodes up to which a lattice is fine, and up to which it keeps three steps. */
const FINE_NODES = 1_200_000;
const USUAL_NODES = 3_000_000;
/** Nodes that memory allows; a board that needs more gets a pitch that fits nothing. */
const MAX_NODES = 12_000_000;

/**
 * Pitch such that a whole number of steps makes one track with its clearance (a careless pitch loses a track in every
 * channel). Fine on small boards, coarser on large ones: searches take a fraction of the time there, and large boards
 * are lost to time rather than to the last half step of room.
 */
export function chooseGrid(problem: RoutingProblem): Grid {
  const { box, layerCount } = problem;
  const spanX = box.maxX - box.minX;
  const spanY = box.maxY - box.minY;
  const nodesAt = (pitch: number): number => (spanX / pitch) * (spanY / pitch) * layerCount;
  const period = dominantPeriod(problem);
  let pitch = COARSEST_PITCH;
  for (let steps = 2 * FINE_STEPS; steps >= MIN_STEPS; steps--) {
    const candidate = Math.round(period / steps);
    if (candidate < FINEST_PITCH || candidate > COARSEST_PITCH) continue;
    pitch = candidate;
    if (steps <= FINE_STEPS && nodesAt(pitch) <= (steps === FINE_STEPS ? FINE_NODES : USUAL_NODES)) break;
  }
  while (nodesAt(pitch) > MAX_NODES) pitch = Math.round(pitch * 1.25);
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
