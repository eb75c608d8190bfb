import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  deletionReasons,
  documents,
  emailVerifications,
  outbox,
  projects,
  runs,
  users,
} from "../../platform/database/tables.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { eraseOldDeletedProjects } from "../storage/erase-projects.ts";

const UPDATE_PROFILE = "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { name } }";
const UPDATE_USER =
  "mutation ($input: UpdateUserInput!) { updateUser(input: $input) { emailMarketingConsent smsMarketingConsent } }";
const UNREGISTER = "mutation ($input: UnregisterInput!) { unregister(input: $input) { success } }";
const SIGN_IN = "mutation ($input: SignInInput!) { signIn(input: $input) { email } }";
const USER_PROFILE = "query ($input: GetUserProfileInput!) { getUserProfile(input: $input) { userId name } }";
const DELETE_PROJECT = "mutation ($input: DeleteEdaProjectV2Input!) { deleteEdaProjectV2(input: $input) { success } }";
const DAY = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ configuration: { administrators: new Set(["boss@example.com"]) } });
});
afterAll(() => server.stop());

const storedDocuments = async () =>
  (await readdir(join(server.application.configuration.dataDir, "files", "documents"), { recursive: true })).filter(
    (name) => name.endsWith(".gz"),
  );

test("a request is made as guest, user or administrator", async () => {
  const role = async (browser = server.visitor()) => (await browser.get("{ requestRole }")).requestRole;
  expect(await role()).toBe("GUEST");
  expect(await role(await server.signedIn())).toBe("USER");
  expect(await role(await server.signedIn("boss@example.com"))).toBe("ADMIN");
});

test.each(["미나 Kim", "R2_d.2-x", "12", "é".repeat(30)])("%s is a name", async (name) => {
  const browser = await server.signedIn();
  expect((await browser.get(UPDATE_PROFILE, { name })).updateProfile.name).toBe(name.normalize("NFC"));
});

test("a name beyond the rule is refused in the catalogue's words", async () => {
  const browser = await server.signedIn();
  for (const name of ["A", "x".repeat(31), " Mina", "Mina ", "<b>Mina</b>", "Mina\n", "=1+1", "민아\u202e"]) {
    const refusal = await browser.refusal(UPDATE_PROFILE, { name });
    expect(refusal.message, name).toBe("Invalid user name");
    expect(refusal.extensions).toMatchObject({ code: 400, field: "name" });
  }
});

test("an account begins with a name that is one, whatever its address", async () => {
  for (const [email, name] of [
    ["a+b=c@example.com", "abc"],
    ["x@example.com", "User"],
    [`${"y".repeat(40)}@example.com`, "y".repeat(30)],
  ] as const) {
    const browser = await server.signedIn(email);
    expect((await browser.get("{ profile { name } }")).profile.name).toBe(name);
  }
});

test("consents are changed one by one, and a profile of somebody else tells nothing private", async () => {
  const browser = await server.signedIn();
  const both = { emailMarketingConsent: true, smsMarketingConsent: true };
  expect((await browser.get(UPDATE_USER, { emailMarketingConsent: true })).updateUser).toEqual({
    ...both,
    smsMarketingConsent: false,
  });
  expect((await browser.get(UPDATE_USER, { smsMarketingConsent: true })).updateUser).toEqual(both);
  const { profile } = await browser.get("{ profile { userId name } }");
  const stranger = await server.signedIn();
  expect((await stranger.get(USER_PROFILE, { userId: profile.userId })).getUserProfile).toEqual(profile);
  expect((await stranger.refusal(USER_PROFILE, { userId: "7" })).extensions.code).toBe(404);
  const { errors } = await stranger.ask("{ getUserProfile(input: {}) { email } }");
  expect(errors?.[0]?.extensions.code).toBe(400);
});

