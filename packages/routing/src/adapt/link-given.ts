import { DisjointSets } from "@tracewright/algorithms";
/**
 * How given copper hangs together. Pieces that meet end to end, with nothing else there, make one chain; every other
 * contact is a joint: with another chain, or with a group of fixed copper (pads, pours, locked tracks).
 */
import { pointSegment2, pointToShape } from "../geometry/distance.ts";
import type { GivenPiece } from "../problem.ts";
import type { Conductor } from "./conductor.ts";

/** A joint of a chain with a group of fixed copper, or by number with other chains of the net. */
export type Joint =
  | { readonly kind: "group"; readonly group: number }
  | { readonly kind: "contact"; readonly contact: number };

export interface LinkedChain {
  readonly pieces: readonly GivenPiece[];
  /** The joints at each end that has any. */
  readonly ends: readonly (readonly Joint[])[];
}

interface End {
  readonly piece: number;
  readonly layer: number;
  readonly x: number;
  readonly y: number;
  /** Ends of other pieces that this one touches. */
  readonly others: Set<number>;
  /** Groups that it touches; true where more than their pours. */
  readonly groups: Map<number, boolean>;
}

/** Chains of the pieces of one net; `groups` are the net's fixed copper, each joined within itself. */
export function linkGiven(
  pieces: readonly GivenPiece[],
  groups: readonly (readonly Conductor[])[],
): readonly LinkedChain[] {
  const ends: End[] = [];
  const endsOf = pieces.map((piece, index) => {
    const { points } = piece;
    const own: number[] = [];
    const add = (layer: number, x: number, y: number): void => {
      own.push(ends.push({ piece: index, layer, x, y, others: new Set(), groups: new Map() }) - 1);
    };
    if (points.length === 2) for (const layer of layersOf(piece.layers)) add(layer, points[0]!, points[1]!);
    else {
      const [layer = 0] = layersOf(piece.layers);
      add(layer, points[0]!, points[1]!);
      add(layer, points[points.length - 2]!, points[points.length - 1]!);
    }
    return own;
  });
  const boxes = pieces.map(boxOf);
  for (let i = 0; i < pieces.length; i++) {
    for (let j = i + 1; j < pieces.length; j++)
      if (boxesMeet(boxes[i]!, boxes[j]!)) touchPieces(pieces[i]!, endsOf[i]!, pieces[j]!, endsOf[j]!, ends);
    groups.forEach((group, number) => {
      for (const member of group) touchGroup(pieces[i]!, boxes[i]!, endsOf[i]!, ends, member, number);
    });
  }
  return chainsOf(pieces, ends, endsOf);
}

function chainsOf(
  pieces: readonly GivenPiece[],
  ends: readonly End[],
  endsOf: readonly (readonly number[])[],
): LinkedChain[] {
  const sets = new DisjointSets(pieces.length);
  ends.forEach((end, index) => {
    const partner = partnerOf(ends, index);
    if (partner === undefined || partnerOf(ends, partner) !== index) return;
    sets.join(end.piece, ends[partner]!.piece);
  });
  const contacts = new Map<string, number>();
  const jointsAt = (index: number): Joint[] => {
    const { piece, others, groups } = ends[index]!;
    const joints: Joint[] = [...groups.keys()].map((group) => ({ kind: "group", group }));
    for (const other of others) {
      if (sets.areJoined(ends[other]!.piece, piece)) continue;
      const key = `${Math.min(index, other)} ${Math.max(index, other)}`;
      const contact = contacts.get(key) ?? contacts.size;
      contacts.set(key, contact);
      joints.push({ kind: "contact", contact });
    }
    return joints;
  };
  return [...Map.groupBy(pieces.keys(), (index) => sets.find(index)).values()].map((members) => ({
    pieces: members.map((index) => pieces[index]!),
    ends: members.flatMap((index) => endsOf[index]!.map(jointsAt)).filter((joints) => joints.length > 0),
  }));
}

/** The one end that an end touches, where that is all it touches. Pours beneath do not count: they never move. */
function partnerOf(ends: readonly End[], index: number): number | undefined {
  const { others, groups } = ends[index]!;
  const [partner] = others;
  return others.size === 1 && ![...groups.values()].includes(true) ? partner : undefined;
}

function touchPieces(
  a: GivenPiece,
  endsA: readonly number[],
  b: GivenPiece,
  endsB: readonly number[],
  ends: readonly End[],
): void {
  const join = (first: number | undefined, second: number | undefined): void => {
    if (first === undefined || second === undefined) return;
    ends[first]!.others.add(second);
    ends[second]!.others.add(first);
  };
  for (const end of endsA) if (holds(b, ends[end]!)) join(end, nearestEnd(ends, endsB, ends[end]!));
  for (const end of endsB) if (holds(a, ends[end]!)) join(nearestEnd(ends, endsA, ends[end]!), end);
}

function touchGroup(
  piece: GivenPiece,
  box: Box,
  own: readonly number[],
  ends: readonly End[],
  member: Conductor,
  group: number,
): void {
  if (!(member.layers & piece.layers) || !member.shapes.some((shape) => boxesMeet(shape, box))) return;
  const join = (end: number | undefined): void => {
    if (end === undefined) return;
    const { groups } = ends[end]!;
    groups.set(group, groups.get(group) === true || member.kind !== "fill");
  };
  for (const end of own) {
    const { layer, x, y } = ends[end]!;
    if ((member.layers >> layer) & 1 && member.shapes.some((shape) => pointToShape(shape, x, y) <= 0)) join(end);
  }
  for (const { x, y } of member.ends)
    for (const layer of layersOf(member.layers & piece.layers))
      if (holds(piece, { layer, x, y })) join(nearestEnd(ends, own, { layer, x, y }));
}

interface Spot {
  readonly layer: number;
  readonly x: number;
  readonly y: number;
}

/** Whether the spot lies in the copper of the piece. */
function holds({ points, layers, width }: GivenPiece, { layer, x, y }: Spot): boolean {
  if (!((layers >> layer) & 1)) return false;
  const reach = (width * width) / 4;
  if (points.length === 2) return (x - points[0]!) ** 2 + (y - points[1]!) ** 2 <= reach;
  for (let i = 2; i < points.length; i += 2)
    if (pointSegment2(x, y, points[i - 2]!, points[i - 1]!, points[i]!, points[i + 1]!) <= reach) return true;
  return false;
}

function nearestEnd(ends: readonly End[], candidates: readonly number[], { layer, x, y }: Spot): number | undefined {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const end = ends[candidate]!;
    const distance = (end.x - x) ** 2 + (end.y - y) ** 2;
    if (end.layer !== layer || distance >= least) continue;
    best = candidate;
    least = distance;
  }
  return best;
}

interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

function boxOf({ points, width }: GivenPiece): Box {
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  const reach = width / 2;
  return {
    minX: Math.min(...xs) - reach,
    minY: Math.min(...ys) - reach,
    maxX: Math.max(...xs) + reach,
    maxY: Math.max(...ys) + reach,
  };
}

function boxesMeet(a: Box, b: Box): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

function layersOf(mask: number): number[] {
  const layers: number[] = [];
  for (let layer = 0; mask >> layer > 0; layer++) if ((mask >> layer) & 1) layers.push(layer);
  return layers;
}
