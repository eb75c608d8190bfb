import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { projects, shareLinks, teamMembers } from "../../platform/database/tables.ts";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { ROUTE, readProject, SELECT_ROUTING, waitForState } from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { insertTeam, LEAVE, REMOVE_MEMBER } from "../../testkit/team-operations.ts";

const CREATE =
  "mutation ($input: CreateEdaProjectShareLinkInput!) { createEdaProjectShareLink(input: $input) { id link } }";
const LIST = `query ($input: EdaProjectShareLinksInput!) { edaProjectShareLinks(input: $input) { nodes {
  id historyId creatorName isExpired hasCreatorLeft } } }`;
const REVOKE =
  "mutation ($input: RevokeEdaProjectShareLinkInput!) { revokeEdaProjectShareLink(input: $input) { success } }";
const OPEN = `query ($input: SharedEdaProjectInput!) { sharedEdaProject(input: $input) {
  name majorVersion revisionVersion isResult showsComments boardDocumentUrl circuitDocumentUrl modelUrl } }`;
const COMMENTS = `query ($input: SharedEdaProjectInput!) { sharedEdaProjectComments(input: $input) { nodes {
  view sheetId x y partId isResolved comments { authorName text } } } }`;
const WRITE = "mutation ($input: CreateEdaProjectCommentInput!) { createEdaProjectComment(input: $input) { id } }";
const HISTORY =
  "query ($input: EdaProjectHistoryConnectionInput!) { edaProjectHistoryConnection(input: $input) { nodes { id } } }";
const MOVE = "mutation ($input: MoveEdaProjectInput!) { moveEdaProject(input: $input) { id } }";
const DELETE = "mutation ($input: DeleteEdaProjectV2Input!) { deleteEdaProjectV2(input: $input) { success } }";
const LINK_COUNTS =
  "query ($input: TeamMemberConnectionInput!) { teamMemberConnection(input: $input) { nodes { name shareLinkCount } } }";
const OWN_LINK_COUNT = "query ($input: TeamInput!) { team(input: $input) { myShareLinkCount } }";
const UNREGISTER = "mutation ($input: UnregisterInput!) { unregister(input: $input) { success } }";
const HOUR_MS = 3_600_000;

let server: TestServer;
let owner: Client;
let visitor: Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn("owner@example.com");
  visitor = server.visitor();
});
afterAll(() => server.stop());

let names = 0;
const create = (client: Client = owner) => client.createProject(`Shared ${++names}`, [resistorBoard()]);

async function share(id: string, more: object = {}, client: Client = owner) {
  const { createEdaProjectShareLink: created } = await client.get(CREATE, { id, ...more });
  return { linkId: created.id as string, token: /^\/shared\/\?token=([\w-]{43})$/.exec(created.link)?.[1] ?? "" };
}
const open = async (token: string) => (await visitor.get(OPEN, { token })).sharedEdaProject;
const codeOf = async (token: string) => (await visitor.refusal(OPEN, { token })).extensions.code;

test("a link shows its project without a session, and nothing else", async () => {
  const id = await create();
  const other = await readProject(owner, await owner.createProject("Other", [resistorBoard({ resistors: 5 })]));
  const { linkId, token } = await share(id);
  const shared = await open(token);
  expect(shared).toMatchObject({ name: "Shared 1", majorVersion: 1, revisionVersion: 0, isResult: false });
  const response = await visitor.fetch(shared.boardDocumentUrl);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const own = await owner.fetch((await readProject(owner, id)).boardDocumentUrl);
  expect(await response.json()).toEqual(await own.json());
  // The document of another project, at an address of the link: as forged, and as the server itself would sign it.
  const hash = other.boardDocumentUrl.split("/").at(-1);
  const forged = shared.boardDocumentUrl.replace(/[0-9a-f]{64}/, hash);
  expect((await visitor.fetch(forged)).status).toBe(403);
  const signed = server.application.signer.sign(`/shared/${linkId}/${hash}`, HOUR_MS);
  expect((await visitor.fetch(signed)).status).toBe(404);
  expect((await visitor.fetch(other.boardDocumentUrl)).status).toBe(401);
  expect(await codeOf("x".repeat(43))).toBe(404);
});

test("a link without a version follows the project; one of a result shows that result alone", async () => {
  const id = await create();
  await owner.get(ROUTE, { id });
  const done = await waitForState(owner, id, /_COMPLETE$/);
  const [result] = done.run.results;
  const newest = await share(id);
  const ofResult = await share(id, { historyId: result.id });
  const before = await open(newest.token);
  expect(before).toMatchObject({ majorVersion: 1, isResult: false });
  const shown = await open(ofResult.token);
  expect((await visitor.fetch(shown.modelUrl)).status).toBe(202);
  expect(shown.isResult).toBe(true);
  expect(shown.boardDocumentUrl).toContain(result.boardDocumentUrl.split("/").at(-1));
  await owner.get(SELECT_ROUTING, { id, historyId: result.id });
  expect(await open(newest.token)).toMatchObject({ majorVersion: 2 });
  // What the newest version replaced is no longer shown by the link.
  expect((await visitor.fetch(before.boardDocumentUrl)).status).toBe(404);
  const foreign = await create();
  expect((await owner.refusal(CREATE, { id: foreign, historyId: result.id })).extensions.code).toBe(70007);
});

