import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { comments, commentThreads, projects } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { insertTeam, REMOVE_MEMBER } from "../../testkit/team-operations.ts";
import { eraseDeletedComments, MAX_COMMENTS } from "./comment-store.ts";

const LIST = `query ($input: EdaProjectCommentsInput!) { edaProjectComments(input: $input) { nodes {
  id view sheetId x y partId isResolved resolvedBy { name isDeleted }
  comments { id text editedAt allowed author { name isDeleted } } } } }`;
const CREATE =
  "mutation ($input: CreateEdaProjectCommentInput!) { createEdaProjectComment(input: $input) { id threadId } }";
const UPDATE =
  "mutation ($input: UpdateEdaProjectCommentInput!) { updateEdaProjectComment(input: $input) { success } }";
const DELETE =
  "mutation ($input: DeleteEdaProjectCommentInput!) { deleteEdaProjectComment(input: $input) { success } }";
const RESTORE =
  "mutation ($input: DeleteEdaProjectCommentInput!) { restoreEdaProjectComment(input: $input) { success } }";
const RESOLVE =
  "mutation ($input: ResolveEdaProjectCommentsInput!) { resolveEdaProjectComments(input: $input) { success } }";
const BELL = `query ($input: JobsInput!) { jobs(input: $input) { read content { ... on CircuitArchitecture {
  case projectId projectName target { kind id name } } } } }`;
const UNREGISTER = "mutation ($input: UnregisterInput!) { unregister(input: $input) { success } }";
const PLACE = { view: "BOARD", x: 1_000_000, y: -2_000_000 };

let server: TestServer;
let owner: Client;
let admin: Client;
let amy: Client;
let bob: Client;

let teamId: string;
/** A team's project that amy created. */
let id: string;
beforeAll(async () => {
  server = await startTestServer({ configuration: { operationsPerMinute: 100_000, operationsPerAddress: 100_000 } });
  const names = ["owner", "admin", "amy", "bob"] as const;
  const clients = [];
  for (const name of names) clients.push(await server.signedIn(`${name}@example.com`));
  [owner, admin, amy, bob] = clients as [Client, Client, Client, Client];
  ({ teamId } = await insertTeam(server, {
    "owner@example.com": "OWNER",
    "admin@example.com": "ADMIN",
    "amy@example.com": "USER",
    "bob@example.com": "USER",
  }));
  id = await ofTeam(amy, "Radio");
});
afterAll(() => server.stop());

async function ofTeam(creator: Client, name: string): Promise<string> {
  const project = await creator.createProject(name, [resistorBoard()]);
  await server.application.db.update(projects).set({ teamId }).where(eq(projects.id, project));
  return project;
}
const write = async (client: Client, input: object, of = id) =>
  (await client.get(CREATE, { id: of, ...input })).createEdaProjectComment as { id: string; threadId: string };
const list = async (client: Client, of = id) => (await client.get(LIST, { id: of })).edaProjectComments.nodes;
const find = async (client: Client, threadId: string) =>
  (await list(client)).find((thread: { id: string }) => thread.id === threadId);
const codeOf = async (client: Client, operation: string, input: object) =>
  (await client.refusal(operation, { id, ...input })).extensions.code;

test("a discussion is begun at a place, replied to, changed, resolved and opened again by a reply", async () => {
  const first = await write(amy, { place: { ...PLACE, partId: "part-1" }, text: "  Too far from U1.\n" });
  await write(bob, { threadId: first.threadId, text: "Moved." });
  await amy.get(UPDATE, { id, commentId: first.id, text: "Too far from U2." });
  const thread = await find(bob, first.threadId);
  expect(thread).toMatchObject({ ...PLACE, partId: "part-1", sheetId: null, isResolved: false, resolvedBy: null });
  expect(thread.comments).toMatchObject([
    { text: "Too far from U2.", editedAt: expect.any(String), author: { name: "amy" } },
    { text: "Moved.", editedAt: null, author: { name: "bob" } },
  ]);
  await bob.get(RESOLVE, { id, threadId: first.threadId, isResolved: true });
  expect(await find(amy, first.threadId)).toMatchObject({ isResolved: true, resolvedBy: { name: "bob" } });
  await write(amy, { threadId: first.threadId, text: "Not quite." });
  expect(await find(amy, first.threadId)).toMatchObject({ isResolved: false, resolvedBy: null });
  const onSheet = await write(amy, { place: { view: "SHEET", sheetId: "s1", x: 1, y: 2 }, text: "A value?" });
  expect(await find(amy, onSheet.threadId)).toMatchObject({ view: "SHEET", sheetId: "s1" });
});

