import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "../../testkit/open-test-database.ts";
import { findPostgres, startPostgres } from "../../testkit/start-postgres.ts";
import { type DatabaseHandle, openServerDatabase } from "../database/open-database.ts";
import { createLog } from "../log.ts";
import { openPubSub } from "../pub-sub.ts";
import { openWorkEngine } from "./open-work-engine.ts";

/** What the engine makes of WORK_ENGINE, and what it logs. */
async function open(database: DatabaseHandle, workEngine: "auto" | "leases" | "pg-boss") {
  const logged: string[] = [];
  const log = createLog({ format: "json", write: (line) => void logged.push(line) });
  const pubSub = await openPubSub(database, () => {});
  const engine = await openWorkEngine({
    configuration: { workEngine, services: new Set(["web", "worker"]) },
    database,
    pubSub,
    log,
  });
  const hasLine = (await engine.readLine("run")) !== undefined;
  await engine.close();
  await pubSub.close();
  return { engine: hasLine ? "pg-boss" : "leases", logged };
}

test("the embedded database has leases, unless pg-boss is configured", async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  expect(await open(database, "auto")).toEqual({ engine: "leases", logged: [] });
  expect(await open(database, "pg-boss")).toEqual({ engine: "pg-boss", logged: [] });
});

describe.skipIf(findPostgres() === undefined)("on a PostgreSQL server", () => {
  test("there is pg-boss, unless the account may not create its tables or leases are configured", async () => {
    const postgres = await startPostgres(findPostgres() ?? "");
    onTestFinished(() => postgres.stop());
    const owner = await openServerDatabase(postgres.connectionString);
    await owner.db.execute(sql`create role limited login`);
    await owner.db.execute(sql`grant all on all tables in schema public to limited`);
    const limited = await openServerDatabase(postgres.connectionString.replace("tracewright@", "limited@"), {
      asFound: true,
    });
    try {
      const { engine, logged } = await open(limited, "auto");
      expect(engine).toBe("leases");
      expect(logged).toEqual([expect.stringContaining("may not create the schema pgboss")]);
      expect(await open(owner, "leases")).toMatchObject({ engine: "leases" });
      expect(await open(owner, "auto")).toEqual({ engine: "pg-boss", logged: [] });
      // Made by the owner; the other account may not change them.
      expect((await open(limited, "auto")).engine).toBe("leases");
    } finally {
      await Promise.all([limited.close(), owner.close()]);
    }
  });
});
