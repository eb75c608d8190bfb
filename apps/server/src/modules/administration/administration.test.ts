import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, CREATE_PROJECT } from "../../testkit/client.ts";
import { CONTACT, CREATE_CONTACT, DELETE_CONTACT } from "../../testkit/contact-operations.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { changeRoleByCommand } from "./change-role-by-command.ts";

const ANSWER = "mutation ($input: AnswerContactInput!) { answerContact(input: $input) { id } }";
const STAFF_CONTACT =
  "query ($input: StaffContactInput!) { staffContact(input: $input) { title writer { email } assignee { email } project { name } notes { text author { email } } } }";
const STAFF_CONTACTS =
  "query ($input: StaffContactConnectionInput!) { staffContactConnection(input: $input) { totalCount nodes { id } } }";
const OPEN_PROJECT =
  "mutation ($input: OpenConsentedProjectInput!) { openConsentedProject(input: $input) { contactId project { name } } }";
const SUSPEND = "mutation ($input: SuspendUserInput!) { suspendUser(input: $input) { id } }";
const RESTORE = "mutation ($input: StaffUserInput!) { restoreUser(input: $input) { id } }";
const SIGN_OUT = "mutation ($input: StaffUserInput!) { signOutUser(input: $input) { id } }";
const ROLE = "mutation ($input: ChangeUserRoleInput!) { changeUserRole(input: $input) { id } }";
const USERS =
  "query ($input: StaffUserConnectionInput!) { staffUserConnection(input: $input) { totalCount nodes { id email role isConfigured suspendedReason projectCount sessionCount storedBytes } } }";
const OVERVIEW =
  "{ administrationOverview { contacts { count oldestAt } runs { waiting working failedToday } mail { waiting failed } storage { usedBytes freeBytes } integrations { name isConfigured lastOkAt lastError } } }";

let server: TestServer;
let boss: Client;
beforeAll(async () => {
  server = await startTestServer({ configuration: { administrators: new Set(["boss@example.com"]) } });
  boss = await server.signedIn("boss@example.com");
});
afterAll(() => server.stop());

const idOf = async (client: Client): Promise<string> => (await client.get("{ profile { userId } }")).profile.userId;
const ask = async (client: Client, change: object = {}): Promise<string> =>
  (await client.get(CREATE_CONTACT, { subject: "BUG", title: "Broken", content: "Text", ...change })).createContact.id;

test("an answer reaches its writer by page, mail and bell; changing it is shown and mails nobody", async () => {
  const writer = await server.signedIn("asks@example.com");
  const id = await ask(writer);
  await boss.get(ANSWER, { id, message: "Fixed." });
  expect((await writer.get(CONTACT, { id })).contact).toMatchObject({
    state: "RESPONDED",
    responseMessage: "Fixed.",
    isResponseEdited: false,
  });
  const mailsOf = async () =>
    (
      await boss.get(
        "query ($input: OutboxConnectionInput!) { outboxConnection(input: $input) { nodes { kind recipient text } } }",
        { size: 100 },
      )
    ).outboxConnection.nodes.filter(({ kind }: { kind: string }) => kind === "CONTACT_RESPONDED");
  expect(await mailsOf()).toMatchObject([{ recipient: "asks@example.com", text: expect.stringContaining("Fixed.") }]);
  const { jobs } = await writer.get(
    "query ($input: JobsInput!) { jobs(input: $input) { content { ... on CircuitArchitecture { case target { kind id name } } } } }",
    {},
  );
  expect(jobs[0].content).toEqual({ case: "CONTACT_RESPONDED", target: { kind: "CONTACT", id, name: "Broken" } });
  await boss.get(ANSWER, { id, message: "Fixed now." });
  expect((await writer.get(CONTACT, { id })).contact).toMatchObject({
    responseMessage: "Fixed now.",
    isResponseEdited: true,
  });
  expect(await mailsOf()).toHaveLength(1);
});

