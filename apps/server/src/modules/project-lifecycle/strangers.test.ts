import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { CONFIRM_MATCH, DELETE_MATCH, REQUEST_MATCHING } from "../../testkit/matching-operations.ts";
import { CREATE_ORDER, OPTIONS, orderForm } from "../../testkit/order-operations.ts";
import {
  ADD_BOARD,
  APPLY,
  ASSEMBLY,
  CANCEL,
  COMPARE,
  DISCARD,
  ELECTRICAL_RULES,
  FINISH,
  INTENTS,
  LIST_UPDATE,
  PLACE,
  PROJECT,
  REMOVE_INTENTS,
  RESET,
  RESET_INTENTS,
  RESTORE_INTENTS,
  ROUTE,
  readProject,
  SAVE_ASSEMBLY,
  SAVE_EDITS,
  SAVE_ELECTRICAL_RULES,
  SAY_INTENT,
  SAY_INTENTS,
  SELECT_PLACEMENT,
  SELECT_ROUTING,
  UPDATE,
} from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

/** Every operation that names a project, as another person tries it. */
const OPERATIONS: Readonly<Record<string, readonly [operation: string, input: (id: string) => object]>> = {
  edaProject: ["query ($input: EdaProjectV2Input!) { edaProject(input: $input) { name } }", (id) => ({ id })],
  edaProjectStatus: [
    "query ($input: EdaProjectStatusV2Input!) { edaProjectStatus(input: $input) { progress { percent status } } }",
    (id) => ({ id }),
  ],
  edaProjectV2: [PROJECT, (id) => ({ id })],
  edaProjectStatusV2: [
    "query ($input: EdaProjectStatusV2Input!) { edaProjectStatusV2(input: $input) { progress { percent status } } }",
    (id) => ({ id }),
  ],
  edaProjectHistoryConnection: [
    "query ($input: EdaProjectHistoryConnectionInput!) { edaProjectHistoryConnection(input: $input) { total } }",
    (id) => ({ id }),
  ],
  edaProjectLayout: [
    "query ($input: EdaProjectLayoutInput!) { edaProjectLayout(input: $input) { general { unit } } }",
    (id) => ({ id }),
  ],
  edaProjectLayoutV2: [
    "query ($input: EdaProjectLayoutV2Input!) { edaProjectLayoutV2(input: $input) { name } }",
    (id) => ({ id }),
  ],
  edaProjectLogicV2: [
    "query ($input: EdaProjectLogicV2Input!) { edaProjectLogicV2(input: $input) { parts { key } } }",
    (id) => ({ id }),
  ],
  edaProjectLogic: [
    "query ($input: EdaProjectLogicInput!) { edaProjectLogic(input: $input) { guide } }",
    (id) => ({ id }),
  ],
  edaProjectBlockUpdateValidation: [
    "query ($input: EdaProjectBlockUpdateValidationInput!) { edaProjectBlockUpdateValidation(input: $input) { totalPrice } }",
    (id) => ({ id, blocks: [] }),
  ],
  edaProjectBlockUpdate: [
    "query ($input: EdaProjectBlockUpdateInput!) { edaProjectBlockUpdate(input: $input) { boardHash } }",
    (id) => ({ id, document: "0".repeat(64) }),
  ],
  takeEdaProjectBlockVersion: [
    "mutation ($input: TakeEdaProjectBlockVersionInput!) { takeEdaProjectBlockVersion(input: $input) { id } }",
    (id) => ({ id, document: "0".repeat(64), boardHash: "0".repeat(64), versionNumber: 2 }),
  ],
  updateEdaProjectBlocks: [
    "mutation ($input: UpdateEdaProjectBlocksInput!) { updateEdaProjectBlocks(input: $input) { id } }",
    (id) => ({ id, blocks: [] }),
  ],
  updateEdaProjectLogic: [
    "mutation ($input: UpdateEdaProjectLogicInput!) { updateEdaProjectLogic(input: $input) { id } }",
    (id) => ({ id, logic: {} }),
  ],
  orderOptions: [OPTIONS, (id) => ({ projectId: id, quantity: 10, currency: "KRW", countryCode: "KR" })],
  createOrder: [CREATE_ORDER, (id) => orderForm(id, id)],
  updateEdaProject: [
    "mutation ($input: UpdateEdaProjectInput!) { updateEdaProject(input: $input) { id } }",
    (id) => ({ id, name: "Mine now" }),
  ],
  deleteEdaProjectV2: [
    "mutation ($input: DeleteEdaProjectV2Input!) { deleteEdaProjectV2(input: $input) { success } }",
    (id) => ({ id }),
  ],
  moveEdaProject: [
    "mutation ($input: MoveEdaProjectInput!) { moveEdaProject(input: $input) { id } }",
    (id) => ({ id }),
  ],
  createEdaProjectShareLink: [
    "mutation ($input: CreateEdaProjectShareLinkInput!) { createEdaProjectShareLink(input: $input) { id } }",
    (id) => ({ id }),
  ],
  edaProjectShareLinks: [
    "query ($input: EdaProjectShareLinksInput!) { edaProjectShareLinks(input: $input) { nodes { id } } }",
    (id) => ({ id }),
  ],
  revokeEdaProjectShareLink: [
    "mutation ($input: RevokeEdaProjectShareLinkInput!) { revokeEdaProjectShareLink(input: $input) { success } }",
    (id) => ({ id, linkId: id }),
  ],
  duplicateEdaProject: [
    "mutation ($input: DuplicateEdaProjectInput!) { duplicateEdaProject(input: $input) { id } }",
    (id) => ({ id }),
  ],
  requestEdaProjectAutoPlacement: [PLACE, (id) => ({ id })],
  requestEdaProjectRouting: [ROUTE, (id) => ({ id })],
  cancelEdaProjectTask: [CANCEL, (id) => ({ projectId: id, requestGroupId: id })],
  finishEdaProjectRouting: [FINISH, (id) => ({ projectId: id, requestGroupId: id })],
  requestEdaProjectVerdict: [
    "mutation ($input: RequestEdaProjectVerdictInput!) { requestEdaProjectVerdict(input: $input) { id } }",
    (id) => ({ id }),
  ],
  discardEdaProjectResult: [DISCARD, (id) => ({ id, requestGroupId: id })],
  selectEdaProjectAutoPlacementResult: [SELECT_PLACEMENT, (id) => ({ id, historyId: id })],
  selectEdaProjectAutoRoutingResult: [SELECT_ROUTING, (id) => ({ id, historyId: id })],
  edaProjectIntents: [INTENTS, (id) => ({ id })],
  removeEdaProjectIntents: [REMOVE_INTENTS, (id) => ({ id, version: 0, intentIds: [] })],
  restoreEdaProjectIntents: [RESTORE_INTENTS, (id) => ({ id, version: 0, intentIds: [] })],
  resetEdaProjectIntents: [RESET_INTENTS, (id) => ({ id, version: 0, intentIds: [] })],
  sayEdaProjectIntent: [SAY_INTENT, (id) => ({ id, version: 0, statement: { kind: "EDGE", part: "R1" } })],
  sayEdaProjectIntents: [SAY_INTENTS, (id) => ({ id, version: 0, statements: [{ kind: "EDGE", part: "R1" }] })],
  edaProjectElectricalRules: [ELECTRICAL_RULES, (id) => ({ id })],
  saveEdaProjectElectricalRules: [SAVE_ELECTRICAL_RULES, (id) => ({ id, version: 0, severities: [], accepted: [] })],
  edaProjectAssembly: [ASSEMBLY, (id) => ({ id })],
  saveEdaProjectAssembly: [SAVE_ASSEMBLY, (id) => ({ id, version: 0, reels: [], variants: [] })],
  applyEdaProjectVersion: [APPLY, (id) => ({ id, majorVersion: 1, revisionVersion: 0 })],
  resetEdaProjectVersion: [RESET, (id) => ({ id, majorVersion: 1, revisionVersion: 0 })],
  edaProjectVersionComparison: [
    COMPARE,
    (id) => ({
      id,
      before: { majorVersion: 1, revisionVersion: 0 },
      after: { majorVersion: 1, revisionVersion: 0 },
    }),
  ],
  addBoardToEdaProject: [ADD_BOARD, (id) => ({ id, jobType: "PLACEMENT", fileUrls: [] })],
  edaProjectUpdate: [LIST_UPDATE, (id) => ({ id, fileUrls: [] })],
  updateEdaProjectFromFiles: [UPDATE, (id) => ({ id, fileUrls: [], boardHash: "0".repeat(64), accepted: [] })],
  updateEdaProjectLayout: [
    SAVE_EDITS,
    (id) => ({ id, majorVersion: 1, revisionVersion: 0, boardHash: "0".repeat(64), edits: [] }),
  ],
  createEdaProjectFeedback: [
    "mutation ($input: CreateEdaProjectFeedbackInput!) { createEdaProjectFeedback(input: $input) { id } }",
    (id) => ({
      projectId: id,
      requestGroupId: id,
      jobType: "ROUTING",
      raw: { speed: 5, quality: 5, manufacturability: 5 },
    }),
  ],
  edaProjectPartMatchListV2: [
    "query ($input: EdaProjectPartMatchListV2Input!) { edaProjectPartMatchListV2(input: $input) { status } }",
    (id) => ({ id }),
  ],
  edaProjectPartMatch: [
    "query ($input: EdaProjectPartMatchInput!) { edaProjectPartMatch(input: $input) { key } }",
    (id) => ({ id, key: "R1" }),
  ],
  confirmEdaProjectPartMatch: [CONFIRM_MATCH, (id) => ({ id, key: "R1" })],
  deleteEdaProjectPartMatchInfoV2: [DELETE_MATCH, (id) => ({ id, key: "R1" })],
  requestEdaProjectPartMatching: [REQUEST_MATCHING, (id) => ({ id })],
  edaProjectResult: [
    "query ($input: EdaProjectResultInput!) { edaProjectResult(input: $input) { id } }",
    (id) => ({ id, boards: 0 }),
  ],
  readEdaProjectSupply: [
    "mutation ($input: EdaProjectResultInput!) { readEdaProjectSupply(input: $input) { id } }",
    (id) => ({ id }),
  ],
  edaProjectSubstitutes: [
    "query ($input: EdaProjectSubstitutesInput!) { edaProjectSubstitutes(input: $input) { nodes { match } } }",
    (id) => ({ id, lineId: "x" }),
  ],
  chooseEdaProjectPart: [
    "mutation ($input: ChooseEdaProjectPartInput!) { chooseEdaProjectPart(input: $input) { version } }",
    (id) => ({ id, version: 0, lineId: "x", kind: "NONE" }),
  ],
  undoEdaProjectPartChoice: [
    "mutation ($input: UndoEdaProjectPartChoiceInput!) { undoEdaProjectPartChoice(input: $input) { version } }",
    (id) => ({ id, version: 0 }),
  ],
  edaProjectExport: [
    "query ($input: EdaProjectExportInput!) { edaProjectExport(input: $input) { id } }",
    (id) => ({ id, jobId: id }),
  ],
  edaProjectExports: [
    "query ($input: EdaProjectExportsInput!) { edaProjectExports(input: $input) { id } }",
    (id) => ({ id }),
  ],
  cancelEdaProjectExport: [
    "mutation ($input: EdaProjectExportInput!) { cancelEdaProjectExport(input: $input) { id } }",
    (id) => ({ id, jobId: id }),
  ],
  edaProjectComments: [
    "query ($input: EdaProjectCommentsInput!) { edaProjectComments(input: $input) { nodes { id } } }",
    (id) => ({ id }),
  ],
  createEdaProjectComment: [
    "mutation ($input: CreateEdaProjectCommentInput!) { createEdaProjectComment(input: $input) { id } }",
    (id) => ({ id, place: { view: "BOARD", x: 0, y: 0 }, text: "x" }),
  ],
  updateEdaProjectComment: [
    "mutation ($input: UpdateEdaProjectCommentInput!) { updateEdaProjectComment(input: $input) { success } }",
    (id) => ({ id, commentId: id, text: "x" }),
  ],
  deleteEdaProjectComment: [
    "mutation ($input: DeleteEdaProjectCommentInput!) { deleteEdaProjectComment(input: $input) { success } }",
    (id) => ({ id, commentId: id }),
  ],
  restoreEdaProjectComment: [
    "mutation ($input: DeleteEdaProjectCommentInput!) { restoreEdaProjectComment(input: $input) { success } }",
    (id) => ({ id, commentId: id }),
  ],
  resolveEdaProjectComments: [
    "mutation ($input: ResolveEdaProjectCommentsInput!) { resolveEdaProjectComments(input: $input) { success } }",
    (id) => ({ id, threadId: id, isResolved: true }),
  ],
  edaProjectResultExport: [
    "mutation ($input: EdaProjectResultExportInput!) { edaProjectResultExport(input: $input) { url } }",
    (id) => ({ id }),
  ],
};

