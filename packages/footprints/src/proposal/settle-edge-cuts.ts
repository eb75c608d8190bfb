import type { Footprint, Graphic } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";

const EDGE = "Edge.Cuts";
/** Where a person sees the line and no program cuts along it. */
const DRAWING = "Dwgs.User";
/** Ends closer than this are one. */
const JOIN = 10_000;

/**
 * A part that draws where the board ends (an edge connector, a USB plug let into it) leaves an outline open wherever it
 * is put. Its loose lines become drawings, to be cut by the caller; closed ones are holes, which it takes along.
 */
export function settleEdgeCuts(footprint: Footprint): Footprint {
  const cuts = footprint.graphics.filter(({ layer }) => layer === EDGE);
  if (cuts.length === 0 || isClosed(cuts)) return footprint;
  return {
    ...footprint,
    graphics: footprint.graphics.map((graphic) => (graphic.layer === EDGE ? { ...graphic, layer: DRAWING } : graphic)),
  };
}

function isClosed(cuts: readonly Graphic[]): boolean {
  const counts = new Map<string, number>();
  for (const { x, y } of cuts.flatMap(endsOf)) {
    const key = `${Math.round(x / JOIN)} ${Math.round(y / JOIN)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts.values()].every((count) => count === 2);
}

/** Of what has ends: circles, rectangles and polygons are closed in themselves. */
function endsOf({ shape }: Graphic): Point[] {
  if (shape.kind === "line" || shape.kind === "arc") return [shape.start, shape.end];
  return shape.kind === "bezier" ? [shape.points[0], shape.points[3]] : [];
}
