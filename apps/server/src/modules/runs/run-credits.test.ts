import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { creditHolds, historyEntries, planVersions, projects, runs, users } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { ROUTE, SELECT_ROUTING } from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { insertTeam } from "../../testkit/team-operations.ts";
import { type Holder, heldByTeam, heldByUser } from "../access/holder.ts";
import { checkLedger } from "../credits/check-ledger.ts";
import { grantCredits } from "../credits/grant-credits.ts";
import { readBalance } from "../credits/read-balance.ts";
import { settleOldHolds } from "../credits/run-holds.ts";
import type { RunEvent } from "./run-state.ts";
import { applyRunEvent, type RunRow } from "./run-store.ts";

const DELETE = "mutation ($input: DeleteEdaProjectV2Input!) { deleteEdaProjectV2(input: $input) { success } }";
const DAY = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  // Runs are requested here and wait for ever: the tests send their events.
  server = await startTestServer({ configuration: { credits: "on", services: new Set(["web"]) } });
  // The free plan gives nothing: wallets contain what the tests grant.
  const empty = { planId: "FREE", version: 2, creditsAMonth: 0, projectLimit: 20, isSample: true };
  await server.application.db.insert(planVersions).values({ ...empty, publishedAt: new Date(0) });
});
afterAll(async () => {
  expect(await checkLedger(server.application.db)).toEqual([]);
  await server.stop();
});

interface Requested {
  readonly client: Client;
  readonly holder: Holder;
  readonly projectId: string;
  readonly runId: string;
}

const grant = (holder: Holder, amount: number) =>
  grantCredits(server.application.db, holder, {
    key: randomUUID(),
    source: "GIFT",
    reason: "GIFT",
    amount,
    expiresAt: null,
    at: server.application.now(),
  });

async function aPerson(credits: number) {
  const email = `${randomUUID()}@example.com`;
  // Codes for new accounts are limited by the hour.
  server.advance(600_000);
  const client = await server.signedIn(email);
  const [user] = await server.application.db.select().from(users).where(eq(users.email, email));
  const holder = heldByUser(user?.id ?? "");
  if (credits > 0) await grant(holder, credits);
  return { client, holder, email };
}

/** A routing run of somebody with ten credits. */
async function aRequest(): Promise<Requested> {
  const { client, holder } = await aPerson(10);
  const projectId = await client.createProject("Board", [resistorBoard()]);
  return { client, holder, projectId, runId: await request(client, projectId) };
}

async function request(client: Client, id: string): Promise<string> {
  return (await client.get(ROUTE, { id })).requestEdaProjectRouting.requestGroupId;
}

/** Sends events to a run, as a worker does. */
async function send(
  runId: string,
  events: readonly RunEvent[],
  { workedMs = 60_000, isWhole = true }: { readonly workedMs?: number; readonly isWhole?: boolean } = {},
): Promise<void> {
  const { db, now } = server.application;
  for (const event of events) {
    const isEnd = !["claimed", "progressed", "lost"].includes(event);
    const change: Partial<RunRow> = {
      ...(event === "progressed" && { workedMs, checkpointKey: `checkpoints/${runId}.bin` }),
      ...(isEnd && { endedAt: now() }),
    };
    await applyRunEvent(db, runId, event, { at: now(), change, isWhole });
  }
}

async function balance(holder: Holder): Promise<readonly [available: number, held: number]> {
  const { available, held } = await readBalance(server.application.db, holder, server.application.now());
  return [available, held];
}

async function runOf(runId: string): Promise<RunRow> {
  const [run] = await server.application.db.select().from(runs).where(eq(runs.id, runId));
  if (run === undefined) throw new Error("no run");
  return run;
}

const CHARGED = [9, 0];
const HELD = [9, 1];
const RELEASED = [10, 0];

test("a requested run holds its credits in its own transaction", async () => {
  const { holder, runId } = await aRequest();
  expect(await balance(holder)).toEqual(HELD);
  const { creditHoldId } = await runOf(runId);
  const [hold] = await server.application.db
    .select()
    .from(creditHolds)
    .where(eq(creditHolds.id, creditHoldId ?? ""));
  expect(hold).toMatchObject({ runId, amount: 1, reason: "ROUTING", state: "HELD" });
});

test.each<[string, readonly RunEvent[], { workedMs?: number; isWhole?: boolean }, readonly number[]]>([
  ["claimed, at work and lost holds", ["claimed", "progressed", "lost", "claimed", "progressed"], {}, HELD],
  ["complete is charged", ["claimed", "progressed", "completed"], {}, CHARGED],
  ["complete with open connections holds", ["claimed", "progressed", "completed"], { isWhole: false }, HELD],
  ["failed costs nothing", ["claimed", "progressed", "failed"], {}, RELEASED],
  ["timed out costs nothing", ["claimed", "progressed", "timed-out"], {}, RELEASED],
  ["given up costs nothing", ["claimed", "progressed", "given-up"], {}, RELEASED],
  ["canceled in the queue costs nothing", ["cancelled"], {}, RELEASED],
  ["canceled within ten seconds costs nothing", ["claimed", "progressed", "cancelled"], { workedMs: 9_999 }, RELEASED],
  ["paused later holds", ["claimed", "progressed", "cancelled"], { workedMs: 10_000 }, HELD],
])("a run that is %s, also where each event arrives twice", async (_name, events, options, expected) => {
  const { holder, runId } = await aRequest();
  // What arrives again finds the run ended, or is a repeated sign of progress.
  const last = events.at(-1) as RunEvent;
  await send(runId, [...events, last], options);
  expect(await balance(holder)).toEqual(expected);
});

