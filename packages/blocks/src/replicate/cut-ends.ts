import {
  type Board,
  type CopperLayerId,
  editBetween,
  type ItemId,
  indexBoard,
  padSolids,
  type Track,
  trackSolids,
  viaSolid,
} from "@tracewright/board";
import type { LiveChecker } from "@tracewright/checks";
import { areTouching, circle, type Point, type Solid } from "@tracewright/geometry";
import { without } from "./boards.ts";
import type { LooseEnd } from "./replicate-request.ts";

const DANGLING: ReadonlySet<string> = new Set(["track_dangling", "via_dangling"]);

/** Removes what led to a copy from beyond and ends nowhere now, piece by piece. What ended nowhere before is kept. */
export function removeDangling(checker: LiveChecker, cut: ReadonlySet<ItemId>, before: ReadonlySet<ItemId>): void {
  for (;;) {
    const loose = new Set([...danglingItems(checker)].filter((id) => cut.has(id) && !before.has(id)));
    if (loose.size === 0) return;
    checker.apply(editBetween(checker.board, without(checker.board, loose)));
  }
}

export function danglingItems(checker: LiveChecker): ReadonlySet<ItemId> {
  const { findings } = checker.result;
  return new Set(findings.filter(({ rule }) => DANGLING.has(rule)).flatMap(({ items }) => items));
}

/** Ends of tracks that are gone at which copper of their net remains, and of copper that ends nowhere since. */
export function looseEndsOf(
  checker: LiveChecker,
  { before, removable, dangling }: { before: Board; removable: ReadonlySet<ItemId>; dangling: ReadonlySet<ItemId> },
): LooseEnd[] {
  const { board, result } = checker;
  const tracks = new Map([...board.tracks, ...board.vias].map((item) => [item.id, item]));
  const names = new Map(board.nets.map(({ id, name }) => [id, name]));
  const loose = result.findings.flatMap(({ rule, items: [id], position, layer }): LooseEnd[] => {
    const item = id === undefined || !DANGLING.has(rule) || dangling.has(id) ? undefined : tracks.get(id);
    if (!item) return [];
    const on = "layer" in item ? item.layer : item.layers[0];
    return [
      { net: (item.net && names.get(item.net)) ?? "", at: position, layer: (layer as CopperLayerId | undefined) ?? on },
    ];
  });
  const all = [...cutEndsOf(before, board, removable), ...loose];
  const nameOf = ({ net, at, layer }: LooseEnd) => `${net} ${at.x} ${at.y} ${layer}`;
  return [...new Map(all.map((end) => [nameOf(end), end])).values()];
}

function cutEndsOf(before: Board, after: Board, cut: ReadonlySet<ItemId>): LooseEnd[] {
  const kept = new Set(after.tracks.map(({ id }) => id));
  const names = new Map(before.nets.map(({ id, name }) => [id, name]));
  return before.tracks
    .filter(({ id }) => cut.has(id) && !kept.has(id))
    .flatMap((track) =>
      [track.start, track.end]
        .filter((end) => isOnCopper(after, track, end))
        .map((at) => ({ net: (track.net && names.get(track.net)) ?? "", at, layer: track.layer })),
    );
}

function isOnCopper(board: Board, { net, width, layer }: Track, end: Point): boolean {
  if (net === undefined) return false;
  const { padsByNet, tracksByNet, viasByNet } = indexBoard(board);
  const solids: readonly Solid[] = [
    ...(tracksByNet.get(net) ?? []).filter((track) => track.layer === layer).flatMap((track) => trackSolids(track)),
    ...(viasByNet.get(net) ?? []).map((via) => viaSolid(via)),
    ...(padsByNet.get(net) ?? []).flatMap(({ footprint, pad }) => padSolids(footprint, pad)),
  ];
  const own = circle(end, width);
  return solids.some((solid) => areTouching(own, solid));
}
