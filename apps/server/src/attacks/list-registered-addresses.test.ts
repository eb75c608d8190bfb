import { afterAll, beforeAll, expect, test } from "vitest";
import { RESET_PASSWORD, SEND_CODE } from "../testkit/account-operations.ts";
import { startTestServer, type TestServer } from "../testkit/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("a network learns of ten addresses an hour whether a password can be reset, and of no further", async () => {
  await server.signedIn("known@example.com");
  server.advance(61_000);
  const stranger = server.visitor();
  const reset = async (email: string) =>
    (await stranger.refusal(RESET_PASSWORD, { email, authCode: "000000", newPassword: "another-2B" })).extensions.code;
  const codes: number[] = [];
  for (let i = 0; i < 10; i++) codes.push(await reset(i === 4 ? "known@example.com" : `unknown${i}@example.com`));
  expect(codes).toEqual([10001, 10001, 10001, 10001, 10009, 10001, 10001, 10001, 10001, 10001]);
  expect(await reset("known@example.com")).toBe(10002);
  expect(await reset("unknown@example.com")).toBe(10002);
  const code = async (email: string) =>
    (await stranger.refusal(SEND_CODE, { email, authType: "RESET_PASSWORD" })).extensions.code;
  expect(await code("unknown@example.com")).toBe(10002);
  server.advance(3_600_000);
  expect(await code("unknown@example.com")).toBe(10001);
});
