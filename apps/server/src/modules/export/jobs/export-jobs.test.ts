import { readCsv } from "@tracewright/formats";
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { exportJobs } from "../../../platform/database/tables.ts";
import type { Client } from "../../../testkit/client.ts";
import { resistorBoard, resistorSchematic } from "../../../testkit/kicad-files.ts";
import { ROUTE, SELECT_ROUTING, waitForState } from "../../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../../testkit/start-test-server.ts";

const JOB =
  "id status percent phase request { isEverything majorVersion outputFormat fileType content } failure { code message details } result { url fileName bytes fabReport { outcome } }";
const REQUEST = `mutation ($input: RequestEdaProjectExportInput!) { requestEdaProjectExport(input: $input) { ${JOB} } }`;
const READ = `query ($input: EdaProjectExportInput!) { edaProjectExport(input: $input) { ${JOB} } }`;
const LIST = "query ($input: EdaProjectExportsInput!) { edaProjectExports(input: $input) { id status } }";

let server: TestServer;
let owner: Client;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signedIn();
  id = await owner.createProject("Röhre / 1", [resistorBoard({ name: "everything" })]);
  await owner.get(ROUTE, { id });
  const done = await waitForState(owner, id, /_COMPLETE$/);
  await owner.get(SELECT_ROUTING, { id, historyId: done.run.results[0].id });
});
afterAll(() => server.stop());

const jobOf = async (projectId: string, jobId: string) =>
  (await owner.get(READ, { id: projectId, jobId })).edaProjectExport;

async function finished(projectId: string, input: object) {
  const { requestEdaProjectExport: job } = await owner.get(REQUEST, input);
  expect(["WAITING", "PROGRESS"]).toContain(job.status);
  return vi.waitFor(
    async () => {
      const now = await jobOf(projectId, job.id);
      expect(["COMPLETE", "FAIL"]).toContain(now.status);
      return now;
    },
    { timeout: 110_000, interval: 200 },
  );
}

async function filesOf(url: string): Promise<Record<string, Uint8Array>> {
  return unzipSync(new Uint8Array(await (await owner.fetch(url)).arrayBuffer()));
}

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

test("everything there is of a project leaves as one zip, with the board of its earlier version", async () => {
  const job = await finished(id, { export: { id, boards: 10 }, everything: true });
  expect(job).toMatchObject({ status: "COMPLETE", percent: 100, request: { isEverything: true }, failure: null });
  expect(job.result.fileName).toBe("Röhre-1-everything.zip");
  const files = await filesOf(job.result.url);
  expect(Object.keys(files).sort()).toEqual(
    [
      "README.txt",
      "assembly/Röhre-1-bom.csv",
      "assembly/Röhre-1-bom.xlsx",
      "assembly/Röhre-1-cpl.csv",
      "assembly/Röhre-1-cpl.xlsx",
      "assembly/jlcpcb/Röhre-1-bom.csv",
      "assembly/jlcpcb/Röhre-1-bom.xlsx",
      "assembly/jlcpcb/Röhre-1-cpl.csv",
      "assembly/jlcpcb/Röhre-1-cpl.xlsx",
      "bill/Röhre-1-bom-10-boards.csv",
      "bill/Röhre-1-bom-10-boards.xlsx",
      "drawings/Röhre-1-assembly-drawing.pdf",
      "drawings/Röhre-1-layout.pdf",
      "fabrication/Röhre-1-gerber.zip",
      "fabrication/Röhre-1-jlcpcb.zip",
      "history/1.0/Röhre-1.kicad_pcb",
      "history/1.0/Röhre-1.kicad_pro",
      "history/history.csv",
      "kicad/Röhre-1.kicad_pcb",
      "kicad/Röhre-1.kicad_pro",
      "model/Röhre-1.glb",
      "model/Röhre-1.step",
    ].sort(),
  );
  // The earlier board has no tracks yet.
  expect(textOf(files["kicad/Röhre-1.kicad_pcb"])).toContain("(segment");
  expect(textOf(files["history/1.0/Röhre-1.kicad_pcb"])).not.toContain("(segment");
  const gerbers = Object.keys(unzipSync(files["fabrication/Röhre-1-gerber.zip"] ?? new Uint8Array()));
  expect(gerbers).toContain("FAB-CHECK.pdf");
  const history = readCsv(textOf(files["history/history.csv"]));
  const rows = "rows" in history ? history.rows.map(({ cells }) => cells) : [];
  expect(rows.map(([version, , , type, , folder]) => [version, type, folder])).toEqual([
    ["Version", "Type", "Folder"],
    [expect.stringMatching(/^\d+\.\d+$/), "ROUTING", ""],
    ["1.0", "CREATED", "history/1.0"],
  ]);
  expect(rows[1]?.[2]).not.toBe("");
  expect(textOf(files["README.txt"])).not.toContain("Not in it");
});

