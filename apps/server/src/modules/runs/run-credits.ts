import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { creditHolds, type JobType, runs } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import type { Holder } from "../access/holder.ts";
import { chooseWallet } from "../credits/choose-wallet.ts";
import { grantCredits } from "../credits/grant-credits.ts";
import { captureHold, holdCredits, releaseHold } from "../credits/hold-credits.ts";
import { renewFreePlan } from "../credits/monthly-credits.ts";
import { findOpenHolds, settleUnused } from "../credits/run-holds.ts";
import { lockWallets, openWallet } from "../credits/wallet.ts";
import type { ProjectRow } from "../projects/project-policy.ts";
import type { RunEvent } from "./run-state.ts";

/** What is granted at a time where runs are only recorded and the wallet would run out. */
const OWN_MACHINE_CREDITS = 100;
/** A run that is canceled before it has worked this long costs nothing. */
const FREE_WORK_MS = 10_000;

/** Who a run is charged to. */
export interface Payer {
  readonly holder: Holder;
  readonly accountId: string;
}

/** Chosen, and the wallet created, before the transaction of the request; undefined where runs are not counted. */
export async function findPayer(
  { db, configuration, now }: Application,
  project: ProjectRow,
  userId: string,
): Promise<Payer | undefined> {
  if (configuration.credits === "off") return undefined;
  await renewFreePlan(db, userId, now());
  const holder = await chooseWallet(db, project, userId, now());
  return { holder, accountId: (await openWallet(db, holder)).id };
}

/**
 * Reserves what a requested run costs, in the transaction that stores it, and settles the holds of the runs that it replaces.
 * A resumed run keeps the hold of the run it goes on from. Null: nothing is reserved. Refuses where the wallet has too few
 * credits.
 */
export async function reserveForRun(
  { configuration }: Pick<Application, "configuration">,
  transaction: Database,
  payer: Payer | undefined,
  run: {
    readonly projectId: string;
    readonly runId: string;
    readonly jobType: JobType;
    readonly resumedHoldId: string | null;
    readonly at: Date;
  },
): Promise<string | null> {
  const { projectId, runId, jobType, resumedHoldId, at } = run;
  const found = await findOpenHolds(transaction, [projectId]);
  await lockWallets(transaction, [...(payer ? [payer.accountId] : []), ...found.map(({ accountId }) => accountId)]);
  for (const hold of await findOpenHolds(transaction, [projectId]))
    if (hold.holdId !== resumedHoldId) await settleUnused(transaction, hold, at);
  if (resumedHoldId !== null) {
    const [hold] = await transaction.select().from(creditHolds).where(eq(creditHolds.id, resumedHoldId));
    // One that was charged after two weeks of pause is paid for. One that was released was not.
    if (hold !== undefined && hold.state !== "RELEASED") return hold.id;
  }
  const amount = configuration.creditsOfRun[jobType];
  if (payer === undefined || amount === 0) return null;
  const request = { key: `run:${runId}`, amount, reason: jobType, runId, at };
  let outcome = await holdCredits(transaction, payer.holder, request);
  if (outcome.kind === "insufficient" && configuration.credits === "record") {
    await grantCredits(transaction, payer.holder, {
      key: `own-machine:${runId}`,
      source: "GIFT",
      reason: "OWN_MACHINE",
      amount: Math.max(OWN_MACHINE_CREDITS, amount),
      expiresAt: null,
      at,
    });
    outcome = await holdCredits(transaction, payer.holder, request);
  }
  if (outcome.kind === "held") return outcome.hold.id;
  if (outcome.kind === "stopped") {
    if (configuration.credits === "record") return null;
    throw new ApplicationError("CONFLICT", refusal("wallet-stopped", {}), { reason: "WALLET_STOPPED" });
  }
  const { needed, available } = outcome;
  throw new ApplicationError("CONFLICT", refusal("too-few-credits", { needed, available }), {
    reason: "INSUFFICIENT_CREDITS",
    needed,
    available,
    wallet: payer.holder.teamId === null ? "USER" : "TEAM",
  });
}

type Fate = "captured" | "released" | "kept";

/**
 * What an event does to the credits that a run has reserved. What fails costs nothing; a pause costs nothing as long as the
 * run can be resumed; a routing with open connections or errors is charged when it is selected.
 */
export function fateOfHold(
  event: RunEvent,
  { workedMs, isWhole }: { readonly workedMs: number; readonly isWhole: boolean },
): Fate {
  switch (event) {
    case "failed":
    case "timed-out":
    case "given-up":
      return "released";
    case "completed":
      return isWhole ? "captured" : "kept";
    case "cancelled":
      return workedMs < FREE_WORK_MS ? "released" : "kept";
    case "enqueued":
    case "claimed":
    case "progressed":
    case "lost":
      return "kept";
  }
}

/** In the transaction that applies the event. */
export async function settleEvent(
  transaction: Database,
  run: Pick<typeof runs.$inferSelect, "id" | "creditHoldId" | "workedMs">,
  event: RunEvent,
  { at, isWhole = false }: { readonly at: Date; readonly isWhole?: boolean },
): Promise<void> {
  if (run.creditHoldId === null) return;
  const fate = fateOfHold(event, { workedMs: run.workedMs, isWhole });
  if (fate === "captured") await captureHold(transaction, run.creditHoldId, { at, runId: run.id });
  if (fate === "released") await releaseHold(transaction, run.creditHoldId, at);
}

/** A selected result is charged, if its run was not. */
export async function chargeSelected(transaction: Database, runId: string | null, at: Date): Promise<void> {
  if (runId === null) return;
  const [run] = await transaction.select({ holdId: runs.creditHoldId }).from(runs).where(eq(runs.id, runId));
  if (run?.holdId) await captureHold(transaction, run.holdId, { at, runId });
}
