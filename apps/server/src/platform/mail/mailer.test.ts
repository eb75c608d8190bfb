import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { outbox } from "../database/tables.ts";
import { createMetrics } from "../metrics.ts";
import { createMailer } from "./mailer.ts";
import { MAX_TRIES, pauseAfter } from "./sending-tries.ts";
import { writeMail } from "./templates/write-mail.ts";

const SEND =
  "mutation ($input: SendEmailVerificationCodeInput!) { sendEmailVerificationCode(input: $input) { success } }";

/** An SMTP server that takes all mail, but for `refused…` never, for `busy…` not while `isBusy`, and for `slow…` late. */
const received: { to: string; text: string }[] = [];
let isBusy = true;
const slow = Promise.withResolvers<void>();
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo: ({ address }, _session, done) => {
    const reply = address.startsWith("refused") ? 550 : address.startsWith("busy") && isBusy ? 451 : undefined;
    done(reply && Object.assign(new Error("not now"), { responseCode: reply }));
  },
  onData: (stream, session, done) => {
    let text = "";
    stream.on("data", (chunk) => {
      text += chunk;
    });
    stream.on("end", async () => {
      const to = session.envelope.rcptTo[0]?.address ?? "";
      received.push({ to, text });
      if (to.startsWith("slow")) await slow.promise;
      done();
    });
  },
});

let server: TestServer;
let smtpUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const { port } = smtp.server.address() as AddressInfo;
  smtpUrl = `smtp://127.0.0.1:${port}`;
  server = await startTestServer({
    configuration: { smtpUrl, mailFrom: "Tracewright <no-reply@example.com>" },
  });
});
afterAll(async () => {
  await server.stop();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

const mail = writeMail("RUN_COMPLETE", "en", { jobType: "ROUTING", project: "Lämp", url: undefined });
const rowOf = async (to: string) => {
  const [row] = await server.application.db.select().from(outbox).where(eq(outbox.recipient, to));
  if (row === undefined) throw new Error(`no mail to ${to}`);
  return row;
};
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 120_000, interval: 50 });

test("a code is sent at once in the browser's language, as text and as HTML; when the server refuses, the API says 10003", async () => {
  const browser = server.visitor();
  browser.language = "ko-KR";
  await browser.get(SEND, { email: "mary@example.com", authType: "SIGN_UP" });
  const [sent] = received.filter(({ to }) => to === "mary@example.com");
  expect(sent?.text).toContain("From: Tracewright <no-reply@example.com>");
  expect(sent?.text).toContain("Content-Type: multipart/alternative");
  expect((await rowOf("mary@example.com")).subject).toBe(
    `Tracewright 인증 코드: ${await server.codeFor("mary@example.com")}`,
  );
  const refusal = await browser.refusal(SEND, { email: "refused@example.com", authType: "SIGN_UP" });
  expect(refusal.extensions).toMatchObject({ code: 10003, name: "FAILED_TO_SEND_EMAIL" });
});

test("no code and no address stands in the log, whether its mail was sent or refused", async () => {
  for (const email of ["logged@example.com", "refused.log@example.com"]) {
    await server.visitor().ask(SEND, { email, authType: "SIGN_UP" });
    expect(server.logged.some((line) => line.includes('"to":"…@example.com"'))).toBe(true);
    expect(server.logged.join("\n")).not.toContain(email);
    expect(server.logged.join("\n")).not.toContain(await server.codeFor(email));
  }
});

test("a posted mail leaves without anybody waiting for it", async () => {
  await server.application.mailer.post("ann@example.com", mail);
  await until(async () => expect((await rowOf("ann@example.com")).sentAt).not.toBeNull());
  expect(received.filter(({ to }) => to === "ann@example.com")).toHaveLength(1);
});

test("a mail that the server does not take now is tried again, later each time, and arrives once", async () => {
  await server.application.mailer.post("busy@example.com", mail);
  const putOff = (tries: number) =>
    until(async () =>
      expect(server.logged.map((line) => JSON.parse(line))).toContainEqual(
        expect.objectContaining({ event: "mail put off", to: "…@example.com", tries }),
      ),
    );
  await putOff(1);
  expect((await rowOf("busy@example.com")).failure).toContain("451");
  const pass = (ms: number) =>
    server.application.db
      .update(outbox)
      .set({ dueAt: sql`due_at - make_interval(secs => ${ms / 1000})` })
      .where(eq(outbox.recipient, "busy@example.com"));
  await pass(pauseAfter(1) + 1000);
  await putOff(2);
  isBusy = false;
  await pass(pauseAfter(2) + 1000);
  await until(async () => expect((await rowOf("busy@example.com")).sentAt).not.toBeNull());
  expect(received.filter(({ to }) => to === "busy@example.com")).toHaveLength(1);
});

test("where the clock of a process is an hour off, its mail leaves at once and none is sent twice", async () => {
  const { db, log } = server.application;
  const options = { db, log, metrics: createMetrics(), smtpUrl, from: "no-reply@example.com", printUnsent: false };
  const mailerAt = (ms: number) => {
    const mailer = createMailer({ ...options, now: () => new Date(Date.now() + ms) });
    onTestFinished(() => mailer.close());
    return mailer;
  };
  const [ahead, behind] = [mailerAt(3_600_000), mailerAt(-3_600_000)];
  await ahead.post("slow.clock@example.com", mail);
  await until(async () => expect(received.filter(({ to }) => to === "slow.clock@example.com")).toHaveLength(1));
  // The process that sends it waits for the reply of the SMTP server.
  expect(await ahead.sendDue()).toBe(0);
  await behind.post("behind@example.com", mail);
  await behind.sendDue();
  slow.resolve();
  for (const to of ["slow.clock@example.com", "behind@example.com"]) {
    await until(async () => expect((await rowOf(to)).sentAt).not.toBeNull());
    expect(received.filter((mail) => mail.to === to)).toHaveLength(1);
  }
});

test("a mail that will never be taken is given up and told, and goes out when it is put in the queue again", async () => {
  server.logged.length = 0;
  const { db, mailer } = server.application;
  await mailer.post("refused.for.ever@example.com", mail);
  await until(async () => expect((await rowOf("refused.for.ever@example.com")).givenUpAt).not.toBeNull());
  expect(await rowOf("refused.for.ever@example.com")).toMatchObject({ tries: 1, dueAt: null, sentAt: null });
  expect(server.logged.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: "error", event: "mail abandoned", to: "…@example.com" }),
  );
  const { id } = await rowOf("refused.for.ever@example.com");
  await db.update(outbox).set({ recipient: "moved@example.com" }).where(eq(outbox.id, id));
  expect(await mailer.repost(id)).toBe(true);
  await until(async () => expect((await rowOf("moved@example.com")).sentAt).not.toBeNull());
  expect(await mailer.repost(id), "a mail that was sent").toBe(false);
});

test("a server that is away for ever is asked for about a day", () => {
  const pauses = Array.from({ length: MAX_TRIES - 1 }, (_, i) => pauseAfter(i + 1));
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(12);
  expect(hours).toBeLessThan(36);
});