test("with too few credits nothing is stored, and the refusal says what is missing", async () => {
  const { client, holder } = await aPerson(0);
  const id = await client.createProject("Board", [resistorBoard()]);
  const { extensions, message } = await client.refusal(ROUTE, { id });
  expect(extensions).toMatchObject({
    code: 409,
    reason: "INSUFFICIENT_CREDITS",
    needed: 1,
    available: 0,
    wallet: "USER",
  });
  expect(message).toBe("Too few credits: needed 1, available 0.");
  const { db } = server.application;
  expect(await db.$count(runs, eq(runs.projectId, id))).toBe(0);
  const [project] = await db.select().from(projects).where(eq(projects.id, id));
  expect(project?.stateType).toBe("READY");
  await grant(holder, 1);
  await request(client, id);
  expect(await balance(holder)).toEqual([0, 1]);
});

test("a resumed run keeps the hold: it is charged once, when it completes", async () => {
  const { client, holder, projectId, runId } = await aRequest();
  await send(runId, ["claimed", "progressed", "cancelled"]);
  const resumed = await request(client, projectId);
  expect((await runOf(resumed)).creditHoldId).toBe((await runOf(runId)).creditHoldId);
  expect(await balance(holder)).toEqual(HELD);
  await send(resumed, ["claimed", "progressed", "completed"]);
  expect(await balance(holder)).toEqual(CHARGED);
});

test("a run that was given up cost nothing; going on from its checkpoint is a new charge", async () => {
  const { client, holder, projectId, runId } = await aRequest();
  await send(runId, ["claimed", "progressed", "given-up"]);
  const resumed = await request(client, projectId);
  expect((await runOf(resumed)).creditHoldId).not.toBe((await runOf(runId)).creditHoldId);
  await send(resumed, ["claimed", "completed"]);
  expect(await balance(holder)).toEqual(CHARGED);
});

test("a fresh run charges the paused one that it replaces", async () => {
  const { client, holder, projectId, runId } = await aRequest();
  await send(runId, ["claimed", "progressed", "cancelled"]);
  await client.get(ROUTE, { id: projectId, seed: 7 });
  expect(await balance(holder)).toEqual([8, 1]);
});

test("a paused run without a checkpoint cannot be resumed and costs nothing when it is replaced", async () => {
  const { client, holder, projectId, runId } = await aRequest();
  await send(runId, ["claimed", "progressed", "cancelled"]);
  await server.application.db.update(runs).set({ checkpointKey: null }).where(eq(runs.id, runId));
  await request(client, projectId);
  expect(await balance(holder)).toEqual(HELD);
});

test("a fresh run releases the incomplete routing that it replaces", async () => {
  const { client, holder, projectId, runId } = await aRequest();
  await send(runId, ["claimed", "progressed", "completed"], { isWhole: false });
  await request(client, projectId);
  expect(await balance(holder)).toEqual(HELD);
});

test("an incomplete routing is charged when its result is selected, once", async () => {
  const { client, holder, projectId, runId } = await aRequest();
  const { db } = server.application;
  await send(runId, ["claimed", "progressed", "completed"], { isWhole: false });
  const { boardHash } = await runOf(runId);
  const summary = { placement: null, routing: null };
  const [entry] = await db
    .insert(historyEntries)
    .values({
      projectId,
      type: "ROUTING",
      majorVersion: 1,
      revisionVersion: 0,
      boardHash,
      requestGroupId: runId,
      rank: 0,
      summary,
    })
    .returning();
  expect(await balance(holder)).toEqual(HELD);
  for (let time = 0; time < 2; time++) await client.get(SELECT_ROUTING, { id: projectId, historyId: entry?.id });
  expect(await balance(holder)).toEqual(CHARGED);
});

