import {
  ARC_ERROR,
  capsule,
  convexHull,
  isConvex,
  type Point,
  type Ring,
  rotatePoint,
  type Solid,
  strokeOf,
} from "@tracewright/geometry";
import type { Aperture, ArcTurn, Contour, GerberObject, MacroPart } from "./gerber-image.ts";

/** What a Gerber object covers, as a union of solids. Arcs become chords within `maxError`; holes in apertures fill. */
export function objectSolids(object: GerberObject, maxError: number = ARC_ERROR): Solid[] {
  switch (object.kind) {
    case "flash":
      return apertureSolids(object.aperture, object.position);
    case "stroke": {
      const path = object.arc ? arcPath(object.start, object.end, object.arc, maxError) : [object.start, object.end];
      if (object.aperture.kind === "circle") return strokeOf(path, object.aperture.diameter);
      return sweep(object.aperture, path);
    }
    case "region":
      return object.contours.map((contour) => ringSolid(contourRing(contour, maxError)));
  }
}

/** The corners of a contour, its start once. */
export function contourRing({ start, steps }: Contour, maxError: number = ARC_ERROR): Ring {
  const ring: Point[] = [start];
  for (const { end, arc } of steps) {
    const from = ring.at(-1) ?? start;
    ring.push(...(arc ? arcPath(from, end, arc, maxError).slice(1) : [end]));
  }
  const last = ring.at(-1);
  if (ring.length > 1 && last?.x === start.x && last.y === start.y) ring.pop();
  return ring;
}

/** Points along an arc, both ends included; the radius slides from the start's to the end's where they differ. */
export function arcPath(start: Point, end: Point, { center, clockwise }: ArcTurn, maxError: number): Point[] {
  const from = Math.atan2(start.y - center.y, start.x - center.x);
  const to = Math.atan2(end.y - center.y, end.x - center.x);
  const full = 2 * Math.PI;
  // Screen axes: angles grow clockwise because y points down.
  let sweepAngle = (((clockwise ? to - from : from - to) % full) + full) % full;
  if (start.x === end.x && start.y === end.y) sweepAngle = full;
  const radius = Math.hypot(start.x - center.x, start.y - center.y);
  const radiusAtEnd = Math.hypot(end.x - center.x, end.y - center.y);
  const step = radius > maxError ? 2 * Math.acos(1 - maxError / radius) : Math.PI / 2;
  const count = Math.min(10_000, Math.max(1, Math.ceil(sweepAngle / step)));
  const points = [start];
  for (let index = 1; index < count; index++) {
    const t = index / count;
    const angle = from + (clockwise ? 1 : -1) * sweepAngle * t;
    const reach = radius + (radiusAtEnd - radius) * t;
    points.push({
      x: Math.round(center.x + reach * Math.cos(angle)) + 0,
      y: Math.round(center.y + reach * Math.sin(angle)) + 0,
    });
  }
  points.push(end);
  return points;
}

function apertureSolids(aperture: Aperture, at: Point): Solid[] {
  switch (aperture.kind) {
    case "circle":
      return [{ kind: "circle", center: at, radius: aperture.diameter / 2 }];
    case "obround": {
      const width = Math.min(aperture.width, aperture.height);
      const x = Math.trunc((aperture.width - width) / 2);
      const y = Math.trunc((aperture.height - width) / 2);
      return [capsule(shift({ x: -x, y: -y }, at), shift({ x, y }, at), width)];
    }
    case "macro":
      return aperture.parts.filter((part) => !part.clear).flatMap((part) => partSolids(part, at));
    default:
      return [{ kind: "convex", points: apertureCorners(aperture).map((corner) => shift(corner, at)), radius: 0 }];
  }
}

function apertureCorners(aperture: Extract<Aperture, { kind: "rect" | "polygon" }>): Point[] {
  if (aperture.kind === "rect") {
    const [x, y] = [Math.trunc(aperture.width / 2), Math.trunc(aperture.height / 2)];
    return [
      { x: -x, y: -y },
      { x, y: -y },
      { x, y },
      { x: -x, y },
    ];
  }
  const corners = Math.min(12, Math.max(3, Math.round(aperture.corners)));
  return Array.from({ length: corners }, (_, index) =>
    rotatePoint({ x: Math.round(aperture.diameter / 2), y: 0 }, aperture.rotation + (360 * index) / corners),
  );
}

function partSolids(part: MacroPart, at: Point): Solid[] {
  switch (part.kind) {
    case "circle":
      return [{ kind: "circle", center: shift(part.center, at), radius: part.diameter / 2 }];
    case "outline":
      return [ringSolid(part.ring.map((corner) => shift(corner, at)))];
    case "bar": {
      const [start, end] = [shift(part.start, at), shift(part.end, at)];
      const length = Math.hypot(end.x - start.x, end.y - start.y);
      if (length === 0 || part.width === 0) return [capsule(start, end, 0)];
      const x = ((end.y - start.y) / length) * (part.width / 2);
      const y = (-(end.x - start.x) / length) * (part.width / 2);
      const corners = [shift(start, { x, y }), shift(end, { x, y }), shift(end, { x: -x, y: -y })];
      return [{ kind: "convex", points: [...corners, shift(start, { x: -x, y: -y })].map(rounded), radius: 0 }];
    }
  }
}

/** A stroke with a cornered aperture covers the hull of its two ends. */
function sweep(aperture: Aperture, path: readonly Point[]): Solid[] {
  return path.slice(1).flatMap((end, index) => {
    const ends = [path[index] ?? end, end];
    if (aperture.kind === "macro") return ends.flatMap((at) => apertureSolids(aperture, at));
    if (aperture.kind === "circle") return strokeOf(ends, aperture.diameter);
    const outline = aperture.kind === "obround" ? ({ ...aperture, kind: "rect" } as const) : aperture;
    const corners = ends.flatMap((at) => apertureCorners(outline).map((corner) => rounded(shift(corner, at))));
    return [{ kind: "convex", points: convexHull(corners), radius: 0 } as const];
  });
}

function ringSolid(ring: Ring): Solid {
  if (ring.length < 200 && isConvex(ring)) return { kind: "convex", points: ring, radius: 0 };
  return { kind: "polygon", polygon: { outer: ring, holes: [] }, radius: 0 };
}

function shift(point: Point, by: Point): Point {
  return { x: point.x + by.x, y: point.y + by.y };
}

function rounded(point: Point): Point {
  return { x: Math.round(point.x) + 0, y: Math.round(point.y) + 0 };
}
