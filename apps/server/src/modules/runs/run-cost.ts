import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { creditHolds, type JobType } from "../../platform/database/tables.ts";
import { chooseWallet } from "../credits/choose-wallet.ts";
import { renewFreePlan } from "../credits/monthly-credits.ts";
import { isLow, readBalance } from "../credits/read-balance.ts";
import { requireProject } from "../projects/project-policy.ts";
import { findPausedRun } from "./request-run.ts";

export interface RunCost {
  /** Of a run that starts over. */
  readonly credits: number;
  readonly available: number;
  readonly isLow: boolean;
  /** Whose wallet it is; null: the person's own. */
  readonly teamId: string | null;
  /** A paused run can go on with what it has reserved or paid. */
  readonly isResumable: boolean;
}

/** What is shown beside the button that starts a run; undefined where runs are not counted. */
export async function readRunCost(
  { db, configuration, now }: Application,
  userId: string,
  { id, jobType }: { readonly id: string; readonly jobType: JobType },
): Promise<RunCost | undefined> {
  const project = await requireProject(db, userId, id, "RUN");
  if (configuration.credits === "off") return undefined;
  await renewFreePlan(db, userId, now());
  const holder = await chooseWallet(db, project, userId, now());
  const balance = await readBalance(db, holder, now());
  const paused = await findPausedRun(db, project, jobType);
  const [hold] = paused?.creditHoldId
    ? await db.select({ state: creditHolds.state }).from(creditHolds).where(eq(creditHolds.id, paused.creditHoldId))
    : [];
  return {
    credits: configuration.creditsOfRun[jobType],
    available: balance.available,
    isLow: await isLow(db, holder, balance),
    teamId: holder.teamId,
    isResumable: hold !== undefined && hold.state !== "RELEASED",
  };
}
