import { grownPadShape, grownPadSolids, hasPadArea, type PadGrowth, type PadShape } from "@tracewright/board";
import {
  type Aperture,
  type Contour,
  type ContourStep,
  contourOf,
  type GerberObject,
  type MacroPart,
  type ObjectAttributes,
} from "@tracewright/formats";
import { type Degrees, normalizeDegrees, type Point, type Ring, ringArea, type Solid } from "@tracewright/geometry";
import { strokePath } from "./draw-shape.ts";

/** gerbv, and whatever grew from it, holds 102 numbers of a macro primitive; larger outlines become regions. */
const MACRO_CORNERS = 48;

export interface PadDrawing {
  readonly position: Point;
  readonly rotation: Degrees;
  /** Added all round; negative shrinks. Mask openings and paste differ from the copper by it. */
  readonly growth?: PadGrowth;
  /** "plain" draws what is no standard aperture with strokes and regions instead of macros. */
  readonly apertures: "macros" | "plain";
  readonly attributes: ObjectAttributes;
}

/**
 * A pad as Gerber objects. One flash wherever an aperture can say it, so that a fab sees a pad as a pad; nothing of a pad of
 * size 0, which no aperture may have, and when shrinking leaves nothing.
 */
export function drawPad(shape: PadShape, drawing: PadDrawing): GerberObject[] {
  const { position, rotation, attributes, growth = { x: 0, y: 0 } } = drawing;
  const grown = grownPadShape(shape, growth);
  if (!grown || !hasPadArea(grown)) return [];
  const standard = standardAperture(grown, normalizeDegrees(rotation));
  if (standard) return [{ kind: "flash", aperture: standard, position, attributes }];
  // Solids about the origin, so that equal pads at other places share one macro.
  const solids = grownPadSolids(shape, growth, { position: { x: 0, y: 0 }, rotation });
  if (solids.length === 0) return [];
  const parts = drawing.apertures === "macros" ? solids.flatMap(macroParts) : [];
  if (parts.length > 0 && parts.every((part) => part.kind !== "outline" || part.ring.length <= MACRO_CORNERS))
    return [{ kind: "flash", aperture: { kind: "macro", parts }, position, attributes }];
  return solids.flatMap((solid) => plainObjects(solid, position, attributes));
}

function standardAperture(shape: PadShape, rotation: Degrees): Aperture | undefined {
  if (shape.kind === "circle") return { kind: "circle", diameter: shape.diameter };
  if (shape.kind !== "rect" && shape.kind !== "oval") return undefined;
  const { width, height } = shape.size;
  if (shape.kind === "oval" && width === height) return { kind: "circle", diameter: width };
  if (rotation % 90 !== 0) return undefined;
  const kind = shape.kind === "rect" ? "rect" : "obround";
  return rotation % 180 === 0 ? { kind, width, height } : { kind, width: height, height: width };
}

function macroParts(solid: Solid): MacroPart[] {
  const diameter = 2 * solid.radius;
  switch (solid.kind) {
    case "circle":
      return [{ kind: "circle", center: solid.center, diameter }];
    case "capsule":
      return [
        { kind: "bar", start: solid.start, end: solid.end, width: diameter },
        { kind: "circle", center: solid.start, diameter },
        { kind: "circle", center: solid.end, diameter },
      ];
    default: {
      const ring = solid.kind === "convex" ? solid.points : solid.polygon.outer;
      const rim: MacroPart[] = ring.flatMap((corner, index) => [
        { kind: "bar", start: corner, end: ring[(index + 1) % ring.length] ?? corner, width: diameter },
        { kind: "circle", center: corner, diameter },
      ]);
      return [{ kind: "outline", ring }, ...(diameter > 0 ? rim : [])];
    }
  }
}

function plainObjects(solid: Solid, at: Point, attributes: ObjectAttributes): GerberObject[] {
  const move = (point: Point): Point => ({ x: point.x + at.x, y: point.y + at.y });
  const width = 2 * solid.radius;
  switch (solid.kind) {
    case "circle":
      return [
        { kind: "flash", aperture: { kind: "circle", diameter: width }, position: move(solid.center), attributes },
      ];
    case "capsule":
      return strokePath([move(solid.start), move(solid.end)], width, attributes);
    case "convex":
      return [{ kind: "region", contours: [roundedContour(solid.points.map(move), solid.radius)], attributes }];
    case "polygon": {
      const ring = solid.polygon.outer.map(move);
      const rim = width > 0 ? strokePath([...ring, ...ring.slice(0, 1)], width, attributes) : [];
      return [{ kind: "region", contours: [contourOf(ring)], attributes }, ...rim];
    }
  }
}

/** The contour of everything within `radius` of a convex ring: its sides pushed out, joined by arcs. */
function roundedContour(ring: Ring, radius: number): Contour {
  if (radius === 0) return contourOf(ring);
  const clockwise = ringArea(ring) > 0;
  const corners = clockwise ? ring : [...ring].reverse();
  const steps: ContourStep[] = [];
  let start: Point | undefined;
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const length = Math.hypot(next.x - corner.x, next.y - corner.y);
    if (length === 0) continue;
    const outX = (radius * (next.y - corner.y)) / length;
    const outY = (-radius * (next.x - corner.x)) / length;
    const from = { x: Math.round(corner.x + outX), y: Math.round(corner.y + outY) };
    const to = { x: Math.round(next.x + outX), y: Math.round(next.y + outY) };
    const last = steps.at(-1)?.end;
    if (last && (last.x !== from.x || last.y !== from.y))
      steps.push({ end: from, arc: { center: corner, clockwise: true } });
    start ??= from;
    steps.push({ end: to });
  }
  const [first = { x: 0, y: 0 }] = corners;
  const home = start ?? first;
  const last = steps.at(-1)?.end;
  if (last && (last.x !== home.x || last.y !== home.y))
    steps.push({ end: home, arc: { center: first, clockwise: true } });
  return { start: home, steps };
}