test("a link shows the 3D model of its board, made when it is first asked for, and of no other", async () => {
  const id = await create();
  const { linkId, token } = await share(id);
  const { modelUrl, boardDocumentUrl } = await open(token);
  expect((await visitor.fetch(modelUrl)).status).toBe(202);
  const made = await vi.waitUntil(
    async () => {
      const answer = await visitor.fetch(modelUrl);
      return answer.status !== 202 && answer;
    },
    { timeout: 120_000, interval: 50 },
  );
  expect(made.headers.get("cache-control")).toBe("no-store");
  expect(Buffer.from(await made.arrayBuffer()).toString("latin1", 0, 4)).toBe("glTF");
  const unsigned = new URL(modelUrl, "http://localhost").pathname;
  expect((await visitor.fetch(unsigned)).status).toBe(403);
  const other = await readProject(owner, await owner.createProject("Other model", [resistorBoard({ resistors: 6 })]));
  const hash = other.boardDocumentUrl.split("/").at(-1);
  const signed = server.application.signer.sign(`/shared/${linkId}/${hash}/model.glb`, HOUR_MS);
  expect((await visitor.fetch(signed)).status).toBe(404);
  await owner.get(REVOKE, { id, linkId });
  for (const address of [modelUrl, boardDocumentUrl]) expect((await visitor.fetch(address)).status).toBe(404);
});

test("a revoked link shows nothing from then on, nor does an address that it gave", async () => {
  const id = await create();
  const [{ linkId, token }, kept] = [await share(id), await share(id)];
  const { boardDocumentUrl } = await open(token);
  expect((await visitor.fetch(boardDocumentUrl)).status).toBe(200);
  await owner.get(REVOKE, { id, linkId });
  expect(await codeOf(token)).toBe(404);
  expect((await visitor.fetch(boardDocumentUrl)).status).toBe(404);
  expect((await owner.refusal(REVOKE, { id, linkId })).extensions.code).toBe(404);
  await open(kept.token);
  const stranger = await server.signedIn();
  expect((await stranger.refusal(REVOKE, { id, linkId: kept.linkId })).extensions.code).toBe(70006);
  expect((await stranger.refusal(LIST, { id })).extensions.code).toBe(70006);
});

test("a team's links are given out by its owner, admins and the project's creator", async () => {
  const { db } = server.application;
  const [creator, mate, admin] = [
    await server.signedIn("creator@example.com"),
    await server.signedIn("mate@example.com"),
    await server.signedIn("admin@example.com"),
  ];
  const { teamId } = await insertTeam(server, {
    "owner@example.com": "OWNER",
    "admin@example.com": "ADMIN",
    "mate@example.com": "USER",
    "creator@example.com": "USER",
  });
  const id = await create(creator);
  await db.update(projects).set({ teamId }).where(eq(projects.id, id));
  const { linkId, token } = await share(id, {}, creator);
  expect((await mate.refusal(CREATE, { id })).extensions.code).toBe(1001);
  expect((await mate.refusal(LIST, { id })).extensions.code).toBe(1001);
  const { nodes } = (await admin.get(LIST, { id })).edaProjectShareLinks;
  expect(nodes).toEqual([
    { id: linkId, historyId: null, creatorName: "creator", isExpired: false, hasCreatorLeft: false },
  ]);
  // Another holder's project: what the one before gave out ends.
  await owner.get(MOVE, { id });
  expect(await codeOf(token)).toBe(404);
});

