import { arcToPolyline, circleToRing, kicadArc } from "./arc.ts";
import type { Point } from "./point.ts";
import { capsule, growSolid, type Solid, strokeOf } from "./solid.ts";
import type { Nm } from "./units.ts";

/**
 * Which chords stand for an arc: a length is the most by which they may leave it. "outside" holds the arc itself, and
 * what KiCad measures from in its place, wholly within: for engines and checks, which have to keep clear of it.
 */
export type ArcChords = Nm | "outside";

/** With the chords' own error still within the half micrometre that KiCad's design rules forgive. */
const OUTSIDE_ERROR: Nm = 150;

/** The ink of a pen along an arc. */
export function arcStroke(
  { start, mid, end }: { readonly start: Point; readonly mid: Point; readonly end: Point },
  width: Nm,
  chords: ArcChords,
): Solid[] {
  if (chords !== "outside") return strokeOf(arcToPolyline(start, mid, end, chords, "centred"), width);
  return strokeOf(arcToPolyline(start, mid, end, OUTSIDE_ERROR, "centred"), width + 2 * OUTSIDE_ERROR);
}

/**
 * The ink of a pen around a circle. KiCad measures the clearance of an arc exactly but that of a ring from chords with
 * corners outside and middles inside of it, turned as the ring happens to be drawn: "outside" holds them all.
 */
export function ringStroke(center: Point, radius: Nm, width: Nm, chords: ArcChords): Solid[] {
  const start = { x: center.x + Math.round(radius), y: center.y };
  const mid = { x: center.x - Math.round(radius), y: center.y };
  const spare = chords === "outside" ? Math.ceil(kicadArc(start, mid, start, width).deviation) + 1 : 0;
  const ring = circleToRing(center, radius, chords === "outside" ? OUTSIDE_ERROR : chords, "centred");
  const pen = ring.map((corner, index) => capsule(corner, ring[(index + 1) % ring.length]!, width));
  return spare > 0 ? pen.map((solid) => growSolid(solid, spare + OUTSIDE_ERROR)) : pen;
}
