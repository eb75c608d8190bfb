import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { startTestServer } from "../../testkit/start-test-server.ts";

const SEND =
  "mutation ($input: SendEmailVerificationCodeInput!) { sendEmailVerificationCode(input: $input) { success } }";

test("with an SMTP server mail is sent there and stamped in the outbox; when it refuses, the API says 10003", async () => {
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("refused") ? new Error("no such person") : undefined),
    onData: (stream, _session, done) => {
      let text = "";
      stream.on("data", (chunk) => {
        text += chunk;
      });
      stream.on("end", () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const server = await startTestServer({
    configuration: { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: "Tracewright <no-reply@example.com>" },
  });
  try {
    const browser = server.visitor();
    await browser.get(SEND, { email: "mary@example.com", authType: "SIGN_UP" });
    expect(received).toHaveLength(1);
    expect(received[0]).toContain("To: mary@example.com");
    expect(received[0]).toContain(`Your code is ${await server.codeFor("mary@example.com")}`);
    const refusal = await browser.refusal(SEND, { email: "refused@example.com", authType: "SIGN_UP" });
    expect(refusal.extensions).toMatchObject({ code: 10003, name: "FAILED_TO_SEND_EMAIL" });
  } finally {
    await server.stop();
    await new Promise<void>((resolve) => smtp.close(resolve));
  }
});
