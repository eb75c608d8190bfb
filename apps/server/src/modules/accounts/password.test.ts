import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const SEND =
  "mutation ($input: SendEmailVerificationCodeInput!) { sendEmailVerificationCode(input: $input) { success } }";
const VERIFY =
  "mutation ($input: VerifyEmailVerificationCodeInput!) { verifyEmailVerificationCode(input: $input) { success } }";
const RESET = "mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success } }";
const CHANGE = "mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success } }";
const SIGN_IN = "mutation ($input: SignInInput!) { signIn(input: $input) { email } }";
const PROFILE = "{ profile { name } }";
const NEW_PASSWORD = "another-2B";
const MINUTE = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** An account, its first code long enough ago for another one. */
async function newAccount(email: string): Promise<Client> {
  const browser = await server.signedIn(email);
  server.advance(MINUTE + 1);
  return browser;
}

test("a reset takes the confirmed code, ends every session and leaves the old password worthless", async () => {
  const email = "forgot@example.com";
  const elsewhere = await newAccount(email);
  const browser = server.visitor();
  await browser.get(SEND, { email, authType: "RESET_PASSWORD" });
  const authCode = await server.codeFor(email);
  const reset = { email, authCode, newPassword: NEW_PASSWORD };
  expect((await browser.refusal(RESET, reset)).extensions.code).toBe(10009);
  await browser.get(VERIFY, { email, authType: "RESET_PASSWORD", authCode });
  await browser.get(RESET, reset);
  expect((await elsewhere.refusal(PROFILE)).extensions.code).toBe(401);
  expect((await browser.refusal(SIGN_IN, { email, password: PASSWORD })).message).toBe(
    "Incorrect email address or password",
  );
  await browser.signIn(email, NEW_PASSWORD);
  // The code is spent.
  expect((await browser.refusal(RESET, { ...reset, newPassword: "third-3C!!" })).extensions.code).toBe(10009);
});

test("a reset is refused with an unknown address, a weak password, the same password or an old confirmation", async () => {
  const email = "refused@example.com";
  await newAccount(email);
  const browser = server.visitor();
  await browser.get(SEND, { email, authType: "RESET_PASSWORD" });
  const authCode = await server.codeFor(email);
  await browser.get(VERIFY, { email, authType: "RESET_PASSWORD", authCode });
  const refused = async (change: object) =>
    (await browser.refusal(RESET, { email, authCode, newPassword: NEW_PASSWORD, ...change })).extensions;
  expect(await refused({ email: "nobody@example.com" })).toMatchObject({ code: 10001 });
  expect(await refused({ newPassword: "weak" })).toMatchObject({ code: 400, field: "newPassword" });
  expect(await refused({ newPassword: PASSWORD })).toMatchObject({ code: 10015, field: "newPassword" });
  server.advance(61 * MINUTE);
  expect(await refused({})).toMatchObject({ code: 10010 });
});

test("a reset counts wrong codes, and takes none after five", async () => {
  const email = "guessed@example.com";
  await newAccount(email);
  const browser = server.visitor();
  await browser.get(SEND, { email, authType: "RESET_PASSWORD" });
  const authCode = await server.codeFor(email);
  await browser.get(VERIFY, { email, authType: "RESET_PASSWORD", authCode });
  const wrong = authCode === "000000" ? "000001" : "000000";
  const guess = { email, authCode: wrong, newPassword: NEW_PASSWORD };
  const guesses = await Promise.all(Array.from({ length: 5 }, () => browser.refusal(RESET, guess)));
  expect(guesses.map(({ extensions }) => extensions.code)).toEqual(Array(5).fill(10004));
  expect((await browser.refusal(RESET, { ...guess, authCode })).extensions.code).toBe(10002);
});

