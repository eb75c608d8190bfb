import type { Board, ItemId } from "@tracewright/board";

export type AddedCopper = Pick<Board, "tracks" | "vias">;

/** Tracks and vias that only the later board has. */
export function addedCopper(before: Board, after: Board): AddedCopper {
  const known = new Set<string>([...before.tracks, ...before.vias].map(({ id }) => id));
  return {
    tracks: after.tracks.filter(({ id }) => !known.has(id)),
    vias: after.vias.filter(({ id }) => !known.has(id)),
  };
}

export function addedIds({ tracks, vias }: AddedCopper): ItemId[] {
  return [...tracks, ...vias].map(({ id }) => id);
}

/** Length in nanometres. */
export function measureCopper({ tracks, vias }: AddedCopper): { readonly vias: number; readonly length: number } {
  const length = tracks.reduce((sum, { start, end }) => sum + Math.hypot(end.x - start.x, end.y - start.y), 0);
  return { vias: vias.length, length: Math.round(length) };
}
