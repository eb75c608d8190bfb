import { phrase, type RemarkWords } from "@tracewright/board";
import type { RawPoint } from "./shape-record.ts";

/** EasyEDA writes outlines and arcs as SVG path data; this reads it. */
export type PathSegment =
  | { readonly kind: "line"; readonly start: RawPoint; readonly end: RawPoint }
  /** A circular arc by three points. */
  | { readonly kind: "arc"; readonly start: RawPoint; readonly mid: RawPoint; readonly end: RawPoint }
  | { readonly kind: "cubic"; readonly points: readonly [RawPoint, RawPoint, RawPoint, RawPoint] };

export interface SubPath {
  readonly segments: readonly PathSegment[];
  readonly closed: boolean;
}

/** How many numbers each command takes. */
const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const TOKEN = /([MLHVCSQTAZmlhvcsqtaz])|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)|([\s,]+)|(.)/gs;
/** More would be an attack: the largest real fills hold some ten thousand. */
const MAX_SEGMENTS = 500_000;

/** The pieces of a path, or why it is none. */
export function readSvgPath(
  text: string,
): { readonly subPaths: readonly SubPath[] } | { readonly problem: RemarkWords } {
  const tokens = tokenize(text);
  if ("problem" in tokens) return tokens;
  const subPaths: SubPath[] = [];
  let segments: PathSegment[] = [];
  let at: RawPoint = { x: 0, y: 0 };
  let start: RawPoint = at;
  let control: RawPoint | undefined;
  let count = 0;
  const finish = (closed: boolean) => {
    if (segments.length > 0) subPaths.push({ segments, closed });
    segments = [];
  };
  for (const { command, numbers } of tokens.commands) {
    const upper = command.toUpperCase();
    const relative = command !== upper;
    const arity = ARITY[upper] ?? 0;
    if (upper === "Z") {
      if (at.x !== start.x || at.y !== start.y) segments.push({ kind: "line", start: at, end: start });
      at = start;
      finish(true);
      control = undefined;
      continue;
    }
    if (numbers.length === 0 || numbers.length % arity !== 0)
      return { problem: phrase("path-numbers", { count: numbers.length, command }) };
    for (let index = 0; index < numbers.length; index += arity) {
      count += 1;
      if (count > MAX_SEGMENTS) return { problem: phrase("path-too-long", { limit: MAX_SEGMENTS }) };
      const value = (offset: number) => numbers[index + offset] ?? 0;
      const base = relative ? at : { x: 0, y: 0 };
      const point = (offset: number): RawPoint => ({ x: base.x + value(offset), y: base.y + value(offset + 1) });
      const cubicTo = (first: RawPoint, second: RawPoint, end: RawPoint) => {
        segments.push({ kind: "cubic", points: [at, first, second, end] });
        at = end;
      };
      switch (upper) {
        case "M":
          if (index === 0) {
            finish(false);
            at = point(0);
            start = at;
            break;
          }
          segments.push({ kind: "line", start: at, end: point(0) });
          at = point(0);
          break;
        case "L":
          segments.push({ kind: "line", start: at, end: point(0) });
          at = point(0);
          break;
        case "H": {
          const end = { x: base.x + value(0), y: at.y };
          segments.push({ kind: "line", start: at, end });
          at = end;
          break;
        }
        case "V": {
          const end = { x: at.x, y: base.y + value(0) };
          segments.push({ kind: "line", start: at, end });
          at = end;
          break;
        }
        case "C":
          control = point(2);
          cubicTo(point(0), point(2), point(4));
          continue;
        case "S": {
          const first = control ? mirrorPoint(control, at) : at;
          control = point(0);
          cubicTo(first, point(0), point(2));
          continue;
        }
        case "Q":
        case "T": {
          const bend: RawPoint = upper === "Q" ? point(0) : control ? mirrorPoint(control, at) : at;
          const end = upper === "Q" ? point(2) : point(0);
          control = bend;
          cubicTo(between(at, bend, 2 / 3), between(end, bend, 2 / 3), end);
          continue;
        }
        case "A": {
          const end = point(5);
          segments.push(
            ...arcSegments(at, end, {
              radii: { x: value(0), y: value(1) },
              turned: value(2),
              isLarge: value(3) !== 0,
              isClockwise: value(4) !== 0,
            }),
          );
          at = end;
          break;
        }
      }
      control = undefined;
    }
  }
  finish(false);
  return { subPaths };
}

