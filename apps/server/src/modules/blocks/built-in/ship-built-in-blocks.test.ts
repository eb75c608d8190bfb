import { builtInBlocks } from "@tracewright/block-library";
import { eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blocks, blockVersions } from "../../../platform/database/tables.ts";
import {
  BLOCK,
  BLOCK_LIST,
  DELETE_BLOCK,
  DUPLICATE_BLOCK,
  UPDATE_BLOCK,
  validated,
} from "../../../testkit/block-operations.ts";
import type { Client } from "../../../testkit/client.ts";
import { startTestServer, type TestServer } from "../../../testkit/start-test-server.ts";
import { shipBuiltInBlocks } from "./ship-built-in-blocks.ts";

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ validatesBlocks: true });
  client = await server.signedIn();
  await shipBuiltInBlocks(server.application);
});
afterAll(() => server.stop());

const versions = () => server.application.db.$count(blockVersions);
const find = async (keyword: string) =>
  (await client.get(BLOCK_LIST, { keyword })).blockList.nodes as { id: string; name: string }[];

test("everybody finds the built-in blocks, whole, and in both languages", async () => {
  const { blockList } = await client.get(BLOCK_LIST, { size: 100 });
  expect(blockList.totalCount).toBe(builtInBlocks.length);
  const [found] = await find("ldo");
  const { block } = await client.get(BLOCK, { id: found?.id });
  expect(block).toMatchObject({
    isBuiltIn: true,
    status: "COMPLETE",
    creatorAuthor: null,
    allowed: ["SEE"],
    isNew: false,
  });
  expect(block.ioPorts.length).toBeGreaterThan(1);
  expect(block.widthMm).toBeGreaterThan(1);
  for (const { svgUrl } of [block.schematic, block.footprint])
    expect(await (await client.fetch(svgUrl)).text()).toMatch(/^<svg/);
  client.language = "ko";
  expect((await client.get(BLOCK, { id: found?.id })).block.name).toMatch(/[가-힣]/);
  expect((await find("레귤레이터")).length).toBeGreaterThan(0);
  client.language = "en";
});

test("nobody changes a built-in block, and anybody may go on from a copy", async () => {
  const [found] = await find("ldo");
  const id = found?.id ?? "";
  expect((await client.refusal(UPDATE_BLOCK, { id, name: "Mine", blockType: "MAIN" })).extensions.code).toBe(1001);
  expect((await client.refusal(DELETE_BLOCK, { id })).extensions.code).toBe(1001);
  const copy = (await client.get(DUPLICATE_BLOCK, { id })).duplicateBlock.id;
  const { block } = await client.get(BLOCK, { id: copy });
  await client.get(UPDATE_BLOCK, { id: copy, name: "Mine", blockType: "MAIN", parameterTags: ["own"] });
  const mine = await validated(client, copy);
  expect(mine).toMatchObject({ name: "Mine", status: "COMPLETE", versionNumber: 2 });
  expect(mine.ioPorts).toEqual(block.ioPorts);
});

test("another start changes nothing, and a changed document becomes a further version", async () => {
  const { db } = server.application;
  const before = await versions();
  await shipBuiltInBlocks(server.application);
  expect(await versions()).toBe(before);
  const [block] = await db.select().from(blocks).where(isNotNull(blocks.builtInKey)).limit(1);
  const current = eq(blockVersions.id, block?.currentVersionId ?? "");
  await db
    .update(blockVersions)
    .set({ documentHash: "0".repeat(64) })
    .where(current);
  await shipBuiltInBlocks(server.application);
  expect(await versions()).toBe(before + 1);
  expect((await client.get(BLOCK, { id: block?.id })).block).toMatchObject({ versionNumber: 2, status: "COMPLETE" });
});

test("a block that the program no longer has leaves the library, and comes back with it", async () => {
  const { db } = server.application;
  await db.insert(blocks).values({
    builtInKey: "gone",
    name: "Gone",
    blockType: "MAIN",
    accessType: "PUBLIC",
  });
  await shipBuiltInBlocks(server.application);
  const [gone] = await db.select().from(blocks).where(eq(blocks.builtInKey, "gone"));
  expect(gone?.deletedAt).not.toBeNull();
});