test("`allowed` says who may change and delete a comment, and nobody else does", async () => {
  const asked = await write(bob, { place: PLACE, text: "Why?" });
  const reply = await write(amy, { threadId: asked.threadId, text: "Because." });
  const allowed = async (client: Client) =>
    (await find(client, asked.threadId)).comments.map((comment: { allowed: string[] }) => comment.allowed.join(" "));
  // Amy created the project. Bob's question has an answer of somebody else, which would go with it.
  expect(await allowed(owner)).toEqual(["DELETE", "DELETE"]);
  expect(await allowed(admin)).toEqual(["DELETE", "DELETE"]);
  expect(await allowed(amy)).toEqual(["DELETE", "EDIT DELETE"]);
  expect(await allowed(bob)).toEqual(["EDIT", ""]);
  for (const client of [owner, admin, amy])
    expect(await codeOf(client, UPDATE, { commentId: asked.id, text: "No." })).toBe(1001);
  for (const commentId of [asked.id, reply.id]) expect(await codeOf(bob, DELETE, { commentId })).toBe(1001);
  await amy.get(DELETE, { id, commentId: reply.id });
  expect(await allowed(bob)).toEqual(["EDIT DELETE"]);
  await bob.get(DELETE, { id, commentId: asked.id });
  expect(await find(bob, asked.threadId)).toBeUndefined();

  const again = await write(bob, { place: PLACE, text: "Why?" });
  await write(amy, { threadId: again.threadId, text: "Because." });
  await admin.get(DELETE, { id, commentId: again.id });
  expect(await find(bob, again.threadId)).toBeUndefined();
  for (const [operation, input] of [
    [CREATE, { threadId: again.threadId, text: "Late" }],
    [RESOLVE, { threadId: again.threadId, isResolved: true }],
    [UPDATE, { commentId: again.id, text: "Late" }],
    [DELETE, { commentId: again.id }],
    [RESTORE, { commentId: again.id }],
  ] as const)
    expect(await codeOf(bob, operation, input)).toBe(404);
});

test("whoever deleted a comment takes that back for ten minutes, with the replies that went with it; then it is erased", async () => {
  const { db, now } = server.application;
  const first = await write(amy, { place: PLACE, text: "First" });
  const { threadId } = first;
  const [lost, kept] = [await write(bob, { threadId, text: "Lost" }), await write(bob, { threadId, text: "Kept" })];
  const texts = async () => (await find(amy, threadId))?.comments.map(({ text }: { text: string }) => text);
  await bob.get(DELETE, { id, commentId: kept.id });
  expect(await codeOf(amy, RESTORE, { commentId: kept.id })).toBe(404);
  await bob.get(RESTORE, { id, commentId: kept.id });
  expect(await texts()).toEqual(["First", "Lost", "Kept"]);
  expect(await codeOf(bob, RESTORE, { commentId: kept.id })).toBe(404);

  await bob.get(DELETE, { id, commentId: lost.id });
  await amy.get(DELETE, { id, commentId: first.id });
  expect(await texts()).toBeUndefined();
  // Without its discussion there is nothing to restore it in.
  expect(await codeOf(bob, RESTORE, { commentId: lost.id })).toBe(404);
  await amy.get(RESTORE, { id, commentId: first.id });
  expect(await texts()).toEqual(["First", "Kept"]);
  await bob.get(RESTORE, { id, commentId: lost.id });

  await amy.get(DELETE, { id, commentId: first.id });
  await eraseDeletedComments(db, now());
  expect(await db.$count(comments, eq(comments.threadId, threadId))).toBe(3);
  server.advance(600_001);
  expect(await codeOf(amy, RESTORE, { commentId: first.id })).toBe(404);
  await eraseDeletedComments(db, now());
  expect(await db.$count(commentThreads, eq(commentThreads.id, threadId))).toBe(0);
});