test("deleting an account leaves nothing of the person, and everything of the others", async () => {
  const email = "leaving@example.com";
  const browser = await server.signedIn(email);
  const other = await server.signedIn();
  // The same board: its document is one, held by two.
  const shared = [resistorBoard()];
  await browser.createProject("Shared", shared);
  const otherProject = await other.createProject("Shared", shared);
  const { profile } = await browser.get("{ profile { userId } }");
  const owned = { signUpType: "EMAIL", reason: "I design by hand." };
  expect((await browser.refusal(UNREGISTER, { ...owned, reason: "  " })).extensions.field).toBe("reason");
  expect((await browser.refusal(UNREGISTER, { ...owned, signUpType: "GOOGLE" })).extensions.code).toBe(10012);
  expect((await browser.refusal(UNREGISTER, { ...owned, password: "wrong-1A" })).extensions.code).toBe(10007);

  let closed = 0;
  const socket = browser.openSocket(({ code }) => {
    closed = code;
  });
  await new Promise<void>((resolve) => socket.on("connected", () => resolve()));
  await browser.get(UNREGISTER, { ...owned, password: PASSWORD });
  expect(browser.cookie).toBeUndefined();
  await expect.poll(() => closed).toBe(4401);
  const { db } = server.application;
  expect(await db.$count(users, eq(users.email, email))).toBe(0);
  expect(await db.$count(projects, eq(projects.ownerId, profile.userId))).toBe(0);
  expect(await db.$count(emailVerifications, eq(emailVerifications.email, email))).toBe(0);
  expect(await db.$count(outbox, eq(outbox.recipient, email))).toBe(0);
  const [reason] = await db.select().from(deletionReasons);
  expect(reason).toEqual({
    id: 1,
    reason: "I design by hand.",
    deletedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(await storedDocuments()).toHaveLength(await db.$count(documents));
  const { edaProjectV2 } = await other.get(
    "query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { boardDocumentUrl } }",
    { id: otherProject },
  );
  expect((await other.fetch(edaProjectV2.boardDocumentUrl)).status).toBe(200);

  const refusal = await browser.refusal(SIGN_IN, { email, password: PASSWORD });
  expect(refusal.message).toBe("Incorrect email address or password");
  server.advance(60_001);
  await server.signedIn(email);
});

test("a run that waits or works is stopped before the account goes", async () => {
  const browser = await server.signedIn();
  const projectId = await browser.createProject("Busy", [resistorBoard()]);
  const { db, pubSub } = server.application;
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
  if (project?.boardHash == null) throw new Error("a board was given");
  const [run] = await db
    .insert(runs)
    .values({
      projectId,
      requestedBy: project.ownerId,
      jobType: "ROUTING",
      status: "REQUEST",
      boardHash: project.boardHash,
      majorVersion: 1,
      revisionVersion: 0,
      options: {},
    })
    .returning();
  const stopped: string[] = [];
  const unsubscribe = pubSub.subscribe((news) => {
    if (news.kind === "stop-run") stopped.push(news.runId);
  });
  await browser.get(UNREGISTER, { signUpType: "EMAIL", reason: "no longer needed" });
  await expect.poll(() => stopped).toEqual([run?.id]);
  unsubscribe();
  expect(await db.$count(runs, eq(runs.projectId, projectId))).toBe(0);
});

test("a deleted project can be brought back for thirty days, then it and its documents are gone", async () => {
  const browser = await server.signedIn();
  const id = await browser.createProject("Old", [resistorBoard({ resistors: 3 })]);
  await browser.get(DELETE_PROJECT, { id });
  const { db } = server.application;
  const before = await storedDocuments();
  server.advance(29 * DAY);
  await eraseOldDeletedProjects(server.application);
  expect(await db.$count(projects, eq(projects.id, id))).toBe(1);
  server.advance(2 * DAY);
  await eraseOldDeletedProjects(server.application);
  expect(await db.$count(projects, eq(projects.id, id))).toBe(0);
  expect(before.length - (await storedDocuments()).length).toBeGreaterThan(0);
});
