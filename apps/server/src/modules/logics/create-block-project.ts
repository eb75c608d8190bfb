import type { ImportReceipt } from "@tracewright/board";
import { EMPTY_LOGIC } from "@tracewright/logic";
import type { Application } from "../../platform/application.ts";
import { refuseField } from "../../platform/application-error.ts";
import { historyEntries, projects } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireProjectRoom } from "../credits/plan-limits.ts";
import { storeDocument } from "../documents/document-store.ts";
import { readFootprintChoices } from "../footprints/footprint-choice-store.ts";
import { queueMatching, wakeMatchers } from "../matching/match-store.ts";
import { cleanProjectName, refuseTakenName } from "../project-lifecycle/create-project.ts";
import { noteBlockUses } from "../projects/note-block-uses.ts";
import { requireRoomOf } from "../storage/account-storage.ts";
import { requireHolder } from "../teams/require-holder.ts";
import { expandLogic } from "./ask-logic-thread.ts";
import { type BlockLine, readBlocks } from "./find-blocks.ts";
import { findWantedList } from "./find-needed.ts";
import { linkLogic } from "./logic-documents.ts";

/** What an import would say: there was none. */
const NO_FILES: ImportReceipt = { files: [], lines: [], diagnostics: [] };

export interface NewBlockProject {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly teamId?: string | null | undefined;
  readonly blocks: readonly BlockLine[];
  readonly isKorean: boolean;
}

/**
 * A project of blocks: their wires as far as nobody would draw them otherwise, the schematic and the board that they mean,
 * in state READY and version 1.0.
 */
export async function createBlockProject(
  application: Application,
  userId: string,
  { description, teamId, blocks: lines, isKorean, ...input }: NewBlockProject,
): Promise<string> {
  const { db, now, configuration, pubSub } = application;
  const name = cleanProjectName(input.name);
  const holder = await requireHolder(db, userId, teamId, "CREATE_PROJECT");
  if (lines.length === 0) refuseField("blocks", refusal("no-block-chosen", {}));
  const { chosen, added, needs } = await findWantedList(db, userId, { lines, logic: EMPTY_LOGIC, isKorean });
  const wanted = [...chosen, ...added];
  await requireProjectRoom(application, holder);
  await requireRoomOf(application, userId, holder, 0);
  const remembered = await readFootprintChoices(db, holder);
  const blocks = await readBlocks(
    application,
    wanted.map(({ block }) => block.hash),
  );
  const { dataDir, kicadLibraries } = configuration;
  const made = await expandLogic(application, async () => ({
    kind: "expand",
    wanted: { kind: "blocks", logic: EMPTY_LOGIC, blocks: wanted, needs, joins: true },
    blocks,
    title: name,
    before: null,
    libraries: { dataDir, kicadLibraries },
    remembered,
  }));
  const documents = [made.logic, made.circuit, made.board];
  await requireRoomOf(
    application,
    userId,
    holder,
    documents.reduce((sum, { gzip }) => sum + gzip.byteLength, 0),
  );
  for (const document of documents) await storeDocument(application, document);
  try {
    const id = await db.transaction(async (transaction) => {
      await requireProjectRoom(application, holder, transaction);
      const hashes = { boardHash: made.board.hash, circuitHash: made.circuit.hash, logicHash: made.logic.hash };
      const [project] = await transaction
        .insert(projects)
        .values({
          ownerId: userId,
          teamId: holder.teamId,
          latestAuthorId: userId,
          name,
          description: description?.slice(0, 2000) ?? null,
          type: "BLOCK",
          ...hashes,
          receipt: NO_FILES,
        })
        .returning();
      if (project === undefined) throw new Error("the database returned no project");
      await linkLogic(application, transaction, project.id, { made, blocks });
      await transaction.insert(historyEntries).values({
        projectId: project.id,
        authorId: userId,
        type: "CREATED",
        majorVersion: project.majorVersion,
        revisionVersion: project.revisionVersion,
        ...hashes,
      });
      await noteBlockUses(transaction, project, { userId, at: now() });
      await queueMatching(application, transaction, project);
      return project.id;
    });
    pubSub.publish({ kind: "project", userId, projectId: id, case: "PROJECT_CREATED" });
    wakeMatchers(application);
    return id;
  } catch (error) {
    refuseTakenName(error, name, holder);
  }
}
