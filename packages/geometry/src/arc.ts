import type { Point } from "./point.ts";
import type { Nm } from "./units.ts";

/** A circular arc by its centre. Angles are mathematical on screen axes: (cos, sin) with y downwards, in radians. */
export interface ArcGeometry {
  /** Not rounded: the centre of an arc through three integer points is seldom one itself. */
  readonly center: { readonly x: number; readonly y: number };
  readonly radius: number;
  readonly startAngle: number;
  /** Positive: clockwise on the screen. Within (−2π, 2π). */
  readonly sweep: number;
}

/**
 * On which side of the true curve the corners of a polyline may leave it: "outwards" lies never inside the circle,
 * "inwards" has its corners on the circle (chords), "centred" splits the error.
 */
export type ArcBias = "outwards" | "inwards" | "centred";

/** The arc through three points; undefined when they lie on one line. Start = end means a full circle through mid. */
export function arcGeometry(start: Point, mid: Point, end: Point): ArcGeometry | undefined {
  const midX = mid.x - start.x;
  const midY = mid.y - start.y;
  const endX = end.x - start.x;
  const endY = end.y - start.y;
  if (endX === 0 && endY === 0) {
    const radius = Math.hypot(midX, midY) / 2;
    if (radius === 0) return undefined;
    const center = { x: start.x + midX / 2, y: start.y + midY / 2 };
    return { center, radius, startAngle: Math.atan2(-midY, -midX), sweep: 2 * Math.PI };
  }
  const cross = midX * endY - midY * endX;
  if (cross === 0) return undefined;
  const mid2 = midX * midX + midY * midY;
  const end2 = endX * endX + endY * endY;
  const centerX = (endY * mid2 - midY * end2) / (2 * cross);
  const centerY = (midX * end2 - endX * mid2) / (2 * cross);
  const startAngle = Math.atan2(-centerY, -centerX);
  const endAngle = Math.atan2(endY - centerY, endX - centerX);
  let sweep = endAngle - startAngle;
  // start→mid→end turns clockwise exactly when the arc runs clockwise.
  if (cross > 0 && sweep < 0) sweep += 2 * Math.PI;
  if (cross < 0 && sweep > 0) sweep -= 2 * Math.PI;
  const center = { x: start.x + centerX, y: start.y + centerY };
  return { center, radius: Math.hypot(centerX, centerY), startAngle, sweep };
}

/**
 * Points from start to end along the arc, both included, never farther than `maxError` from it. Ends stay exact
 * whatever the bias; three points on a line give the straight segment.
 */
export function arcToPolyline(start: Point, mid: Point, end: Point, maxError: Nm, bias: ArcBias = "inwards"): Point[] {
  const arc = arcGeometry(start, mid, end);
  if (!arc) return [start, end];
  const count = segmentCount(arc.radius, Math.abs(arc.sweep), maxError);
  const step = arc.sweep / count;
  const radius = biasedRadius(arc.radius, Math.abs(step), bias);
  const points: Point[] = [start];
  if (bias === "inwards") for (let index = 1; index < count; index++) points.push(onArc(arc, radius, step * index));
  else for (let index = 0; index < count; index++) points.push(onArc(arc, radius, step * (index + 0.5)));
  points.push(end);
  return points;
}

/** An arc as KiCad's design rule check takes it, and how far that leaves the true arc on either side. */
export interface KicadArc {
  readonly points: readonly Point[];
  readonly deviation: Nm;
}

/** The largest error of KiCad's arcs in its own checks (ARC_HIGH_DEF). */
const KICAD_ARC_ERROR: Nm = 5_000;
const KICAD_LEAST_SEGMENTS_OF_CIRCLE = 8;

/**
 * The chords that KiCad measures clearances of an arc from: corners half an error outside the arc, their middles half an
 * error inside, ends exact. The error is counted at the outer rim of the pen. Source: what KiCad 6 to 9 do with an arc
 * that they hold against another shape (SHAPE_ARC::ConvertToPolyline).
 */
export function kicadArc(start: Point, mid: Point, end: Point, penWidth: Nm): KicadArc {
  const arc = arcGeometry(start, mid, end);
  if (!arc) return { points: [start, end], deviation: 0 };
  const rim = Math.max(1, arc.radius + penWidth / 2);
  if (rim < KICAD_ARC_ERROR / 2) return { points: [start, end], deviation: rim };
  const sweep = Math.abs(arc.sweep);
  const increment = Math.min(
    (2 * Math.PI) / KICAD_LEAST_SEGMENTS_OF_CIRCLE,
    2 * Math.acos(1 - Math.min(1, KICAD_ARC_ERROR / rim)),
  );
  const count = Math.min(MAX_SEGMENTS, Math.max(2, Math.round(sweep / increment)));
  const deviation = (rim * (1 - Math.cos(sweep / count / 2))) / 2;
  const points: Point[] = [start];
  for (let index = 0; index < count; index++)
    points.push(onArc(arc, arc.radius + deviation, (arc.sweep * (index + 0.5)) / count));
  points.push(end);
  return { points, deviation };
}

/** A circle as a ring never farther than `maxError` from it. */
export function circleToRing(center: Point, radius: Nm, maxError: Nm, bias: ArcBias = "inwards"): Point[] {
  const arc: ArcGeometry = { center, radius, startAngle: 0, sweep: 2 * Math.PI };
  const count = Math.max(8, Math.ceil(segmentCount(radius, arc.sweep, maxError) / 4) * 4);
  const step = arc.sweep / count;
  const reach = biasedRadius(radius, step, bias);
  return Array.from({ length: count }, (_, index) => onArc(arc, reach, step * (index + 0.5)));
}

/** A cubic Bézier as points from its start to its end, chords within `maxError` of the curve. */
export function bezierToPolyline(points: readonly [Point, Point, Point, Point], maxError: Nm): Point[] {
  const [p0, p1, p2, p3] = points;
  // The second differences bound the distance of chord and curve: n ≥ √(√3/8 · 6 · max / 8 · 1/e), taken wider.
  const bend = Math.max(
    Math.hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y),
    Math.hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y),
  );
  const count = Math.min(MAX_SEGMENTS, Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / Math.max(maxError, 1)))));
  const line: Point[] = [p0];
  for (let index = 1; index < count; index++) {
    const t = index / count;
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    line.push({
      x: Math.round(a * p0.x + b * p1.x + c * p2.x + d * p3.x) + 0,
      y: Math.round(a * p0.y + b * p1.y + c * p2.y + d * p3.y) + 0,
    });
  }
  line.push(p3);
  return line;
}

/** Keeps a hostile radius from asking for millions of corners. */
const MAX_SEGMENTS = 4096;

function segmentCount(radius: number, sweep: number, maxError: Nm): number {
  if (radius <= maxError || radius === 0) return Math.max(1, Math.ceil((sweep / (2 * Math.PI)) * 8));
  const largestStep = 2 * Math.acos(1 - Math.max(maxError, 1) / radius);
  return Math.min(MAX_SEGMENTS, Math.max(1, Math.ceil(sweep / largestStep)));
}

function biasedRadius(radius: number, step: number, bias: ArcBias): number {
  if (bias === "inwards") return radius;
  const outside = radius / Math.cos(Math.min(step / 2, 1.5));
  return bias === "outwards" ? outside : (radius + outside) / 2;
}

function onArc(arc: ArcGeometry, radius: number, turned: number): Point {
  const angle = arc.startAngle + turned;
  return {
    x: Math.round(arc.center.x + radius * Math.cos(angle)) + 0,
    y: Math.round(arc.center.y + radius * Math.sin(angle)) + 0,
  };
}
