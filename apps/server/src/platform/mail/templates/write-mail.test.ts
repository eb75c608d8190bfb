import fc from "fast-check";
import { expect, test } from "vitest";
import type { RunFailure } from "../../database/tables.ts";
import type { MailKind, MailValues } from "./mail-values.ts";
import { RUN_FAILURE_WORDS } from "./run-failure-words.ts";
import { TEMPLATES, writeMail } from "./write-mail.ts";

const part = (reference: string) => ({ reference, needsMm: [5, 3], largestFreeMm: [4, 2] }) as const;

const EXAMPLES: MailValues = {
  SIGN_UP_CODE: { code: "123456" },
  RESET_CODE: { code: "654321" },
  PASSWORD_CHANGED: { email: "mina@example.com" },
  TEAM_JOINED: { team: "Lamps", url: "https://pcb.example.com/workspace/team/projects/?teamId=1" },
  TEAM_INVITATION: {
    team: "Lamps",
    inviter: "Mina",
    expires: "2026-12-04",
    url: "https://pcb.example.com/workspace/team/invitation/?token=x",
  },
  TEAM_REMOVED: { team: "Lamps", url: undefined },
  CONTACT_RESPONDED: { number: 7, title: "Routing stops", answer: "Try again.", url: "https://example.com/support" },
  STAFF_CONTACT: { number: 7, title: "Routing stops", url: undefined },
  TEAM_OWNER: { team: "Lamps", url: "https://pcb.example.com/workspace/team/projects/?teamId=1" },
  RUN_STARTED: { jobType: "PLACEMENT", project: "Lamp", url: "https://pcb.example.com/layout/1" },
  RUN_COMPLETE: { jobType: "ROUTING", project: "Lamp", url: "https://pcb.example.com/layout/1" },
  PAYMENT_RECEIVED: {
    number: "PUR-2026-000012",
    item: { kind: "PLAN", plan: "PRO" },
    amount: "₩19,000",
    isTest: true,
    url: "https://pcb.example.com/mypage/membership/purchase/1",
  },
  REFUND_SENT: { number: "PUR-2026-000012", amount: "$15.00", url: undefined },
  PLAN_TO_PAY: { plan: "PRO", amount: "₩19,000", date: "2026-06-01", url: "https://pcb.example.com/mypage" },
  PAYMENT_FAILED: {
    plan: "PRO",
    amount: "$15.00",
    reason: "Insufficient funds.",
    nextTry: "2026-06-02",
    endsOn: "2026-06-08",
    url: "https://pcb.example.com/mypage",
  },
  PLAN_RENEWS_SOON: { plan: "PRO", amount: "$15.00", card: "Visa •• 4242", date: "2026-06-01", url: undefined },
  PLAN_PRICE_CONSENT: { plan: "PRO", before: "$15.00", after: "$16.00", date: "2026-06-01", url: undefined },
  QUOTE_READY: { number: "ORD-2026-000012", amount: "$120.00", until: "2026-06-01", url: "https://example.com/mypage" },
  ORDER_NEWS: { number: "ORD-2026-000012", news: "SHIPPED", note: "DHL 1234567890", url: undefined },
  STAFF_ORDER: { number: "ORD-2026-000012", news: "TO_PRICE", url: undefined },
  CREDITS_LOW: { available: 3, url: undefined },
  ORDER_SHEET: { number: "ORD-2026-000012", project: "Lamp", quantity: 5, url: undefined },
  ESTIMATE_RECEIVED: { number: "EST-2026-000012", url: "https://example.com/estimate" },
  PLAN_ENDED: { plan: "PRO", because: "NOT_PAID", url: undefined },
  RUN_FAILED: {
    jobType: "ROUTING",
    project: "Lamp",
    failure: { kind: "NO_ROOM", parts: [part("R12")] },
    isReleased: true,
    url: undefined,
  },
};
const KINDS = Object.keys(EXAMPLES) as MailKind[];
const write = (kind: MailKind, language: "en" | "ko", values = EXAMPLES) => writeMail(kind, language, values[kind]);

