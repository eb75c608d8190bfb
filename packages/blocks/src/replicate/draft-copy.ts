import { type Board, editBetween, type Footprint, type Item, type ItemId } from "@tracewright/board";
import type { Pairing } from "../match/pairing.ts";
import { motionBetween } from "../pose/motion-between.ts";
import { type OwnCopper, ownCopper } from "../take/own-copper.ts";
import { withCopy } from "./boards.ts";
import { copyLayout, type LayoutCopy } from "./copy-layout.ts";
import { isOnBoard } from "./is-on-board.ts";
import type { Arrangement, CopyRefusal, CopyReport } from "./replicate-request.ts";

/** The layout that is copied. */
export interface Model {
  readonly parts: readonly Footprint[];
  readonly anchor: Footprint;
  readonly copper: OwnCopper;
  readonly drawings: readonly Item[];
  readonly hasSilkscreen: boolean;
}

/** A copy before it is known whether it fits. */
export interface Draft {
  readonly report: Omit<CopyReport, "status" | "removed" | "added">;
  readonly copy: LayoutCopy;
  /** Copper of the copy as it is: makes way for that of the model. Nothing locked. */
  readonly own: ReadonlySet<ItemId>;
  /** What joins it with the rest of the board: removed where it is in the way or leads nowhere. Nothing locked. */
  readonly cut: ReadonlySet<ItemId>;
  /** Parts of the copy that must be on the board, because those of the model are. */
  readonly inside: ReadonlySet<ItemId>;
  readonly refusal?: CopyRefusal;
  readonly isUnchanged: boolean;
}

export function draftCopy(
  board: Board,
  pairing: Pairing,
  {
    model,
    index,
    arrangement,
    keepsCopper,
  }: {
    readonly model: Model;
    /** Of the copy among all that are made, from 0. */
    readonly index: number;
    readonly arrangement: Arrangement;
    readonly keepsCopper: boolean;
  },
): Draft {
  const { partners, by, missing } = pairing;
  // Without a partner of the anchor the next best part leads.
  const lead = partners.has(model.anchor.id)
    ? model.anchor
    : mostPins(model.parts.filter(({ id }) => partners.has(id)));
  const partner = lead && partners.get(lead.id);
  if (!lead || !partner) throw new Error("a copy has no part");
  const copy = copyLayout(board, {
    model: model.parts,
    pairing,
    motion:
      arrangement.kind === "anchors"
        ? motionBetween(lead, partner)
        : { kind: "shift", by: cellOf(arrangement, index + 1) },
    copper: model.copper,
    drawings: model.hasSilkscreen ? model.drawings : [],
    hasSilkscreen: model.hasSilkscreen,
    use: `copy of ${lead.id} at ${partner.part.id}`,
  });
  const removed = removedBy(board, copy);
  const own: ReadonlySet<ItemId> = keepsCopper ? new Set() : removed.own;
  const cut: ReadonlySet<ItemId> = keepsCopper ? new Set() : removed.cut;
  const locked = lockedAndMoved(board, copy);
  const refusal: CopyRefusal | undefined =
    copy.differing.length > 0
      ? { reason: "other-pads", parts: copy.differing }
      : locked.length > 0
        ? { reason: "locked", parts: locked }
        : undefined;
  return {
    report: {
      anchor: partner.part.reference,
      anchorId: partner.part.id,
      by,
      parts: model.parts.map(({ id }) => partners.get(id)?.part.reference ?? ""),
      missing: missing.map(({ reference }) => reference),
      leftOut: board.nets.filter(({ id }) => copy.unmapped.includes(id)).map(({ name }) => name),
    },
    copy,
    own,
    cut,
    inside: insideOf(board, {
      copy,
      model,
      isFree: arrangement.kind === "anchors" && !isOnBoard(board, partner.part.position),
    }),
    ...(refusal && { refusal }),
    isUnchanged: !refusal && editBetween(board, withCopy(board, copy, own)).lists.length === 0,
  };
}

/** `isFree`: the copy is arranged beside the board, where its parts wait for a place. */
function insideOf(
  board: Board,
  { copy, model, isFree }: { copy: LayoutCopy; model: Model; isFree: boolean },
): ReadonlySet<ItemId> {
  if (isFree) return new Set();
  const on = new Set(model.parts.filter(({ position }) => isOnBoard(board, position)).map(({ id }) => id));
  return new Set([...copy.parts.keys()].filter((id) => on.has(copy.twins.get(id) ?? id)));
}

function cellOf({ columns, pitch }: Extract<Arrangement, { kind: "grid" }>, cell: number) {
  return { x: (cell % columns) * pitch.x, y: Math.floor(cell / columns) * pitch.y };
}

/** Parts that are locked and would move. */
function lockedAndMoved(board: Board, { parts }: LayoutCopy): string[] {
  return board.footprints
    .filter((part) => {
      const placed = parts.get(part.id);
      if (!placed || !isLocked(board, part)) return false;
      const { position, rotation, side } = placed;
      return (
        position.x !== part.position.x ||
        position.y !== part.position.y ||
        rotation !== part.rotation ||
        side !== part.side
      );
    })
    .map(({ reference }) => reference);
}

function isLocked(board: Board, { id, locked }: Footprint): boolean {
  return locked || board.groups.some((group) => group.locked && group.members.includes(id));
}

function removedBy(board: Board, { parts }: LayoutCopy): { own: ReadonlySet<ItemId>; cut: ReadonlySet<ItemId> } {
  const before = board.footprints.filter(({ id }) => parts.has(id));
  const { tracks, vias, zones, cut } = ownCopper(board, before);
  const free = [...tracks, ...vias, ...zones.filter(({ keepout }) => !keepout)].filter(({ locked }) => !locked);
  const lockedIds = new Set([...board.tracks, ...board.vias].filter(({ locked }) => locked).map(({ id }) => id));
  return { own: new Set(free.map(({ id }) => id)), cut: new Set(cut.filter((id) => !lockedIds.has(id))) };
}

export function mostPins(parts: readonly Footprint[]): Footprint | undefined {
  return parts.reduce<Footprint | undefined>(
    (best, part) => (best && best.pads.length >= part.pads.length ? best : part),
    undefined,
  );
}
