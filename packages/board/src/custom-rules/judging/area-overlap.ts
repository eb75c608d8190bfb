import {
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

/** Whether any of the shapes reaches into the area. */
export function overlapsArea(solids: readonly Solid[], { polygon, box }: Area): boolean {
  const area: Solid = { kind: "polygon", polygon, radius: 0 };
  return solids.some((solid) => boxesTouch(solidBox(solid), box) && areTouching(solid, area));
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
