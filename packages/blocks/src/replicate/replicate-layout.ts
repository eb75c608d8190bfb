import {
  type Board,
  type BoardEdit,
  canonicalJson,
  editBetween,
  type Finding,
  type Footprint,
  findItems,
  ITEM_LISTS,
  type Item,
  type ItemId,
  invertEdit,
} from "@tracewright/board";
import { LiveChecker } from "@tracewright/checks";
import { type MatchOptions, matchByCircuit } from "../match/match-by-circuit.ts";
import { matchBySheets } from "../match/match-by-sheets.ts";
import type { Pairing } from "../match/pairing.ts";
import { motionBetween } from "../pose/motion-between.ts";
import { type OwnCopper, ownCopper } from "../take/own-copper.ts";
import { copyLayout, type LayoutCopy } from "./copy-layout.ts";
import { newErrors, subjectsOf } from "./judge-copy.ts";

export interface ReplicateRequest {
  /** Parts whose layout is copied, and drawings and texts that are to go with it; copper is found. */
  readonly ids: Iterable<ItemId>;
  /** Part about which the copies are arranged; absent: the one with most pins. Each copy's anchor stays where it is. */
  readonly anchor?: ItemId;
  /** Parts to find copies by: only those that hold one of them are made. Absent: all copies. */
  readonly only?: ReadonlySet<ItemId>;
  readonly values?: MatchOptions["values"];
}

/** Why a copy was not made; nothing of it is changed. */
export type CopyRefusal =
  | { readonly reason: "locked"; readonly parts: readonly string[] }
  | { readonly reason: "other-pads"; readonly parts: readonly string[] }
  /** Errors that it would bring, with what each is about. */
  | { readonly reason: "collides"; readonly findings: readonly Finding[]; readonly subjects: readonly string[] };

export interface CopyReport {
  /** Reference of the part about which it is arranged. */
  readonly anchor: string;
  readonly by: Pairing["by"];
  /** References of its parts, in the order of the model's; "" where it has none. */
  readonly parts: readonly string[];
  readonly status: "made" | "unchanged" | "refused";
  readonly refusal?: CopyRefusal;
  /** Parts of the model that the copy has no partner for. */
  readonly missing: readonly string[];
  /**
   * Names of nets of the model of which copper was not copied: it joins pads that are on several nets of the copy, or
   * on none.
   */
  readonly leftOut: readonly string[];
  /** Tracks, vias and zones that were there before. */
  readonly removed: number;
}

export interface ReplicateOutcome {
  readonly edit?: BoardEdit;
  readonly copies: readonly CopyReport[];
  /** The search for copies was given up before its end. */
  readonly isUndecided: boolean;
  /** Open connections, of pours as they are filled now: fill them again, then count. */
  readonly openBefore: number;
  readonly openAfter: number;
}

/**
 * Gives all copies of a sub-circuit the layout of one of them. Copies are found by their sheets, else by their circuit.
 * Each is made whole or not at all, and judged by the design rules; what did not fit is named. Pours are not judged:
 * they are to be filled again.
 */
export function replicateLayout(
  board: Board,
  { ids, anchor, only, values = "equal" }: ReplicateRequest,
): ReplicateOutcome {
  const selected = findItems(board, ids);
  const model = selected.flatMap((item) => (item.list === "footprints" ? [item.record] : []));
  const drawings = selected.filter(({ list }) => list === "graphics" || list === "texts");
  const first = model.find(({ id }) => id === anchor) ?? mostPins(model);
  const checker = new LiveChecker(board);
  const openBefore = openIn(checker);
  if (!first) return { copies: [], isUndecided: false, openBefore, openAfter: openBefore };
  const bySheet = matchBySheets(board, model);
  const { pairings, isUndecided } =
    bySheet.length > 0 ? { pairings: bySheet, isUndecided: false } : matchByCircuit(board, model, { values });
  const copper = ownCopper(board, model);
  const work = { model, anchor: first, copper, drawings };
  const copies = pairings
    .filter(({ partners }) => !only || [...partners.values()].some(({ part }) => only.has(part.id)))
    .map((pairing) => makeCopy(checker, pairing, work));
  const edit = editBetween(board, checker.board);
  const hasChanges = edit.lists.length > 0;
  return { ...(hasChanges && { edit }), copies, isUndecided, openBefore, openAfter: openIn(checker) };
}

interface Work {
  readonly model: readonly Footprint[];
  readonly anchor: Footprint;
  readonly copper: OwnCopper;
  readonly drawings: readonly Item[];
}

