import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Application } from "../../../platform/application.ts";
import { blockSearch, blocks, blockVersions, events } from "../../../platform/database/tables.ts";
import { WorkInHand } from "../../../platform/work/work-in-hand.ts";
import { BLOCK, createLowPass, DELETE_BLOCK, UPDATE_BLOCK } from "../../../testkit/block-operations.ts";
import type { Client } from "../../../testkit/client.ts";
import { notesSchematic } from "../../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../../testkit/start-test-server.ts";
import { validateVersion } from "./validate-version.ts";
import { type ClaimedVersion, claimVersion, heldVersions, letGoOfVersion } from "./validation-leases.ts";

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn();
});
afterAll(() => server.stop());

/** The process is killed before, or right after, the transaction of this number. */
interface Death {
  readonly at: number;
  readonly when: "before" | "after";
}

/** The application of a process that dies so. */
function dying(application: Application, { at, when }: Death): Application {
  let count = 0;
  const transaction: Application["db"]["transaction"] = async (work, config) => {
    const isLast = ++count === at;
    if (isLast && when === "before") throw new Error("killed");
    const result = await application.db.transaction(work, config);
    if (isLast) throw new Error("killed");
    return result;
  };
  const db = new Proxy(application.db, {
    get(target, key) {
      if (key === "transaction") return transaction;
      const member: unknown = Reflect.get(target, key);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  return { ...application, db };
}

async function claim(owner: string): Promise<ClaimedVersion> {
  const claimed = await claimVersion(server.application.db, owner);
  if (claimed === undefined) throw new Error("a version waits");
  return claimed;
}

const job = (id: string) => new WorkInHand(id, "attempt");

/** Their workers are known to be dead. */
async function breakLeases(): Promise<void> {
  const { db } = server.application;
  for (const lease of await heldVersions(db)) await letGoOfVersion(db, lease);
}

async function finish(owner: string): Promise<void> {
  const claimed = await claim(owner);
  await validateVersion(server.application, claimed, job(claimed.version.id));
}

async function outcomeOf(id: string) {
  const { db, storage } = server.application;
  const versions = await db.select().from(blockVersions).where(eq(blockVersions.blockId, id));
  const [block] = await db.select().from(blocks).where(eq(blocks.id, id));
  const [version] = versions;
  if (version === undefined) throw new Error("a block has a version");
  let documents = 0;
  for await (const { key } of storage.list()) if (key.startsWith("documents/")) documents++;
  return {
    versions: versions.length,
    step: version.step,
    hash: version.documentHash,
    resolved: version.resolved,
    facts: version.facts,
    isCurrent: block?.currentVersionId === version.id && block.draftVersionId === null,
    isLeased: version.leaseOwner !== null,
    searched: await db.$count(blockSearch, eq(blockSearch.blockId, id)),
    documents,
  };
}

test("a worker that dies at any of its writes leaves a version that the next one completes: one document, nothing twice", async () => {
  const first = await createLowPass(client);
  await finish("calm");
  const whole = await outcomeOf(first);
  expect(whole).toMatchObject({
    versions: 1,
    step: "COMPLETE",
    isCurrent: true,
    isLeased: false,
    searched: 1,
    documents: 1,
  });
  await client.get(DELETE_BLOCK, { id: first });
  const steps: string[] = [];
  for (let at = 1; ; at++) {
    let isPast = false;
    for (const when of ["before", "after"] as const) {
      const id = await createLowPass(client);
      const claimed = await claim("dying");
      const died = await validateVersion(
        dying(server.application, { at, when }),
        claimed,
        job(claimed.version.id),
      ).then(
        () => false,
        () => true,
      );
      isPast = !died;
      if (died) {
        steps.push((await client.get(BLOCK, { id })).block.status);
        await breakLeases();
        if (steps.at(-1) !== "COMPLETE") await finish("next");
      }
      expect(await outcomeOf(id)).toEqual(whole);
      await client.get(DELETE_BLOCK, { id });
      if (isPast) break;
    }
    if (isPast) break;
  }
  // It died in every step, and between them.
  expect([...new Set(steps)]).toEqual(["VALIDATE_REQUEST", "SUPPLY_ITEM_REQUEST", "INDEX_REQUEST", "COMPLETE"]);
});

test("a version that is taken up for the fourth time fails, and can be saved again", async () => {
  const id = await createLowPass(client);
  for (let attempt = 1; attempt <= 3; attempt++) {
    await claim(`dead-${attempt}`);
    await breakLeases();
  }
  await finish("fourth");
  expect((await client.get(BLOCK, { id })).block).toMatchObject({ status: "FAIL", reasons: [{ kind: "INTERNAL" }] });
  await client.get(UPDATE_BLOCK, { id, name: "Low-pass", blockType: "MAIN" });
  await finish("again");
  expect((await client.get(BLOCK, { id })).block.status).toBe("COMPLETE");
  await client.get(DELETE_BLOCK, { id });
});

test("a worker that lost its lease writes nothing more", async () => {
  const id = await createLowPass(client);
  const slow = await claim("slow");
  await breakLeases();
  await finish("fast");
  const done = await outcomeOf(id);
  await validateVersion(server.application, slow, job(slow.version.id));
  expect(await outcomeOf(id)).toEqual(done);
  await client.get(DELETE_BLOCK, { id });
});

test("one holder's blocks are validated one at a time, and those of others meanwhile", async () => {
  const other = await server.signedIn();
  const own = [await createLowPass(client, { name: "A" }), await createLowPass(client, { name: "B" })];
  const others = await createLowPass(other, { name: "C" });
  const first = await claim("one");
  const second = await claim("two");
  expect([first.block.id, second.block.id]).toEqual([own[0], others]);
  expect(await claimVersion(server.application.db, "three")).toBeUndefined();
  await breakLeases();
  for (let left = 3; left > 0; left--) await finish("rest");
});

test("an edit while a block is validated is refused, a name is not", async () => {
  const id = await createLowPass(client, { name: "Busy" });
  const [schematicFileUrl] = await client.upload([notesSchematic()]);
  const given = { id, name: "Busy still", blockType: "MAIN" };
  expect((await client.refusal(UPDATE_BLOCK, { ...given, schematicFileUrl })).extensions).toMatchObject({
    code: 409,
    reason: "VALIDATING",
  });
  await client.get(UPDATE_BLOCK, given);
  await finish("worker");
  expect((await client.get(BLOCK, { id })).block).toMatchObject({ name: "Busy still", status: "COMPLETE" });
  const failed = and(eq(events.blockId, id), eq(events.kind, "BLOCK_ERROR"));
  expect(await server.application.db.$count(events, failed)).toBe(0);
});