test("a comment of another project is not found, strangers and departed members find none", async () => {
  const written = await write(amy, { place: PLACE, text: "Here" });
  const other = await ofTeam(bob, "Other");
  expect((await bob.refusal(CREATE, { id: other, threadId: written.threadId, text: "x" })).extensions.code).toBe(404);
  expect((await bob.refusal(DELETE, { id: other, commentId: written.id })).extensions.code).toBe(404);
  const carl = await server.signedIn("carl@example.com");
  const everything = [
    [LIST, {}],
    [CREATE, { place: PLACE, text: "x" }],
    [UPDATE, { commentId: written.id, text: "x" }],
    [DELETE, { commentId: written.id }],
    [RESTORE, { commentId: written.id }],
    [RESOLVE, { threadId: written.threadId, isResolved: true }],
  ] as const;
  for (const [operation, input] of everything) expect(await codeOf(carl, operation, input)).toBe(70006);
  const dan = await server.signedIn("dan@example.com");
  const { teamId: second, memberOf: inSecond } = await insertTeam(server, {
    "owner@example.com": "OWNER",
    "dan@example.com": "USER",
  });
  const theirs = await owner.createProject("Second", [resistorBoard()]);
  await server.application.db.update(projects).set({ teamId: second }).where(eq(projects.id, theirs));
  await write(dan, { place: PLACE, text: "Mine" }, theirs);
  await owner.get(REMOVE_MEMBER, { teamId: second, memberId: inSecond("dan@example.com") });
  for (const [operation, input] of everything)
    expect((await dan.refusal(operation, { ...input, id: theirs })).extensions.code).toBe(70006);
  expect((await list(owner, theirs))[0].comments).toMatchObject([{ text: "Mine", author: { name: "dan" } }]);
});

test("comments of a deleted account stay, and say so", async () => {
  const eve = await server.signedIn("eve@example.com");
  const { teamId: third } = await insertTeam(server, { "owner@example.com": "OWNER", "eve@example.com": "USER" });
  const project = await owner.createProject("Third", [resistorBoard()]);
  await server.application.db.update(projects).set({ teamId: third }).where(eq(projects.id, project));
  const { threadId } = await write(eve, { place: PLACE, text: "Remember this" }, project);
  await eve.get(RESOLVE, { id: project, threadId, isResolved: true });
  await eve.get(UNREGISTER, { signUpType: "EMAIL", reason: "no longer needed" });
  const gone = { name: "Deleted account", isDeleted: true };
  expect(await list(owner, project)).toMatchObject([
    { isResolved: true, resolvedBy: gone, comments: [{ text: "Remember this", author: gone }] },
  ]);
});

test("a comment has a place or a discussion, 1 to 2000 characters, and a sheet where it is on one", async () => {
  const field = async (input: object) => (await amy.refusal(CREATE, { id, text: "x", ...input })).extensions.field;
  expect(await field({})).toBe("place");
  expect(await field({ place: PLACE, threadId: id })).toBe("place");
  expect(await field({ place: PLACE, text: " \n" })).toBe("text");
  expect(await field({ place: PLACE, text: "x".repeat(2001) })).toBe("text");
  expect(await field({ place: { ...PLACE, view: "SHEET" } })).toBe("sheetId");
  expect(await field({ place: { ...PLACE, partId: "x".repeat(201) } })).toBe("place");
  await write(amy, { place: PLACE, text: "😀".repeat(2000) });
});

test("a project holds 1000 comments, however many are written at once", async () => {
  const full = await ofTeam(amy, "Full");
  const { threadId } = await write(amy, { place: PLACE, text: "First" }, full);
  const { db } = server.application;
  await db.insert(comments).values(Array.from({ length: MAX_COMMENTS - 3 }, () => ({ threadId, text: "x" })));
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => amy.ask(CREATE, { id: full, threadId, text: "More" })),
  );
  const refused = answers.flatMap(({ errors }) => errors ?? []);
  expect(refused.map(({ extensions }) => extensions.reason)).toEqual(Array(3).fill("COMMENT_LIMIT"));
  expect(await db.$count(comments, eq(comments.threadId, threadId))).toBe(MAX_COMMENTS);
  await db.delete(projects).where(eq(projects.id, full));
  expect(await db.$count(commentThreads, eq(commentThreads.id, threadId))).toBe(0);
});