test("with a membership end the links that the member created, and the lists of links say so", async () => {
  const { db } = server.application;
  const [leaver, removed] = [await server.signedIn("leaver@example.com"), await server.signedIn("removed@example.com")];
  const { teamId, memberOf } = await insertTeam(server, {
    "owner@example.com": "OWNER",
    "leaver@example.com": "ADMIN",
    "removed@example.com": "USER",
  });
  const [ofTeam, ofRemoved] = [await create(owner), await create(removed)];
  for (const id of [ofTeam, ofRemoved]) await db.update(projects).set({ teamId }).where(eq(projects.id, id));
  const own = await share(await create(leaver), {}, leaver);
  const kept = await share(ofTeam);
  const ended = [
    await share(ofTeam, {}, leaver),
    await share(ofRemoved, {}, leaver),
    await share(ofRemoved, {}, removed),
  ];
  const { boardDocumentUrl } = await open(ended[0]?.token ?? "");
  const memberId = memberOf("removed@example.com");

  const { nodes } = (await owner.get(LINK_COUNTS, { teamId })).teamMemberConnection;
  expect(
    Object.fromEntries(nodes.map((node: { name: string; shareLinkCount: number }) => [node.name, node.shareLinkCount])),
  ).toEqual({ owner: null, leaver: 2, removed: 1 });
  expect((await leaver.get(OWN_LINK_COUNT, { id: teamId })).team.myShareLinkCount).toBe(2);
  expect((await removed.get(OWN_LINK_COUNT, { id: teamId })).team.myShareLinkCount).toBe(1);

  await leaver.get(LEAVE, { teamId });
  await owner.get(REMOVE_MEMBER, { teamId, memberId });
  for (const { token } of ended) expect(await codeOf(token)).toBe(10010);
  expect((await visitor.fetch(boardDocumentUrl)).status).toBe(404);
  for (const { token } of [own, kept]) await open(token);
  const listed = async (id: string) =>
    (await owner.get(LIST, { id })).edaProjectShareLinks.nodes.map(
      ({ creatorName, isExpired, hasCreatorLeft }: Record<string, unknown>) => [creatorName, isExpired, hasCreatorLeft],
    );
  expect(await listed(ofTeam)).toEqual([
    ["leaver", true, true],
    ["owner", false, false],
  ]);
  expect(await listed(ofRemoved)).toEqual([
    ["removed", true, true],
    ["leaver", true, true],
  ]);
  // Back in the team, the person's links stay ended.
  await db
    .insert(teamMembers)
    .values({ teamId, userId: (await leaver.get("{ profile { userId } }")).profile.userId, role: "USER" });
  expect(await codeOf(ended[0]?.token ?? "")).toBe(10010);
});

test("a deleted account's links to a team's projects end", async () => {
  const goer = await server.signedIn("goer@example.com");
  const { teamId } = await insertTeam(server, { "owner@example.com": "OWNER", "goer@example.com": "USER" });
  const id = await create(goer);
  await server.application.db.update(projects).set({ teamId }).where(eq(projects.id, id));
  const { token } = await share(id, {}, goer);
  await goer.get(UNREGISTER, { signUpType: "EMAIL", reason: "Done" });
  expect(await codeOf(token)).toBe(10010);
});

test("a link shows comments, with the names of their authors, where its holder said so", async () => {
  const id = await create();
  const write = (place: object, text: string) => owner.get(WRITE, { id, place, text });
  await write({ view: "BOARD", x: 1, y: 2, partId: "r1" }, "Why so wide?");
  await write({ view: "SHEET", sheetId: "s1", x: 3, y: 4 }, "Which value?");
  const [silent, talking] = [await share(id), await share(id, { showsComments: true })];
  expect((await open(silent.token)).showsComments).toBe(false);
  const read = async (token: string) => (await visitor.get(COMMENTS, { token })).sharedEdaProjectComments.nodes;
  expect(await read(silent.token)).toEqual([]);
  expect((await open(talking.token)).showsComments).toBe(true);
  expect(await read(talking.token)).toEqual([
    {
      ...{ view: "BOARD", sheetId: null, x: 1, y: 2, partId: "r1", isResolved: false },
      comments: [{ authorName: "owner", text: "Why so wide?" }],
    },
    {
      ...{ view: "SHEET", sheetId: "s1", x: 3, y: 4, partId: null, isResolved: false },
      comments: [{ authorName: "owner", text: "Which value?" }],
    },
  ]);
  const { edaProjectHistoryConnection } = await owner.get(HISTORY, { id });
  const old = { id, historyId: edaProjectHistoryConnection.nodes[0].id, showsComments: true };
  expect((await owner.refusal(CREATE, old)).extensions.field).toBe("showsComments");
  await owner.get(REVOKE, { id, linkId: talking.linkId });
  expect((await visitor.refusal(COMMENTS, { token: talking.token })).extensions.code).toBe(404);
  expect((await visitor.refusal(COMMENTS, { token: "x".repeat(43) })).extensions.code).toBe(404);
});

test("a deleted project's links show nothing", async () => {
  const id = await create();
  const { token } = await share(id);
  await owner.get(DELETE, { id });
  expect(await codeOf(token)).toBe(404);
});

test("1 to 90 days, and 20 links for a project, however many are asked for at once", async () => {
  const id = await create();
  for (const days of [0, 91]) expect((await owner.refusal(CREATE, { id, days })).extensions.field).toBe("days");
  const answers = await Promise.all(Array.from({ length: 22 }, () => owner.ask(CREATE, { id })));
  const refused = answers.flatMap(({ errors }) => errors ?? []);
  expect(refused.map(({ extensions }) => extensions.reason)).toEqual(["LINK_LIMIT", "LINK_LIMIT"]);
  expect(await server.application.db.$count(shareLinks, eq(shareLinks.projectId, id))).toBe(20);
});

test("an expired link shows nothing, nor does an address that it gave shortly before", async () => {
  const id = await create();
  const { token } = await share(id, { days: 1 });
  server.advance(24 * HOUR_MS - 60_000);
  const { boardDocumentUrl } = await open(token);
  server.advance(60_001);
  expect(await codeOf(token)).toBe(10010);
  expect((await visitor.fetch(boardDocumentUrl)).status).toBe(404);
});
