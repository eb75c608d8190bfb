import type { Board, Footprint, ItemId } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { Marks } from "@tracewright/rendering";

export interface MovedPart {
  readonly id: ItemId;
  readonly from: Point;
  readonly to: Point;
}

/** Parts that stand elsewhere, or otherwise, on another candidate of the same board. */
export function findMovedParts(from: Board, to: Board): readonly MovedPart[] {
  const before = new Map(from.footprints.map((footprint) => [footprint.id, footprint]));
  return to.footprints.flatMap((footprint) => {
    const old = before.get(footprint.id);
    return old && !standsAlike(old, footprint)
      ? [{ id: footprint.id, from: old.position, to: footprint.position }]
      : [];
  });
}

function standsAlike(a: Footprint, b: Footprint): boolean {
  return (
    a.position.x === b.position.x &&
    a.position.y === b.position.y &&
    a.side === b.side &&
    (a.rotation - b.rotation) % 360 === 0
  );
}

/** How far the moved parts go on average, nanometres. */
export function meanWay(moved: readonly MovedPart[]): number {
  const sum = moved.reduce((way, { from, to }) => way + Math.hypot(to.x - from.x, to.y - from.y), 0);
  return moved.length === 0 ? 0 : sum / moved.length;
}

/** The head is this long, or less where the arrow is short. */
const HEAD = 1_200_000;
const HEAD_SHARE = 0.35;
const HEAD_ANGLE = Math.PI / 7;

/** An arrow from old to new place for each part; those that only turn have none. */
export function arrowsOf(moved: readonly MovedPart[]): Marks["lines"] {
  return moved.flatMap(({ from, to }) => {
    const way = Math.hypot(to.x - from.x, to.y - from.y);
    if (way === 0) return [];
    const head = Math.min(HEAD, way * HEAD_SHARE);
    const angle = Math.atan2(from.y - to.y, from.x - to.x);
    const barb = (turn: number) => ({
      ax: to.x,
      ay: to.y,
      bx: Math.round(to.x + head * Math.cos(angle + turn)),
      by: Math.round(to.y + head * Math.sin(angle + turn)),
    });
    return [{ ax: from.x, ay: from.y, bx: to.x, by: to.y }, barb(HEAD_ANGLE), barb(-HEAD_ANGLE)];
  });
}

/** What the current board has that a candidate would take away. */
export interface Replaced {
  readonly tracks: number;
  readonly vias: number;
  readonly parts: number;
}

export function findReplaced(current: Board, candidate: Board): Replaced {
  const kept = new Set([...candidate.tracks, ...candidate.vias].map(({ id }) => id));
  return {
    tracks: current.tracks.filter(({ id }) => !kept.has(id)).length,
    vias: current.vias.filter(({ id }) => !kept.has(id)).length,
    parts: findMovedParts(current, candidate).length,
  };
}
