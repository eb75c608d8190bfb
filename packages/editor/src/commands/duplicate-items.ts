import type { Board, ItemId, Point } from "@tracewright/board";
import type { NameItem } from "../edit-builder.ts";
import { copyItems } from "./copy-items.ts";
import { type PasteOutcome, pasteItems } from "./paste-items.ts";

/** The items once more, shifted, on the same nets. A copy of a locked item is free: it is another one. */
export function duplicateItems(
  board: Board,
  ids: Iterable<ItemId>,
  { by, nameItem }: { readonly by: Point; readonly nameItem: NameItem },
): PasteOutcome {
  const clip = copyItems(board, ids);
  const unlocked: Board = {
    ...clip,
    footprints: clip.footprints.map((record) => ({ ...record, locked: false })),
    tracks: clip.tracks.map((record) => ({ ...record, locked: false })),
    vias: clip.vias.map((record) => ({ ...record, locked: false })),
    zones: clip.zones.map((record) => ({ ...record, locked: false })),
    graphics: clip.graphics.map(({ locked: _locked, ...record }) => record),
    texts: clip.texts.map(({ locked: _locked, ...record }) => record),
    dimensions: clip.dimensions.map(({ locked: _locked, ...record }) => record),
    groups: clip.groups.map(({ locked: _locked, ...record }) => record),
  };
  return pasteItems(board, unlocked, { by, nameItem });
}
