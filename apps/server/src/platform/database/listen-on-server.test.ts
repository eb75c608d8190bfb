import { mkdtemp, rm } from "node:fs/promises";
import { createConnection, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { findPostgres, startPostgres } from "../../testkit/start-postgres.ts";
import { listenOnServer } from "./listen-on-server.ts";

const programs = findPostgres();
/** Milliseconds; a tenth of operation's. */
const RETRY_AFTER_MS = 100;

describe.skipIf(programs === undefined)("listening on a PostgreSQL server", () => {
  test("after an outage of several attempts each message comes once again, and it is said that some may be lost", async () => {
    const postgres = await startPostgres(programs ?? "");
    const directory = await mkdtemp(join(tmpdir(), "twproxy-"));
    const real = new URL(postgres.connectionString).searchParams.get("host") ?? "";
    const open = new Set<Socket>();
    // Stands between us and the server and can be pulled out like a cable.
    const proxy = createServer((near) => {
      const far = createConnection(join(real, ".s.PGSQL.5432"));
      for (const socket of [near, far]) open.add(socket.on("error", () => {}));
      near.pipe(far).pipe(near);
    });
    const path = join(directory, ".s.PGSQL.5432");
    const plug = () => new Promise<void>((resolve) => proxy.listen(path, resolve));
    const pull = async () => {
      const closed = new Promise((resolve) => proxy.close(resolve));
      for (const socket of open) socket.destroy();
      open.clear();
      await closed;
    };
    const heard: string[] = [];
    let missed = 0;
    const client = new pg.Client({ connectionString: postgres.connectionString });
    await client.connect();
    try {
      await plug();
      const connectionString = `postgres://tracewright@localhost/tracewright?host=${encodeURIComponent(directory)}`;
      const stop = await listenOnServer(
        () => new pg.Client({ connectionString }),
        "news",
        (text) => heard.push(text),
        () => {
          missed += 1;
        },
        RETRY_AFTER_MS,
      );
      await client.query("select pg_notify('news', 'before')");
      await expect.poll(() => heard).toEqual(["before"]);
      await pull();
      await client.query("select pg_notify('news', 'lost')");
      // Long enough for several attempts to fail.
      await new Promise((resolve) => setTimeout(resolve, 3.5 * RETRY_AFTER_MS));
      await plug();
      await expect.poll(() => missed).toBe(1);
      // That of the line that was cut ends when the server notices.
      const listeners = "select count(*)::int from pg_stat_activity where query like 'listen%'";
      await expect.poll(async () => (await client.query(listeners)).rows).toEqual([{ count: 1 }]);
      await client.query("select pg_notify('news', 'after')");
      await expect.poll(() => heard).toEqual(["before", "after"]);
      await stop();
      expect(missed).toBe(1);
    } finally {
      await client.end();
      if (proxy.listening) await pull();
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    }
  });
});
