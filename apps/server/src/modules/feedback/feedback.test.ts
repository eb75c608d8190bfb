import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { PLACE, ROUTE, SELECT_PLACEMENT, SELECT_ROUTING, waitForState } from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const GIVE =
  "mutation ($input: CreateEdaProjectFeedbackInput!) { createEdaProjectFeedback(input: $input) { id rating comment raw jobType requestGroupId userId } }";
const ASKED = `query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) {
  needsFeedback runToJudge { requestGroupId jobType } feedbacks { id rating comment jobType } } }`;
const PLACED = { speed: 4, quality: 4, usability: 2, favorites: ["TIDY_ROWS"], other: "" };
const ROUTED = { speed: 2, quality: 5, manufacturability: 5, favorites: ["OTHER"], other: "the curves" };

let server: TestServer;
let owner: Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn();
});
afterAll(() => server.stop());

const asked = async (id: string) => (await owner.get(ASKED, { id })).edaProjectV2;

test("feedback is asked on the result that was chosen, given once, and kept with the project", async () => {
  const id = await owner.createProject("Judge me", [resistorBoard({ resistors: 4 })]);
  const nothing = { needsFeedback: false, runToJudge: null, feedbacks: [] };
  expect(await asked(id)).toEqual(nothing);
  await owner.get(PLACE, { id });
  const placed = await waitForState(owner, id, /_COMPLETE$/);
  expect(await asked(id), "before one of the three is chosen").toEqual(nothing);
  await owner.get(SELECT_PLACEMENT, { id, historyId: placed.run.results[1].id });
  const { requestGroupId } = placed.run;
  expect(await asked(id)).toEqual({
    needsFeedback: true,
    runToJudge: { requestGroupId, jobType: "PLACEMENT" },
    feedbacks: [],
  });

  const word = { projectId: id, requestGroupId, jobType: "PLACEMENT", raw: PLACED, comment: "good" };
  const stranger = await server.signedIn();
  expect((await stranger.refusal(GIVE, word)).extensions.code).toBe(70006);
  for (const [change, extensions] of [
    [{ raw: { ...PLACED, speed: 6 } }, { code: 400, field: "speed" }],
    [{ raw: { ...PLACED, favorites: ["OTHER"] } }, { code: 400, field: "other" }],
    [{ jobType: "ROUTING" }, { code: 70011 }],
    [{ requestGroupId: id }, { code: 404 }],
    [{ requestGroupId: "no run" }, { code: 404 }],
    [{ comment: "x".repeat(1001) }, { code: 400, field: "comment" }],
  ] as const)
    expect((await owner.refusal(GIVE, { ...word, ...change })).extensions).toMatchObject(extensions);
  expect((await asked(id)).needsFeedback).toBe(true);

  const { createEdaProjectFeedback: given } = await owner.get(GIVE, word);
  expect(given).toMatchObject({ rating: 4, comment: "good", raw: PLACED, jobType: "PLACEMENT", requestGroupId });
  expect(await asked(id)).toEqual({
    needsFeedback: false,
    runToJudge: null,
    feedbacks: [{ id: given.id, rating: 4, comment: "good", jobType: "PLACEMENT" }],
  });
  expect((await owner.refusal(GIVE, word)).extensions.code).toBe(409);

  await owner.get(ROUTE, { id });
  const routed = await waitForState(owner, id, /ROUTING_COMPLETE$/);
  const [result] = routed.run.results;
  await owner.get(SELECT_ROUTING, { id, historyId: result.id });
  const next = await asked(id);
  expect(next.runToJudge).toEqual({ requestGroupId: routed.run.requestGroupId, jobType: "ROUTING" });
  const { createEdaProjectFeedback: second } = await owner.get(GIVE, {
    projectId: id,
    requestGroupId: routed.run.requestGroupId,
    jobType: "ROUTING",
    raw: ROUTED,
  });
  expect(second).toMatchObject({ rating: 4, comment: "", raw: ROUTED });
  expect((await asked(id)).feedbacks.map((one: { id: string }) => one.id)).toEqual([second.id, given.id]);

  // The chosen placement comes back to be current: a word on it was given.
  await owner.get(SELECT_PLACEMENT, { id, historyId: placed.run.results[0].id });
  expect((await asked(id)).needsFeedback).toBe(false);
});
