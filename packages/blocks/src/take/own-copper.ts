import {
  type Board,
  type ContactGraph,
  type ContactItem,
  contactGraph,
  type Footprint,
  type ItemId,
  indexBoard,
  type NetId,
  padSolids,
  type Track,
  trackSolids,
  type Via,
  viaSolid,
  type Zone,
} from "@tracewright/board";
import {
  areTouching,
  boxesTouch,
  boxOfPoints,
  circle,
  type Nm,
  type Point,
  type Ring,
  type Solid,
} from "@tracewright/geometry";
import { grownHull, isWithin, placesOfTrack, pointsOfPart } from "./hull.ts";

/** Copper of a net that leaves the parts is theirs up to this far beyond them. */
const REACH: Nm = 500_000;

/** The nets and the copper of some parts of a board. */
export interface OwnCopper {
  /** Nets with no pad beyond the parts. */
  readonly inner: ReadonlySet<NetId>;
  /** Nets that lead on to other parts. */
  readonly outer: ReadonlySet<NetId>;
  readonly tracks: readonly Track[];
  readonly vias: readonly Via[];
  /** Pours and rule areas. */
  readonly zones: readonly Zone[];
  /** Tracks and vias that join the parts with what is beyond them: they hang on the copper above and are not among it. */
  readonly cut: readonly ItemId[];
  readonly hull: Ring;
}

/**
 * What copper belongs to some parts: all of the nets that are theirs alone; of the others what hangs on their pads
 * within the hull of the parts and leads to another of their pads or to a via; pours and rule areas that lie within the
 * hull.
 */
export function ownCopper(board: Board, parts: readonly Footprint[]): OwnCopper {
  const { padsByNet, tracksByNet, viasByNet, zonesByNet } = indexBoard(board);
  const own = new Set(parts.map(({ id }) => id));
  const nets = new Set(parts.flatMap(({ pads }) => pads.flatMap(({ net }) => net ?? [])));
  const isInner = (net: NetId) => (padsByNet.get(net) ?? []).every(({ footprint }) => own.has(footprint.id));
  const inner = new Set([...nets].filter(isInner));
  const outer = new Set([...nets].filter((net) => !inner.has(net)));
  const innerTracks = [...inner].flatMap((net) => tracksByNet.get(net) ?? []);
  const innerVias = [...inner].flatMap((net) => viasByNet.get(net) ?? []);
  const hull = grownHull(
    [
      ...parts.flatMap((part) => pointsOfPart(part)),
      ...innerTracks.flatMap(placesOfTrack),
      ...innerVias.map(({ position }) => position),
    ],
    REACH,
  );
  const pieces = [...outer].map((net) => outerCopper(board, { net, parts: own, hull }));
  const zones = [...inner, ...outer].flatMap((net) => zonesByNet.get(net) ?? []).filter(({ keepout }) => !keepout);
  const isInHull = ({ outline }: Zone) => isWithin(hull, outline.flat());
  return {
    inner,
    outer,
    tracks: [...innerTracks, ...pieces.flatMap(({ tracks }) => tracks)],
    vias: [...innerVias, ...pieces.flatMap(({ vias }) => vias)],
    zones: [
      ...zones.filter((zone) => (zone.net !== undefined && inner.has(zone.net)) || isInHull(zone)),
      ...board.zones.filter((zone) => zone.keepout && isInHull(zone)),
    ],
    cut: pieces.flatMap(({ cut }) => cut),
    hull,
  };
}

interface Piece {
  readonly tracks: readonly Track[];
  readonly vias: readonly Via[];
  readonly cut: readonly ItemId[];
}

function outerCopper(
  board: Board,
  { net, parts, hull }: { net: NetId; parts: ReadonlySet<ItemId>; hull: Ring },
): Piece {
  const { padsByNet, tracksByNet, viasByNet } = indexBoard(board);
  const box = boxOfPoints(hull);
  const isNear = (points: Parameters<typeof boxOfPoints>[0]) => {
    const other = boxOfPoints(points);
    return box !== undefined && other !== undefined && boxesTouch(box, other);
  };
  const graph = contactGraph(board, {
    tracks: (tracksByNet.get(net) ?? []).filter((track) => isNear(placesOfTrack(track))),
    vias: (viasByNet.get(net) ?? []).filter(({ position }) => isNear([position])),
    pads: (padsByNet.get(net) ?? []).filter(({ footprint }) => parts.has(footprint.id)),
    zones: [],
  });
  const reached = reach(graph, hull);
  const kept = withoutLooseEnds(board, graph, reached.within);
  const items = [...kept].flatMap((node) => graph.items[node] ?? []);
  const cut = [...reached.within, ...reached.beyond].filter((node) => !kept.has(node));
  return {
    tracks: items.flatMap(({ track }) => track ?? []),
    vias: items.flatMap(({ via }) => via ?? []),
    cut: cut.flatMap((node) => (graph.items[node]?.isAnchor === false ? [graph.items[node].id] : [])),
  };
}

/** From the pads on through what lies within the hull; `beyond`: the first of what does not. */
function reach({ items, neighbours }: ContactGraph, hull: Ring): { within: Set<number>; beyond: Set<number> } {
  const within = new Set([...items.keys()].filter((node) => items[node]?.isAnchor));
  const beyond = new Set<number>();
  for (const node of within)
    for (const next of neighbours[node] ?? []) {
      const item = items[next];
      const places = item?.track ? placesOfTrack(item.track) : item?.via ? [item.via.position] : [];
      // Joints are where tracks meet: as far within as the tracks are.
      if (isWithin(hull, places)) within.add(next);
      else beyond.add(next);
    }
  return { within, beyond };
}

/** Tracks of which one end touches nothing of the piece lead on to what is beyond it: they are left out, end by end. */
function withoutLooseEnds(board: Board, graph: ContactGraph, piece: ReadonlySet<number>): Set<number> {
  const kept = new Set(piece);
  const solids = new Map<number, readonly Solid[]>();
  const solidsOf = (node: number): readonly Solid[] => {
    const known = solids.get(node) ?? copperOf(board, graph.items[node]);
    solids.set(node, known);
    return known;
  };
  let isDone = false;
  while (!isDone) {
    isDone = true;
    for (const node of kept) {
      const track = graph.items[node]?.track;
      if (!track) continue;
      const others = partnersOf(graph, node).filter((other) => kept.has(other));
      const isJoined = (end: Point) =>
        others.some((other) => solidsOf(other).some((solid) => areTouching(circle(end, track.width), solid)));
      if (isJoined(track.start) && isJoined(track.end)) continue;
      kept.delete(node);
      isDone = false;
    }
  }
  return kept;
}

/** What a node touches, itself or in a joint. */
function partnersOf({ items, neighbours }: ContactGraph, node: number): number[] {
  return (neighbours[node] ?? []).flatMap((next) =>
    items[next] ? [next] : (neighbours[next] ?? []).filter((other) => other !== node),
  );
}

function copperOf(board: Board, item: ContactItem | undefined): readonly Solid[] {
  if (item?.track) return trackSolids(item.track);
  if (item?.via) return [viaSolid(item.via)];
  const pad = item && indexBoard(board).padById.get(item.id);
  return pad ? padSolids(pad.footprint, pad.pad) : [];
}