test("a changed password ends the sessions elsewhere and replaces the token of this one", async () => {
  const email = "changes@example.com";
  const here = await newAccount(email);
  const elsewhere = server.visitor();
  await elsewhere.signIn(email, PASSWORD);
  let closed = 0;
  const socket = elsewhere.openSocket(({ code }) => {
    closed = code;
  });
  await new Promise<void>((resolve) => socket.on("connected", () => resolve()));
  let closedHere = 0;
  const socketHere = here.openSocket(({ code }) => {
    closedHere = code;
  });
  await new Promise<void>((resolve) => socketHere.on("connected", () => resolve()));
  const leaked = server.visitor();
  leaked.cookie = here.cookie;
  await here.get(CHANGE, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
  expect((await leaked.refusal(PROFILE)).extensions.code).toBe(401);
  // Not asked to log in: the browser comes back with its new cookie.
  await expect.poll(() => closedHere).toBe(1012);
  expect((await here.get(PROFILE)).profile.name).toBe("changes");
  expect((await elsewhere.refusal(PROFILE)).extensions.code).toBe(401);
  await expect.poll(() => closed).toBe(4401);
  await server.visitor().signIn(email, NEW_PASSWORD);
});

test("a change is refused with a wrong, the same or a weak password, and guessing ends after ten", async () => {
  const browser = await newAccount("typos@example.com");
  const refused = async (currentPassword: string, newPassword: string) =>
    (await browser.refusal(CHANGE, { currentPassword, newPassword })).extensions;
  expect(await refused("wrong-1A", NEW_PASSWORD)).toMatchObject({ code: 10007, field: "currentPassword" });
  expect(await refused(PASSWORD, PASSWORD)).toMatchObject({ code: 10015 });
  expect(await refused(PASSWORD, "weak")).toMatchObject({ code: 400, field: "newPassword" });
  const guesses = await Promise.all(Array.from({ length: 14 }, () => refused("wrong-1A", NEW_PASSWORD)));
  const codes = guesses.map(({ code }) => code).sort();
  expect(codes).toEqual([...Array(5).fill(10002), ...Array(9).fill(10007)]);
  server.advance(11 * MINUTE);
  await browser.get(CHANGE, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
});

test("guesses at the log-in that are sent side by side are counted one by one", async () => {
  const email = "raced@example.com";
  await newAccount(email);
  const guesses = await Promise.all(
    Array.from({ length: 15 }, () => server.visitor().refusal(SIGN_IN, { email, password: "wrong-1A" })),
  );
  expect(guesses.filter(({ extensions }) => extensions.code === 10002)).toHaveLength(5);
});

test("a reset opens an address to its owner that somebody's guesses have locked for ten minutes", async () => {
  const email = "locked-out@example.com";
  await newAccount(email);
  const browser = server.visitor();
  const guess = async () => (await browser.refusal(SIGN_IN, { email, password: "wrong-1A" })).extensions.code;
  for (let i = 0; i < 10; i++) expect(await guess()).toBe(400);
  expect(await guess()).toBe(10002);
  expect((await browser.refusal(SIGN_IN, { email, password: PASSWORD })).extensions.code).toBe(10002);
  await browser.get(SEND, { email, authType: "RESET_PASSWORD" });
  const authCode = await server.codeFor(email);
  await browser.get(VERIFY, { email, authType: "RESET_PASSWORD", authCode });
  // Asking for a code or confirming it lifts nothing; the new password does.
  expect(await guess()).toBe(10002);
  await browser.get(RESET, { email, authCode, newPassword: NEW_PASSWORD });
  await browser.signIn(email, NEW_PASSWORD);
});

test("guesses that were counted under a clock days ahead lock nobody out once it is right", async () => {
  const email = "clock@example.com";
  await newAccount(email);
  const threeDays = 3 * 24 * 60 * MINUTE;
  server.advance(threeDays);
  for (let i = 0; i < 10; i++) await server.visitor().refusal(SIGN_IN, { email, password: "wrong-1A" });
  server.advance(-threeDays);
  await server.visitor().signIn(email, PASSWORD);
});

test("logging in often is no guessing", async () => {
  const email = "often-in@example.com";
  await newAccount(email);
  for (let i = 0; i < 12; i++) await server.visitor().signIn(email, PASSWORD);
});
