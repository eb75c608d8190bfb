import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import type { EditAnswer, EditInput, EditReason } from "../../threads/messages/edit-messages.ts";
import { EDIT_THREAD } from "../../threads/thread-files.ts";
import { holderOf } from "../access/holder.ts";
import { linkDocument, readDocument, storeDocument } from "../documents/document-store.ts";
import { carryIntents } from "../intents/read-project-intents.ts";
import { addVersion } from "../projects/add-version.ts";
import { findVersion } from "../projects/project-history.ts";
import { type ProjectRow, requireProject } from "../projects/project-policy.ts";
import { lockIdleProject, refuseWhileRunning } from "../runs/lock-idle-project.ts";
import { requireRoomOf } from "../storage/account-storage.ts";
import type { NamedVersion } from "./apply-version.ts";
import { followEdits } from "./follow-edits.ts";

export interface EditsToSave extends NamedVersion {
  /** Hash of the board document that was edited: after a reset a number may stand for another version. */
  readonly boardHash: string;
  /** Patches (`EditPatch`), one after the other. From outside: anything. */
  readonly edits?: unknown;
}

export interface SavedEdits {
  readonly project: ProjectRow;
  /** Somebody else had saved something else meanwhile: both are in. */
  readonly isMerged: boolean;
  readonly changedSince: unknown;
}

/** Somebody who saves over and over while we compute is waited for this often. */
const MAX_ROUNDS = 5;

/**
 * Saves edits of the layout as the next revision. Made on another version than the newest, they are merged with
 * what has changed since, or refused with 409 and the list of what both changed: nothing is lost silently.
 */
export async function saveEdits(application: Application, userId: string, input: EditsToSave): Promise<SavedEdits> {
  const { db, now, pubSub } = application;
  const { id: projectId } = await requireProject(db, userId, input.id, "EDIT");
  const edits = textOf(input.edits);
  await refuseWhileRunning(db, projectId);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const current = await requireProject(db, userId, projectId, "EDIT");
    if (current.boardHash === null) throw new ApplicationError("LAYOUT_VALIDATION_FAILED", refusal("no-layout", {}));
    const isStale = input.boardHash !== current.boardHash;
    if (isStale) await requireBase(application, current, input);
    const currentHash = isStale ? current.boardHash : null;
    const answer = await edit(application, async () => ({
      base: await readDocument(application, input.boardHash),
      current: currentHash === null ? null : await readDocument(application, currentHash),
      edits,
    }));
    if (answer.status === "refused")
      throw new ApplicationError("BAD_REQUEST", answer.reasons[0]?.message ?? refusal("edits-invalid-for-board", {}), {
        field: "edits",
        ...toldReasons(answer.reasons),
      });
    if (answer.status === "conflict") refuseStale(current, answer);
    const { board, edited, keepsIntents, changedSince } = answer;
    if (board === null) return { project: current, isMerged: isStale, changedSince };
    const followed = await followEdits(application, current, board);
    const made = followed ? [followed.logic, followed.circuit, followed.board] : [board];
    const bytes = made.reduce((sum, { gzip }) => sum + gzip.byteLength, 0);
    await requireRoomOf(application, userId, holderOf(current), bytes);
    for (const document of made) await storeDocument(application, document);
    const saved = await db.transaction(async (transaction) => {
      const locked = await lockIdleProject(transaction, projectId);
      if (locked.boardHash !== current.boardHash || locked.logicHash !== current.logicHash) return undefined;
      await (followed ? followed.link(transaction) : linkDocument(application, transaction, projectId, board));
      return addVersion(transaction, locked, {
        step: "revision",
        authorId: userId,
        at: now(),
        boardHash: followed?.board.hash ?? board.hash,
        circuitHash: followed?.circuit.hash ?? locked.circuitHash,
        ...(followed && { logicHash: followed.logic.hash }),
        entry: { type: "LAYOUT", description: null, change: { kind: "edited", ...edited } },
        project: { lastWorkPageType: "LAYOUT" },
      });
    });
    if (saved === undefined) continue;
    if (keepsIntents) carryIntents(application, current, saved);
    pubSub.publish({ kind: "project", userId, projectId, case: "PROJECT_UPDATED" });
    return { project: saved, isMerged: isStale, changedSince };
  }
  throw new ApplicationError("CONFLICT", refusal("layout-saved-elsewhere", {}), {
    conflicts: [],
    ...toldReasons([]),
    changedSince: null,
  });
}

/** The edits as text: a thread reads them, and nothing that nests a thousand deep gets on its way. */
function textOf(edits: unknown): string {
  try {
    return JSON.stringify(edits) ?? "null";
  } catch (error) {
    // Nested too deeply for the stack.
    if (error instanceof RangeError) refuseField("edits", refusal("edits-nested-too-deeply", {}));
    throw error;
  }
}

/** That the edited board is the version it says it is; otherwise there is nothing to merge with. */
async function requireBase({ db }: Application, project: ProjectRow, input: EditsToSave): Promise<void> {
  const { majorVersion, revisionVersion, boardHash } = input;
  const version = await findVersion(db, project, majorVersion, revisionVersion).catch((error: unknown) => {
    if (error instanceof ApplicationError && error.errorName === "HISTORY_NOT_FOUND") return undefined;
    throw error;
  });
  if (version?.boardHash !== boardHash) refuseStale(project, { conflicts: [], reasons: [], changedSince: null });
}

function refuseStale(
  { majorVersion, revisionVersion }: ProjectRow,
  { conflicts, reasons, changedSince }: Omit<Extract<EditAnswer, { status: "conflict" }>, "status">,
): never {
  throw new ApplicationError(
    "CONFLICT",
    refusal("layout-changed-elsewhere", { major: majorVersion, revision: revisionVersion }),
    { conflicts, ...toldReasons(reasons), changedSince, majorVersion, revisionVersion },
  );
}

/** Sentences for API clients, with data that the application words in its language. */
function toldReasons(reasons: readonly EditReason[]) {
  return { reasons: reasons.map(({ message }) => message), saidReasons: reasons };
}

async function edit({ threads, log }: Application, read: () => Promise<EditInput>): Promise<EditAnswer> {
  const outcome = await threads.runLate<EditAnswer>(EDIT_THREAD, async () => ({ input: await read() }));
  if (outcome.status === "answered") return outcome.answer;
  log.error("edits were not applied", outcome);
  throw new Error(`editing ended with ${outcome.status}`);
}
