import { afterAll, beforeAll, expect, test } from "vitest";
import { BLOCK, createLowPass, UPDATE_BLOCK, validated } from "../../testkit/block-operations.ts";
import type { Client } from "../../testkit/client.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const WITHDRAW = "mutation ($input: WithdrawBlockVersionInput!) { withdrawBlockVersion(input: $input) { id } }";
const VERSIONS = "query ($input: BlockVersionsInput!) { blockVersions(input: $input) { number withdrawnAt } }";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ validatesBlocks: true });
});
afterAll(() => server.stop());

/** A block with two complete versions. */
async function twoVersions(client: Client, input: object = {}): Promise<string> {
  const id = await createLowPass(client, input);
  await validated(client, id);
  await client.get(UPDATE_BLOCK, { id, name: "Low-pass", blockType: "MAIN", parameterTags: ["second"] });
  await validated(client, id);
  return id;
}
const current = async (client: Client, id: string) => (await client.get(BLOCK, { id })).block.currentVersion.number;
const withdrawn = async (client: Client, id: string) =>
  (await client.get(VERSIONS, { id })).blockVersions.map((one: { number: number; withdrawnAt: string | null }) => [
    one.number,
    one.withdrawnAt !== null,
  ]);

test("a withdrawn version gives way to the newest without a fault, and is offered again when there was none", async () => {
  const client = await server.signedIn();
  const id = await twoVersions(client);
  expect(await current(client, id)).toBe(2);
  await client.get(WITHDRAW, { id, number: 2, isWithdrawn: true });
  expect([await current(client, id), await withdrawn(client, id)]).toEqual([
    1,
    [
      [2, true],
      [1, false],
    ],
  ]);
  await client.get(WITHDRAW, { id, number: 2, isWithdrawn: false });
  expect(await current(client, id)).toBe(2);
  // The last one stays where it is, so that the block does not vanish with it.
  for (const number of [1, 2]) await client.get(WITHDRAW, { id, number, isWithdrawn: true });
  expect(await current(client, id)).toBe(2);
});

test("a version that is not there is refused, and what is another's is not for them", async () => {
  const [owner, stranger] = [await server.signedIn(), await server.signedIn()];
  const id = await twoVersions(owner, { accessType: "PUBLIC" });
  const given = { id, number: 9, isWithdrawn: true };
  expect((await owner.refusal(WITHDRAW, given)).extensions).toMatchObject({ code: 400, field: "number" });
  expect((await stranger.refusal(WITHDRAW, { ...given, number: 1 })).extensions.code).toBe(1001);
  await owner.get(UPDATE_BLOCK, { id, name: "Low-pass", blockType: "MAIN", accessType: "PRIVATE" });
  expect((await stranger.refusal(WITHDRAW, { ...given, number: 1 })).extensions.code).toBe(404);
});
