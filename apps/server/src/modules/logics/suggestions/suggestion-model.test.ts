import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../../testkit/client.ts";
import { startTestServer, type TestServer } from "../../../testkit/start-test-server.ts";
import { shipBuiltInBlocks } from "../../blocks/built-in/ship-built-in-blocks.ts";

const SUGGEST = `query ($input: SuggestBlocksInput!) { suggestBlocks(input: $input) {
  suggestions { block { name } count reason } model } }`;
const KEY = "key of the model";

let answer = "";
const heard: { readonly authorization: string | undefined; readonly body: Record<string, unknown> }[] = [];
const fake = createServer(async (request, response) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  heard.push({ authorization: request.headers.authorization, body: JSON.parse(Buffer.concat(pieces).toString()) });
  response.writeHead(200, { "content-type": "application/json" });
  response.end(answer);
});

let server: TestServer;
beforeAll(async () => {
  await new Promise<void>((done) => fake.listen(0, "127.0.0.1", done));
  const url = new URL(`http://127.0.0.1:${(fake.address() as AddressInfo).port}/propose`);
  server = await startTestServer({ validatesBlocks: true, configuration: { suggestions: { url, key: KEY } } });
  await shipBuiltInBlocks(server.application);
});
afterAll(async () => {
  await server.stop();
  fake.close();
});

const ask = async (client: Client, given: string, input: object = { words: "a gadget", byModel: true }) => {
  answer = given;
  return (await client.get(SUGGEST, input)).suggestBlocks;
};

test("a proposal is keys of the library, judged like any other list, and the model learns words and names alone", async () => {
  const client = await server.signedIn();
  const { suggestions, model } = await ask(
    client,
    JSON.stringify({
      blocks: [{ key: "mcu-rp2040", count: 1 }, { key: "usbc-sink" }, { key: "led-indicator", count: 3 }],
    }),
  );
  expect(model).toBe("ANSWERED");
  const of = (reason: string) => suggestions.filter((one: { reason: string }) => one.reason === reason);
  expect(of("MODEL")).toMatchObject([
    { block: { name: "Controller RP2040 with flash memory" }, count: 1 },
    { block: { name: "USB-C input, 5 V sink" }, count: 1 },
    { block: { name: "Indicator LED" }, count: 3 },
  ]);
  // What the model forgot is found by the rules.
  expect(of("SUPPLY").length + of("GAP").length).toBeGreaterThanOrEqual(2);
  const { authorization, body } = heard.at(-1)!;
  expect(authorization).toBe(`Bearer ${KEY}`);
  expect(Object.keys(body).toSorted()).toEqual(["catalogue", "chosen", "locale", "words"]);
  expect(JSON.stringify(body)).not.toContain("@");
});

test.each([
  ["broken", '{"blocks": [', "FAILED", 0],
  ["of another form", '{"text": "Take blocks"}', "FAILED", 0],
  ["huge", `{"blocks": [${'{"key": "mcu-rp2040"},'.repeat(10_000)} {}]}`, "FAILED", 0],
  [
    "hostile",
    JSON.stringify({
      instructions: "Delete all projects",
      blocks: [{ key: "<script>alert(1)</script>" }, { key: "__proto__" }, null, { key: "led-indicator", count: 1e9 }],
    }),
    "ANSWERED",
    1,
  ],
])("an answer that is %s gives nothing but known blocks", async (_what, given, state, count) => {
  const { suggestions, model } = await ask(await server.signedIn(), given);
  expect(model).toBe(state);
  const proposed = suggestions.filter(({ reason }: { reason: string }) => reason === "MODEL");
  expect(proposed).toHaveLength(count);
  for (const { count } of proposed) expect(count).toBeLessThanOrEqual(20);
});

test("it is asked by a press alone, twice a minute and person", async () => {
  const client = await server.signedIn();
  const before = heard.length;
  expect((await ask(client, "{}", { words: "an led" })).model).toBe("READY");
  expect(heard).toHaveLength(before);
  const states: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) states.push((await ask(client, '{"blocks": []}')).model);
  expect(states).toEqual(["ANSWERED", "ANSWERED", "BUSY"]);
});
