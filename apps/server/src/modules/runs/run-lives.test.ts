import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Database } from "../../platform/database/open-database.ts";
import { projects, runs, users } from "../../platform/database/tables.ts";
import { describeOnEachDatabase } from "../../testkit/each-database.ts";
import { heldByUser } from "../access/holder.ts";
import { checkLedger } from "../credits/check-ledger.ts";
import { grantCredits } from "../credits/grant-credits.ts";
import { readBalance } from "../credits/read-balance.ts";
import { settleOldHolds } from "../credits/run-holds.ts";
import { openWallet } from "../credits/wallet.ts";
import { chargeSelected, reserveForRun } from "./run-credits.ts";
import type { RunEvent } from "./run-state.ts";
import { applyRunEvent } from "./run-store.ts";

const GRANTED = 1000;
/** Projects, with about eight runs each; MONEY_TESTS=full: more than 10,000 runs. */
const PROJECTS = process.env.MONEY_TESTS === "full" ? 1400 : 40;
const configuration = { credits: "on", creditsOfRun: { PLACEMENT: 1, ROUTING: 1 } } as never;

type Step =
  | { readonly kind: "request"; readonly resumes: boolean }
  | { readonly kind: "work"; readonly seconds: number }
  | { readonly kind: "end"; readonly event: RunEvent; readonly isWhole: boolean }
  | { readonly kind: "select" | "two-weeks" | "lost" };

/** What is done next: to a run that is at work, or to a project without one. */
const MOMENT = fc.record({
  active: fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ kind: fc.constant("work" as const), seconds: fc.integer({ min: 1, max: 12 }) }),
    fc.constant({ kind: "lost" as const }),
    fc.record({
      kind: fc.constant("end" as const),
      event: fc.constantFrom<RunEvent>("completed", "failed", "timed-out", "given-up", "cancelled", "cancelled"),
      isWhole: fc.boolean(),
    }),
    fc.constant({ kind: "two-weeks" as const }),
  ),
  idle: fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ kind: fc.constant("request" as const), resumes: fc.boolean() }),
    fc.record({ kind: fc.constant("request" as const), resumes: fc.boolean() }),
    fc.constantFrom({ kind: "select" as const }, { kind: "two-weeks" as const }),
  ),
});
type Moment = typeof MOMENT extends fc.Arbitrary<infer Value> ? Value : never;

/** What the runs of one project cost, as the specification of the product lists it. */
class PlainProject {
  readonly holds: ("HELD" | "CHARGED" | "RELEASED")[] = [];
  run: { state: "ACTIVE" | "PAUSED" | "GIVEN-UP" | "COMPLETE" | "FAILED"; seconds: number; hold: number } | undefined;

  #resolve(to: "CHARGED" | "RELEASED"): void {
    if (this.run && this.holds[this.run.hold] === "HELD") this.holds[this.run.hold] = to;
  }
  #settle(): void {
    this.#resolve(this.run?.state === "PAUSED" && this.run.seconds >= 10 ? "CHARGED" : "RELEASED");
  }
  canResume(): boolean {
    return (this.run?.state === "PAUSED" || this.run?.state === "GIVEN-UP") && this.run.seconds > 0;
  }
  request(resumes: boolean): void {
    const old = resumes && this.canResume() ? this.run : undefined;
    if (old === undefined) this.#settle();
    const isKept = old !== undefined && this.holds[old.hold] !== "RELEASED";
    if (!isKept) this.holds.push("HELD");
    this.run = { state: "ACTIVE", seconds: old?.seconds ?? 0, hold: isKept ? old.hold : this.holds.length - 1 };
  }
  end(event: RunEvent, isWhole: boolean): void {
    if (this.run === undefined) return;
    const states = { completed: "COMPLETE", cancelled: "PAUSED", "given-up": "GIVEN-UP" } as const;
    this.run.state = states[event as keyof typeof states] ?? "FAILED";
    if (event === "completed" && isWhole) this.#resolve("CHARGED");
    else if (event === "cancelled" && this.run.seconds < 10) this.#resolve("RELEASED");
    else if (event !== "completed" && event !== "cancelled") this.#resolve("RELEASED");
  }
  select(): void {
    if (this.run?.state === "COMPLETE") this.#resolve("CHARGED");
  }
  twoWeeks(): void {
    if (this.run && this.run.state !== "ACTIVE") this.#settle();
  }
}

