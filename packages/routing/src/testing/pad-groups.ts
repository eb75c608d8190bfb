/** A slow, obvious count for tests: which pads hang together, by the board package's own geometry. */
import { type Board, padLayers, padSolids, trackSolids, viaLayers, viaSolid } from "@tracewright/board";
import { isInSolid, type Point, type Solid } from "@tracewright/geometry";

interface Piece {
  readonly pad: string | undefined;
  readonly net: string | undefined;
  readonly layers: readonly string[];
  readonly solids: readonly Solid[];
  readonly ends: readonly Point[];
}

/** By the id of a pad, a number that joined pads share: tracks and vias join what their ends lie in. */
export function padGroups(board: Board): ReadonlyMap<string, number> {
  const pieces: Piece[] = [
    ...board.footprints.flatMap((footprint) =>
      footprint.pads.map((pad) => ({
        pad: pad.id,
        net: pad.net,
        layers: padLayers(board, pad),
        solids: padSolids(footprint, pad),
        ends: [],
      })),
    ),
    ...board.tracks.map((track) => ({
      pad: undefined,
      net: track.net,
      layers: [track.layer],
      solids: trackSolids(track),
      ends: [track.start, track.end],
    })),
    ...board.vias.map((via) => ({
      pad: undefined,
      net: via.net,
      layers: viaLayers(board, via),
      solids: [viaSolid(via)],
      ends: [via.position],
    })),
  ];
  const groups = pieces.map((_, index) => index);
  const endsIn = (a: Piece, b: Piece): boolean => a.ends.some((end) => b.solids.some((solid) => isInSolid(end, solid)));
  pieces.forEach((a, i) => {
    pieces.forEach((b, j) => {
      if (j <= i || groups[i] === groups[j] || a.net === undefined || a.net !== b.net) return;
      if (!a.layers.some((layer) => b.layers.includes(layer)) || !(endsIn(a, b) || endsIn(b, a))) return;
      const [from, to] = [groups[j], groups[i]];
      groups.forEach((group, index) => {
        if (group === from && to !== undefined) groups[index] = to;
      });
    });
  });
  return new Map(pieces.flatMap(({ pad }, index) => (pad === undefined ? [] : [[pad, groups[index] ?? -1]])));
}

/** Pads that were joined to another one before and are not any more. */
export function partedPads(before: Board, after: Board): string[] {
  const [old, now] = [padGroups(before), padGroups(after)];
  const firstOf = new Map<number, string>();
  return [...old].flatMap(([pad, group]) => {
    const first = firstOf.get(group) ?? pad;
    firstOf.set(group, first);
    return now.get(first) === now.get(pad) ? [] : [pad];
  });
}
