import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { projects, runs } from "../../platform/database/tables.ts";
import { LEASE_MS } from "../../platform/work/lease-watch.ts";
import { resistorBoard } from "../../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const DELETE = "mutation ($input: DeleteEdaProjectV2Input!) { deleteEdaProjectV2(input: $input) { success } }";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("a run is stopped before its project goes; while its worker does not let go, the project stays, with 70003", async () => {
  const owner = await server.signedIn();
  const { db } = server.application;
  const id = await owner.createProject("Held", [resistorBoard()]);
  const [project] = await db.select().from(projects).where(eq(projects.id, id));
  if (!project?.boardHash) throw new Error("no board");
  // A worker that nobody hears of any more has it.
  const [run] = await db
    .insert(runs)
    .values({
      projectId: id,
      requestedBy: project.ownerId,
      jobType: "ROUTING",
      status: "PROGRESS",
      boardHash: project.boardHash,
      majorVersion: 1,
      revisionVersion: 0,
      options: {},
      leaseOwner: "elsewhere",
    })
    .returning();
  const of = eq(runs.id, run?.id ?? "");
  const statusOf = async () => (await db.select().from(runs).where(of))[0]?.status;

  const refused = owner.refusal(DELETE, { id });
  await expect.poll(statusOf).toBe("CANCEL");
  // The wait is measured by the machine's own count, which no clock that is set changes.
  const count = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => count() + LEASE_MS);
  expect((await refused).extensions).toMatchObject({ code: 70003 });
  const deletedAt = async () => (await db.select().from(projects).where(eq(projects.id, id)))[0]?.deletedAt;
  expect(await deletedAt()).toBeNull();
  vi.restoreAllMocks();

  await db.update(runs).set({ status: "PROGRESS" }).where(of);
  const deleted = owner.get(DELETE, { id });
  await expect.poll(statusOf).toBe("CANCEL");
  await db.update(runs).set({ leaseOwner: null }).where(of);
  expect((await deleted).deleteEdaProjectV2.success).toBe(true);
  expect(await deletedAt()).not.toBeNull();
});
