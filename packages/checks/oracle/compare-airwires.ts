/**
 * Open connections against KiCad's. KiCad names the items at the two ends of each airwire. Where several items of one
 * piece of copper share the place at an end (a pad and the track that starts on it) it names the one its search met
 * first, an order of memory addresses; and of airwires equally short it takes either. Both are distinguished from real
 * disagreements: `place` is the same airwire by another item at the same place, `tie` another airwire of the same net
 * and length at the corresponding place.
 */
import type { Board, Finding } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { anchorsOf, connectCopper } from "../src/connections/clusters.ts";
import { prepareCopper } from "../src/copper/board-copper.ts";
import type { KicadFinding } from "./ask-kicad.ts";

export interface AirwirePair {
  readonly ours?: Finding;
  readonly kicad?: KicadFinding;
  readonly likeness: "same" | "place" | "tie" | "none";
}

interface Open {
  readonly net: string;
  readonly ends: readonly [readonly Point[], readonly Point[]];
  readonly ids: readonly string[];
}

/** KiCad reckons lengths in whole nanometres; two roundings meet here. */
const SAME_LENGTH = 2;

export function pairAirwires(board: Board, ours: readonly Finding[], kicads: readonly KicadFinding[]): AirwirePair[] {
  const { anchors, nets } = collectAnchors(board);
  const anchorsIn = (ids: readonly string[]): readonly Point[] => ids.flatMap((id) => anchors.get(id) ?? []);
  const theirs = kicads.map(
    ({ items: [a, b] }): Open => ({
      net: nets.get(a?.ids[0] ?? "") ?? "",
      ends: [anchorsIn(a?.ids ?? []), anchorsIn(b?.ids ?? [])],
      ids: [...(a?.ids ?? []), ...(b?.ids ?? [])],
    }),
  );
  const mine = ours.map(
    ({ items: [a = "", b = ""], nets: [net = ""], ends }): Open => ({
      net,
      ends: ends ? [[ends[0]], [ends[1]]] : [[], []],
      ids: [a, b],
    }),
  );
  const left = new Set(theirs.keys());
  const pairs: AirwirePair[] = [];
  const open = new Set(mine.keys());
  const match = (likeness: "same" | "place" | "tie", alike: (a: Open, b: Open) => boolean): void => {
    for (const first of open)
      for (const second of left) {
        if (!alike(mine[first]!, theirs[second]!)) continue;
        pairs.push({ ours: ours[first]!, kicad: kicads[second]!, likeness });
        open.delete(first);
        left.delete(second);
        break;
      }
  };
  match("same", (a, b) => a.ids.every((id) => b.ids.includes(id)) && a.net === b.net);
  match("place", (a, b) => a.net === b.net && areSamePlaces(a, b));
  match("tie", (a, b) => a.net === b.net && Math.abs(shortest(a) - shortest(b)) <= SAME_LENGTH);
  for (const first of open) pairs.push({ ours: ours[first]!, likeness: "none" });
  for (const second of left) pairs.push({ kicad: kicads[second]!, likeness: "none" });
  return pairs;
}

function collectAnchors(board: Board): { anchors: Map<string, Point[]>; nets: Map<string, string> } {
  const { copper, islands } = connectCopper(prepareCopper(board));
  const anchors = new Map<string, Point[]>();
  const nets = new Map<string, string>();
  for (const item of copper.items) {
    anchors.set(item.id, [...anchorsOf(item)]);
    if (item.net !== undefined) nets.set(item.id, item.net);
  }
  for (const { pour, island } of islands) {
    anchors.set(pour.zone.id, [...(anchors.get(pour.zone.id) ?? []), island.anchor]);
    if (pour.net !== undefined) nets.set(pour.zone.id, pour.net);
  }
  return { anchors, nets };
}

function areSamePlaces(a: Open, b: Open): boolean {
  const has = (points: readonly Point[], [wanted]: readonly Point[]): boolean =>
    !!wanted && points.some(({ x, y }) => x === wanted.x && y === wanted.y);
  const [from, to] = a.ends;
  const [first, second] = b.ends;
  return (has(first, from) && has(second, to)) || (has(first, to) && has(second, from));
}

function shortest({ ends: [from, to] }: Open): number {
  let length = Number.POSITIVE_INFINITY;
  for (const a of from) for (const b of to) length = Math.min(length, Math.hypot(a.x - b.x, a.y - b.y));
  return length;
}
