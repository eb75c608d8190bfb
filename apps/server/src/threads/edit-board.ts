import {
  applyEdit,
  type Board,
  type BoardEdit,
  checkEdit,
  type EditPatch,
  editBetween,
  patchOf,
  RECORD_LISTS,
  type RecordList,
  readPatch,
  rebaseEdit,
} from "@tracewright/board";
import type { EditAnswer, EditInput, EditReason } from "./messages/edit-messages.ts";
import { packBoard } from "./pack-document.ts";
import { unpackBoard } from "./unpack-document.ts";

/** Steps of one save; a screen sends what was done within two seconds, or since the connection was lost. */
const MAX_STEPS = 1_000;
/** Several times the largest board of the shared set; documents must not grow without end. */
const MAX_RECORDS = 500_000;
/** Letters of what others changed; beyond that the board itself is the shorter message. */
const MAX_CHANGED_LETTERS = 500_000;
/** Lists of which reading intents takes nothing. */
const SILENT: ReadonlySet<RecordList> = new Set(["tracks", "vias", "zones", "texts", "dimensions", "groups"]);

/**
 * The newest board with edits that were made on an earlier one. They are held against the board step by step; where
 * somebody else was faster, they are put after the others' edits, unless both changed the same.
 */
export function editBoard({ base: gzip, current: currentGzip, edits }: EditInput): EditAnswer {
  const patches: unknown = JSON.parse(edits);
  if (!Array.isArray(patches) || patches.length === 0 || patches.length > MAX_STEPS)
    return { status: "refused", reasons: [{ message: `Edits come as a list of 1 to ${MAX_STEPS}.`, words: null }] };
  const base = unpackBoard(gzip);
  let edited = base;
  for (const [index, patch] of patches.entries()) {
    const read = readPatch(edited, patch);
    if (read.status === "refused")
      return refuse(
        index,
        read.problems.map(({ path, message }) => ({
          message: `${path === "" ? "" : `${path}: `}${message}`,
          words: null,
        })),
      );
    const problems = checkEdit(edited, read.edit);
    if (problems.length > 0) return refuse(index, problems);
    edited = applyEdit(edited, read.edit);
    const count = RECORD_LISTS.reduce((sum, list) => sum + edited[list].length, 0);
    if (count > MAX_RECORDS)
      return refuse(index, [
        { message: `a board holds at most ${MAX_RECORDS} records, and this would make ${count}`, words: null },
      ]);
  }
  const ours = editBetween(base, edited);
  if (currentGzip === null) return answerWith(base, ours, null);
  const current = unpackBoard(currentGzip);
  const theirs = editBetween(base, current);
  const changedSince = worthSending(patchOf(theirs));
  const rebased = rebaseEdit(ours, theirs);
  if (rebased.status === "conflict") return { ...rebased, reasons: [], changedSince };
  // Each is right by itself; together they may ask for a layer that is gone, or give an id twice.
  const problems = checkEdit(current, rebased.edit);
  if (problems.length > 0)
    return {
      status: "conflict",
      conflicts: [],
      reasons: problems.map(({ message, words }) => ({ message: `${message}.`, words })),
      changedSince,
    };
  return answerWith(current, rebased.edit, changedSince);
}

function answerWith(board: Board, edit: BoardEdit, changedSince: EditPatch | null): EditAnswer {
  const count = (which: "added" | "removed" | "updated"): number =>
    edit.lists.reduce((sum, change) => sum + change[which].length, 0);
  const edited = { added: count("added"), removed: count("removed"), changed: count("updated") + edit.settings.length };
  const isNothing = edited.added + edited.removed + edited.changed === 0;
  const keepsIntents = edit.settings.length === 0 && edit.lists.every(({ list }) => SILENT.has(list));
  const changed = isNothing ? null : packBoard(applyEdit(board, edit));
  return { status: "edited", board: changed, edited, keepsIntents, changedSince };
}

function refuse(index: number, problems: readonly EditReason[]): EditAnswer {
  return {
    status: "refused",
    reasons: problems.map(({ message, words }) => ({ message: `Edit ${index + 1}: ${message}.`, words })),
  };
}

function worthSending(patch: EditPatch): EditPatch | null {
  return JSON.stringify(patch).length > MAX_CHANGED_LETTERS ? null : patch;
}
