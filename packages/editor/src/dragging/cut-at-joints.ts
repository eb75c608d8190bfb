import {
  type Board,
  type Footprint,
  type ItemId,
  indexBoard,
  itemId,
  type Track,
  trackSolids,
  viaLayers,
  viaSolid,
} from "@tracewright/board";
import {
  areTouching,
  boxesTouch,
  capsule,
  nearestOnSegment,
  type Point,
  pointToSegment,
  type Solid,
  segmentIntersection,
  segmentToSegment,
  solidBox,
} from "@tracewright/geometry";
import { isOnPad, type PadsByNet, type PlacedPad, touchesPad } from "./placed-pad.ts";

/** A straight track in pieces, from start to end, with ids of their own. */
export interface CutTrack {
  readonly track: Track;
  /** Where it was cut, and ends of it where something joins it without ending there. */
  readonly joints: readonly Point[];
  readonly pieces: readonly Track[];
}

export interface JointSurroundings {
  readonly board: Board;
  readonly pads: PadsByNet;
  readonly moving: readonly Footprint[];
  /** Moves with the parts: no joint that could be lost. */
  readonly carried: ReadonlySet<ItemId>;
}

/**
 * The track cut where copper of its net joins it without a common end: tracks, vias and pads that stay, and pads of the
 * moving parts that it crosses. Tracks that end on the same moving pad are no joints: both are redrawn from there.
 */
export function cutAtJoints(track: Track, surroundings: JointSurroundings): CutTrack {
  const joints = [
    ...jointsWithTracks(track, surroundings),
    ...jointsWithVias(track, surroundings),
    ...jointsWithPads(track, surroundings),
  ];
  const along = ({ x, y }: Point): number => Math.hypot(x - track.start.x, y - track.start.y);
  const inside = joints.filter((point) => !isSame(point, track.start) && !isSame(point, track.end));
  const stops = [track.start, ...inside.sort((a, b) => along(a) - along(b)), track.end];
  const pieces = stops.slice(1).flatMap((end, index): Track[] => {
    const start = stops[index]!;
    return isSame(start, end) ? [] : [{ ...track, id: itemId(`${track.id}/${index}`), start, end }];
  });
  return { track, joints, pieces };
}

function jointsWithTracks(track: Track, { board, pads, moving, carried }: JointSurroundings): readonly Point[] {
  if (track.net === undefined) return [];
  const movingPads = (pads.get(track.net) ?? []).filter(
    (pad) => moving.includes(pad.footprint) && pad.layers.includes(track.layer) && endsOnPad(track, pad),
  );
  const others = indexBoard(board).tracksByNet.get(track.net) ?? [];
  return others.flatMap((other) => {
    if (other.id === track.id || other.layer !== track.layer || carried.has(other.id)) return [];
    if (haveCommonEnd(track, other)) return [];
    const joint = jointBetween(track, other);
    const isLeash = !other.locked && !other.mid;
    return joint && !(isLeash && movingPads.some((pad) => endsOnPad(other, pad))) ? [joint] : [];
  });
}

/** The point of the track where the other touches it. */
function jointBetween(track: Track, other: Track): Point | undefined {
  const { start, end } = track;
  if (other.mid) return trackSolids(other).some((solid) => touches(track, solid)) ? nearest(track, other) : undefined;
  const reach = (track.width + other.width) / 2;
  if (segmentToSegment(start, end, other.start, other.end) > reach) return undefined;
  return segmentIntersection(start, end, other.start, other.end) ?? nearest(track, other);
}

function nearest({ start, end }: Track, other: Track): Point {
  const distance = (point: Point): number => pointToSegment(point, other.start, other.end);
  const points = [nearestOnSegment(other.start, start, end), nearestOnSegment(other.end, start, end), start, end];
  return points.reduce((best, point) => (distance(point) < distance(best) ? point : best));
}

function jointsWithVias(track: Track, { board, carried }: JointSurroundings): readonly Point[] {
  if (track.net === undefined) return [];
  const vias = indexBoard(board).viasByNet.get(track.net) ?? [];
  return vias.flatMap((via) => {
    if (carried.has(via.id) || !viaLayers(board, via).includes(track.layer)) return [];
    if (isSame(via.position, track.start) || isSame(via.position, track.end)) return [];
    return touches(track, viaSolid(via)) ? [nearestOnSegment(via.position, track.start, track.end)] : [];
  });
}

function jointsWithPads(track: Track, { pads, moving }: JointSurroundings): readonly Point[] {
  if (track.net === undefined) return [];
  const solid = capsule(track.start, track.end, track.width);
  const box = solidBox(solid);
  return (pads.get(track.net) ?? []).flatMap((pad) => {
    if (!pad.layers.includes(track.layer) || !touchesPad(solid, box, pad) || endsOnPad(track, pad)) return [];
    const joint = nearestOnSegment(pad.center, track.start, track.end);
    return moving.includes(pad.footprint) && !isOnPad(joint, pad) ? [] : [joint];
  });
}

function endsOnPad({ start, end }: Track, pad: PlacedPad): boolean {
  return isOnPad(start, pad) || isOnPad(end, pad);
}

function haveCommonEnd(a: Track, b: Track): boolean {
  return [a.start, a.end].some((end) => isSame(end, b.start) || isSame(end, b.end));
}

function touches({ start, end, width }: Track, solid: Solid): boolean {
  const own = capsule(start, end, width);
  return boxesTouch(solidBox(own), solidBox(solid)) && areTouching(own, solid);
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
