/** What stories import: the browser with the stories' server behind it, people with accounts, and the axe check. */
import { readFileSync } from "node:fs";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { settled } from "./settled.ts";
import { storyServer } from "./story-server.ts";

export { expect, type Locator, type Page };

/** How long a story waits for a run: longer than any takes, on a slow machine too. */
export const UNTIL_RUN_ENDS = { timeout: 300_000 };

export const PASSWORD = "Green-solder-mask-1!";

export interface StoryFixtures {
  /** What the account is called; an unused name when empty. */
  readonly personName: string;
  /** An account of this test's own, signed in in `page`. */
  readonly person: { readonly email: string };
  /** The server's administrator, past every page. */
  readonly administrator: Caller;
}

/** Whose calls to the server go past the page. */
export type Caller = Pick<Page, "request">;

export const test = base.extend<StoryFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  baseURL: async ({}, use) => {
    await use(storyServer().url);
  },
  // An answer that is being changed while the story ends is for no page any more.
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  personName: ["", { option: true }],
  person: async ({ page, personName }, use) => {
    const fresh = newAddress();
    const email = personName ? `${personName}@example.com` : fresh;
    await enter(page, email);
    await use({ email });
  },
  administrator: async ({ playwright }, use) => {
    const request = await playwright.request.newContext();
    await enter({ request }, "administrator@example.com");
    await use({ request });
    await request.dispose();
  },
});

/** Signs in, after signing up if there is no account. */
export async function enter(page: Caller, email: string): Promise<void> {
  // An address may have been invited before it has an account.
  if (!mailsTo(email).some((mail) => mail.includes("kind=SIGN_UP_CODE"))) {
    await call(page, "sendEmailVerificationCode", "SendEmailVerificationCodeInput", { email, authType: "SIGN_UP" });
    await call(page, "verifyEmailVerificationCode", "VerifyEmailVerificationCodeInput", {
      email,
      authType: "SIGN_UP",
      authCode: await mailedCode(email),
    });
    await call(page, "signUp", "SignUpInput", {
      email,
      password: PASSWORD,
      privacyPolicyConsent: true,
      termsOfServiceConsent: true,
    });
  }
  await call(page, "signIn", "SignInInput", { email, password: PASSWORD });
}

let people = 0;

/** An unused address. */
export function newAddress(): string {
  people += 1;
  return `person-${process.pid}-${Date.now()}-${people}@example.com`;
}

const SUBSELECTIONS: Record<string, string> = { signUp: "{email}", signIn: "{email}" };

/** One mutation straight to the server, with the page's own cookies: for what a story is not about. */
async function call(page: Caller, name: string, inputType: string, input: object): Promise<void> {
  const url = storyServer().url;
  const response = await page.request.post(`${url}/graphql`, {
    headers: { "x-service": "CIRCUIT_ARCHITECTURE", origin: url, "x-forwarded-for": `198.51.100.${people % 256}` },
    data: {
      query: `mutation($input: ${inputType}!) { ${name}(input: $input) ${SUBSELECTIONS[name] ?? "{success}"} }`,
      variables: { input },
    },
  });
  const answer = await response.text();
  if (!response.ok() || answer.includes('"errors"')) throw new Error(`${name} was refused: ${answer}`);
}

/** The newest code mailed to an address. Without a mail server the developer's log holds the mail. */
export async function mailedCode(email: string): Promise<string> {
  let code: string | undefined;
  await expect(() => {
    code = mailsTo(email)
      .at(-1)
      ?.match(/\b\d{6}\b(?= is your| |$)/)?.[0];
    expect(code, "a code in the mail").toBeDefined();
  }).toPass({ timeout: 60_000 });
  return code ?? "";
}

function mailsTo(email: string): string[] {
  const lines = readFileSync(storyServer().logFile, "utf8").split("\n");
  return lines.filter((line) => line.includes(`to=${email}`));
}

/**
 * No violation of WCAG 2.2 A or AA that axe can see. A screen on its way from one state to the next (a colour half faded, a
 * row half loaded) is looked at again when it has arrived: what stands then is the fault.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  if ((await violationsOf(page)).length === 0) return;
  const found = await violationsOf(page);
  // In one string, not a comparison of lists: a report keeps the beginning of a message, which has to say what was found.
  if (found.length > 0) throw new Error(`accessibility of ${where}: ${found.join(" ")}`);
}

async function violationsOf(page: Page): Promise<string[]> {
  // The name of a button that was pressed stands over it while it is pointed at, outside of everything: no part of the screen.
  const tooltip = page.getByRole("tooltip");
  if ((await tooltip.count()) > 0) {
    await page.mouse.move(1, 1);
    await tooltip.waitFor({ state: "detached" });
  }
  await page.evaluate(settled);
  return accessibilityViolations(page);
}
