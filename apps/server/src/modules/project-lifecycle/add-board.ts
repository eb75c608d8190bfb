import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import { holderOf } from "../access/holder.ts";
import { linkDocument } from "../documents/document-store.ts";
import { rememberFootprints } from "../footprints/footprint-choice-store.ts";
import { obstaclesOf, refuseFiles } from "../imports/import-files.ts";
import { queueMatching, wakeMatchers } from "../matching/match-store.ts";
import { addVersion } from "../projects/add-version.ts";
import { type ProjectRow, requireProject } from "../projects/project-policy.ts";
import { lockIdleProject } from "../runs/lock-idle-project.ts";
import { type BoardSource, importDesign } from "./create-project.ts";

/**
 * The first board of a project that was made of a schematic alone while symbols were missing, as its next revision. A
 * schematic among the files becomes that of the project; a layout alone leaves the one that is there. Refused where there
 * is a board already, and where parts still lack their symbols.
 */
export async function addBoard(
  application: Application,
  userId: string,
  { id: projectId, ...source }: BoardSource & { readonly id: string },
): Promise<void> {
  const { db, now, pubSub } = application;
  const project = await requireProject(db, userId, projectId, "EDIT");
  refuseUnlessAwaited(project);
  const holder = holderOf(project);
  const answer = await importDesign(application, userId, holder, source);
  const { board, circuit, proposal, receipt } = answer;
  if (board === null) refuseFiles(obstaclesOf(answer, source.jobType), receipt);
  await db.transaction(async (transaction) => {
    const locked = await lockIdleProject(transaction, projectId);
    refuseUnlessAwaited(locked);
    for (const document of [board, circuit])
      if (document !== null) await linkDocument(application, transaction, projectId, document);
    const updated = await addVersion(transaction, locked, {
      step: "revision",
      authorId: userId,
      at: now(),
      boardHash: board.hash,
      circuitHash: circuit?.hash ?? locked.circuitHash,
      entry: {
        type: "LAYOUT",
        description: "Board added",
        change: { kind: "board-added", source: proposal === null ? "layout" : "schematic" },
      },
      project: { jobType: source.jobType, receipt, lastWorkPageType: "LAYOUT" },
    });
    await rememberFootprints(transaction, holder, proposal?.chosen ?? [], now());
    await queueMatching(application, transaction, updated);
  });
  pubSub.publish({ kind: "project", userId, projectId, case: "PROJECT_UPDATED" });
  wakeMatchers(application);
}

/** A board made of blocks comes from its logic. */
function refuseUnlessAwaited({ boardHash, logicHash }: Pick<ProjectRow, "boardHash" | "logicHash">): void {
  if (boardHash !== null || logicHash !== null) throw new ApplicationError("CONFLICT", refusal("has-layout", {}));
}