test("there are twenty-five mails, each in both languages and different in them", () => {
  expect(KINDS).toHaveLength(25);
  for (const templates of Object.values(TEMPLATES)) expect(Object.keys(templates).sort()).toEqual([...KINDS].sort());
  for (const kind of KINDS) {
    expect(write(kind, "ko").text).toMatch(/\p{Script=Hangul}/u);
    expect(write(kind, "en").text).not.toMatch(/\p{Script=Hangul}/u);
    expect(write(kind, "ko").html).toContain('<html lang="ko">');
  }
});

test("text and HTML say the same", () => {
  for (const kind of KINDS)
    for (const language of ["en", "ko"] as const) {
      const { text, html } = write(kind, language);
      const shown = html
        .slice(html.indexOf("<body"))
        .replaceAll(/<a href="([^"]*)">([^<]*)<\/a>/g, "$2: $1")
        .replaceAll(/<[^>]*>/g, " ")
        .replaceAll("&#39;", "'");
      const words = (from: string) => from.replace("-- \n", "").split(/\s+/).filter(Boolean);
      expect(words(shown)).toEqual(words(text));
    }
});

test("whatever people call a project, it cannot become markup, a header or a link", () => {
  const nasty = fc.array(
    fc.constantFrom("<", ">", '"', "'", "&", "\r\n", "\n", "Bcc: x@y.z", "<script>", "javascript:", "\u2028", "a"),
  );
  fc.assert(
    fc.property(nasty, nasty, (name, why) => {
      const values = {
        ...EXAMPLES,
        RUN_FAILED: {
          jobType: "PLACEMENT",
          project: name.join(""),
          failure: { kind: "NO_ROOM", parts: [part(why.join(""))] },
          isReleased: false,
          url: undefined,
        },
      } as const;
      for (const language of ["en", "ko"] as const) {
        const { subject, html } = write("RUN_FAILED", language, values);
        expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        const tags = [...html.matchAll(/<\/?([a-z!]+)/g)].map(([, tag]) => tag);
        const known = ["!doctype", "html", "head", "meta", "title", "body", "p", "br", "a"];
        expect(tags.filter((tag) => !known.includes(tag ?? ""))).toEqual([]);
        expect(html).not.toContain("<a");
      }
    }),
  );
});

test("the mail about a run names the task, the project and the way there", () => {
  expect(write("RUN_COMPLETE", "en")).toMatchObject({
    subject: "Routing of Lamp is complete",
    text: expect.stringContaining("Open the project: https://pcb.example.com/layout/1"),
  });
  expect(write("RUN_STARTED", "ko").subject).toBe("Lamp: 배치 작업이 시작되었습니다");
  expect(write("RUN_FAILED", "en").text).toContain("No space for R12.");
  expect(write("RUN_FAILED", "en").text).toContain("Nothing was charged.");
});

test("every way in which a run can fail is worded in both languages, with what to do", () => {
  const failures: readonly RunFailure[] = [
    { kind: "OUT_OF_TIME" },
    { kind: "OUT_OF_MEMORY", limitMb: 2048 },
    { kind: "NO_SPACE" },
    { kind: "INTERRUPTED", times: 3 },
    { kind: "FAULT" },
    { kind: "NO_ROOM", parts: [] },
    { kind: "NO_ROOM", parts: Array.from({ length: 12 }, (_, index) => part(`U${index + 1}`)) },
  ];
  for (const language of ["en", "ko"] as const) {
    const said = failures.map(RUN_FAILURE_WORDS[language]);
    expect(new Set(said).size).toBe(failures.length);
    // One sentence says what happened, another what to do.
    for (const words of said) expect(words.match(/[.?](\s|$)/g)?.length).toBeGreaterThanOrEqual(2);
  }
  expect(RUN_FAILURE_WORDS.en(failures.at(-1)!)).toContain("U9, U10 and 2 more");
});
