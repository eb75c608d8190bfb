import type { Board, EdgeIntent, Footprint } from "@tracewright/board";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import { EDGE_SIDES } from "../footprint/rim.ts";
import { edgeSidesOf, placesAtEdge } from "../layout/edge.ts";
import { Layout } from "../layout/layout.ts";
import { OWN_SIDE_POSES, POSES } from "../problem/poses.ts";

/** Steps along the rim at which a place is asked for: those of the places that parts take there. */
const STEP = 100_000;

/**
 * Those of the parts that no place at the rim takes beside the parts that stay, even if nothing else were there: a body
 * may be too deep for what is free behind the rim, which lengths along it do not tell. On their own side, where drawn
 * courtyards stay apart.
 */
export function findSeatless(
  board: Board,
  parts: readonly Footprint[],
  { staying }: { staying: readonly Footprint[] },
): readonly Footprint[] {
  const own = new Set(parts.map(({ id }) => id));
  const bare = { ...board, footprints: [...staying.filter(({ id }) => !own.has(id)), ...parts] };
  const { problem, parts: placed } = placementProblemFromBoard(bare, {
    mode: "selected",
    parts: parts.map(({ id }) => id),
    intents: parts.map(edgeIntent),
  });
  const layout = new Layout(problem, { halo: 0, crowded: true, overhang: true });
  const seatless = new Set(placed.flatMap(({ id }, part) => (hasSeat(layout, part) ? [] : [id])));
  return parts.filter(({ id }) => seatless.has(id));
}

function edgeIntent({ reference }: Footprint): EdgeIntent {
  const reason = { code: "said", facts: {} };
  return { id: `edge ${reference}`, kind: "edge", origin: "circuit", part: reference, reason };
}

function hasSeat(layout: Layout, part: number): boolean {
  const { problem } = layout;
  for (let pose = 0; pose < OWN_SIDE_POSES; pose += 1) {
    const isUpright = problem.facing[part * POSES + pose]! < 0;
    for (const side of isUpright ? EDGE_SIDES : edgeSidesOf(problem, part, pose)) {
      const [from, to] = problem.rim.rangeOf(side);
      for (let along = Math.ceil(from / STEP) * STEP; along <= to; along += STEP)
        if (placesAtEdge(layout, part, { pose, side, along, grid: STEP }).length > 0) return true;
    }
  }
  return false;
}
