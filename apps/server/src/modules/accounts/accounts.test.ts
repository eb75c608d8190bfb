import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD, startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const SEND =
  "mutation ($input: SendEmailVerificationCodeInput!) { sendEmailVerificationCode(input: $input) { success } }";
const VERIFY =
  "mutation ($input: VerifyEmailVerificationCodeInput!) { verifyEmailVerificationCode(input: $input) { success } }";
const SIGN_UP = "mutation ($input: SignUpInput!) { signUp(input: $input) { email } }";
const SIGN_IN = "mutation ($input: SignInInput!) { signIn(input: $input) { email } }";
const PROFILE = "{ profile { userId name email thumbnailUrl emailMarketingConsent user { role signUpType } } }";
const MINUTE = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const consents = { privacyPolicyConsent: true, termsOfServiceConsent: true };

test("a person signs up with the code from the mail, signs in, sees the profile and signs out", async () => {
  const browser = server.visitor();
  await browser.get(SEND, { email: "Ada@Example.com ", authType: "SIGN_UP" });
  const authCode = await server.codeFor("ada@example.com");
  await browser.get(VERIFY, { email: "ada@example.com", authType: "SIGN_UP", authCode });
  expect(await browser.get(SIGN_UP, { email: "ada@example.com", password: PASSWORD, ...consents })).toEqual({
    signUp: { email: "ada@example.com" },
  });
  expect((await browser.refusal(PROFILE)).extensions).toMatchObject({ code: 401, name: "UNAUTHORIZED" });
  await browser.get(SIGN_IN, { email: "ada@example.com", password: PASSWORD });
  const { profile } = await browser.get(PROFILE);
  expect(profile).toMatchObject({ name: "ada", email: "ada@example.com", thumbnailUrl: "", user: { role: "USER" } });
  const before = browser.cookie;
  await browser.get("mutation { signOut { success } }");
  expect(browser.cookie).toBeUndefined();
  browser.cookie = before;
  expect((await browser.refusal(PROFILE)).extensions.code).toBe(401);
});

test("the session cookie is out of reach for scripts and other sites", async () => {
  const browser = await server.signedIn();
  const response = await browser.fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: SIGN_IN, variables: { input: { email: "ada@example.com", password: PASSWORD } } }),
  });
  const [cookie] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^tracewright_session=[\w-]{40,}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400$/);
});

test("where people come by https the session cookie goes over nothing else", async () => {
  const secure = await startTestServer({ configuration: { publicUrl: new URL("https://pcb.example.com") } });
  try {
    await secure.signedIn("eve@example.com");
    const response = await secure.visitor().fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: SIGN_IN, variables: { input: { email: "eve@example.com", password: PASSWORD } } }),
    });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-tracewright_session=[\w-]{40,}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400; Secure$/,
      ),
    ]);
  } finally {
    await secure.stop();
  }
});

test("a wrong code, an old code and a used code are told apart", async () => {
  const browser = server.visitor();
  const email = "codes@example.com";
  const verify = (authCode: string) => browser.refusal(VERIFY, { email, authType: "SIGN_UP", authCode });
  expect((await verify("123456")).extensions.code).toBe(10008);
  await browser.get(SEND, { email, authType: "SIGN_UP" });
  const right = await server.codeFor(email);
  const wrong = right === "000000" ? "000001" : "000000";
  expect((await verify(wrong)).extensions).toMatchObject({ code: 10004, name: "INVALID_VERIFY_CODE" });
  expect((await browser.refusal(SIGN_UP, { email, password: PASSWORD, ...consents })).extensions.code).toBe(10009);
  server.advance(11 * MINUTE);
  expect((await verify(right)).extensions.code).toBe(10005);
  await browser.get(SEND, { email, authType: "SIGN_UP" });
  await browser.get(VERIFY, { email, authType: "SIGN_UP", authCode: await server.codeFor(email) });
  expect((await verify(right)).extensions.code).toBe(10006);
  server.advance(61 * MINUTE);
  expect((await browser.refusal(SIGN_UP, { email, password: PASSWORD, ...consents })).extensions.code).toBe(10010);
});

