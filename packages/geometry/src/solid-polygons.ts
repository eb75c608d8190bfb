import { type ArcBias, circleToRing } from "./arc.ts";
import type { Polygon, Ring } from "./point.ts";
import { convexHull, isConvex } from "./ring.ts";
import { coreSides, type Solid } from "./solid.ts";
import type { Nm } from "./units.ts";

export interface PolygonisingOptions {
  /** How far a corner or chord may leave the true curve. */
  readonly maxError: Nm;
  readonly bias?: ArcBias;
}

/**
 * A solid as polygons whose union it is: one for all but a rounded area, which gives its core and a convex piece for
 * every side.
 */
export function solidPolygons(solid: Solid, options: PolygonisingOptions): Polygon[] {
  const { maxError, bias = "inwards" } = options;
  if (solid.kind === "circle") return [plain(circleToRing(solid.center, solid.radius, maxError, bias))];
  if (solid.kind === "polygon" && !(solid.polygon.holes.length === 0 && isConvex(solid.polygon.outer))) {
    if (solid.radius === 0) return [solid.polygon];
    const rims = coreSides(solid).map(([a, b]) => roundedHull([a, b], solid.radius, maxError, bias));
    return [solid.polygon, ...rims.map(plain)];
  }
  const core =
    solid.kind === "capsule" ? [solid.start, solid.end] : solid.kind === "convex" ? solid.points : solid.polygon.outer;
  return [plain(solid.radius === 0 ? core : roundedHull(core, solid.radius, maxError, bias))];
}

function plain(outer: Ring): Polygon {
  return { outer, holes: [] };
}

/** Hull of discs about the core's corners: the Minkowski sum of a convex core and a disc. */
function roundedHull(core: Ring, radius: number, maxError: Nm, bias: ArcBias): Ring {
  return convexHull(core.flatMap((corner) => circleToRing(corner, radius, maxError, bias)));
}
