import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openServerDatabase } from "../../../platform/database/open-database.ts";
import { BLOCK_LIST } from "../../../testkit/block-operations.ts";
import type { Client } from "../../../testkit/client.ts";
import { seedBlocks } from "../../../testkit/seed-blocks.ts";
import { findPostgres, startPostgres } from "../../../testkit/start-postgres.ts";
import { startTestServer, type TestServer } from "../../../testkit/start-test-server.ts";

const programs = findPostgres();

describe.each(["embedded", "server"] as const)("on the %s database", (kind) => {
  const isAbsent = kind === "server" && programs === undefined;
  let server: TestServer;
  let client: Client;
  let stopPostgres = async () => {};
  beforeAll(async () => {
    if (isAbsent) return;
    const postgres = kind === "server" ? await startPostgres(programs ?? "") : undefined;
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
});
