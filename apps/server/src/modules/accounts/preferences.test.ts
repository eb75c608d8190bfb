import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../platform/database/tables.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const UPDATE =
  "mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) { language currency name } }";
const PREFERENCES = "{ profile { language currency } }";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("nothing is chosen at first; each choice stays until it is changed, for its person alone", async () => {
  const browser = await server.signedIn();
  const other = await server.signedIn();
  const nothing = { language: null, currency: null };
  expect((await browser.get(PREFERENCES)).profile).toEqual(nothing);
  await browser.get(UPDATE, { language: "KO" });
  expect((await browser.get(PREFERENCES)).profile).toEqual({ language: "KO", currency: null });
  await browser.get(UPDATE, { currency: "USD" });
  expect((await browser.get(PREFERENCES)).profile).toEqual({ language: "KO", currency: "USD" });
  await browser.get(UPDATE, { language: "EN", currency: "KRW" });
  expect((await browser.get(PREFERENCES)).profile).toEqual({ language: "EN", currency: "KRW" });
  expect((await other.get(PREFERENCES)).profile).toEqual(nothing);
});

test("mail follows the chosen language", async () => {
  const email = "reads-korean@example.com";
  const browser = await server.signedIn(email);
  await browser.get(UPDATE, { language: "KO" });
  const [user] = await server.application.db.select().from(users).where(eq(users.email, email));
  expect(user?.language).toBe("ko");
});

test("a language that no screen speaks is refused, and so is a stranger", async () => {
  const browser = await server.signedIn();
  const refusal = await browser.refusal(UPDATE, { language: "PL", currency: "USD" });
  expect(refusal).toMatchObject({ message: "Screen languages are EN and KO, not PL.", extensions: { code: 400 } });
  expect((await browser.get(PREFERENCES)).profile).toEqual({ language: null, currency: null });
  expect((await server.visitor().refusal(UPDATE, { language: "KO" })).extensions.code).toBe(401);
});
