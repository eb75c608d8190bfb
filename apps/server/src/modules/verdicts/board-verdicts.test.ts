import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { projects } from "../../platform/database/tables.ts";
import { accountConsumer } from "../../platform/metering/consumer.ts";
import { onBehalfOf } from "../../platform/metering/request-scope.ts";
import { CREATE_PROJECT } from "../../testkit/client.ts";
import { resistorBoard, resistorSchematic } from "../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { BOARD_VERDICTS } from "./board-verdicts.ts";
import { readVerdicts } from "./verdict-store.ts";

const VERDICT = `query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) {
  stage verdict { state connected total errors warnings } } }`;
const LIST = `query ($input: EdaProjectConnectionV2Input!) { edaProjectConnectionV2(input: $input) {
  nodes { id stage stateType verdict { state } } } }`;
const FAB = `mutation ($input: EdaProjectResultExportInput!) { edaProjectResultExport(input: $input) {
  fabReport { isReady outcome board { state connected total } checks { id outcome title } } } }`;

/** A thread has to load first. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function create(
  owner: Awaited<ReturnType<TestServer["signedIn"]>>,
  name: string,
  file: Parameters<typeof owner.upload>[0][number],
) {
  const fileUrls = await owner.upload([file]);
  const made = await owner.get(CREATE_PROJECT, { name, jobType: "ROUTING", fileUrls });
  return made.createEdaProjectQuickModeV2.id as string;
}

test("a board with open connections is judged unconnected, in the project, the list and its filter, and never ready for a fab", async () => {
  const owner = await server.signedIn();
  const open = await create(owner, "Open", resistorBoard({ name: "open" }));
  await expect
    .poll(async () => (await owner.get(VERDICT, { id: open })).edaProjectV2.verdict?.state)
    .toBe("UNCONNECTED");
  const { stage, verdict } = (await owner.get(VERDICT, { id: open })).edaProjectV2;
  expect(stage).toBe("PLACED");
  expect(verdict.connected).toBeLessThan(verdict.total);

  const listed = async (state?: string) =>
    (await owner.get(LIST, state ? { state } : {})).edaProjectConnectionV2.nodes.map(({ id }: { id: string }) => id);
  expect(await listed("PLACED")).toEqual([open]);
  for (const other of ["IMPORTED", "ROUTED", "CLEAN", "RUNNING", "COMPLETED", "STOPPED", "FAILED"])
    expect(await listed(other)).toEqual([]);
  expect(await listed()).toEqual([open]);

  const { fabReport } = (await owner.get(FAB, { id: open, outputFormat: "GERBER_EXPORT" })).edaProjectResultExport;
  expect(fabReport).toMatchObject({ isReady: false, outcome: "FAILED", board: verdict && { state: "UNCONNECTED" } });
  const whole = fabReport.checks.find(({ id }: { id: string }) => id === "nets-whole");
  expect(whole.title).toMatch(/^\d+ nets? (is|are) not connected$/);
});

test("an equal board of another person is judged for its owner, who is not told of anybody else's", async () => {
  const [one, other] = [await server.signedIn(), await server.signedIn()];
  const board = resistorBoard({ name: "same" });
  await create(one, "Mine", board);
  const id = await create(other, "Theirs", board);
  // The filter alone has unjudged boards judged.
  await expect
    .poll(async () => (await other.get(LIST, { state: "PLACED" })).edaProjectConnectionV2.nodes)
    .toMatchObject([{ id, stage: "PLACED" }]);
});

test("a schematic's board whose parts stand beside it has only been imported", async () => {
  const owner = await server.signedIn();
  const id = await create(owner, "Schematic", resistorSchematic());
  await expect.poll(async () => (await owner.get(VERDICT, { id })).edaProjectV2.stage).toBe("IMPORTED");
});

test("a board is judged although whoever asked first has left", async () => {
  const owner = await server.signedIn();
  const { services, db } = server.application;
  // While another board is judged this one waits, and its asker leaves meanwhile.
  await create(owner, "First", resistorBoard({ name: "first", resistors: 2 }));
  const id = await create(owner, "Left", resistorBoard({ name: "left", resistors: 3 }));
  const [stored] = await db.select().from(projects).where(eq(projects.id, id));
  const board = { projectId: id, holderId: stored?.holderId ?? "", boardHash: stored?.boardHash ?? "" };
  onBehalfOf(accountConsumer(board.holderId), () => services.get(BOARD_VERDICTS).prepare(board), AbortSignal.abort());
  await expect.poll(async () => (await readVerdicts(db, [board]))[0]?.state).toBe("unconnected");
});

test("a board that cannot be judged says why, is left alone, and is judged when it is asked for once more", async () => {
  const owner = await server.signedIn();
  const { patientThreads, pubSub } = server.application;
  const judging = vi.spyOn(patientThreads, "runLate").mockResolvedValue({ status: "out-of-time" });
  const told = vi.spyOn(pubSub, "publish");
  const id = await create(owner, "Hard", resistorBoard({ name: "hard", resistors: 7 }));
  const read = async () => (await owner.get(PROBLEM, { id })).edaProjectV2;
  await expect.poll(read).toEqual({ stage: null, verdict: null, verdictProblem: "OUT_OF_TIME" });
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ projectId: id, case: "PROJECT_UPDATED" }));
  const asked = judging.mock.calls.length;
  await read();
  expect(judging).toHaveBeenCalledTimes(asked);
  judging.mockRestore();
  expect((await read()).verdictProblem).toBe("OUT_OF_TIME");
  await owner.get(RETRY, { id });
  await expect.poll(read).toMatchObject({ stage: "PLACED", verdictProblem: null });
});

const PROBLEM = `query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) {
  stage verdict { state } verdictProblem } }`;
const RETRY = "mutation ($input: RequestEdaProjectVerdictInput!) { requestEdaProjectVerdict(input: $input) { id } }";
