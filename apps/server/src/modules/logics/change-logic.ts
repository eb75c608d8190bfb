import { type Logic, mergeLogic, parseLogic } from "@tracewright/logic";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import type { WantedLogic } from "../../threads/messages/logic-messages.ts";
import { findVersion } from "../projects/project-history.ts";
import { type ProjectRow, requireProject } from "../projects/project-policy.ts";
import { refuseWhileRunning } from "../runs/lock-idle-project.ts";
import { type BlockLine, requireKnownBlocks } from "./find-blocks.ts";
import { findWantedList } from "./find-needed.ts";
import { readProjectLogic } from "./logic-documents.ts";
import { type LogicToSave, saveLogic } from "./save-logic.ts";

/** Which version the caller had before them; absent: whatever is the newest. */
export interface BaseVersion {
  readonly id: string;
  readonly majorVersion?: number | null | undefined;
  readonly revisionVersion?: number | null | undefined;
}

export interface SavedLogic {
  readonly project: ProjectRow;
  /** Somebody else had saved something else meanwhile: both are in. */
  readonly isMerged: boolean;
}

/** Somebody who saves over and over while we compute is waited for this often. */
const MAX_ROUNDS = 5;
/** Of the JSON of a logic: three times that of the largest allowed. */
const MAX_LETTERS = 2_000_000;

/**
 * Saves a logic as the next revision. Made on another version than the newest, it is merged with what changed since, or
 * refused with 409 and the records that both changed: nothing is lost silently.
 */
export async function changeLogic(
  application: Application,
  userId: string,
  input: BaseVersion & { readonly logic?: unknown },
): Promise<SavedLogic> {
  return inRounds(application, userId, input, async (project, before, base) => {
    const mine = readLogic(input.logic);
    const merged = base === undefined ? { status: "merged" as const, logic: mine } : mergeLogic(base, before, mine);
    if (merged.status === "conflict") refuseStale(project, merged.records);
    await requireKnownBlocks(application.db, userId, { logic: merged.logic, known: before });
    return { type: "LOGIC", wanted: { kind: "logic", logic: merged.logic } };
  });
}

/**
 * Gives a project the blocks of a list: those it has stay with their wires and places. Made on another version than the
 * newest, it is refused with 409: a list is the whole.
 */
export async function changeBlocks(
  application: Application,
  userId: string,
  input: BaseVersion & { readonly blocks: readonly BlockLine[]; readonly isKorean: boolean },
): Promise<SavedLogic> {
  return inRounds(application, userId, input, async (project, before, base) => {
    if (input.blocks.length === 0) refuseField("blocks", refusal("no-block-chosen", {}));
    if (base !== undefined) refuseStale(project, []);
    const { blocks: lines, isKorean } = input;
    const { chosen, added, needs } = await findWantedList(application.db, userId, { lines, logic: before, isKorean });
    const blocks = [...chosen, ...added];
    return { type: "BLOCK_MODIFIED", wanted: { kind: "blocks", logic: before, blocks, needs, joins: true } };
  });
}

type Step = (
  project: ProjectRow,
  before: Logic,
  /** What the caller's change was made on, where that is not the newest. */
  base: Logic | undefined,
) => Promise<Pick<LogicToSave, "type" | "wanted">>;

async function inRounds(application: Application, userId: string, input: BaseVersion, step: Step): Promise<SavedLogic> {
  const { db } = application;
  const { id } = await requireProject(db, userId, input.id, "EDIT");
  await refuseWhileRunning(db, id);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const project = await requireProject(db, userId, id, "EDIT");
    if (project.logicHash === null) throw new ApplicationError("INVALID_EDA_BLOCK", refusal("not-made-of-blocks", {}));
    const before = await readProjectLogic(application, project.logicHash);
    const base = await findBase(application, project, input);
    const { type, wanted } = await step(project, before, base);
    const hashes = hashesOf(before, wanted);
    const saved = await saveLogic(application, userId, { project, before, wanted, type, hashes });
    if (saved) return { project: saved.project, isMerged: base !== undefined };
  }
  throw new ApplicationError("CONFLICT", refusal("layout-saved-elsewhere", {}), { conflicts: [] });
}

/** The logic of the named version; undefined where it is that of the newest. */
async function findBase(
  application: Application,
  project: ProjectRow,
  { majorVersion, revisionVersion }: BaseVersion,
): Promise<Logic | undefined> {
  if (majorVersion == null && revisionVersion == null) return undefined;
  const [major, revision] = [majorVersion ?? project.majorVersion, revisionVersion ?? 0];
  if (major === project.majorVersion && revision === project.revisionVersion) return undefined;
  const version = await findVersion(application.db, project, major, revision).catch((error: unknown) => {
    if (error instanceof ApplicationError && error.errorName === "HISTORY_NOT_FOUND") refuseStale(project, []);
    throw error;
  });
  if (version.logicHash === project.logicHash) return undefined;
  return readProjectLogic(application, version.logicHash);
}

function hashesOf(before: Logic, wanted: WantedLogic): string[] {
  const named = wanted.kind === "blocks" ? wanted.blocks.map(({ block }) => block.hash) : [];
  return [...before.uses, ...wanted.logic.uses].map(({ block }) => block.hash).concat(named);
}

function refuseStale(
  { majorVersion, revisionVersion }: ProjectRow,
  conflicts: readonly { readonly list: string; readonly id: string }[],
): never {
  throw new ApplicationError(
    "CONFLICT",
    refusal("logic-changed-elsewhere", { major: majorVersion, revision: revisionVersion }),
    { conflicts: conflicts.slice(0, 100), majorVersion, revisionVersion },
  );
}

/** From outside: anything. */
function readLogic(given: unknown): Logic {
  const text = textOf(given);
  if (text.length > MAX_LETTERS) refuseField("logic", refusal("logic-too-large", { most: MAX_LETTERS }));
  const parsed = parseLogic(text);
  if (parsed.status === "valid") return parsed.document;
  const [problem] = parsed.problems;
  throw new ApplicationError(
    "LAYOUT_VALIDATION_FAILED",
    refusal("logic-unreadable", { path: problem?.path ?? "", problem: problem?.message ?? "" }),
    { field: "logic" },
  );
}

function textOf(given: unknown): string {
  try {
    return JSON.stringify(given) ?? "null";
  } catch (error) {
    // Nested too deeply for the stack.
    if (error instanceof RangeError) refuseField("logic", refusal("edits-nested-too-deeply", {}));
    throw error;
  }
}
