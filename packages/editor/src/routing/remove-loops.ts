import {
  type Board,
  type BoardEdit,
  type CopperLayerId,
  type ItemId,
  indexBoard,
  type NetId,
  padLayers,
  type Track,
  type Via,
  viaLayers,
} from "@tracewright/board";
import { isOnSegment, type Point } from "@tracewright/geometry";
import { isOnPadCopper } from "../copper/is-on-pad-copper.ts";
import { jointsAlong } from "../copper/joints-along.ts";
import { EditBuilder, type NameItem } from "../edit-builder.ts";

/** Where a track drawn by hand begins or ends. */
export interface WayEnd {
  readonly point: Point;
  readonly layer: CopperLayerId;
}

/**
 * Takes away what a new way between two places of a net makes needless: each older way between the same two places along which
 * nothing else joins, with the vias on it. Of a track that goes on beyond a place the rest stays. A way with locked or grouped
 * copper or an arc stays whole. `board` is without the new way.
 */
export function removeLoops(
  board: Board,
  {
    net,
    from,
    to,
    nameItem,
  }: { readonly net: NetId; readonly from: WayEnd; readonly to: WayEnd; readonly nameItem: NameItem },
): BoardEdit | undefined {
  const isAtStart = placeAt(board, net, from);
  const isAtEnd = placeAt(board, net, to);
  if (isAtStart(to) || isAtEnd(from)) return undefined;
  const builder = new EditBuilder(board);
  const taken = new Set<ItemId>();
  const search = { board, net, isAtStart, isAtEnd, ends: [from.point, to.point] };
  for (const step of stepsFrom(search)) {
    const way = follow(search, step);
    if (!way || way.steps.some(({ track }) => taken.has(track.id))) continue;
    for (const { track, rest } of way.steps) {
      taken.add(track.id);
      builder.remove("tracks", track);
      for (const [start, end] of rest) builder.add("tracks", { ...track, id: nameItem(), start, end });
    }
    for (const via of way.vias) builder.remove("vias", via);
  }
  return builder.build();
}

type IsAt = (end: WayEnd) => boolean;

/** A pad is one place, and so is a via on all its layers. */
function placeAt(board: Board, net: NetId, { point, layer }: WayEnd): IsAt {
  const { padsByNet, viasByNet } = indexBoard(board);
  const pad = (padsByNet.get(net) ?? []).find(
    (on) => padLayers(board, on.pad).includes(layer) && isOnPadCopper(point, on.footprint, on.pad),
  );
  if (pad) {
    const layers: readonly string[] = padLayers(board, pad.pad);
    return (end) => layers.includes(end.layer) && isOnPadCopper(end.point, pad.footprint, pad.pad);
  }
  const via = (viasByNet.get(net) ?? []).find(({ position }) => isSame(position, point));
  const layers: readonly string[] = via ? viaLayers(board, via) : [layer];
  return (end) => layers.includes(end.layer) && isSame(end.point, point);
}

/** A stretch of a track from one place to the next joint on it. */
interface Step {
  readonly track: Track;
  readonly from: Point;
  readonly to: Point;
  /** What of the track is beyond the two places. */
  readonly rest: readonly (readonly [Point, Point])[];
}

interface Search {
  readonly board: Board;
  readonly net: NetId;
  readonly isAtStart: IsAt;
  readonly isAtEnd: IsAt;
  /** Where the new way ends: joints of the older ones, too. */
  readonly ends: readonly Point[];
}

/** All stretches that leave the place where the new way begins. */
function stepsFrom(search: Search): readonly Step[] {
  const { board, net, isAtStart: isAt } = search;
  return (indexBoard(board).tracksByNet.get(net) ?? []).flatMap((track) => {
    const { start, end, layer, mid } = track;
    if (mid) return [];
    const inside = [start, ...marksOn(search, track), end].find((point) => isAt({ point, layer }));
    if (!inside) return [];
    return stepsAlong(search, track, inside).filter(({ to }) => !isAt({ point: to, layer }));
  });
}

