import { growSolid, insetConvexRing, isConvex, type Nm, type Placement, type Solid } from "@tracewright/geometry";
import type { PadShape } from "../records/pad.ts";
import type { PadGrowth } from "./pad-growth.ts";
import { padShapeSolids } from "./pad-solids.ts";

/**
 * Corners that growth rounds by less stay sharp. Boards ask for margins of 1 nm (KiCad 5 takes 0 for "inherit"); an arc
 * of that radius has ends that are off its circle once rounded, invisibly.
 */
const MIN_ROUNDING: Nm = 1_000;

/** A pad shape grown or shrunk, as a union of solids; none where shrinking leaves nothing. */
export function grownPadSolids(shape: PadShape, growth: PadGrowth, placement: Placement): Solid[] {
  const grown = grownPadShape(shape, growth);
  if (!grown) return [];
  const solids = padShapeSolids(grown, placement);
  return grown === shape ? solids.flatMap((solid) => growOrShrink(solid, Math.min(growth.x, growth.y))) : solids;
}

/** The shape itself where its growth has to happen solid by solid; undefined when nothing is left of it. */
export function grownPadShape(shape: PadShape, { x, y }: PadGrowth): PadShape | undefined {
  if (x === 0 && y === 0) return shape;
  if (shape.kind === "circle") {
    const diameter = shape.diameter + 2 * Math.min(x, y);
    return diameter > 0 ? { ...shape, diameter } : undefined;
  }
  if (shape.kind !== "rect" && shape.kind !== "oval" && shape.kind !== "roundrect") return shape;
  const size = { width: shape.size.width + 2 * x, height: shape.size.height + 2 * y };
  const least = Math.min(size.width, size.height);
  if (least <= 0) return undefined;
  if (shape.kind === "oval") return { ...shape, size };
  const before = shape.kind === "roundrect" ? Math.min(shape.size.width, shape.size.height) * shape.cornerRatio : 0;
  const radius = before + Math.min(x, y);
  // What lies within a distance of a corner is round, and so KiCad plots it; shrinking leaves corners sharp.
  if (shape.kind === "rect" && radius < MIN_ROUNDING) return { ...shape, size };
  return { kind: "roundrect", size, cornerRatio: Math.min(0.5, Math.max(0, radius / least)) };
}

/** Shrinking leaves an area with notches as it is: its paste comes out wider by the margin, never missing. */
function growOrShrink(solid: Solid, by: number): Solid[] {
  if (by > 0 && solid.radius + by < MIN_ROUNDING) return [solid];
  if (by >= 0 || -by <= solid.radius) return [growSolid(solid, by)];
  if (solid.kind === "circle" || solid.kind === "capsule") return [];
  const ring = solid.kind === "convex" ? solid.points : solid.polygon.outer;
  if (!isConvex(ring)) return [{ ...solid, radius: 0 }];
  const points = insetConvexRing(ring, -by - solid.radius);
  return points.length > 2 ? [{ kind: "convex", points, radius: 0 }] : [];
}
