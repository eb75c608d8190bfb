import type { Board, CopperLayerId, ItemId, NetId, Nm, Point } from "@tracewright/board";
import {
  areTouching,
  circle,
  indexBoard,
  nearestOnSegment,
  padCenter,
  padLayers,
  padSolids,
  trackSolids,
  viaLayers,
  viaSolid,
} from "@tracewright/board";

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
  const joints = [
    ...padJoints(board, at, tolerance),
    ...viaJoints(board, at, tolerance),
    ...trackJoints(board, at, tolerance),
  ];
  const meant = joints.filter((joint) => net === undefined || joint.net === net);
  return meant.find(({ layers }) => layers.includes(layer)) ?? (net === undefined ? meant[0] : undefined);
}

function padJoints(board: Board, at: Point, tolerance: Nm): Joint[] {
  const spot = circle(at, 2 * tolerance);
  return [...indexBoard(board).padById.values()].flatMap(({ pad, footprint }): Joint[] => {
    const point = padCenter(footprint, pad);
    const layers = padLayers(board, pad);
    if (layers.length === 0 || !padSolids(footprint, pad).some((solid) => areTouching(solid, spot))) return [];
    return [{ item: pad.id, kind: "pad", point, net: pad.net, layers }];
  });
}

function viaJoints(board: Board, at: Point, tolerance: Nm): Joint[] {
  const spot = circle(at, 2 * tolerance);
  return board.vias
    .filter((via) => areTouching(viaSolid(via), spot))
    .map((via) => ({ item: via.id, kind: "via", point: via.position, net: via.net, layers: viaLayers(board, via) }));
}

function trackJoints(board: Board, at: Point, tolerance: Nm): Joint[] {
  const spot = circle(at, 2 * tolerance);
  return board.tracks
    .filter((track) => trackSolids(track, 1_000).some((solid) => areTouching(solid, spot)))
    .map((track) => {
      const ends = [track.start, track.end].map((end) => ({ end, away: Math.hypot(end.x - at.x, end.y - at.y) }));
      const [nearest] = ends.sort((a, b) => a.away - b.away);
      // An arc is joined at its ends: a point of its curve is seldom a whole number of nanometres.
      const onEnd = track.mid || (nearest && nearest.away <= Math.max(track.width / 2, tolerance));
      const point = onEnd && nearest ? nearest.end : rounded(nearestOnSegment(at, track.start, track.end));
      return { item: track.id, kind: "track", point, net: track.net, layers: [track.layer] };
    });
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x) + 0, y: Math.round(y) + 0 };
}
