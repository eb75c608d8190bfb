import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_ADMINISTRATOR } from "./demo/demo-account.ts";
import { openServerDatabase } from "./platform/database/open-database.ts";
import { type ApiAnswer, Client } from "./testkit/client.ts";
import { resistorBoard } from "./testkit/kicad-files.ts";
import { CANCEL, ROUTE, readProject, SELECT_ROUTING, waitForState } from "./testkit/run-operations.ts";
import { findPostgres, type Postgres, startPostgres } from "./testkit/start-postgres.ts";
import { startServerProcess } from "./testkit/start-server-process.ts";
import { startTestServer } from "./testkit/start-test-server.ts";
import { startTraceReceiver } from "./testkit/start-trace-receiver.ts";

const programs = findPostgres();
if (programs === undefined)
  console.warn("PostgreSQL is not installed here: the tests on a PostgreSQL server are left out.");

describe.skipIf(programs === undefined)("on a PostgreSQL server", () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? "");
  });
  afterAll(() => postgres.stop());

  test("the same story as on the embedded database: sign up, import, route, select", async () => {
    const server = await startTestServer({ database: await openServerDatabase(postgres.connectionString) });
    try {
      const client = await server.signedIn("pg@example.com");
      const id = await client.createProject("On a server", [resistorBoard()]);
      const refusal = await client.refusal(
        "mutation ($input: UpdateEdaProjectInput!) { updateEdaProject(input: $input) { id } }",
        { id: await client.createProject("Another", [resistorBoard()]), name: "on a SERVER" },
      );
      expect(refusal.extensions.code).toBe(70010);
      await client.get(ROUTE, { id });
      expect((await client.refusal(ROUTE, { id })).extensions.code).toBe(70009);
      const done = await waitForState(client, id, /_COMPLETE$/);
      await client.get(SELECT_ROUTING, { id, historyId: done.run.results[0].id });
      expect(await readProject(client, id)).toMatchObject({ stateType: "EDITING", majorVersion: 2 });
    } finally {
      await server.stop();
    }
  });

  test("a connection that breaks while a transaction holds it ends the transaction, not the process", async () => {
    const database = await openServerDatabase(postgres.connectionString);
    const other = await openServerDatabase(postgres.connectionString);
    try {
      const broken = database.db.transaction(async (transaction) => {
        const pid = sql`select pg_backend_pid() as pid`;
        const { rows } = (await transaction.execute(pid)) as unknown as { rows: { pid: number }[] };
        await other.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
        // Between two queries nobody waits for an answer that could fail.
        await new Promise((resolve) => setTimeout(resolve, 200));
        await transaction.execute(sql`select 1`);
      });
      await expect(broken).rejects.toThrow();
      expect(await database.isReady()).toBe(true);
    } finally {
      await Promise.all([database.close(), other.close()]);
    }
  });

  test("however many transactions fail at their beginning, no connection is lost", async () => {
    const database = await openServerDatabase(postgres.connectionString);
    const other = await openServerDatabase(postgres.connectionString);
    try {
      const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state = 'idle'`;
      let failures = 0;
      for (let outage = 0; outage < 30; outage++) {
        await database.isReady().catch(() => false);
        const killing = other.db.execute(others);
        const transactions = Array.from({ length: 3 }, () => database.db.transaction(async () => {}));
        failures += (await Promise.allSettled(transactions)).filter(({ status }) => status === "rejected").length;
        await killing;
      }
      expect(failures).toBeGreaterThan(0);
      // The last that were killed are heard of.
      await new Promise((resolve) => setTimeout(resolve, 200));
      let inside = 0;
      let letGo = (): void => {};
      const all = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      // All ten that the pool has, at the same time.
      const ten = Array.from({ length: 10 }, () =>
        database.db.transaction(async () => {
          inside += 1;
          if (inside === 10) letGo();
          await all;
        }),
      );
      await Promise.all(ten);
      expect(inside).toBe(10);
    } finally {
      await Promise.all([database.close(), other.close()]);
    }
  });

  test("two processes that start at once share the work, in one trace: one serves, one routes", async () => {
    const directory = await mkdtemp(join(tmpdir(), "tracewright-pg-"));
    const receiver = await startTraceReceiver();
    const env = {
      DATABASE_URL: postgres.connectionString,
      DATA_DIR: directory,
      SECRET: "s".repeat(32),
      ...receiver.env,
    };
    const [web, worker] = await Promise.all([
      startServerProcess({ ...env, SERVICES: "web" }),
      startServerProcess({ ...env, SERVICES: "worker", DEMO: "off", MONITORING_PORT: "0" }),
    ]);
    try {
      const monitoring = /Health and metrics are at (http:\S+[0-9])/.exec(worker.said())?.[1];
      const read = async (path: string) => (await fetch(new URL(path, monitoring))).text();
      expect(await read("/readyz")).toBe("ready\n");
      expect(await read("/metrics")).toMatch(/^# TYPE tracewright_runs gauge$/m);
      const client = await web.signedIn();
      const id = await client.createProject("Shared", [resistorBoard({ resistors: 150 })]);
      const heard: string[] = [];
      const socket = client.openSocket();
      const listening = socket.iterate({
        query:
          "subscription { notification(input: { service: CIRCUIT_ARCHITECTURE }) { content { ... on EdaTask { status } } } }",
      });
      const reader = (async () => {
        for await (const { data } of listening) heard.push(JSON.stringify(data));
      })();
      const pressed = { traceId: "4bf92f3577b34da6a3ce929d0e0e4736", spanId: "00f067aa0ba902b7" };
      const response = await client.fetch("/graphql", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-service": "CIRCUIT_ARCHITECTURE",
          traceparent: `00-${pressed.traceId}-${pressed.spanId}-01`,
        },
        body: JSON.stringify({ query: ROUTE, variables: { input: { id } } }),
      });
      const { requestEdaProjectRouting } = ((await response.json()) as ApiAnswer).data ?? {};
      // With the first progress it has left a checkpoint; one that is paused before may start over, if the machine is slow.
      await waitForState(client, id, /_PROGRESS$/);
      await client.get(CANCEL, { projectId: id, requestGroupId: requestEdaProjectRouting.requestGroupId });
      expect((await readProject(client, id)).run).toMatchObject({ status: "CANCEL", canResume: true });
      const administrator = new Client(web.url);
      await administrator.signIn(DEMO_ADMINISTRATOR.email, DEMO_ADMINISTRATOR.password);
      const { staffRunConnection } = await administrator.get(
        "query ($input: StaffRunConnectionInput!) { staffRunConnection(input: $input) { nodes { traceId } } }",
        {},
      );
      expect(staffRunConnection.nodes).toContainEqual({ traceId: pressed.traceId });
      await client.get(ROUTE, { id });
      await waitForState(client, id, /_COMPLETE$/);
      await socket.dispose();
      await reader;
      expect(heard.some((message) => message.includes("STARTED"))).toBe(true);
      const [ofWeb, ofWorker] = [web.pid, worker.pid];
      await expect
        .poll(() => receiver.wayTo(pressed, /^phase /))
        .toEqual([
          { name: "HTTP POST", process: ofWeb },
          { name: "enqueue run", process: ofWeb },
          { name: "job run", process: ofWorker },
          { name: "run ROUTING", process: ofWorker },
          { name: expect.stringMatching(/^phase /), process: ofWorker },
        ]);
      expect(receiver.namesOf(pressed.traceId)).toContainEqual(expect.stringMatching(/^mutation /));
      const line = (event: string) => new RegExp(`"event":"${event}".*"trace_id":"${pressed.traceId}"`);
      await expect.poll(() => web.said()).toMatch(line("operation"));
      await expect.poll(() => worker.said()).toMatch(line("job"));
    } finally {
      await Promise.all([web.terminate(), worker.terminate()]);
      await receiver.stop();
      await rm(directory, { recursive: true, force: true });
    }
  });

  test("two web processes: news, reading and a sign-out in one reach the windows that hang on the other", async () => {
    const directory = await mkdtemp(join(tmpdir(), "tracewright-pg-"));
    const env = { DATABASE_URL: postgres.connectionString, DATA_DIR: directory, SECRET: "s".repeat(32) };
    const first = await startServerProcess({ ...env, SERVICES: "web,worker" });
    const second = await startServerProcess({ ...env, SERVICES: "web", DEMO: "off" });
    try {
      const here = await first.signedIn();
      // What the runs of the tests before have left unread.
      await here.get("mutation { readAllNotifications { success } }");
      // The same browser, sent to the other process by a load balancer.
      const there = new Client(second.url);
      there.cookie = here.cookie;
      const heard: { persist: boolean; read: boolean; content: { case?: string; name?: string } }[] = [];
      const closed = Promise.withResolvers<number>();
      const socket = there.openSocket(({ code }) => closed.resolve(code));
      const listening = socket.iterate({
        query:
          "subscription { notification(input: { service: CIRCUIT_ARCHITECTURE }) { id persist read content { ... on CircuitArchitecture { case projectName } } } }",
      });
      const reader = (async () => {
        for await (const { data } of listening)
          heard.push((data as unknown as { notification: (typeof heard)[number] }).notification);
      })().catch(() => {});
      const metrics = async () => (await there.fetch("/metrics")).text();
      await expect.poll(metrics).toMatch(/^tracewright_live_sockets 1$/m);
      const id = await here.createProject("Across", [resistorBoard()]);
      await here.get(ROUTE, { id });
      await expect
        .poll(() => heard.filter(({ persist }) => persist))
        .toMatchObject([{ read: false, content: { case: "ROUTING_COMPLETE", projectName: "Across" } }]);
      expect((await there.get("{ unreadCount }")).unreadCount).toBe(1);
      await here.get("mutation { readAllNotifications { success } }");
      await expect.poll(() => heard.filter(({ persist, read }) => persist && read)).toHaveLength(1);
      await here.get("mutation { signOut { success } }");
      expect(await closed.promise).toBe(4401);
      await reader;
      expect((await there.refusal("{ unreadCount }")).extensions.code).toBe(401);
    } finally {
      await Promise.all([first.terminate(), second.terminate()]);
      await rm(directory, { recursive: true, force: true });
    }
  });
});
