import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { historyEntries, projects, type runs } from "../../platform/database/tables.ts";
import type { RunPreview } from "../../threads/messages/run-preview.ts";
import type { RunResult } from "../../threads/messages/run-result.ts";
import { linkDocument, storeDocument } from "../documents/document-store.ts";
import { previewKey } from "../storage/preview-key.ts";
import { recordOccasion } from "./announce-run.ts";
import { applyRunEvent, type RunRow } from "./run-store.ts";

/** What a history entry that is a run's result says of itself. */
export type RunResultSummary = Pick<RunResult, "placement" | "routing">;

/**
 * Stores a run's results and completes it, all or nothing; the function that it answers tells the open screens. Undefined
 * when the run is no longer this worker's: then nothing is added.
 */
export async function storeResults(
  application: Application,
  run: RunRow,
  owner: string,
  results: readonly RunResult[],
  change: Partial<typeof runs.$inferInsert>,
): Promise<(() => void) | undefined> {
  const { db, now } = application;
  for (const { board } of results) await storeDocument(application, board);
  const at = now();
  return db.transaction(async (transaction) => {
    const isWhole =
      run.jobType === "PLACEMENT" ||
      (results.length > 0 &&
        results.every(({ routing }) => routing?.complete === true && (routing.errors?.after ?? 0) === 0));
    const completed = await applyRunEvent(transaction, run.id, "completed", { at, leaseOwner: owner, change, isWhole });
    if (completed === undefined) return undefined;
    // What the board was made of cannot have changed: nothing of a project does while a run goes on.
    const [project] = await transaction
      .select({ logicHash: projects.logicHash })
      .from(projects)
      .where(eq(projects.id, run.projectId));
    for (const [rank, { board, placement, routing }] of results.entries()) {
      await linkDocument(application, transaction, run.projectId, board);
      await transaction
        .insert(historyEntries)
        .values({
          projectId: run.projectId,
          authorId: completed.requestedBy,
          type: run.jobType === "PLACEMENT" ? "AUTOPLACEMENT" : "ROUTING",
          description: placement?.profile ?? null,
          majorVersion: run.majorVersion,
          revisionVersion: run.revisionVersion,
          boardHash: board.hash,
          circuitHash: run.circuitHash,
          logicHash: project?.logicHash ?? null,
          requestGroupId: run.id,
          rank,
          summary: { placement, routing } satisfies RunResultSummary,
          createdAt: at,
        })
        .onConflictDoNothing();
    }
    return recordOccasion(application, transaction, completed, "COMPLETE");
  });
}

/** The newest picture of a run, for live viewers; overwritten each time. */
export async function storePreview({ storage }: Application, runId: string, preview: RunPreview): Promise<void> {
  await storage.write(previewKey(runId), Buffer.from(JSON.stringify(preview)));
}

export async function readPreview({ storage }: Application, runId: string): Promise<RunPreview | null> {
  const bytes = await storage.read(previewKey(runId));
  return bytes === undefined ? null : (JSON.parse(Buffer.from(bytes).toString()) as RunPreview);
}
