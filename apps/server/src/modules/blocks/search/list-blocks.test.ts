import { eq, gt } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { analyzeTables } from "../../../platform/database/analyze-tables.ts";
import { type EmbeddedDatabase, openServerDatabase } from "../../../platform/database/open-database.ts";
import { blockSearch, blocks, events } from "../../../platform/database/tables.ts";
import { BLOCK_LIST, CREATE_BLOCK } from "../../../testkit/block-operations.ts";
import type { Client } from "../../../testkit/client.ts";
import { openUnusedTestDatabase } from "../../../testkit/open-test-database.ts";
import { seedBlocks } from "../../../testkit/seed-blocks.ts";
import { findPostgres, startPostgres } from "../../../testkit/start-postgres.ts";
import { startTestServer, type TestServer } from "../../../testkit/start-test-server.ts";
import { countPopularity } from "./count-popularity.ts";

const programs = findPostgres();

describe.each(["embedded", "server"] as const)("on the %s database", (kind) => {
  const isAbsent = kind === "server" && programs === undefined;
  let server: TestServer;
  let client: Client;
  let stopPostgres = async () => {};
  beforeAll(async () => {
    if (isAbsent) return;
    const postgres = kind === "server" ? await startPostgres(programs ?? "", { isMigrated: true }) : undefined;
    if (postgres) stopPostgres = () => postgres.stop();
    server = await startTestServer(postgres ? { database: await openServerDatabase(postgres.connectionString) } : {});
    client = await server.signedIn("reader@example.com");
    await seedBlocks(server.application, 300);
  });
  afterAll(async () => {
    if (!isAbsent) await server.stop();
    await stopPostgres();
  });

  const names = async (input: object): Promise<string[]> =>
    (await client.get(BLOCK_LIST, { size: 100, ...input })).blockList.nodes.map(({ name }: { name: string }) => name);

  test.skipIf(isAbsent)("a block is found by its name and by its maker's number, first of all", async () => {
    const [first] = await names({ keyword: "buck converter 17" });
    expect(first).toBe("Buck converter 17");
    expect((await names({ keyword: "tps62017" }))[0]).toBe("Buck converter 17");
    expect((await names({ keyword: "TPS62-017" })).length).toBeLessThan(300);
  });

  test.skipIf(isAbsent)("Korean words find, with particles and within longer words", async () => {
    for (const keyword of ["강압", "강압 컨버터를", "컨버터"])
      expect((await names({ keyword })).length).toBeGreaterThan(0);
  });

  test.skipIf(isAbsent)("a misspelt word is corrected, and what was searched for is said", async () => {
    const { blockList } = await client.get(BLOCK_LIST, { keyword: "transciever" });
    expect(blockList.correctedKeyword).toBe("transceiver");
    expect(blockList.totalCount).toBeGreaterThan(0);
    const none = (await client.get(BLOCK_LIST, { keyword: "qqzzxxyy" })).blockList;
    expect(none).toMatchObject({ totalCount: 0, correctedKeyword: null, nodes: [] });
  });

  test.skipIf(isAbsent)("categories, ports and parameters narrow the list", async () => {
    const all = await names({ categoryId: "interface" });
    const within = await names({ categoryId: "interface-can" });
    expect(within.length).toBeGreaterThan(0);
    expect(all).toEqual(expect.arrayContaining(within));
    expect(await names({ ports: ["CAN"] })).toEqual(within);
    expect(await names({ ports: ["CAN", "I2C"] })).toEqual([]);
    expect(await names({ portFilters: [{ kind: "CAN" }] })).toEqual(within);
    expect(await names({ portFilters: [{ kind: "CAN", direction: "IN" }] })).toEqual([]);
    const powered = await names({ portFilters: [{ kind: "POWER", voltage: 5 }] });
    expect(powered.some((name) => !name.startsWith("Buck"))).toBe(true);
    const highVoltage = await names({ portFilters: [{ kind: "POWER", voltage: 24 }] });
    expect(highVoltage.length).toBeGreaterThan(0);
    expect(highVoltage.every((name) => name.startsWith("Buck"))).toBe(true);
    const volts = await names({ parameters: [{ name: "VIN", min: 30, max: 40 }] });
    expect(volts.length).toBeGreaterThan(0);
    expect(volts.every((name) => name.startsWith("Buck"))).toBe(true);
    expect(await names({ parameters: [{ name: "VIN", min: 100 }] })).toEqual([]);
    expect((await names({ parameters: [{ name: "VOUT", values: ["3.3 V"] }] })).length).toBeGreaterThan(0);
  });

  test.skipIf(isAbsent)("pages do not overlap, whatever they are sorted by", async () => {
    for (const sortKey of ["CREATED_AT", "NAME", "UPDATED_AT", "ID", "RECOMMEND", "POPULARITY", undefined]) {
      const pages = await Promise.all(
        [1, 2, 3].map(
          async (page) => (await client.get(BLOCK_LIST, { page, size: 20, sortKey, keyword: "v" })).blockList,
        ),
      );
      const ids = pages.flatMap(({ nodes }) => nodes.map(({ id }: { id: string }) => id));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test.skipIf(isAbsent)("the list is of what the reader may see, and counts no more", async () => {
    const mine = (await client.get(BLOCK_LIST, { scope: "MINE" })).blockList;
    expect(mine.totalCount).toBe(0);
    const library = (await client.get(BLOCK_LIST, {})).blockList;
    // One in ten is private to its maker.
    expect(library).toMatchObject({ totalCount: 270, isTotalExact: true });
    expect(await names({ keyword: "private" })).toEqual([]);
  });

  test.skipIf(isAbsent)("an own draft is found by its name, and by nobody else", async () => {
    const author = await server.signedIn();
    await author.get(CREATE_BLOCK, { name: "Unfinished thermostat", blockType: "MAIN", draft: true });
    const { blockList } = await author.get(BLOCK_LIST, { scope: "MINE", keyword: "thermostat" });
    expect(blockList.nodes).toMatchObject([{ name: "Unfinished thermostat" }]);
    expect(await names({ keyword: "thermostat" })).toEqual([]);
    expect((await author.get(BLOCK_LIST, { keyword: "thermostat" })).blockList.totalCount).toBe(0);
  });

  test.skipIf(isAbsent)("a deleted block is in no list and is not counted", async () => {
    const { db } = server.application;
    const isThis = eq(blocks.name, "Buck converter 9");
    await db.update(blocks).set({ deletedAt: new Date() }).where(isThis);
    expect(await names({ keyword: "buck converter 9" })).not.toContain("Buck converter 9");
    for (const sortKey of ["UPDATED_AT", "RECOMMEND"])
      expect((await client.get(BLOCK_LIST, { sortKey })).blockList.totalCount).toBe(269);
    await db.update(blocks).set({ deletedAt: null }).where(isThis);
    expect(await names({ keyword: "buck converter 9" })).toContain("Buck converter 9");
  });

  test.skipIf(isAbsent)(
    "what is looked at and used most is first in the popular ones, of the last 90 days",
    async () => {
      const { db } = server.application;
      const [popular] = await db.select().from(blocks).where(eq(blocks.name, "Buck converter 17"));
      const [former] = await db.select().from(blocks).where(eq(blocks.name, "CAN transceiver 3"));
      const at = new Date();
      const long = new Date(at.getTime() - 91 * 86_400_000);
      await db
        .insert(events)
        .values([
          { kind: "BLOCK_USE", blockId: popular?.id ?? "", createdAt: at },
          ...[1, 2].map(() => ({ kind: "BLOCK_USE" as const, blockId: former?.id ?? "", createdAt: long })),
        ]);
      await countPopularity(db, at);
      expect((await names({ sortKey: "POPULARITY" }))[0]).toBe("Buck converter 17");
      await countPopularity(db, new Date(at.getTime() + 91 * 86_400_000));
      expect(await db.$count(blockSearch, gt(blockSearch.popularity, 0))).toBe(0);
    },
  );
});

test("the first page of each order reads little more than its entries, however many blocks there are", async () => {
  const database = await openUnusedTestDatabase();
  const server = await startTestServer({ database });
  const client = await server.signedIn("reader@example.com");
  await seedBlocks(server.application, 500);
  await analyzeTables(database);
  const query = vi.spyOn(database.client, "query");
  for (const sortKey of ["CREATED_AT", "NAME", "UPDATED_AT", "ID", "RECOMMEND", "POPULARITY"]) {
    query.mockClear();
    await client.get(BLOCK_LIST, { size: 20, sortKey });
    const pages = query.mock.calls.filter(([text]) =>
      /^select "(blocks"."id|block_id)" from .* limit \S+$/s.test(text),
    );
    expect(pages).toHaveLength(1);
    for (const [text, parameters] of [...pages]) expect(await rowsRead(database, text, parameters)).toBeLessThan(100);
  }
  query.mockRestore();
  await server.stop();
});

interface PlanNode {
  readonly "Node Type": string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Rows that a query takes out of tables, whether they are in its answer or not. */
async function rowsRead({ client }: EmbeddedDatabase, text: string, parameters: unknown[] = []): Promise<number> {
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
    `explain (analyze, format json) ${text}`,
    parameters,
  );
  const count = (node: PlanNode): number =>
    (node["Node Type"].includes("Scan") && !node["Node Type"].startsWith("Bitmap Index")
      ? (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"]
      : 0) + (node.Plans ?? []).reduce((sum, child) => sum + count(child), 0);
  return rows[0] ? count(rows[0]["QUERY PLAN"][0].Plan) : Number.NaN;
}
