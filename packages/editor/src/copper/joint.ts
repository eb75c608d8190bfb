import {
  type Board,
  type CopperLayerId,
  type ItemId,
  indexBoard,
  type NetId,
  type Pad,
  type PadOnBoard,
  padCenter,
  padLayers,
  padSolids,
  type Track,
  trackSolids,
  type Via,
  viaLayers,
} from "@tracewright/board";
import { areTouching, circle, type Nm, nearestOnSegment, type Point } from "@tracewright/geometry";

/** A place on copper of the board where a track may begin or end. */
export interface Joint {
  readonly item: ItemId;
  readonly kind: "pad" | "via" | "track";
  /** The middle of a pad or via; on a track the nearest point of its line, or its end where that is near. */
  readonly point: Point;
  readonly net: NetId | undefined;
  readonly layers: readonly CopperLayerId[];
}

export interface JointOptions {
  /** How far beside copper still counts. */
  readonly tolerance: Nm;
  /** Copper on this layer goes before copper that is on others alone. */
  readonly layer: CopperLayerId;
  /** Only copper of this net; absent: of any. */
  readonly net?: NetId | undefined;
}

/** The joint under a point: pads before vias before tracks. */
export function findJoint(board: Board, at: Point, { tolerance, layer, net }: JointOptions): Joint | undefined {
  const { padById, padsByNet, tracksByNet, viasByNet } = indexBoard(board);
  const pads = net === undefined ? [...padById.values()] : (padsByNet.get(net) ?? []);
  const vias = net === undefined ? board.vias : (viasByNet.get(net) ?? []);
  const tracks = net === undefined ? board.tracks : (tracksByNet.get(net) ?? []);
  const joints = [
    ...padJoints(board, pads, { at, tolerance }),
    ...viaJoints(board, vias, { at, tolerance }),
    ...trackJoints(tracks, { at, tolerance }),
  ];
  return joints.find(({ layers }) => layers.includes(layer)) ?? (net === undefined ? joints[0] : undefined);
}

interface Spot {
  readonly at: Point;
  readonly tolerance: Nm;
}

function padJoints(board: Board, pads: readonly PadOnBoard[], { at, tolerance }: Spot): Joint[] {
  const spot = circle(at, 2 * tolerance);
  return pads.flatMap(({ pad, footprint }): Joint[] => {
    const point = padCenter(footprint, pad);
    const away = Math.hypot(point.x - at.x, point.y - at.y);
    if (away > tolerance + padReach(pad)) return [];
    const layers = padLayers(board, pad);
    if (layers.length === 0 || !padSolids(footprint, pad).some((solid) => areTouching(solid, spot))) return [];
    return [{ item: pad.id, kind: "pad", point, net: pad.net, layers }];
  });
}

/** No copper of the pad is farther from its middle; endless where only drawing it would tell. */
function padReach({ shape, offset, layerShapes }: Pad): Nm {
  if (offset || layerShapes) return Number.POSITIVE_INFINITY;
  if (shape.kind === "circle") return shape.diameter;
  if (shape.kind === "custom" || shape.kind === "trapezoid") return Number.POSITIVE_INFINITY;
  return shape.size.width + shape.size.height;
}

function viaJoints(board: Board, vias: readonly Via[], { at, tolerance }: Spot): Joint[] {
  return vias
    .filter(({ position: { x, y }, diameter }) => Math.hypot(x - at.x, y - at.y) <= tolerance + diameter / 2)
    .map((via) => ({ item: via.id, kind: "via", point: via.position, net: via.net, layers: viaLayers(board, via) }));
}

function trackJoints(tracks: readonly Track[], { at, tolerance }: Spot): Joint[] {
  const spot = circle(at, 2 * tolerance);
  return tracks
    .filter(
      (track) => isNear(track, at, tolerance) && trackSolids(track, 1_000).some((solid) => areTouching(solid, spot)),
    )
    .map((track) => {
      const ends = [track.start, track.end].map((end) => ({ end, away: Math.hypot(end.x - at.x, end.y - at.y) }));
      const [nearest] = ends.sort((a, b) => a.away - b.away);
      // An arc is joined at its ends: a point of its curve is seldom a whole number of nanometres.
      const onEnd = track.mid || (nearest && nearest.away <= Math.max(track.width / 2, tolerance));
      const point = onEnd && nearest ? nearest.end : rounded(nearestOnSegment(at, track.start, track.end));
      return { item: track.id, kind: "track", point, net: track.net, layers: [track.layer] };
    });
}

/** False: certainly beside the track. */
function isNear({ start, end, mid, width }: Track, { x, y }: Point, tolerance: Nm): boolean {
  if (mid) return true;
  const by = width / 2 + tolerance;
  return (
    x >= Math.min(start.x, end.x) - by &&
    x <= Math.max(start.x, end.x) + by &&
    y >= Math.min(start.y, end.y) - by &&
    y <= Math.max(start.y, end.y) + by
  );
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x) + 0, y: Math.round(y) + 0 };
}