/** The points that a piece is given by: it lies within their hull, an arc near it. */
export function pointsOf(segment: PathSegment): readonly RawPoint[] {
  if (segment.kind === "cubic") return segment.points;
  return segment.kind === "arc" ? [segment.start, segment.mid, segment.end] : [segment.start, segment.end];
}

/** Corners of a sub-path, its curves as chords within `error` (in the file's units). */
export function flattenSubPath({ segments }: SubPath, error: number): RawPoint[] {
  const points: RawPoint[] = [];
  for (const segment of segments) {
    const line = flattenSegment(segment, error);
    points.push(...(points.length === 0 ? line : line.slice(1)));
  }
  return points;
}

/** One piece as a line of points, both ends included. */
export function flattenSegment(segment: PathSegment, error: number): RawPoint[] {
  if (segment.kind === "line") return [segment.start, segment.end];
  if (segment.kind === "cubic") return flattenCubic(segment.points, error);
  const arc = circleThrough(segment.start, segment.mid, segment.end);
  if (!arc) return [segment.start, segment.end];
  const step = arc.radius <= error ? Math.PI / 4 : 2 * Math.acos(1 - error / arc.radius);
  const count = Math.max(1, Math.min(MAX_CHORDS, Math.ceil(Math.abs(arc.sweep) / step)));
  const points = [segment.start];
  for (let index = 1; index < count; index += 1) {
    const angle = arc.start + (arc.sweep * index) / count;
    points.push({ x: arc.x + arc.radius * Math.cos(angle), y: arc.y + arc.radius * Math.sin(angle) });
  }
  points.push(segment.end);
  return points;
}

const MAX_CHORDS = 512;

function flattenCubic([a, b, c, d]: readonly [RawPoint, RawPoint, RawPoint, RawPoint], error: number): RawPoint[] {
  const bend = Math.max(
    Math.hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y),
    Math.hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y),
  );
  const count = Math.max(1, Math.min(MAX_CHORDS, Math.ceil(Math.sqrt((0.75 * bend) / error))));
  const points = [a];
  for (let index = 1; index < count; index += 1) {
    const t = index / count;
    const s = 1 - t;
    const weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t] as const;
    points.push({
      x: weights[0] * a.x + weights[1] * b.x + weights[2] * c.x + weights[3] * d.x,
      y: weights[0] * a.y + weights[1] * b.y + weights[2] * c.y + weights[3] * d.y,
    });
  }
  points.push(d);
  return points;
}

function tokenize(text: string): { commands: { command: string; numbers: number[] }[] } | { problem: RemarkWords } {
  const commands: { command: string; numbers: number[] }[] = [];
  for (const [, command, number, , other] of text.matchAll(TOKEN)) {
    if (command !== undefined) commands.push({ command, numbers: [] });
    else if (number !== undefined) {
      const last = commands.at(-1);
      const value = Number(number);
      if (!last) return { problem: phrase("path-begins-with", { beginning: number.slice(0, 40) }) };
      if (!Number.isFinite(value)) return { problem: phrase("path-holds", { what: number.slice(0, 40) }) };
      last.numbers.push(value);
    } else if (other !== undefined) return { problem: phrase("path-holds", { what: `"${other}"` }) };
  }
  if (commands.length > 0 && commands[0]?.command.toUpperCase() !== "M")
    return { problem: phrase("path-begins-with", { beginning: commands[0]?.command ?? "" }) };
  return { commands };
}