test("support sees an inquiry and a consented project until the writer deletes it", async () => {
  const writer = await server.signedIn();
  const projectId = await writer.createProject("Lamp", [resistorBoard()]);
  expect((await boss.refusal(OPEN_PROJECT, { projectId })).extensions.code).toBe(404);
  const id = await ask(writer, { projectId, projectConsent: true });
  await boss.get("mutation ($input: AddContactNoteInput!) { addContactNote(input: $input) { id } }", {
    id,
    text: "Mine",
  });
  await boss.get("mutation ($input: AssignContactInput!) { assignContact(input: $input) { id } }", {
    id,
    assigneeId: await idOf(boss),
  });
  expect((await boss.get(STAFF_CONTACT, { id })).staffContact).toMatchObject({
    assignee: { email: "boss@example.com" },
    project: { name: "Lamp" },
    notes: [{ text: "Mine", author: { email: "boss@example.com" } }],
  });
  expect((await boss.get(STAFF_CONTACTS, { mine: true })).staffContactConnection.nodes).toEqual([{ id }]);
  expect((await boss.get(OPEN_PROJECT, { projectId })).openConsentedProject).toEqual({
    contactId: id,
    project: { name: "Lamp" },
  });
  // Without consent an administrator sees no more of a project than anybody else.
  const ofProject = "query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { name } }";
  expect((await boss.refusal(ofProject, { id: projectId })).extensions.code).toBe(70006);
  await writer.get(DELETE_CONTACT, { id });
  for (const [operation, input] of [
    [STAFF_CONTACT, { id }],
    [ANSWER, { id, message: "x" }],
    [OPEN_PROJECT, { projectId }],
  ] as const)
    expect((await boss.refusal(operation, input)).extensions.code).toBe(404);
});

test("consent to see a team's project ends when its writer leaves the team", async () => {
  const [owner, member] = [await server.signedIn(), await server.signedIn()];
  const { id: teamId } = (
    await owner.get("mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id } }", { name: "Radio lab" })
  ).createTeam;
  await owner.get("mutation ($input: InviteTeamMemberInput!) { inviteTeamMember(input: $input) { success } }", {
    teamId,
    userId: await idOf(member),
    roleType: "USER",
  });
  const fileUrls = await owner.upload([resistorBoard()]);
  const { id: projectId } = (await owner.get(CREATE_PROJECT, { name: "Radio", jobType: "ROUTING", fileUrls, teamId }))
    .createEdaProjectQuickModeV2;
  const id = await ask(member, { projectId, projectConsent: true });
  expect((await boss.get(OPEN_PROJECT, { projectId })).openConsentedProject.contactId).toBe(id);
  await member.get("mutation ($input: LeaveTeamInput!) { leaveTeam(input: $input) { success } }", { teamId });
  expect((await boss.refusal(OPEN_PROJECT, { projectId })).extensions.code).toBe(404);
});

test("an account is read with its inquiries by its id", async () => {
  const writer = await server.signedIn("read-by-id@example.com");
  const [id, writerId] = [await ask(writer), await idOf(writer)];
  const read = "query ($input: StaffUserInput!) { staffUser(input: $input) { email sessionCount } }";
  expect((await boss.get(read, { id: writerId })).staffUser).toEqual({
    email: "read-by-id@example.com",
    sessionCount: 1,
  });
  expect((await boss.get(STAFF_CONTACTS, { writerId })).staffContactConnection.nodes).toEqual([{ id }]);
  expect((await boss.get(STAFF_CONTACTS, { writerId: "7" })).staffContactConnection.nodes).toEqual([]);
  expect((await boss.refusal(read, { id: "7" })).extensions.code).toBe(404);
});

test("pages of inquiries come in order, whole and once: the writer's from the newest, unanswered ones from the oldest", async () => {
  const writer = await server.signedIn("writes-much@example.com");
  const ids: string[] = [];
  for (let i = 0; i < 12; i++) ids.push(await ask(writer, { title: `Question ${i}` }));
  const own =
    "query ($input: ContactConnectionInput!) { contactConnection(input: $input) { totalCount nodes { id title } } }";
  const pages = async (client: Client, operation: string, field: string, input: object) => {
    const found: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      const { totalCount, nodes } = (await client.get(operation, { ...input, page, size: 5 }))[field];
      expect(totalCount).toBe(12);
      found.push(...nodes.map(({ id }: { id: string }) => id));
    }
    return found;
  };
  expect(await pages(writer, own, "contactConnection", {})).toEqual(ids.toReversed());
  const staff = { keyword: "WRITES-much@" };
  expect(await pages(boss, STAFF_CONTACTS, "staffContactConnection", { ...staff, state: "PENDING" })).toEqual(ids);
  expect(await pages(boss, STAFF_CONTACTS, "staffContactConnection", staff)).toEqual(ids.toReversed());
});