test("the sixth guess of a code is not even looked at", async () => {
  const browser = server.visitor();
  const email = "guess@example.com";
  await browser.get(SEND, { email, authType: "SIGN_UP" });
  const right = await server.codeFor(email);
  const wrong = right === "000000" ? "000001" : "000000";
  const guesses = Array.from({ length: 5 }, () =>
    browser.refusal(VERIFY, { email, authType: "SIGN_UP", authCode: wrong }),
  );
  expect((await Promise.all(guesses)).map(({ extensions }) => extensions.code)).toEqual(Array(5).fill(10004));
  expect((await browser.refusal(VERIFY, { email, authType: "SIGN_UP", authCode: right })).extensions.code).toBe(10002);
});

test("codes are limited to one a minute and five in ten minutes", async () => {
  const browser = server.visitor();
  const input = { email: "often@example.com", authType: "SIGN_UP" };
  await browser.get(SEND, input);
  expect((await browser.refusal(SEND, input)).extensions.code).toBe(10002);
  for (let i = 0; i < 4; i++) {
    server.advance(MINUTE + 1);
    await browser.get(SEND, input);
  }
  server.advance(MINUTE + 1);
  expect((await browser.refusal(SEND, input)).extensions.code).toBe(10002);
  server.advance(10 * MINUTE);
  await browser.get(SEND, input);
});

test("an address is registered once", async () => {
  await server.signedIn("once@example.com");
  server.advance(MINUTE + 1);
  const browser = server.visitor();
  const refusal = await browser.refusal(SEND, { email: "ONCE@example.com", authType: "SIGN_UP" });
  expect(refusal.extensions).toMatchObject({ code: 10000, name: "ALREADY_REGISTERED" });
  const unknown = await browser.refusal(SEND, { email: "nobody@example.com", authType: "RESET_PASSWORD" });
  expect(unknown.extensions.code).toBe(10001);
});

test.each([
  "short1!",
  "nonumber!",
  "12345678!",
  "noSpecial1",
  "Password1!",
  "P@ssw0rd2024#",
  `${"a long sentence ".repeat(4)}-1`,
])("refuses the password %s and names the field", async (password) => {
  const refusal = await server.visitor().refusal(SIGN_UP, { email: "weak@example.com", password, ...consents });
  expect(refusal.extensions).toMatchObject({ code: 400, field: "password" });
});

test("a sentence of 64 characters is a password", async () => {
  const browser = server.visitor();
  const email = "sentence@example.com";
  const password = "one sentence that only one person says, and never twice: 4 words";
  expect(password).toHaveLength(64);
  await browser.signUp(email, password, () => server.codeFor(email));
  await browser.signIn(email, password);
});

test("signing in answers alike for a wrong password and an unknown address, and slows a guesser down", async () => {
  await server.signedIn("guarded@example.com");
  const browser = server.visitor();
  const wrong = await browser.refusal(SIGN_IN, { email: "guarded@example.com", password: "wrong-1A" });
  const unknown = await browser.refusal(SIGN_IN, { email: "unknown@example.com", password: "wrong-1A" });
  expect(wrong).toEqual({ ...unknown, path: ["signIn"] });
  expect(wrong.message).toBe("Incorrect email address or password");
  for (let i = 0; i < 9; i++) await browser.refusal(SIGN_IN, { email: "guarded@example.com", password: "wrong-1A" });
  const right = { email: "guarded@example.com", password: PASSWORD };
  expect((await browser.refusal(SIGN_IN, right)).extensions.code).toBe(10002);
  server.advance(11 * MINUTE);
  await browser.get(SIGN_IN, right);
});

test("a session slides with use and tells when it ran out", async () => {
  const browser = await server.signedIn();
  server.advance(20 * 60 * MINUTE);
  await browser.get(PROFILE);
  server.advance(20 * 60 * MINUTE);
  await browser.get(PROFILE);
  server.advance(24 * 60 * MINUTE + 1);
  expect((await browser.refusal(PROFILE)).extensions).toMatchObject({ code: 1000, name: "TOKEN_EXPIRED" });
});
