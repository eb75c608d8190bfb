import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const GRANT = "mutation ($input: GrantCreditInput!) { grantCredit(input: $input) { id } }";
const BALANCE = "query ($input: CreditBalanceInput!) { creditBalance(input: $input) { available } }";

let server: TestServer;
let boss: Client;
beforeAll(async () => {
  server = await startTestServer({ configuration: { administrators: new Set(["boss@example.com"]) } });
  boss = await server.signedIn("boss@example.com");
});
afterAll(() => server.stop());

test("granted credits are there at once, and a form that is sent twice grants once", async () => {
  const person = await server.signedIn();
  const userId = (await person.get("{ profile { userId } }")).profile.userId;
  const available = async () => (await person.get(BALANCE, {})).creditBalance.available;
  const before = await available();
  const form = { key: randomUUID(), userId, credits: 25, reason: "Lost a day to a fault" };
  const answers = await Promise.all(Array.from({ length: 5 }, () => boss.ask(GRANT, form)));
  const refused = answers.flatMap(({ errors }) => errors ?? []);
  expect(refused.map(({ extensions }) => extensions.reason)).toEqual(Array(4).fill("ALREADY_GRANTED"));
  expect(await available()).toBe(before + 25);
  for (const [field, wrong] of [
    ["credits", { credits: 0 }],
    ["credits", { credits: 100_001 }],
    ["reason", { reason: " " }],
    ["key", { key: "again" }],
    ["expiresAt", { expiresAt: "2020-01-01T00:00:00Z" }],
  ] as const)
    expect((await boss.refusal(GRANT, { ...form, key: randomUUID(), ...wrong })).extensions).toMatchObject({
      code: 400,
      field,
    });
  expect((await boss.refusal(GRANT, { ...form, userId: randomUUID() })).extensions.code).toBe(404);
  expect((await person.refusal(GRANT, form)).extensions.code).toBe(404);
  expect(await available()).toBe(before + 25);
});