function makeCopy(checker: LiveChecker, pairing: Pairing, { model, anchor, copper, drawings }: Work): CopyReport {
  const { board } = checker;
  const { partners, by, missing } = pairing;
  // Without a partner of the anchor the next best part leads.
  const lead = partners.has(anchor.id) ? anchor : mostPins(model.filter(({ id }) => partners.has(id)));
  const partner = lead && partners.get(lead.id);
  if (!lead || !partner) throw new Error("a copy has no part");
  const copy = copyLayout(board, {
    model,
    pairing,
    motion: motionBetween(lead, partner),
    copper,
    drawings,
    use: `copy of ${lead.id} at ${partner.part.id}`,
  });
  const report = {
    anchor: partner.part.reference,
    by,
    parts: model.map(({ id }) => partners.get(id)?.part.reference ?? ""),
    missing: missing.map(({ reference }) => reference),
    leftOut: board.nets.filter(({ id }) => copy.unmapped.includes(id)).map(({ name }) => name),
  };
  const refuse = (refusal: CopyRefusal): CopyReport => ({ ...report, status: "refused", refusal, removed: 0 });
  if (copy.differing.length > 0) return refuse({ reason: "other-pads", parts: copy.differing });
  const locked = lockedAndMoved(board, copy);
  if (locked.length > 0) return refuse({ reason: "locked", parts: locked });
  const removed = removedBy(board, copy);
  const edit = editBetween(board, boardWithCopy(board, copy, removed.own));
  if (edit.lists.length === 0) return { ...report, status: "unchanged", removed: 0 };
  const kept = judge(checker, { edit, copy, cut: removed.cut });
  if (kept.length > 0)
    return refuse({
      reason: "collides",
      findings: kept,
      subjects: [...new Set(kept.flatMap((finding) => subjectsOf(board, finding)))],
    });
  const after = new Set<string>(
    [...checker.board.tracks, ...checker.board.vias, ...checker.board.zones].map(({ id }) => id),
  );
  const gone = [...removed.own, ...removed.cut].filter((id) => !after.has(id)).length;
  return { ...report, status: "made", removed: gone };
}

/**
 * Applies the edit. Tracks that led to the copy from beyond go where they are in the way, and only those. The errors
 * that are left refuse the copy: the checker is back on the board of before.
 */
function judge(
  checker: LiveChecker,
  { edit, copy, cut }: { edit: BoardEdit; copy: LayoutCopy; cut: ReadonlySet<ItemId> },
): Finding[] {
  const start = checker.board;
  let errors = newErrors(checker, edit, copy.twins);
  while (errors.length > 0) {
    const inTheWay = new Set(errors.flatMap(({ items }) => items.filter((id) => cut.has(id))));
    if (inTheWay.size === 0) break;
    const { board } = checker;
    checker.apply(editBetween(board, without(board, inTheWay)));
    errors = stillStanding(checker, errors);
  }
  if (errors.length > 0) checker.apply(invertEdit(editBetween(start, checker.board)));
  return errors;
}

function stillStanding(checker: LiveChecker, errors: readonly Finding[]): Finding[] {
  const now = new Set(checker.result.findings.map((finding) => canonicalJson(finding)));
  return errors.filter((finding) => now.has(canonicalJson(finding)));
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

/** The copper of the copy as it was: `own` gives way to that of the model, `cut` where it must. Nothing locked. */
function removedBy(board: Board, { parts }: LayoutCopy): { own: ReadonlySet<ItemId>; cut: ReadonlySet<ItemId> } {
  const before = board.footprints.filter(({ id }) => parts.has(id));
  const { tracks, vias, zones, cut } = ownCopper(board, before);
  const free = [...tracks, ...vias, ...zones.filter(({ keepout }) => !keepout)].filter(({ locked }) => !locked);
  const lockedIds = new Set([...board.tracks, ...board.vias].filter(({ locked }) => locked).map(({ id }) => id));
  return { own: new Set(free.map(({ id }) => id)), cut: new Set(cut.filter((id) => !lockedIds.has(id))) };
}

function boardWithCopy(board: Board, { parts, items }: LayoutCopy, removed: ReadonlySet<ItemId>): Board {
  const replaced = new Set([...removed, ...items.map(({ record }) => record.id)]);
  const rest = without(board, replaced);
  const lists = Object.fromEntries(
    ITEM_LISTS.map((list) => [
      list,
      [...rest[list], ...items.flatMap((item) => (item.list === list ? [item.record] : []))],
    ]),
  );
  return { ...rest, ...lists, footprints: rest.footprints.map((part) => parts.get(part.id) ?? part) };
}

function without(board: Board, ids: ReadonlySet<ItemId>): Board {
  const lists = Object.fromEntries(ITEM_LISTS.map((list) => [list, board[list].filter(({ id }) => !ids.has(id))]));
  return { ...board, ...lists };
}

function mostPins(parts: readonly Footprint[]): Footprint | undefined {
  return parts.reduce<Footprint | undefined>(
    (best, part) => (best && best.pads.length >= part.pads.length ? best : part),
    undefined,
  );
}

function openIn(checker: LiveChecker): number {
  const { total, connected } = checker.result.connections;
  return total - connected;
}
