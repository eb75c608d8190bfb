import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { partMatches, partMatchings } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireProject } from "../projects/project-policy.ts";
import { findMatching, queueMatching, wakeMatchers } from "./match-store.ts";

/**
 * Matches the parts of a project again, after a failure or because more is known by now: those that were not matched, and
 * those that nobody has confirmed. Also for projects of before there was matching.
 */
export async function requestMatching(application: Application, userId: string, id: string): Promise<void> {
  const { db, now, pubSub } = application;
  const project = await requireProject(db, userId, id, "EDIT");
  const matching = await findMatching(db, project.id);
  if (matching?.status === "WAITING" || matching?.status === "PROGRESS")
    throw new ApplicationError("JOB_ALREADY_RUNNING", refusal("parts-being-matched", {}));
  await db.transaction(async (transaction) => {
    if (matching?.status === "COMPLETE") {
      await transaction
        .update(partMatches)
        .set({ status: "InProgress", match: null, updatedAt: now() })
        .where(
          and(
            eq(partMatches.projectId, project.id),
            isNull(partMatches.confirmedAt),
            inArray(partMatches.status, ["Matched", "NotMatched"]),
            sql`${partMatches.match}->>'datasheetId' is null`,
          ),
        );
      await transaction.update(partMatchings).set({ isListed: false }).where(eq(partMatchings.projectId, project.id));
    }
    await queueMatching(application, transaction, project);
  });
  wakeMatchers(application);
  pubSub.publish({ kind: "project", userId, projectId: project.id, case: "PART_MATCHING_PROGRESS" });
}