interface ArcShape {
  readonly radii: RawPoint;
  /** Degrees, clockwise on the screen. */
  readonly turned: number;
  readonly isLarge: boolean;
  readonly isClockwise: boolean;
}

/** From SVG's end points and flags to the centre (SVG 1.1, appendix F.6); an ellipse becomes chords. */
function arcSegments(start: RawPoint, end: RawPoint, { radii, turned, isLarge, isClockwise }: ArcShape): PathSegment[] {
  let rx = Math.abs(radii.x);
  let ry = Math.abs(radii.y);
  if (start.x === end.x && start.y === end.y) return [];
  if (rx === 0 || ry === 0) return [{ kind: "line", start, end }];
  const angle = (turned * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const half = { x: (start.x - end.x) / 2, y: (start.y - end.y) / 2 };
  const local = { x: cos * half.x + sin * half.y, y: -sin * half.x + cos * half.y };
  const reach = (local.x / rx) ** 2 + (local.y / ry) ** 2;
  if (reach > 1) {
    rx *= Math.sqrt(reach);
    ry *= Math.sqrt(reach);
  }
  const over = (rx * ry) ** 2 - (rx * local.y) ** 2 - (ry * local.x) ** 2;
  const under = (rx * local.y) ** 2 + (ry * local.x) ** 2;
  const factor = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(Math.max(0, over / under));
  const shift = { x: (factor * rx * local.y) / ry, y: (-factor * ry * local.x) / rx };
  const center = {
    x: cos * shift.x - sin * shift.y + (start.x + end.x) / 2,
    y: sin * shift.x + cos * shift.y + (start.y + end.y) / 2,
  };
  const from = Math.atan2((local.y - shift.y) / ry, (local.x - shift.x) / rx);
  const to = Math.atan2((-local.y - shift.y) / ry, (-local.x - shift.x) / rx);
  let sweep = to - from;
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
  const at = (t: number): RawPoint => {
    const x = rx * Math.cos(from + sweep * t);
    const y = ry * Math.sin(from + sweep * t);
    return { x: center.x + cos * x - sin * y, y: center.y + sin * x + cos * y };
  };
  if (Math.abs(rx - ry) <= 1e-3 * Math.max(rx, ry)) return [{ kind: "arc", start, mid: at(0.5), end }];
  const count = Math.max(4, Math.ceil((Math.abs(sweep) / (2 * Math.PI)) * 64));
  const corners = [start, ...Array.from({ length: count - 1 }, (_, index) => at((index + 1) / count)), end];
  return corners.slice(1).map((corner, index) => ({ kind: "line", start: corners[index] ?? start, end: corner }));
}

function circleThrough(start: RawPoint, mid: RawPoint, end: RawPoint) {
  const [bx, by] = [mid.x - start.x, mid.y - start.y];
  const [cx, cy] = [end.x - start.x, end.y - start.y];
  const cross = bx * cy - by * cx;
  if (Math.abs(cross) < 1e-12) return undefined;
  const [b2, c2] = [bx * bx + by * by, cx * cx + cy * cy];
  const x = (cy * b2 - by * c2) / (2 * cross);
  const y = (bx * c2 - cx * b2) / (2 * cross);
  const from = Math.atan2(-y, -x);
  let sweep = Math.atan2(cy - y, cx - x) - from;
  if (cross > 0 && sweep < 0) sweep += 2 * Math.PI;
  if (cross < 0 && sweep > 0) sweep -= 2 * Math.PI;
  return { x: start.x + x, y: start.y + y, radius: Math.hypot(x, y), start: from, sweep };
}

function mirrorPoint(point: RawPoint, about: RawPoint): RawPoint {
  return { x: 2 * about.x - point.x, y: 2 * about.y - point.y };
}

function between(a: RawPoint, b: RawPoint, share: number): RawPoint {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}
