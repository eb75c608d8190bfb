import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import { feedbacks, type JobType, runs } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireProject } from "../projects/project-policy.ts";
import { ratingOf, readAnswers, readComment } from "./read-answers.ts";

export type FeedbackRow = typeof feedbacks.$inferSelect;

export interface FeedbackInput {
  readonly projectId: string;
  readonly requestGroupId: string;
  readonly jobType: JobType;
  readonly comment?: string | null | undefined;
  readonly raw: unknown;
}

/** What somebody thinks of what a run came to; one word on each run. */
export async function createFeedback(
  { db, now, pubSub }: Application,
  userId: string,
  input: FeedbackInput,
): Promise<FeedbackRow> {
  const project = await requireProject(db, userId, input.projectId, "EDIT");
  const [run] = isUuid(input.requestGroupId)
    ? await db.select().from(runs).where(eq(runs.id, input.requestGroupId))
    : [];
  if (run?.projectId !== project.id) throw new ApplicationError("NOT_FOUND", refusal("no-such-run", {}));
  if (run.jobType !== input.jobType)
    throw new ApplicationError(
      "JOB_TYPE_MISMATCH",
      refusal("not-a-run-of-type", { jobType: input.jobType.toLowerCase() }),
    );
  if (run.status !== "COMPLETE") throw new ApplicationError("CONFLICT", refusal("run-without-result", {}));
  const raw = readAnswers(run.jobType, input.raw);
  const [row] = await db
    .insert(feedbacks)
    .values({
      projectId: project.id,
      requestGroupId: run.id,
      userId,
      jobType: run.jobType,
      rating: ratingOf(raw),
      comment: readComment(input.comment),
      raw,
      createdAt: now(),
      updatedAt: now(),
    })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) throw new ApplicationError("CONFLICT", refusal("feedback-exists", {}));
  pubSub.publish({ kind: "project", userId, projectId: project.id, case: "PROJECT_UPDATED" });
  return row;
}
