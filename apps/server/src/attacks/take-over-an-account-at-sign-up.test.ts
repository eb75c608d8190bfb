import { afterAll, beforeAll, expect, test } from "vitest";
import { CONSENTS, RESET_PASSWORD, SEND_CODE, SIGN_UP, VERIFY_CODE } from "../testkit/account-operations.ts";
import { PASSWORD, startTestServer, type TestServer } from "../testkit/start-test-server.ts";

const STOLEN = "thief-of-1A";
const VICTIM = "boss@example.com";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ configuration: { administrators: new Set([VICTIM]) } });
});
afterAll(() => server.stop());

test("a stranger who signs up with an address the moment its owner confirms it gets nothing; the owner gets the account", async () => {
  const [owner, thief] = [server.visitor(), server.visitor()];
  const theft = { email: VICTIM, password: STOLEN, ...CONSENTS };
  const take = async () => (await thief.refusal(SIGN_UP, theft)).extensions.code;
  expect(await take()).toBe(10009);
  await owner.get(SEND_CODE, { email: VICTIM, authType: "SIGN_UP" });
  expect(await take()).toBe(10009);
  const code = { email: VICTIM, authType: "SIGN_UP", authCode: await server.codeFor(VICTIM) };
  await owner.get(VERIFY_CODE, code);
  expect(await take()).toBe(10009);
  // The code read over a shoulder comes too late as well: it was confirmed by another browser.
  expect((await thief.refusal(VERIFY_CODE, code)).extensions.code).toBe(10006);
  expect(await take()).toBe(10009);
  await owner.get(SIGN_UP, { email: VICTIM, password: PASSWORD, ...CONSENTS });
  await owner.signIn(VICTIM, PASSWORD);
  expect((await owner.get("{ profile { user { role } } }")).profile.user.role).toBe("ADMIN");
});

test("a confirmation signs up its own address only, and only once", async () => {
  const email = "own@example.com";
  const thief = server.visitor();
  await thief.get(SEND_CODE, { email, authType: "SIGN_UP" });
  await thief.get(VERIFY_CODE, { email, authType: "SIGN_UP", authCode: await server.codeFor(email) });
  const refused = async (address: string) =>
    (await thief.refusal(SIGN_UP, { email: address, password: STOLEN, ...CONSENTS })).extensions.code;
  expect(await refused("victim@example.com")).toBe(10009);
  const confirmed = thief.cookie;
  await thief.get(SIGN_UP, { email, password: STOLEN, ...CONSENTS });
  thief.cookie = confirmed;
  expect(await refused(email)).toBe(10009);
  thief.cookie = "tracewright_confirmed=forged";
  expect(await refused("victim@example.com")).toBe(10009);
});

test("a stranger who asks for another code does not undo what the owner has confirmed", async () => {
  const email = "nagged@example.com";
  const owner = server.visitor();
  await owner.get(SEND_CODE, { email, authType: "SIGN_UP" });
  await owner.get(VERIFY_CODE, { email, authType: "SIGN_UP", authCode: await server.codeFor(email) });
  server.advance(61_000);
  await server.visitor().get(SEND_CODE, { email, authType: "SIGN_UP" });
  await owner.get(SIGN_UP, { email, password: PASSWORD, ...CONSENTS });
});

test("a reset belongs to the browser that confirmed the code, even for a stranger who knows it", async () => {
  const email = "resets@example.com";
  await server.signedIn(email);
  server.advance(61_000);
  const [owner, thief] = [server.visitor(), server.visitor()];
  await owner.get(SEND_CODE, { email, authType: "RESET_PASSWORD" });
  const authCode = await server.codeFor(email);
  await owner.get(VERIFY_CODE, { email, authType: "RESET_PASSWORD", authCode });
  for (const shown of [authCode, "000000", "000001", "000002", "000003", "000004", "000005"]) {
    const theft = { email, authCode: shown, newPassword: STOLEN };
    expect((await thief.refusal(RESET_PASSWORD, theft)).extensions.code).toBe(10009);
  }
  // None of those tries counted against the owner.
  await owner.get(RESET_PASSWORD, { email, authCode, newPassword: "another-2B" });
  await owner.signIn(email, "another-2B");
});