let server: TestServer;
let owner: Client;
let stranger: Client;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  [owner, stranger] = [await server.signedIn(), await server.signedIn()];
  id = await owner.createProject("Private", [resistorBoard()]);
});
afterAll(() => server.stop());

describe.each(Object.entries(OPERATIONS))("%s", (_name, [operation, input]) => {
  test("another person's project does not exist", async () => {
    const refusal = await stranger.refusal(operation, input(id));
    expect(refusal.extensions).toEqual({
      code: 70006,
      name: "PROJECT_NOT_FOUND",
      sentence: { kind: "no-such-project", facts: {} },
    });
    const unknown = await stranger.refusal(operation, input("00000000-0000-4000-8000-000000000000"));
    expect(unknown).toEqual(refusal);
    expect((await stranger.refusal(operation, input("1' or '1'='1"))).extensions.code).toBe(70006);
  });

  test("without a session nothing is answered", async () => {
    expect((await server.visitor().refusal(operation, input(id))).extensions).toEqual({
      code: 401,
      name: "UNAUTHORIZED",
      sentence: { kind: "login-needed", facts: {} },
    });
  });
});

// Whatever else is named by an id: http/guard/access-sweep.test.ts.
test("the list above names every operation with a project in its input", async () => {
  const { __schema: api } = await owner.get(
    "{ __schema { types { name inputFields { name } } queryType { fields { name args { type { ofType { name } } } } } mutationType { fields { name args { type { ofType { name } } } } } } }",
  );
  const types = api.types as { name: string; inputFields: { name: string }[] | null }[];
  const withId = new Set(
    types
      .filter(({ inputFields }) => inputFields?.some(({ name }) => name === "id" || name === "projectId"))
      .map(({ name }) => name),
  );
  const fields = [...api.queryType.fields, ...api.mutationType.fields] as {
    name: string;
    args: { type: { ofType: { name: string } } }[];
  }[];
  const operations = fields
    .filter(
      ({ name, args }) =>
        /edaProject|^orderOptions$|^createOrder$/i.test(name) && args.some(({ type }) => withId.has(type.ofType.name)),
    )
    .map(({ name }) => name);
  expect(operations.sort()).toEqual(Object.keys(OPERATIONS).sort());
});

