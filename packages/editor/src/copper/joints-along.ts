import {
  type Board,
  type ItemId,
  indexBoard,
  padCenter,
  padLayers,
  padSolids,
  type Track,
  trackSolids,
  viaLayers,
  viaSolid,
} from "@tracewright/board";
import { areTouching, nearestOnSegment, type Point, type Solid, segmentIntersection } from "@tracewright/geometry";

const ARC_ERROR = 1_000;

/**
 * Where other copper of its net joins a straight track, on the track's own line and ordered from its start: ends of tracks and
 * crossings, pads and vias that touch it. Items in `ignored` do not count.
 */
export function jointsAlong(board: Board, track: Track, ignored: ReadonlySet<ItemId>): readonly Point[] {
  if (track.net === undefined) return [];
  const { tracksByNet, viasByNet, padsByNet } = indexBoard(board);
  const own = trackSolids(track, ARC_ERROR);
  const touches = (solids: readonly Solid[]) => solids.some((solid) => own.some((mine) => areTouching(solid, mine)));
  const onLine = (point: Point): Point => {
    const { x, y } = nearestOnSegment(point, track.start, track.end);
    return { x: Math.round(x) + 0, y: Math.round(y) + 0 };
  };
  const joints: Point[] = [];
  for (const other of tracksByNet.get(track.net) ?? []) {
    if (other.id === track.id || ignored.has(other.id) || other.layer !== track.layer) continue;
    if (!touches(trackSolids(other, ARC_ERROR))) continue;
    const crossing = segmentIntersection(other.start, other.end, track.start, track.end);
    const isNear = (point: Point) => touches([{ kind: "circle", center: point, radius: other.width / 2 }]);
    joints.push(...[other.start, other.end].filter(isNear).map(onLine), ...(crossing ? [onLine(crossing)] : []));
    // Copper that only brushes the track is joined as well.
    if (!crossing && ![other.start, other.end].some(isNear)) joints.push(onLine(other.start), onLine(other.end));
  }
  for (const via of viasByNet.get(track.net) ?? [])
    if (!ignored.has(via.id) && viaLayers(board, via).includes(track.layer) && touches([viaSolid(via)]))
      joints.push(onLine(via.position));
  for (const { footprint, pad } of padsByNet.get(track.net) ?? [])
    if (padLayers(board, pad).includes(track.layer) && touches(padSolids(footprint, pad)))
      joints.push(onLine(padCenter(footprint, pad)));
  const away = ({ x, y }: Point) => Math.hypot(x - track.start.x, y - track.start.y);
  return joints.sort((a, b) => away(a) - away(b));
}
