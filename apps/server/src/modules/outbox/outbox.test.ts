import { afterAll, beforeAll, expect, test } from "vitest";
import { writeMail } from "../../platform/mail/templates/write-mail.ts";
import type { Client } from "../../testkit/client.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const OUTBOX =
  "query ($input: OutboxConnectionInput!) { outboxConnection(input: $input) { totalCount isMailServerConfigured nodes { id kind recipient subject text state tries } } }";
const RESEND = "mutation ($input: ResendMailInput!) { resendMail(input: $input) { success } }";

let server: TestServer;
let administrator: Client;
beforeAll(async () => {
  server = await startTestServer({ configuration: { administrators: new Set(["boss@example.com"]) } });
  administrator = await signedUp("boss@example.com");
});
afterAll(() => server.stop());

async function signedUp(email: string): Promise<Client> {
  const client = server.visitor();
  await client.signUp(email, PASSWORD, () => server.codeFor(email));
  await client.signIn(email, PASSWORD);
  return client;
}

test("without a mail server the administrator finds every mail with its code, newest first; nobody else does", async () => {
  const person = await signedUp("ann@example.com");
  const { outboxConnection } = await administrator.get(OUTBOX, {});
  expect(outboxConnection).toMatchObject({
    totalCount: 2,
    isMailServerConfigured: false,
    nodes: [
      { kind: "SIGN_UP_CODE", recipient: "ann@example.com", state: "KEPT", tries: 0 },
      { kind: "SIGN_UP_CODE", recipient: "boss@example.com", state: "KEPT" },
    ],
  });
  expect(outboxConnection.nodes[0].text).toContain(await server.codeFor("ann@example.com"));
  expect((await person.refusal(OUTBOX, {})).extensions).toEqual({
    code: 404,
    name: "NOT_FOUND",
    sentence: { kind: "does-not-exist", facts: {} },
  });
  expect((await person.refusal(RESEND, { id: outboxConnection.nodes[0].id })).extensions.code).toBe(404);
  expect((await person.get("{ profile { user { role } } }")).profile.user.role).toBe("USER");
  expect((await administrator.get("{ profile { user { role } } }")).profile.user.role).toBe("ADMIN");
  expect((await administrator.refusal(RESEND, { id: outboxConnection.nodes[0].id })).extensions.code).toBe(409);
});

test("where a mail server is, a code is not shown; what it would not take is found among the given up and sent again", async () => {
  const mailed = await startTestServer({
    // Nobody listens there.
    configuration: { smtpUrl: "smtp://127.0.0.1:1", administrators: new Set(["boss@example.com"]) },
  });
  try {
    const visitor = mailed.visitor();
    const send =
      "mutation ($input: SendEmailVerificationCodeInput!) { sendEmailVerificationCode(input: $input) { success } }";
    expect((await visitor.refusal(send, { email: "boss@example.com", authType: "SIGN_UP" })).extensions.code).toBe(
      10003,
    );
    const boss = mailed.visitor();
    const authCode = await mailed.codeFor("boss@example.com");
    await boss.get(
      "mutation ($input: VerifyEmailVerificationCodeInput!) { verifyEmailVerificationCode(input: $input) { success } }",
      { email: "boss@example.com", authType: "SIGN_UP", authCode },
    );
    const consents = { privacyPolicyConsent: true, termsOfServiceConsent: true };
    await boss.get("mutation ($input: SignUpInput!) { signUp(input: $input) { email } }", {
      email: "boss@example.com",
      password: "secret-1A",
      ...consents,
    });
    await boss.signIn("boss@example.com", "secret-1A");
    await mailed.application.mailer.post("ann@example.com", writeMail("PASSWORD_CHANGED", "en", { email: "a@b.c" }));
    const given = (await boss.get(OUTBOX, { state: "GIVEN_UP" })).outboxConnection;
    expect(given).toMatchObject({ totalCount: 1, isMailServerConfigured: true });
    expect(given.nodes[0]).toMatchObject({ kind: "SIGN_UP_CODE", text: null, subject: null, state: "GIVEN_UP" });
    expect((await boss.get(OUTBOX, { state: "WAITING" })).outboxConnection.nodes).toMatchObject([
      { recipient: "ann@example.com", text: expect.stringContaining("password") },
    ]);
    await boss.get(RESEND, { id: given.nodes[0].id });
    expect((await boss.get(OUTBOX, { state: "GIVEN_UP" })).outboxConnection.totalCount).toBe(0);
    expect((await boss.get(OUTBOX, { state: "WAITING" })).outboxConnection.totalCount).toBe(2);
    expect((await boss.refusal(RESEND, { id: "nothing" })).extensions.code).toBe(404);
  } finally {
    await mailed.stop();
  }
});
