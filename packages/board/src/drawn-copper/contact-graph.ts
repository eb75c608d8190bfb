import {
  areTouching,
  BoxIndex,
  circle,
  joinBoxes,
  locateInPolygon,
  nearestOnSegment,
  type Point,
  pointToSegment,
  type Solid,
  segmentIntersection,
  solidBox,
} from "@tracewright/geometry";
import { hasPadCopper, padLayers, trackSolids, viaLayers, viaSolid, zoneOutline } from "../copper/copper-solids.ts";
import { padSolids } from "../copper/pad-solids.ts";
import { resolveLayers } from "../layers/resolve-layers.ts";
import type { PadOnBoard } from "../queries/index-board.ts";
import type { Board } from "../records/board.ts";
import type { ItemId } from "../records/ids.ts";
import type { LayerId } from "../records/layer.ts";
import type { Track, Via } from "../records/track.ts";
import type { Zone } from "../records/zone.ts";

/** The copper of one net and where it touches. Nodes from `items.length` on are joints: places where tracks meet. */
export interface ContactGraph {
  /** The tracks and vias come first, then what they lead to. */
  readonly items: readonly ContactItem[];
  readonly neighbours: readonly (readonly number[])[];
}

export interface ContactItem {
  readonly id: ItemId;
  readonly track?: Track;
  readonly via?: Via;
  /** A pad, or a zone on one layer: what tracks and vias are there to join. */
  readonly isAnchor: boolean;
}

export interface NetCopper {
  readonly tracks: readonly Track[];
  readonly vias: readonly Via[];
  readonly pads: readonly PadOnBoard[];
  readonly zones: readonly Zone[];
}

interface Copper extends ContactItem {
  readonly layers: readonly LayerId[];
  readonly solids: readonly Solid[];
}

/** Side of the finest squares of the search: 1 mm. */
const BUCKET = 1_000_000;

/** Nets apart: copper of two nets that touches is a fault, and joins nothing. */
export function contactGraph(board: Board, { tracks, vias, pads, zones }: NetCopper): ContactGraph {
  const copper: Copper[] = [
    ...tracks.map((track) => ({
      id: track.id,
      track,
      isAnchor: false,
      layers: [track.layer],
      solids: trackSolids(track),
    })),
    ...vias.map((via) => ({
      id: via.id,
      via,
      isAnchor: false,
      layers: viaLayers(board, via),
      solids: [viaSolid(via)],
    })),
    ...pads
      .filter(({ pad }) => hasPadCopper(pad))
      .map(({ footprint, pad }) => ({
        id: pad.id,
        isAnchor: true,
        layers: padLayers(board, pad),
        solids: padSolids(footprint, pad),
      })),
  ];
  const areas = zones.flatMap((zone) =>
    resolveLayers(board, zone.layers).map((layer) => ({ id: zone.id, layer, outline: zoneOutline(zone) })),
  );
  const links = new Links(copper.length + areas.length);
  const pairs = touchingPairs(copper);
  for (const [a, b] of pairs) if (!copper[a]!.track || !copper[b]!.track) links.join(a, b);
  for (const [area, { layer, outline }] of areas.entries())
    for (const [item, { layers, track, via }] of copper.entries())
      if (layers.includes(layer) && placesOf(track, via).some((place) => locateInPolygon(place, outline) !== "outside"))
        links.join(item, copper.length + area);
  addJoints(copper, pairs, links);
  return {
    items: [...copper, ...areas.map(({ id }): ContactItem => ({ id, isAnchor: true }))],
    neighbours: links.neighbours,
  };
}

class Links {
  readonly neighbours: number[][];

  constructor(count: number) {
    this.neighbours = Array.from({ length: count }, () => []);
  }

  add(): number {
    return this.neighbours.push([]) - 1;
  }

  join(a: number, b: number): void {
    if (this.neighbours[a]!.includes(b)) return;
    this.neighbours[a]!.push(b);
    this.neighbours[b]!.push(a);
  }
}