test("open screens of the team hear of every comment, and removed members no longer do", async () => {
  const fay = await server.signedIn("fay@example.com");
  const { teamId: fourth, memberOf: inFourth } = await insertTeam(server, {
    "owner@example.com": "OWNER",
    "fay@example.com": "USER",
  });
  const project = await owner.createProject("Fourth", [resistorBoard()]);
  await server.application.db.update(projects).set({ teamId: fourth }).where(eq(projects.id, project));
  const socket = fay.openSocket();
  const heard: string[] = [];
  const query = `subscription { notification(input: { service: CIRCUIT_ARCHITECTURE }) {
    content { ... on CircuitArchitecture { case } } } }`;
  const subscribe = () =>
    socket.subscribe<{ notification: { content: { case?: string } } }>(
      { query },
      {
        next: ({ data }) => heard.push(data?.notification.content.case ?? ""),
        error: () => undefined,
        complete: () => undefined,
      },
    );
  await server.listening(subscribe);
  await write(owner, { place: PLACE, text: "Here" }, project);
  await expect.poll(() => heard).toEqual(["COMMENTS_CHANGED"]);
  await owner.get(REMOVE_MEMBER, { teamId: fourth, memberId: inFourth("fay@example.com") });
  await write(owner, { place: PLACE, text: "Not for fay" }, project);
  await write(owner, { place: PLACE, text: "Nor this" }, project);
  // What comes after them is heard.
  await fay.createProject("Own", [resistorBoard()]);
  await expect.poll(() => heard.at(-1)).toBe("PROJECT_CREATED");
  expect(heard.filter((what) => what === "COMMENTS_CHANGED")).toHaveLength(1);
  expect(await list(owner, project)).toHaveLength(3);
  await socket.dispose();
});

test("a comment rings the bell of the project's creator and of those in its discussion, once until they have read it", async () => {
  const project = await ofTeam(amy, "Bell");
  const bell = async (client: Client) => {
    const { jobs } = await client.get(BELL, { size: 100 });
    return jobs.flatMap(({ content }: { content: { case: string; projectId: string; target: object } }) =>
      content.projectId === project ? [[content.case, content.target]] : [],
    );
  };
  const { threadId } = await write(bob, { place: PLACE, text: "Why here?" }, project);
  const target = (name: string) => ({ kind: "COMMENT", id: threadId, name });
  expect(await bell(amy)).toEqual([["COMMENT_CREATED", target("bob")]]);
  await write(amy, { threadId, text: "Because." }, project);
  await write(amy, { threadId, text: "And because." }, project);
  expect(await bell(bob)).toEqual([["COMMENT_REPLY", target("amy")]]);
  await write(admin, { threadId, text: "I see." }, project);
  // Amy and Bob have not read the first one yet; others are not in the discussion.
  expect([await bell(amy), await bell(bob)].map(({ length }) => length)).toEqual([1, 1]);
  for (const client of [owner, admin]) expect(await bell(client)).toEqual([]);
  for (const client of [amy, bob]) await client.get("mutation { readAllNotifications { success } }");
  await write(admin, { threadId, text: "Then so." }, project);
  expect((await bell(amy))[0]).toEqual(["COMMENT_REPLY", target("admin")]);
  expect((await bell(bob))[0]).toEqual(["COMMENT_REPLY", target("admin")]);
});

test("a deleted account's name goes from the notifications of others", async () => {
  const goer = await server.signedIn("bell-goer@example.com");
  const { teamId: other } = await insertTeam(server, {
    "owner@example.com": "OWNER",
    "bell-goer@example.com": "USER",
  });
  const project = await owner.createProject("Named", [resistorBoard()]);
  await server.application.db.update(projects).set({ teamId: other }).where(eq(projects.id, project));
  await write(goer, { place: PLACE, text: "Mine." }, project);
  const newest = async () => (await owner.get(BELL, { size: 1 })).jobs[0].content.target.name;
  expect(await newest()).toBe("bell-goer");
  await goer.get(UNREGISTER, { signUpType: "EMAIL", reason: "Done" });
  expect(await newest()).toBe("");
});

test("who has left the team hears nothing more of its discussions", async () => {
  const gone = await server.signedIn("gone@example.com");
  const { teamId: other, memberOf } = await insertTeam(server, {
    "owner@example.com": "OWNER",
    "gone@example.com": "USER",
  });
  const project = await gone.createProject("Left", [resistorBoard()]);
  await server.application.db.update(projects).set({ teamId: other }).where(eq(projects.id, project));
  const { threadId } = await write(gone, { place: PLACE, text: "Mine." }, project);
  await owner.get(REMOVE_MEMBER, { teamId: other, memberId: memberOf("gone@example.com") });
  await write(owner, { threadId, text: "Still here?" }, project);
  const { jobs } = await gone.get(BELL, { size: 100 });
  expect(jobs.map(({ content }: { content: { case: string } }) => content.case)).toEqual(["TEAM_REMOVED"]);
});
