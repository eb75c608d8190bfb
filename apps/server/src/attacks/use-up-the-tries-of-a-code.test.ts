import { afterAll, beforeAll, expect, test } from "vitest";
import { SEND_CODE, VERIFY_CODE } from "../testkit/account-operations.ts";
import type { Client } from "../testkit/client.ts";
import { startTestServer, type TestServer } from "../testkit/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const MINUTE = 60_000;
const wrongOf = (code: string): string => (code === "000000" ? "000001" : "000000");

async function refusalOf(browser: Client, email: string, authCode: string): Promise<number> {
  return (await browser.refusal(VERIFY_CODE, { email, authType: "SIGN_UP", authCode })).extensions.code;
}

test("a stranger who enters wrong codes for an address leaves its owner all five tries", async () => {
  const email = "owner@example.com";
  const [owner, stranger] = [server.visitor(), server.visitor()];
  await owner.get(SEND_CODE, { email, authType: "SIGN_UP" });
  const code = await server.codeFor(email);
  const wrong = wrongOf(code);
  for (let i = 0; i < 5; i++) expect(await refusalOf(stranger, email, wrong)).toBe(10004);
  expect(await refusalOf(stranger, email, code)).toBe(10002);
  // From a browser of its own each time they are counted together.
  expect(await refusalOf(server.visitor(), email, code)).toBe(10002);
  for (let i = 0; i < 4; i++) expect(await refusalOf(owner, email, wrong)).toBe(10004);
  await owner.get(VERIFY_CODE, { email, authType: "SIGN_UP", authCode: code });
});

test("the browser that asked has five tries and no more, and others cannot guess on", async () => {
  const email = "guesser@example.com";
  const [guesser, other] = [server.visitor(), server.visitor()];
  await guesser.get(SEND_CODE, { email, authType: "SIGN_UP" });
  const code = await server.codeFor(email);
  for (let i = 0; i < 5; i++) expect(await refusalOf(guesser, email, wrongOf(code))).toBe(10004);
  expect(await refusalOf(guesser, email, code)).toBe(10002);
  for (let i = 0; i < 5; i++) expect(await refusalOf(other, email, wrongOf(code))).toBe(10004);
  expect(await refusalOf(other, email, code)).toBe(10002);
});

test("a stranger who asks for another code does not make the one worthless that its owner holds", async () => {
  const email = "nagged@example.com";
  const [owner, stranger] = [server.visitor(), server.visitor()];
  await owner.get(SEND_CODE, { email, authType: "SIGN_UP" });
  const code = await server.codeFor(email);
  server.advance(MINUTE + 1000);
  await stranger.get(SEND_CODE, { email, authType: "SIGN_UP" });
  await owner.get(VERIFY_CODE, { email, authType: "SIGN_UP", authCode: code });
  // Who asked is no proof: the stranger's browser does not have the code that was mailed to the owner.
  expect(await refusalOf(stranger, email, code === (await server.codeFor(email)) ? wrongOf(code) : code)).toBe(10004);
});

test("a code that was asked for on a telephone is confirmed on a computer", async () => {
  const email = "two@example.com";
  const [telephone, computer] = [server.visitor(), server.visitor()];
  await telephone.get(SEND_CODE, { email, authType: "SIGN_UP" });
  await computer.get(VERIFY_CODE, { email, authType: "SIGN_UP", authCode: await server.codeFor(email) });
});

test("a resent code takes the place of the one before for the browser that asked, and its time begins anew", async () => {
  const email = "resent@example.com";
  const browser = server.visitor();
  await browser.get(SEND_CODE, { email, authType: "SIGN_UP" });
  const first = await server.codeFor(email);
  expect((await browser.refusal(SEND_CODE, { email, authType: "SIGN_UP" })).extensions.code).toBe(10002);
  server.advance(9 * MINUTE);
  await browser.get(SEND_CODE, { email, authType: "SIGN_UP" });
  const second = await server.codeFor(email);
  if (first !== second) expect(await refusalOf(browser, email, first)).toBe(10004);
  server.advance(9 * MINUTE);
  await browser.get(VERIFY_CODE, { email, authType: "SIGN_UP", authCode: second });
});