test("the cost of a run, the balance and the history tell of it", async () => {
  const { client, projectId, runId } = await aRequest();
  const cost = async () =>
    (
      await client.get(
        "query ($input: RunCostInput!) { runCost(input: $input) { credits available teamId isResumable } }",
        { id: projectId, jobType: "ROUTING" },
      )
    ).runCost;
  expect(await cost()).toEqual({ credits: 1, available: 9, teamId: null, isResumable: false });
  await send(runId, ["claimed", "progressed", "cancelled"]);
  expect(await cost()).toMatchObject({ isResumable: true });
  const BALANCE =
    "query ($input: CreditBalanceInput!) { creditBalance(input: $input) { mode available held expiresNext { amount } } }";
  const { creditBalance } = await client.get(BALANCE, {});
  expect(creditBalance).toEqual({ mode: "ON", available: 9, held: 1, expiresNext: null });
  const HISTORY = `query ($input: CreditConnectionInput!) { creditConnection(input: $input) {
    totalCount nodes { reason amount balance state runId projectId projectName } } }`;
  const lines = async (size = 10, page = 1) => (await client.get(HISTORY, { size, page })).creditConnection;
  const granted = { reason: "GIFT", amount: 10, balance: 10, state: "GRANTED" };
  const held = { reason: "ROUTING", amount: -1, balance: 9, state: "HELD", runId, projectId, projectName: "Board" };
  expect(await lines()).toMatchObject({ totalCount: 2, nodes: [held, granted] });
  await request(client, projectId);
  const [newest] = await server.application.db
    .select()
    .from(runs)
    .where(eq(runs.projectId, projectId))
    .orderBy(desc(runs.ticket));
  await send(newest?.id ?? "", ["claimed", "failed"]);
  const released = { ...held, amount: 0, balance: 10, state: "RELEASED" };
  expect(await lines()).toMatchObject({ totalCount: 2, nodes: [released, granted] });
  expect(await lines(1, 2)).toMatchObject({ totalCount: 2, nodes: [granted] });
  expect(await lines(1, 3)).toMatchObject({ totalCount: 2, nodes: [] });
});

test.each([
  ["paused run is charged", "cancelled", CHARGED],
  ["routing with open connections that nobody selected is not charged", "completed", RELEASED],
] as const)("after two weeks a %s", async (_name, event, expected) => {
  const { holder, runId } = await aRequest();
  const { db, now } = server.application;
  await send(runId, ["claimed", "progressed", event], { isWhole: false });
  await settleOldHolds(db, new Date(now().getTime() + 14 * DAY - 60_000));
  expect(await balance(holder)).toEqual(HELD);
  for (let time = 0; time < 2; time++) await settleOldHolds(db, new Date(now().getTime() + 14 * DAY + 60_000));
  expect(await balance(holder)).toEqual(expected);
});

test("a run that was charged after two weeks of pause is resumed at no further cost", async () => {
  const { client, holder, projectId, runId } = await aRequest();
  const { db, now } = server.application;
  await send(runId, ["claimed", "progressed", "cancelled"]);
  await settleOldHolds(db, new Date(now().getTime() + 15 * DAY));
  const resumed = await request(client, projectId);
  await send(resumed, ["claimed", "progressed", "completed"]);
  expect(await balance(holder)).toEqual(CHARGED);
});

test.each([
  ["is charged for a paused run", "cancelled", CHARGED],
  ["is not charged for an incomplete routing", "completed", RELEASED],
] as const)("who deletes a project %s", async (_name, event, expected) => {
  const { client, holder, projectId, runId } = await aRequest();
  await send(runId, ["claimed", "progressed", event], { isWhole: false });
  await client.get(DELETE, { id: projectId });
  expect(await balance(holder)).toEqual(expected);
});

test("the hold of a run that was erased is released after a day", async () => {
  const { holder, runId } = await aRequest();
  const { db, now } = server.application;
  await db.delete(runs).where(eq(runs.id, runId));
  await settleOldHolds(db, now());
  expect(await balance(holder)).toEqual(HELD);
  await settleOldHolds(db, new Date(now().getTime() + 2 * DAY));
  expect(await balance(holder)).toEqual(RELEASED);
});

test("a team's run uses the team's credits while there are any, else those of the person who requests it", async () => {
  const { client, holder, email } = await aPerson(5);
  const { teamId } = await insertTeam(server, { [email]: "OWNER" });
  const team = heldByTeam(teamId);
  await grant(team, 1);
  const ofTeam = async (name: string) => {
    const id = await client.createProject(name, [resistorBoard()]);
    await server.application.db.update(projects).set({ teamId }).where(eq(projects.id, id));
    return id;
  };
  const first = await ofTeam("First");
  await request(client, first);
  expect([await balance(team), await balance(holder)]).toEqual([
    [0, 1],
    [5, 0],
  ]);
  const second = await ofTeam("Second");
  await request(client, second);
  expect([await balance(team), await balance(holder)]).toEqual([
    [0, 1],
    [4, 1],
  ]);
});

test("a deleted account leaves its wallet as a record of nobody, and its holds are resolved", async () => {
  const { client, holder, runId } = await aRequest();
  const { db } = server.application;
  const { creditHoldId } = await runOf(runId);
  await client.get("mutation ($input: UnregisterInput!) { unregister(input: $input) { success } }", {
    signUpType: "EMAIL",
    reason: "Test",
  });
  const [hold] = await db
    .select()
    .from(creditHolds)
    .where(eq(creditHolds.id, creditHoldId ?? ""));
  expect(hold?.state).toBe("RELEASED");
  expect(await readBalance(db, holder, server.application.now())).toMatchObject({ available: 0, held: 0 });
});