/** From a point of a track to the next joints on it, either way. */
function stepsAlong(search: Search, track: Track, from: Point): readonly Step[] {
  const away = ({ x, y }: Point) => Math.hypot(x - track.start.x, y - track.start.y);
  const joints = marksOn(search, track).filter((joint) => !isSame(joint, from));
  const [before, after] = [
    [track.start, ...joints].filter((point) => away(point) < away(from)).at(-1),
    [...joints, track.end].find((point) => away(point) > away(from)),
  ];
  const rest = (a: Point, b: Point): readonly (readonly [Point, Point])[] =>
    [[track.start, a] as const, [b, track.end] as const].filter(([one, other]) => !isSame(one, other));
  return [
    ...(before ? [{ track, from, to: before, rest: rest(before, from) }] : []),
    ...(after ? [{ track, from, to: after, rest: rest(from, after) }] : []),
  ];
}

/** Where something joins a track, and where the new way ends on it, from its start on. */
function marksOn({ board, ends }: Search, track: Track): readonly Point[] {
  const away = ({ x, y }: Point) => Math.hypot(x - track.start.x, y - track.start.y);
  const onIt = ends.filter((point) => isOnSegment(point, track.start, track.end));
  return [...jointsAlong(board, track, new Set()), ...onIt].sort((a, b) => away(a) - away(b));
}

interface Way {
  readonly steps: readonly Step[];
  readonly vias: readonly Via[];
}

/** Longer ways than this do not count as loops. */
const MAX_STEPS = 500;

/**
 * Along a step and on, as long as just one other stretch goes on; undefined: it does not lead to the end, or
 * something holds it.
 */
function follow(search: Search, step: Step): Way | undefined {
  const { board, net, isAtStart, isAtEnd } = search;
  const steps = [step];
  const vias: Via[] = [];
  const grouped = new Set(board.groups.flatMap(({ members }) => members));
  const isHeld = ({ locked, id }: Track | Via) => locked || grouped.has(id);
  while (steps.length < MAX_STEPS) {
    const { track, from, to } = steps.at(-1)!;
    if (isHeld(track)) return undefined;
    const here = { point: to, layer: track.layer };
    if (isAtEnd(here)) return { steps, vias };
    if (isAtStart(here) || isOnPad(board, net, here)) return undefined;
    const via = (indexBoard(board).viasByNet.get(net) ?? []).find(({ position }) => isSame(position, to));
    if (via && (isHeld(via) || vias.includes(via))) return undefined;
    if (via) vias.push(via);
    // A pour may be joined by it.
    if (via && board.zones.some((zone) => zone.net === net)) return undefined;
    const onwards = stepsAt(search, here, via).filter((other) => other.track !== track || !isSame(other.to, from));
    const [one] = onwards;
    if (onwards.length !== 1) return undefined;
    if (!one || steps.some((taken) => taken.track === one.track)) return undefined;
    steps.push(one);
  }
  return undefined;
}

function stepsAt(search: Search, { point, layer }: WayEnd, via: Via | undefined): readonly Step[] {
  const { board, net } = search;
  const layers: readonly string[] = via ? viaLayers(board, via) : [layer];
  return (indexBoard(board).tracksByNet.get(net) ?? []).flatMap((track) => {
    if (!layers.includes(track.layer)) return [];
    // An arc that ends here holds the place.
    if (track.mid)
      return isAnEnd(track, point) ? [{ track: { ...track, locked: true }, from: point, to: point, rest: [] }] : [];
    return isOnSegment(point, track.start, track.end) || isAnEnd(track, point) ? stepsAlong(search, track, point) : [];
  });
}

function isOnPad(board: Board, net: NetId, { point, layer }: WayEnd): boolean {
  return (indexBoard(board).padsByNet.get(net) ?? []).some(
    ({ footprint, pad }) => padLayers(board, pad).includes(layer) && isOnPadCopper(point, footprint, pad),
  );
}

function isAnEnd({ start, end }: Track, point: Point): boolean {
  return isSame(start, point) || isSame(end, point);
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
