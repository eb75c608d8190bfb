import { afterAll, beforeAll, expect, test } from "vitest";
import type { Application } from "../../platform/application.ts";
import { type RunStatus, runs } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { forgetOldNotifications } from "../notifications/notification-store.ts";
import { type RunOccasion, recordOccasion } from "../runs/announce-run.ts";

const FIELDS =
  "id read persist parent content { ... on CircuitArchitecture { case projectId projectName processState status } }";
const JOBS = `query ($input: JobsInput!) { jobs(input: $input) { ${FIELDS} } }`;
const READ = "mutation ($input: ReadNotificationInput!) { readNotification(input: $input) { id read } }";
const READ_ALL = "mutation { readAllNotifications { success } }";
const PREFERENCES = "{ mailPreferences { kind email } }";
const UPDATE = "mutation ($input: UpdateMailPreferencesInput!) { updateMailPreferences(input: $input) { kind email } }";

let server: TestServer;
let application: Application;
beforeAll(async () => {
  server = await startTestServer();
  ({ application } = server);
});
afterAll(() => server.stop());

const STATUS = {
  STARTED: "STARTED",
  CONTINUED: "STARTED",
  COMPLETE: "COMPLETE",
  FAIL: "FAIL",
  STOPPED: "CANCEL",
} as const satisfies Record<RunOccasion, RunStatus>;

/** A person with a project whose runs end when the test says so: the tests are about their notifications. */
async function personWithRuns(email: string) {
  const client = await server.signedIn(email);
  const projectId = await client.createProject("Lamp", [resistorBoard()]);
  const { profile } = await client.get("{ profile { userId } }");
  const announce = async (occasion: RunOccasion, change: Partial<typeof runs.$inferInsert> = {}) => {
    const [run] = await application.db
      .insert(runs)
      .values({
        projectId,
        requestedBy: profile.userId,
        jobType: "ROUTING",
        status: STATUS[occasion],
        boardHash: "0".repeat(64),
        majorVersion: 1,
        revisionVersion: 0,
        options: {},
        attempts: 1,
        endedAt: new Date(),
        ...change,
      })
      .returning();
    if (run === undefined) throw new Error("the run was not written");
    (await recordOccasion(application, application.db, run, occasion))();
    // One run of a project at a time.
    await application.db.update(runs).set({ status: "COMPLETE" });
    return run;
  };
  return { client, projectId, announce };
}

const idsOf = (jobs: readonly { readonly id: string }[]) => jobs.map(({ id }) => Number(id));
const listen = async (client: Client) => {
  const socket = client.openSocket();
  const heard: { read: boolean; persist: boolean; id: string; content: { case: string } }[] = [];
  const query = `subscription { notification(input: { service: CIRCUIT_ARCHITECTURE }) { ${FIELDS} } }`;
  const messages = await server.listening(() => socket.iterate({ query }));
  const reading = (async () => {
    for await (const { data } of messages)
      heard.push((data as unknown as { notification: (typeof heard)[number] }).notification);
  })();
  return {
    kept: () => heard.filter(({ persist }) => persist),
    heard,
    stop: async () => {
      await socket.dispose();
      await reading;
    },
  };
};

test("the end of a run is told, counted and kept as it was; begin and pause are only said", async () => {
  const { client, projectId, announce } = await personWithRuns("tell@example.com");
  const ears = await listen(client);
  await announce("STARTED");
  const run = await announce("FAIL", { message: "No room." });
  await announce("STOPPED");
  await expect
    .poll(() => ears.heard.map(({ content }) => content.case).filter(Boolean))
    .toEqual(["ROUTING_STARTED", "ROUTING_FAIL", "ROUTING_STOPPED"]);
  expect(ears.kept()).toHaveLength(1);
  expect((await client.get("{ unreadCount }")).unreadCount).toBe(1);
  await client.get("mutation ($input: UpdateEdaProjectInput!) { updateEdaProject(input: $input) { id } }", {
    id: projectId,
    name: "Renamed",
  });
  const { jobs } = await client.get(JOBS, {});
  expect(jobs).toEqual([
    {
      id: expect.any(String),
      read: false,
      persist: true,
      parent: run.id,
      content: { case: "ROUTING_FAIL", projectId, projectName: "Lamp", processState: "FAIL", status: "FAIL" },
    },
  ]);
  await ears.stop();
});