test("a document is shown to its owner, to nobody else, and not under another project", async () => {
  const { boardDocumentUrl } = await readProject(owner, id);
  expect((await owner.fetch(boardDocumentUrl)).status).toBe(200);
  expect((await stranger.fetch(boardDocumentUrl)).status).toBe(404);
  expect((await server.visitor().fetch(boardDocumentUrl)).status).toBe(401);
  const own = await stranger.createProject("Own", [resistorBoard({ resistors: 3 })]);
  expect((await stranger.fetch(boardDocumentUrl.replace(id, own))).status).toBe(404);
});

test("nobody hears of another person's projects", async () => {
  const heard: unknown[] = [];
  const socket = stranger.openSocket();
  const query =
    "subscription { notification(input: { service: CIRCUIT_ARCHITECTURE }) { content { ... on CircuitArchitecture { projectName } } } }";
  interface Said {
    readonly notification: { readonly content: { readonly projectName?: string } };
  }
  const listening = await server.listening(() => socket.iterate<Said>({ query }));
  const reader = (async () => {
    for await (const { data } of listening) heard.push(data?.notification.content.projectName);
  })();
  await owner.get(OPERATIONS.updateEdaProject?.[0] ?? "", { id, name: "Renamed" });
  // What comes after it is heard, and nothing before.
  await stranger.createProject("Heard of", [resistorBoard()]);
  await expect.poll(() => heard).toContain("Heard of");
  await socket.dispose();
  await reader;
  expect(new Set(heard)).toEqual(new Set(["Heard of"]));
});