test("a suspended account is logged out at once and refused at log-in with its reason's code, until it is restored", async () => {
  const user = await server.signedIn("suspended@example.com");
  const id = await idOf(user);
  await boss.get(SUSPEND, { id, reason: "Spam" });
  expect((await user.refusal("{ profile { userId } }")).extensions.code).toBe(401);
  const signIn = "mutation ($input: SignInInput!) { signIn(input: $input) { email } }";
  const refusal = await server.visitor().refusal(signIn, { email: "suspended@example.com", password: PASSWORD });
  expect(refusal.extensions).toMatchObject({ code: 409, reason: "SUSPENDED" });
  // A wrong password learns nothing of it.
  const wrong = await server.visitor().refusal(signIn, { email: "suspended@example.com", password: "wrong-1A" });
  expect(wrong.extensions.code).toBe(400);
  const { nodes } = (await boss.get(USERS, { keyword: "suspended@", suspended: true })).staffUserConnection;
  expect(nodes).toMatchObject([{ id, suspendedReason: "Spam", sessionCount: 0, role: "USER" }]);
  expect((await boss.refusal(SUSPEND, { id, reason: "Again" })).extensions.code).toBe(409);
  await boss.get(RESTORE, { id });
  await user.signIn("suspended@example.com", PASSWORD);
  await boss.get(SIGN_OUT, { id });
  expect((await user.refusal("{ profile { userId } }")).extensions.code).toBe(401);
});

test("the role of an administrator is given and taken; those of the configuration are changed there", async () => {
  const user = await server.signedIn("helper@example.com");
  const id = await idOf(user);
  expect((await user.refusal(OVERVIEW)).extensions.code).toBe(404);
  await boss.get(ROLE, { id, role: "ADMIN" });
  expect((await user.get(OVERVIEW)).administrationOverview.contacts).toBeDefined();
  const refusal = await user.refusal(ROLE, { id: await idOf(boss), role: "USER" });
  expect(refusal.extensions.code).toBe(409);
  await boss.get(ROLE, { id, role: "USER" });
  expect((await user.refusal(OVERVIEW)).extensions.code).toBe(404);
});

test("a command on the server gives and takes the role, and the log says that no account did it", async () => {
  const user = await server.signedIn("first@example.com");
  const { db, now } = server.application;
  const change = (email: string, role: "ADMIN" | "USER") => changeRoleByCommand(db, { email, role, at: now() });
  expect(await change("nobody@example.com", "ADMIN")).toBe("unknown");
  expect(await change(" First@example.com", "ADMIN")).toBe("changed");
  const log =
    "query ($input: AuditConnectionInput!) { auditConnection(input: $input) { nodes { action actor after } } }";
  expect((await user.get(log, { subjectId: await idOf(user) })).auditConnection.nodes).toEqual([
    { action: "changeUserRole", actor: null, after: { role: "ADMIN" } },
  ]);
  expect(await change("first@example.com", "USER")).toBe("changed");
  expect((await user.refusal(OVERVIEW)).extensions.code).toBe(404);
});

test("the overview counts what waits, and shows of integrations no more than whether they are configured and work", async () => {
  const writer = await server.signedIn();
  const before = (await boss.get(OVERVIEW)).administrationOverview;
  await ask(writer);
  const { contacts, storage, integrations, mail } = (await boss.get(OVERVIEW)).administrationOverview;
  expect(contacts.count).toBe(before.contacts.count + 1);
  expect(contacts.oldestAt).not.toBeNull();
  expect(storage.freeBytes).toBeGreaterThan(0);
  expect(mail).toEqual({ waiting: 0, failed: 0 });
  expect(
    integrations.map(({ name, isConfigured }: { name: string; isConfigured: boolean }) => [name, isConfigured]),
  ).toEqual([
    ["MAIL", false],
    ["GOOGLE", false],
    ["KAKAO", false],
    ["MOUSER", false],
    ["PRICE_LIST", false],
    ["S3", false],
  ]);
});