test("a single format is a job too; its link runs out, and strangers see no job", async () => {
  const job = await finished(id, { export: { id, fileType: "PNG", drawing: { dpi: 72 } } });
  expect(job.result.fileName).toBe("Röhre-1-layout.png");
  expect(job.request).toEqual({
    isEverything: false,
    majorVersion: 2,
    outputFormat: "DRAWING_EXPORT",
    fileType: "PNG",
    content: "LAYOUT",
  });
  expect((await owner.fetch(job.result.url)).headers.get("content-type")).toBe("image/png");
  const stranger = await server.signedIn();
  expect((await stranger.refusal(READ, { id, jobId: job.id })).extensions.code).toBe(70006);
  const other = await owner.createProject("Other", [resistorBoard({ name: "other" })]);
  expect((await owner.refusal(READ, { id: other, jobId: job.id })).extensions.code).toBe(404);
  server.advance(3_700_000);
  expect((await jobOf(id, job.id)).result).toBeNull();
  expect((await owner.fetch(job.result.url)).status).toBe(403);
});

test("what cannot be written is named with its reason, and the rest leaves", async () => {
  const alone = await owner.createProject("Sheet only", [resistorSchematic("chain", "Odd:Thing_3000", "U1")]);
  const job = await finished(alone, { export: { id: alone, variant: "Pro" }, everything: true });
  const files = await filesOf(job.result.url);
  expect(textOf(files["README.txt"])).toContain(
    'Not in it:\r\n- assembly: ASSEMBLY as ZIP: This project has no variant "Pro".\r\n',
  );
  expect(Object.keys(files)).toContain("drawings/Sheet-only-schematic.pdf");
  expect(Object.keys(files)).toContain("bill/Sheet-only-bom.csv");
});

test("a job that is refused says why, as the export itself would", async () => {
  const job = await finished(id, { export: { id, fileType: "PNG", outputFormat: "KICAD_EXPORT" } });
  expect(job).toMatchObject({
    status: "FAIL",
    result: null,
    failure: { code: 400, message: "KICAD_EXPORT is written as ZIP, not as PNG.", details: { field: "fileType" } },
  });
});

test("two exports of a person are made at a time, and one whose process died has failed", async () => {
  const { db, now } = server.application;
  const { edaProjectExports: before } = await owner.get(LIST, { id });
  const [first] = await db.select().from(exportJobs).where(eq(exportJobs.id, before[0].id));
  const open = { projectId: id, requestedBy: first?.requestedBy ?? "", request: { isEverything: false } };
  await db.insert(exportJobs).values([1, 2].map(() => ({ ...open, createdAt: now(), beatAt: now() })));
  expect((await owner.refusal(REQUEST, { export: { id } })).extensions.code).toBe(70009);
  server.advance(61_000);
  const { edaProjectExports: after } = await owner.get(LIST, { id });
  expect(after.slice(0, 2).map(({ status }: { status: string }) => status)).toEqual(["FAIL", "FAIL"]);
  expect((await finished(id, { export: { id, fileType: "CSV" } })).status).toBe("COMPLETE");
});
