import type { Logic } from "@tracewright/logic";
import type { Application } from "../../platform/application.ts";
import type { HistoryType } from "../../platform/database/tables.ts";
import type { LogicChangeSummary, WantedLogic } from "../../threads/messages/logic-messages.ts";
import { holderOf } from "../access/holder.ts";
import { readDocument, storeDocument } from "../documents/document-store.ts";
import { readFootprintChoices } from "../footprints/footprint-choice-store.ts";
import { queueMatching, wakeMatchers } from "../matching/match-store.ts";
import { addVersion } from "../projects/add-version.ts";
import type { ProjectRow } from "../projects/project-policy.ts";
import { lockIdleProject } from "../runs/lock-idle-project.ts";
import { requireRoomOf } from "../storage/account-storage.ts";
import { expandLogic } from "./ask-logic-thread.ts";
import { readBlocks } from "./find-blocks.ts";
import { linkLogic } from "./logic-documents.ts";

export interface LogicToSave {
  readonly project: ProjectRow;
  /** What the project is made of now. */
  readonly before: Logic;
  readonly wanted: WantedLogic;
  readonly type: Extract<HistoryType, "LOGIC" | "BLOCK_MODIFIED">;
  /** Of the documents of all blocks that either names. */
  readonly hashes: readonly string[];
}

/**
 * Makes the logic, the schematic and the board that it means the next revision. Undefined: the project changed meanwhile,
 * and what was made of it is of no use.
 */
export async function saveLogic(
  application: Application,
  userId: string,
  { project, before, wanted, type, hashes }: LogicToSave,
): Promise<{ readonly project: ProjectRow; readonly isChanged: boolean } | undefined> {
  const { db, now, configuration, pubSub } = application;
  const { boardHash } = project;
  const blocks = await readBlocks(application, hashes);
  const remembered = await readFootprintChoices(db, holderOf(project));
  const { dataDir, kicadLibraries } = configuration;
  const made = await expandLogic(application, async () => ({
    kind: "expand",
    wanted,
    blocks,
    title: project.name,
    before: { logic: before, board: boardHash === null ? null : await readDocument(application, boardHash) },
    libraries: { dataDir, kicadLibraries },
    remembered,
  }));
  if (made.logic.hash === project.logicHash) return { project, isChanged: false };
  const documents = [made.logic, made.circuit, made.board];
  await requireRoomOf(
    application,
    userId,
    holderOf(project),
    documents.reduce((sum, { gzip }) => sum + gzip.byteLength, 0),
  );
  for (const document of documents) await storeDocument(application, document);
  const saved = await db.transaction(async (transaction) => {
    const locked = await lockIdleProject(transaction, project.id);
    if (locked.boardHash !== boardHash || locked.logicHash !== project.logicHash) return undefined;
    await linkLogic(application, transaction, project.id, { made, blocks });
    const after = await addVersion(transaction, locked, {
      step: "revision",
      authorId: userId,
      at: now(),
      boardHash: made.board.hash,
      circuitHash: made.circuit.hash,
      logicHash: made.logic.hash,
      entry: { type, description: describe(made.summary), change: { kind: "blocks", ...made.summary } },
      project: { lastWorkPageType: "LAYOUT" },
    });
    await queueMatching(application, transaction, project);
    return after;
  });
  if (saved === undefined) return undefined;
  pubSub.publish({ kind: "project", userId, projectId: project.id, case: "PROJECT_UPDATED" });
  wakeMatchers(application);
  return { project: saved, isChanged: true };
}

const MAX_LETTERS = 200;

/** In English, for the search in the history; screens word `change` in their language. */
function describe({ added, removed, exchanged, parts, pads }: LogicChangeSummary): string | null {
  const said = [
    ...(added.length > 0 ? [`added: ${added.join(", ")}`] : []),
    ...(removed.length > 0 ? [`removed: ${removed.join(", ")}`] : []),
    ...(exchanged.length > 0 ? [`other version: ${exchanged.join(", ")}`] : []),
    ...(parts > 0 ? [`${parts} parts with another value`] : []),
    ...(pads > 0 ? [`${pads} pads on another net`] : []),
  ].join("; ");
  return said === "" ? null : said.slice(0, MAX_LETTERS);
}
