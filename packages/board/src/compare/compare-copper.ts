import { arcGeometry, type Point } from "@tracewright/geometry";
import { compareNaturally } from "@tracewright/text";
import type { NetId } from "../records/ids.ts";
import type { Track, Via } from "../records/track.ts";
import type { BoardChange } from "./board-change.ts";
import { type Difference, type Pair, recordOf, tallyOf } from "./difference.ts";

/**
 * Tracks and vias by net: what is said of routing is said of nets. A piece that changed its net is one less of the old and
 * one more of the new, and stands among the records of the new.
 */
export function compareCopper(difference: Difference): BoardChange[] {
  const [tracks, vias] = [difference.pairs("tracks"), difference.pairs("vias")];
  const [tracksByNet, viasByNet] = [piecesByNet(tracks), piecesByNet(vias)];
  return [...new Set([...tracksByNet.keys(), ...viasByNet.keys()])]
    .map((net): BoardChange => {
      const [own, ownVias] = [tracksByNet.get(net) ?? [], viasByNet.get(net) ?? []];
      const length = own.reduce((sum, { before, after }) => sum + lengthOf(after) - lengthOf(before), 0);
      const place = placeOf(own, ownVias);
      return {
        kind: "copper",
        net: difference.netName("after", net) ?? null,
        tracks: tallyOf(own),
        vias: tallyOf(ownVias),
        length: Math.round(length) + 0,
        records: [
          ...tracks.filter((pair) => netOf(pair) === net).map((pair) => recordOf("tracks", pair)),
          ...vias.filter((pair) => netOf(pair) === net).map((pair) => recordOf("vias", pair)),
        ],
        settings: [],
        ...(place && { place }),
      };
    })
    .sort((a, b) => compareNaturally(nameOf(a), nameOf(b)));
}

function netOf({ before, after }: Pair<Track | Via>): NetId | undefined {
  return (after ?? before)?.net;
}

/** What each net gained, lost or has otherwise. */
function piecesByNet<Item extends Track | Via>(pairs: readonly Pair<Item>[]) {
  return mapOfLists(
    pairs.flatMap((pair): (readonly [NetId | undefined, Pair<Item>])[] => {
      const { before, after } = pair;
      if (!before || !after || before.net === after.net) return [[netOf(pair), pair]];
      return [
        [before.net, { before, fate: "removed" }],
        [after.net, { after, fate: "added" }],
      ];
    }),
  );
}

function mapOfLists<Key, Value>(entries: readonly (readonly [Key, Value])[]): ReadonlyMap<Key, Value[]> {
  const lists = new Map<Key, Value[]>();
  for (const [key, value] of entries) {
    const list = lists.get(key);
    if (list) list.push(value);
    else lists.set(key, [value]);
  }
  return lists;
}

function nameOf(change: BoardChange): string {
  return change.kind === "copper" ? (change.net ?? "") : "";
}

/** Along the centre line. */
function lengthOf(track: Track | undefined): number {
  if (!track) return 0;
  const { start, mid, end } = track;
  const arc = mid && arcGeometry(start, mid, end);
  return arc ? arc.radius * Math.abs(arc.sweep) : Math.hypot(end.x - start.x, end.y - start.y);
}

function placeOf(tracks: readonly Pair<Track>[], vias: readonly Pair<Via>[]): Point | undefined {
  const via = vias.map(({ before, after }) => after ?? before)[0];
  if (via) return via.position;
  const track = tracks.map(({ before, after }) => after ?? before)[0];
  return (
    track && { x: Math.round((track.start.x + track.end.x) / 2), y: Math.round((track.start.y + track.end.y) / 2) }
  );
}
