import type { Logic } from "@tracewright/logic";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { BLOCK, CREATE_BLOCK, createLowPass, UPDATE_BLOCK, validated } from "../../testkit/block-operations.ts";
import type { Client } from "../../testkit/client.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const NEEDS = `query ($input: BlockInput!) { block(input: $input) {
  needs { blockId name count joins { port neededPort } } } }`;
const VALIDATE = `query ($input: EdaProjectBlockUpdateValidationInput!) { edaProjectBlockUpdateValidation(input: $input) {
  subBlocks { count block { name } } } }`;
const CREATE_PROJECT = "mutation ($input: CreateEdaProjectInput!) { createEdaProject(input: $input) { id } }";
const PROJECT = "query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { logicDocumentUrl } }";
const MAIN = { name: "Low-pass", blockType: "MAIN" };

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ validatesBlocks: true });
  client = await server.signedIn();
});
afterEach(() => server.advance(3_600_000));
afterAll(() => server.stop());

async function make(name: string, input: object = {}, of = client): Promise<string> {
  const id = await createLowPass(of, { name, ...input });
  await validated(of, id);
  return id;
}

const need = (blockId: string, joins: object[] = []) => ({ needs: [{ blockId, count: 2, joins }] });

test("a block of one's own brings along what it needs, joined as its maker said", async () => {
  const partner = await make("Partner");
  const id = await make("Needy", need(partner, [{ port: "OUT", neededPort: "IN" }]));
  expect((await client.get(BLOCK, { id })).block.status).toBe("COMPLETE");
  expect((await client.get(NEEDS, { id })).block.needs).toEqual([
    { blockId: partner, name: "Partner", count: 2, joins: [{ port: "OUT", neededPort: "IN" }] },
  ]);
  const blocks = [{ blockId: id, count: 1 }];
  const judged = (await client.get(VALIDATE, { blocks })).edaProjectBlockUpdateValidation;
  expect(judged.subBlocks).toEqual([{ count: 2, block: { name: "Partner" } }]);
  const project = (await client.get(CREATE_PROJECT, { name: "Needy board", blocks })).createEdaProject.id;
  const { logicDocumentUrl } = (await client.get(PROJECT, { id: project })).edaProjectV2;
  const logic = (await (await client.fetch(logicDocumentUrl)).json()) as Logic;
  expect(logic.uses.map(({ block }) => block.id)).toEqual([id, partner, partner]);
  const [needy, ...partners] = logic.uses.map(({ id: use }) => use);
  const netAt = (use: string | undefined, port: string) =>
    logic.nets.find(({ ends }) => ends.some((end) => end.use === use && end.port === port))?.id;
  expect(netAt(needy, "OUT")).toBeDefined();
  for (const one of partners) expect(netAt(one, "IN")).toBe(netAt(needy, "OUT"));
});

test("ports that do not exist and circles fail the validation, with what is wrong", async () => {
  const partner = await make("Second partner");
  const reasons = async (id: string) => {
    const block = await validated(client, id);
    return [block.status, ...block.reasons.filter((one: { isError: boolean }) => one.isError).map(kindOf)];
  };
  const kindOf = ({ kind }: { kind: string }) => kind;
  const own = await make("Own port", need(partner, [{ port: "NOWHERE", neededPort: "IN" }]));
  expect(await reasons(own)).toEqual(["FAIL", "NEED_PORT"]);
  const other = await make("Other port", need(partner, [{ port: "OUT", neededPort: "NOWHERE" }]));
  expect(await reasons(other)).toEqual(["FAIL", "NEED_OTHER_PORT"]);
  const whole = await make("Whole", need(partner));
  expect(await reasons(whole)).toEqual(["COMPLETE"]);
  await client.get(UPDATE_BLOCK, { ...MAIN, id: partner, name: "Second partner", ...need(whole) });
  expect(await reasons(partner)).toEqual(["FAIL", "NEED_CYCLE"]);
});

test("what one cannot take cannot be needed: 70002 with the field, for absent and foreign blocks alike", async () => {
  const stranger = await server.signedIn();
  const foreign = await make("Foreign", {}, stranger);
  for (const blockId of [foreign, "00000000-0000-4000-8000-000000000000", "nothing"]) {
    const refused = await client.refusal(CREATE_BLOCK, { ...MAIN, name: "Greedy", draft: true, ...need(blockId) });
    expect(refused.extensions).toMatchObject({ code: 70002, field: "needs.0" });
  }
  const own = await make("Selfish");
  const itself = await client.refusal(UPDATE_BLOCK, { ...MAIN, id: own, name: "Selfish", ...need(own) });
  expect(itself.extensions).toMatchObject({ code: 70002, field: "needs.0" });
  const many = await client.refusal(CREATE_BLOCK, { ...MAIN, draft: true, needs: [{ blockId: own, count: 0 }] });
  expect(many.extensions).toMatchObject({ field: "needs.0.count" });
});

test("a public block that needs a private one says nothing of it to others, and they cannot take it: 70002", async () => {
  const secret = await make("Secret partner");
  const id = await make("Public needy", { accessType: "PUBLIC", ...need(secret) });
  const stranger = await server.signedIn();
  expect((await stranger.get(NEEDS, { id })).block.needs).toEqual([{ blockId: null, name: null, count: 2, joins: [] }]);
  const refused = await stranger.refusal(VALIDATE, { blocks: [{ blockId: id, count: 1 }] });
  expect(refused.extensions.code).toBe(70002);
  expect(JSON.stringify(refused)).not.toContain("Secret");
});
