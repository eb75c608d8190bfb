import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, CREATE_PROJECT } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { ROUTE, readProject, UPDATE } from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { insertTeam, REMOVE_MEMBER, TEAM } from "../../testkit/team-operations.ts";

const EXPORT = "mutation ($input: EdaProjectResultExportInput!) { edaProjectResultExport(input: $input) { url } }";
const REQUEST_EXPORT =
  "mutation ($input: RequestEdaProjectExportInput!) { requestEdaProjectExport(input: $input) { id } }";
const COMMENT = "mutation ($input: CreateEdaProjectCommentInput!) { createEdaProjectComment(input: $input) { id } }";
const SHARE =
  "mutation ($input: CreateEdaProjectShareLinkInput!) { createEdaProjectShareLink(input: $input) { link } }";
const DUPLICATE = "mutation ($input: DuplicateEdaProjectInput!) { duplicateEdaProject(input: $input) { id } }";

let server: TestServer;
let owner: Client;
let member: Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn("owner@example.com");
  member = await server.signedIn("member@example.com");
});
afterAll(() => server.stop());

/** Live messages: team-news.test.ts. People in a project: project-presence.test.ts. */
test("who is removed in the middle of work gets nothing more of the team: no request, upload, export or address", async () => {
  const { teamId, memberOf } = await insertTeam(server, { "owner@example.com": "OWNER", "member@example.com": "USER" });
  const inTeam = { jobType: "ROUTING", teamId };
  const create = async (name: string) => ({ ...inTeam, name, fileUrls: await member.upload([resistorBoard()]) });
  const created = await member.get(CREATE_PROJECT, await create("Radio"));
  const id: string = created.createEdaProjectQuickModeV2.id;
  // What was begun before: uploads for the next steps, an export, the addresses of documents.
  const [second, update] = [await create("Second"), await member.upload([resistorBoard({ resistors: 5 })])];
  const { url } = (await member.get(EXPORT, { id, outputFormat: "KICAD_EXPORT" })).edaProjectResultExport;
  const { boardDocumentUrl } = await readProject(member, id);
  for (const address of [url, boardDocumentUrl]) expect((await member.fetch(address)).status).toBe(200);

  await owner.get(REMOVE_MEMBER, { teamId, memberId: memberOf("member@example.com") });

  expect((await member.refusal(TEAM, { id: teamId })).extensions.code).toBe(404);
  expect((await member.refusal(CREATE_PROJECT, second)).extensions.code).toBe(404);
  const onProject: readonly (readonly [string, object])[] = [
    [ROUTE, {}],
    [UPDATE, { fileUrls: update, accepted: [], boardHash: "x" }],
    [EXPORT, { outputFormat: "KICAD_EXPORT" }],
    [REQUEST_EXPORT, { export: { id, outputFormat: "KICAD_EXPORT" } }],
    [COMMENT, { place: { view: "BOARD", x: 0, y: 0 }, text: "Late" }],
    [SHARE, {}],
    [DUPLICATE, {}],
  ];
  for (const [operation, input] of onProject)
    expect(
      (await member.refusal(operation, "export" in input ? input : { id, ...input })).extensions.code,
      operation,
    ).toBe(70006);
  for (const address of [url, boardDocumentUrl]) expect((await member.fetch(address)).status).toBe(404);
  // Nothing of it reached the team.
  const { edaProjectConnectionV2 } = await owner.get(
    "query ($input: EdaProjectConnectionV2Input!) { edaProjectConnectionV2(input: $input) { nodes { name } } }",
    { teamId },
  );
  expect(edaProjectConnectionV2.nodes).toEqual([{ name: "Radio" }]);
});