function placesOf(track: Track | undefined, via: Via | undefined): readonly Point[] {
  if (via) return [via.position];
  if (!track) return [];
  const { start, end } = track;
  return [start, end, track.mid ?? { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }];
}

function touchingPairs(copper: readonly Copper[]): [number, number][] {
  const index = new BoxIndex(BUCKET);
  const pairs: [number, number][] = [];
  for (const [b, item] of copper.entries()) {
    const box = joinBoxes(item.solids.map(solidBox));
    if (!box) continue;
    for (const a of index.search(box).sort((one, two) => one - two))
      if (!(item.isAnchor && copper[a]!.isAnchor) && touches(copper[a]!, item)) pairs.push([a, b]);
    index.add(b, box);
  }
  return pairs;
}

function touches(a: Copper, b: Copper): boolean {
  return (
    a.layers.some((layer) => b.layers.includes(layer)) &&
    a.solids.some((one) => b.solids.some((other) => areTouching(one, other)))
  );
}

/** Where tracks meet: one joint for all that meet in a place, or a tee would be a triangle and count as a loop. */
function addJoints(copper: readonly Copper[], pairs: readonly [number, number][], links: Links): void {
  const contacts: { readonly at: Point; readonly tracks: readonly [number, number]; joint: number }[] = [];
  const byTrack = new Map<number, number[]>();
  for (const [a, b] of pairs) {
    const [first, second] = [copper[a]!.track, copper[b]!.track];
    if (!first || !second) continue;
    const at = meetingPlace(first, second);
    // Two tracks that end in one via or pad meet in it.
    const isInside = links.neighbours[a]!.some(
      (node) => links.neighbours[b]!.includes(node) && isWithin(at, copper[node]),
    );
    if (isInside) continue;
    const contact = contacts.push({ at, tracks: [a, b], joint: contacts.length }) - 1;
    for (const track of [a, b]) byTrack.set(track, [...(byTrack.get(track) ?? []), contact]);
  }
  const jointOf = (contact: number): number => {
    let root = contact;
    while (contacts[root]!.joint !== root) root = contacts[root]!.joint;
    contacts[contact]!.joint = root;
    return root;
  };
  for (const [track, own] of byTrack) {
    const { start, width } = copper[track]!.track!;
    const along = (contact: number) => Math.hypot(contacts[contact]!.at.x - start.x, contacts[contact]!.at.y - start.y);
    const sorted = own.sort((a, b) => along(a) - along(b) || a - b);
    for (const [index, contact] of sorted.entries()) {
      const before = sorted[index - 1];
      if (before !== undefined && along(contact) - along(before) <= width / 2)
        contacts[jointOf(contact)]!.joint = jointOf(before);
    }
  }
  const nodes = new Map<number, number>();
  for (const [contact, { tracks }] of contacts.entries()) {
    const joint = jointOf(contact);
    const node = nodes.get(joint) ?? links.add();
    nodes.set(joint, node);
    for (const track of tracks) links.join(track, node);
  }
}

function isWithin(place: Point, item: Copper | undefined): boolean {
  return item?.solids.some((solid) => areTouching(circle(place, 0), solid)) ?? false;
}

/** The end of one that lies nearest to the other, or where they cross. */
function meetingPlace(a: Track, b: Track): Point {
  const crossing = a.mid || b.mid ? undefined : segmentIntersection(a.start, a.end, b.start, b.end);
  if (crossing) return crossing;
  const candidates = [
    ...[a.start, a.end].map((end) => ({ end, from: b })),
    ...[b.start, b.end].map((end) => ({ end, from: a })),
  ].map(({ end, from }) => ({ end, gap: distanceTo(from, end) }));
  return candidates.reduce((best, next) => (next.gap < best.gap ? next : best)).end;
}

function distanceTo({ start, mid, end }: Track, place: Point): number {
  if (!mid) return pointToSegment(place, start, end);
  const near = [nearestOnSegment(place, start, mid), nearestOnSegment(place, mid, end)];
  return Math.min(...near.map(({ x, y }) => Math.hypot(place.x - x, place.y - y)));
}