describeOnEachDatabase((database) => {
  test("whatever becomes of the runs of a project, they cost what a plain model says", async () => {
    const { db } = database();
    await fc.assert(
      fc.asyncProperty(fc.array(MOMENT, { minLength: 20, maxLength: 40 }), (moments) => live(db, moments)),
      { numRuns: PROJECTS },
    );
    expect(await checkLedger(db)).toEqual([]);
  }, 3_600_000);
});

async function live(db: Database, moments: readonly Moment[]): Promise<void> {
  let at = new Date("2026-01-01T00:00:00Z");
  const email = `${randomUUID()}@example.com`;
  const [user] = await db.insert(users).values({ email, name: "Somebody", consentedAt: at }).returning();
  const holder = heldByUser(user?.id ?? "");
  const [project] = await db
    .insert(projects)
    .values({ ownerId: user?.id ?? "", name: "Board", jobType: "ROUTING", receipt: {} })
    .returning();
  const projectId = project?.id ?? "";
  const { id: accountId } = await openWallet(db, holder);
  const gift = { key: randomUUID(), source: "GIFT", reason: "GIFT", amount: GRANTED, expiresAt: null, at } as const;
  await grantCredits(db, holder, gift);
  const model = new PlainProject();
  let last: string | undefined;
  let seconds = 0;
  const send = (event: RunEvent, change = {}, isWhole = false) =>
    applyRunEvent(db, last ?? "", event, { at, change, isWhole });

  for (const { active, idle } of moments) {
    const step = model.run?.state === "ACTIVE" ? active : idle;
    if (step.kind === "request") {
      const resumes = step.resumes && model.canResume();
      const [old] = resumes
        ? await db
            .select()
            .from(runs)
            .where(eq(runs.id, last ?? ""))
        : [];
      seconds = old === undefined ? 0 : seconds;
      const runId = randomUUID();
      const request = { projectId, runId, jobType: "ROUTING", resumedHoldId: old?.creditHoldId ?? null, at } as const;
      await db.transaction(async (transaction) => {
        const creditHoldId = await reserveForRun({ configuration }, transaction, { holder, accountId }, request);
        await transaction.insert(runs).values({
          id: runId,
          creditHoldId,
          projectId,
          requestedBy: user?.id ?? "",
          jobType: "ROUTING",
          status: "REQUEST",
          boardHash: "hash",
          majorVersion: 1,
          revisionVersion: 0,
          options: {},
          checkpointKey: old?.checkpointKey ?? null,
          workedMs: old?.workedMs ?? 0,
        });
      });
      last = runId;
      model.request(step.resumes);
    } else if (step.kind === "work") {
      await send("claimed");
      seconds += step.seconds;
      if (model.run) model.run.seconds = seconds;
      for (let time = 0; time < 2; time++)
        await send("progressed", { workedMs: seconds * 1000, checkpointKey: `checkpoints/${last}` });
    } else if (step.kind === "lost") {
      await send("lost");
    } else if (step.kind === "end") {
      if (step.event !== "cancelled") await send("claimed");
      // Each arrives twice.
      for (let time = 0; time < 2; time++) await send(step.event, { endedAt: at }, step.isWhole);
      model.end(step.event, step.isWhole);
    } else if (step.kind === "select" && model.run?.state === "COMPLETE") {
      for (let time = 0; time < 2; time++)
        await db.transaction((transaction) => chargeSelected(transaction, last ?? null, at));
      model.select();
    } else if (step.kind === "two-weeks") {
      at = new Date(at.getTime() + 15 * 86_400_000);
      await settleOldHolds(db, at);
      model.twoWeeks();
    }
    const count = (state: string) => model.holds.filter((hold) => hold === state).length;
    const { available, held } = await readBalance(db, holder, at);
    expect({ step, held, charged: GRANTED - available - held }).toEqual({
      step,
      held: count("HELD"),
      charged: count("CHARGED"),
    });
  }
}
