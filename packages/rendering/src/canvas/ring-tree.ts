/**
 * Closed outlines of thousands of corners, a plane's copper for example, of which a window of the screen sees few: cut down to
 * ever smaller quarters of the board as they are looked at. What is cut off lies outside the window it is cut for.
 */
import type { DrawList, PathSink } from "../scene/draw-list.ts";

/** Corners one after the other, x and y by turns, in millimetres. */
type Corners = readonly number[];

/** Millimetres. */
export interface Window {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

interface Quarter {
  readonly core: Window;
  /** Half a side beyond the core all around: every small window lies wholly in some quarter. */
  readonly reach: Window;
  readonly rings: readonly Corners[];
  readonly corners: number;
  path?: Path2D;
  readonly children: (Quarter | undefined)[];
}

/** Fewer corners are not worth cutting. */
const FEW_CORNERS = 400;

export class RingTree {
  readonly #createPath: () => Path2D;
  readonly #root: Quarter;

  /** Undefined unless the list is closed outlines of straight sides, and many. */
  static of(list: DrawList, createPath: () => Path2D): RingTree | undefined {
    if (list.length < 2 * FEW_CORNERS) return undefined;
    const reader = new RingReader();
    list.replay(reader);
    return reader.isWhole ? new RingTree(reader.rings, createPath) : undefined;
  }

  private constructor(rings: readonly Corners[], createPath: () => Path2D) {
    this.#createPath = createPath;
    const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
    for (const ring of rings)
      for (let at = 0; at < ring.length; at += 2) {
        box.minX = Math.min(box.minX, ring[at]!);
        box.maxX = Math.max(box.maxX, ring[at]!);
        box.minY = Math.min(box.minY, ring[at + 1]!);
        box.maxY = Math.max(box.maxY, ring[at + 1]!);
      }
    this.#root = quarter(box, rings);
  }

  /** A path that fills and strokes within the window as the whole would, with pens up to so many millimetres. */
  pathFor(window: Window, pen: number): Path2D {
    const wanted = grown(window, pen);
    let found = this.#root;
    while (found.corners > FEW_CORNERS) {
      const next = childFor(found, wanted);
      if (!next || !contains(next.reach, wanted)) break;
      found = next;
    }
    if (!found.path) {
      const path = this.#createPath();
      for (const ring of found.rings) traceCorners(path, ring);
      found.path = path;
    }
    return found.path;
  }
}

function quarter(core: Window, rings: readonly Corners[]): Quarter {
  const corners = rings.reduce((sum, ring) => sum + ring.length / 2, 0);
  const margin = Math.max(core.maxX - core.minX, core.maxY - core.minY) / 2;
  return { core, reach: grown(core, margin), rings, corners, children: [] };
}

/** The quarter of the core that the middle of the window lies in, cut when it is first asked for. */
function childFor({ core, rings, children }: Quarter, window: Window): Quarter | undefined {
  const x = (core.minX + core.maxX) / 2;
  const y = (core.minY + core.maxY) / 2;
  const isRight = (window.minX + window.maxX) / 2 > x;
  const isLow = (window.minY + window.maxY) / 2 > y;
  const index = (isRight ? 1 : 0) + (isLow ? 2 : 0);
  let child = children[index];
  if (!child) {
    const own = {
      minX: isRight ? x : core.minX,
      maxX: isRight ? core.maxX : x,
      minY: isLow ? y : core.minY,
      maxY: isLow ? core.maxY : y,
    };
    const { reach } = quarter(own, []);
    child = quarter(
      own,
      rings.map((ring) => cutRing(ring, reach)).filter((ring) => ring.length > 0),
    );
    children[index] = child;
  }
  return child;
}

/** Sutherland and Hodgman, Reentrant polygon clipping (1974): sides along the window's edge join what is cut apart. */
export function cutRing(ring: Corners, { minX, minY, maxX, maxY }: Window): Corners {
  let left = Infinity;
  let right = -Infinity;
  let top = Infinity;
  let bottom = -Infinity;
  for (let at = 0; at < ring.length; at += 2) {
    left = Math.min(left, ring[at]!);
    right = Math.max(right, ring[at]!);
    top = Math.min(top, ring[at + 1]!);
    bottom = Math.max(bottom, ring[at + 1]!);
  }
  if (right < minX || left > maxX || bottom < minY || top > maxY) return [];
  let cut = ring;
  if (left < minX) cut = cutAlong(cut, 0, minX, 1);
  if (right > maxX) cut = cutAlong(cut, 0, maxX, -1);
  if (top < minY) cut = cutAlong(cut, 1, minY, 1);
  if (bottom > maxY) cut = cutAlong(cut, 1, maxY, -1);
  return cut;
}

/** What lies on the side of a line that `sign` points to. */
function cutAlong(ring: Corners, axis: 0 | 1, line: number, sign: 1 | -1): Corners {
  const kept: number[] = [];
  const { length } = ring;
  for (let at = 0; at < length; at += 2) {
    const next = (at + 2) % length;
    const here = (ring[at + axis]! - line) * sign;
    const there = (ring[next + axis]! - line) * sign;
    if (here >= 0) kept.push(ring[at]!, ring[at + 1]!);
    if (here >= 0 === there >= 0) continue;
    const share = here / (here - there);
    const crossing = (of: 0 | 1) => (of === axis ? line : ring[at + of]! + share * (ring[next + of]! - ring[at + of]!));
    kept.push(crossing(0), crossing(1));
  }
  return kept;
}

function traceCorners(sink: PathSink, ring: Corners): void {
  for (let at = 0; at < ring.length; at += 2)
    if (at === 0) sink.moveTo(ring[0]!, ring[1]!);
    else sink.lineTo(ring[at]!, ring[at + 1]!);
  sink.closePath();
}

function contains(outer: Window, inner: Window): boolean {
  return outer.minX <= inner.minX && outer.minY <= inner.minY && outer.maxX >= inner.maxX && outer.maxY >= inner.maxY;
}

function grown({ minX, minY, maxX, maxY }: Window, by: number): Window {
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}

/** Reads closed outlines; whatever else there is makes it give up. */
class RingReader implements PathSink {
  readonly rings: number[][] = [];
  isWhole = true;
  #isOpen = false;

  moveTo(x: number, y: number): void {
    if (this.#isOpen) this.isWhole = false;
    this.#isOpen = true;
    this.rings.push([x, y]);
  }

  lineTo(x: number, y: number): void {
    if (!this.#isOpen) this.isWhole = false;
    this.rings.at(-1)?.push(x, y);
  }

  arc(): void {
    this.isWhole = false;
  }

  closePath(): void {
    this.#isOpen = false;
  }
}