test("pages of ten follow each other, newest first, without a gap or a double, also when news comes in between", async () => {
  const { client, announce } = await personWithRuns("pages@example.com");
  for (let run = 0; run < 23; run += 1) await announce("COMPLETE");
  const first = idsOf((await client.get(JOBS, {})).jobs);
  await announce("COMPLETE");
  const second = idsOf((await client.get(JOBS, { lastId: String(first.at(-1)), size: 10 })).jobs);
  const third = idsOf((await client.get(JOBS, { lastId: String(second.at(-1)) })).jobs);
  expect([first.length, second.length, third.length]).toEqual([10, 10, 3]);
  const all = [...first, ...second, ...third];
  expect(all).toEqual([...new Set(all)].sort((a, b) => b - a));
  expect((await client.get(JOBS, { lastId: String(third.at(-1)) })).jobs).toEqual([]);
  for (const input of [
    { size: 0 },
    { size: 101 },
    { lastId: "' or true" },
    { lastId: "1e9" },
    { lastId: "99999999999999999999" },
  ])
    expect((await client.refusal(JOBS, input)).extensions.code).toBe(400);
});

test("reading one, or all, lowers the count in every window, and once", async () => {
  const { client, announce } = await personWithRuns("read@example.com");
  for (let run = 0; run < 3; run += 1) await announce("COMPLETE");
  const other = await listen(client);
  const { jobs } = await client.get(JOBS, {});
  expect((await client.get(READ, { id: jobs[1].id })).readNotification).toEqual({ id: jobs[1].id, read: true });
  await client.get(READ, { id: jobs[1].id });
  expect((await client.get("{ unreadCount }")).unreadCount).toBe(2);
  await client.get(READ_ALL);
  expect((await client.get("{ unreadCount }")).unreadCount).toBe(0);
  await client.get(READ_ALL);
  await expect
    .poll(() => other.kept().map(({ id, read }) => [id, read]))
    .toEqual([
      [jobs[1].id, true],
      [jobs[0].id, true],
    ]);
  await other.stop();
});

test("nobody sees, reads or hears of another person's notifications", async () => {
  const { client, announce } = await personWithRuns("mine@example.com");
  const stranger = await server.signedIn("stranger@example.com");
  const ears = await listen(stranger);
  await announce("COMPLETE");
  const { jobs } = await client.get(JOBS, {});
  const refusal = await stranger.refusal(READ, { id: jobs[0].id });
  expect(refusal.extensions).toEqual({
    code: 404,
    name: "NOT_FOUND",
    sentence: { kind: "notification-gone", facts: {} },
  });
  expect(await stranger.refusal(READ, { id: "987654321" })).toEqual(refusal);
  expect((await stranger.get(JOBS, {})).jobs).toEqual([]);
  await stranger.get(READ_ALL);
  expect((await client.get("{ unreadCount }")).unreadCount).toBe(1);
  expect(ears.heard).toEqual([]);
  await ears.stop();
});

test("mail is sent on start, end and failure until somebody switches a kind off", async () => {
  const email = "choosy@example.com";
  const { client, announce } = await personWithRuns(email);
  const mails = async () => {
    const { rows } = (await application.db.execute(
      `select subject from outbox where recipient = '${email}' and kind like 'RUN%' order by created_at`,
    )) as unknown as { rows: { subject: string }[] };
    return rows.map(({ subject }) => subject);
  };
  await announce("STARTED");
  await announce("COMPLETE");
  await announce("FAIL", { message: "R12 lies outside." });
  // A run that goes on after its worker died has started before.
  await announce("CONTINUED", { attempts: 2 });
  const all = ["Routing of Lamp has started", "Routing of Lamp is complete", "Routing of Lamp failed"];
  expect(await mails()).toEqual(all);
  const { mailPreferences } = await client.get(PREFERENCES);
  expect(mailPreferences).toHaveLength(6);
  expect(mailPreferences.every((one: { email: boolean }) => one.email)).toBe(true);
  const { updateMailPreferences } = await client.get(UPDATE, {
    preferences: [{ kind: "ROUTING_COMPLETE", email: false }],
  });
  expect(updateMailPreferences.filter((one: { email: boolean }) => !one.email)).toEqual([
    { kind: "ROUTING_COMPLETE", email: false },
  ]);
  await announce("COMPLETE");
  expect(await mails()).toEqual(all);
  client.language = "ko";
  await client.get("{ profile { name } }");
  await client.get(UPDATE, { preferences: [{ kind: "ROUTING_COMPLETE", email: true }] });
  await announce("COMPLETE");
  expect(await mails()).toEqual([...all, "Lamp: 배선 작업이 끝났습니다"]);
});

test("after ninety days notifications go", async () => {
  const { client, announce } = await personWithRuns("old@example.com");
  await announce("COMPLETE");
  const after = (days: number) => new Date(application.now().getTime() + days * 86_400_000);
  await forgetOldNotifications(application.db, after(89));
  expect((await client.get("{ unreadCount }")).unreadCount).toBe(1);
  await forgetOldNotifications(application.db, after(91));
  expect((await client.get("{ unreadCount }")).unreadCount).toBe(0);
});
