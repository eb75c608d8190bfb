import {
  areNearer,
  areTouching,
  type Box,
  boxesTouch,
  forEachSide,
  locateInPolygon,
  type Polygon,
  type Solid,
  solidBox,
} from "@tracewright/geometry";

/** An area with its box. */
interface Area {
  readonly polygon: Polygon;
  readonly box: Box;
}

/** Shapes and areas never change, and the same two are asked about for each pair that an item is in. */
const known = new WeakMap<Polygon, WeakMap<readonly Solid[], boolean>>();

/** Whether any of the shapes reaches into the area. */
export function overlapsArea(solids: readonly Solid[], { polygon, box }: Area): boolean {
  const [first] = solids;
  // Most items are far from it: that is seen sooner than remembered.
  if (solids.length === 1 && first && first.kind !== "polygon" && !boxesTouch(solidBox(first), box)) return false;
  let ofArea = known.get(polygon);
  if (!ofArea) {
    ofArea = new WeakMap();
    known.set(polygon, ofArea);
  }
  let overlaps = ofArea.get(solids);
  if (overlaps === undefined) {
    const area = { kind: "polygon", polygon, radius: 0 } as const;
    overlaps = solids.some((solid) => boxesTouch(solidBox(solid), box) && reachesInto(solid, area));
    ofArea.set(solids, overlaps);
  }
  return overlaps;
}

/** A round end that meets the border in a point does not reach in, as in KiCad 6. */
function reachesInto(solid: Solid, area: Extract<Solid, { kind: "polygon" }>): boolean {
  if (!areTouching(solid, area)) return false;
  return (
    solid.radius === 0 || locateInPolygon(anyPointOf(solid), area.polygon) === "inside" || areNearer(solid, area, 0)
  );
}

/** Whether all of the shapes are inside the area whole: none meets its border. */
export function isWithinArea(solids: readonly Solid[], { polygon, box }: Area): boolean {
  return solids.length > 0 && solids.every((solid) => boxesTouch(solidBox(solid), box) && isWithin(solid, polygon));
}

function isWithin(solid: Solid, polygon: Polygon): boolean {
  if (locateInPolygon(anyPointOf(solid), polygon) === "outside") return false;
  let meets = false;
  for (const ring of [polygon.outer, ...polygon.holes])
    forEachSide(ring, (start, end) => {
      meets ||= areTouching(solid, { kind: "capsule", start, end, radius: 0 });
    });
  return !meets;
}

function anyPointOf(solid: Solid): { readonly x: number; readonly y: number } {
  switch (solid.kind) {
    case "circle":
      return solid.center;
    case "capsule":
      return solid.start;
    case "convex":
      return solid.points[0]!;
    case "polygon":
      return solid.polygon.outer[0]!;
  }
}
