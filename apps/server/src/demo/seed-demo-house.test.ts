import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resistorBoard } from "../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../testkit/start-test-server.ts";
import { DEMO_ACCOUNT, DEMO_ADMINISTRATOR } from "./demo-account.ts";
import { seedDemo } from "./seed-demo.ts";
import { seedDemoHouse } from "./seed-demo-house.ts";

let examplesDir: string;
let server: TestServer;
beforeAll(async () => {
  examplesDir = await mkdtemp(join(tmpdir(), "tracewright-examples-"));
  await mkdir(join(examplesDir, "resistor"));
  await writeFile(join(examplesDir, "resistor", "resistor.kicad_pcb"), resistorBoard().bytes);
  server = await startTestServer({ configuration: { examplesDir } });
});
afterAll(async () => {
  await server.stop();
  await rm(examplesDir, { recursive: true });
});

test("the demo shows a team of three with a project, notices, an answered and an open inquiry, and an administrator; once", async () => {
  await seedDemo(server.application, () => {});
  await seedDemoHouse(server.application, () => {});
  await seedDemoHouse(server.application, () => {});
  const demo = server.visitor();
  await demo.signIn(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
  const { teamList } = await demo.get("{ teamList { nodes { id name myRoleType memberCount } } }");
  expect(teamList.nodes).toMatchObject([{ name: "Demo team", myRoleType: "OWNER", memberCount: 3 }]);
  const { edaProjectConnectionV2: held } = await demo.get(
    "query ($input: EdaProjectConnectionV2Input!) { edaProjectConnectionV2(input: $input) { nodes { name } } }",
    { teamId: teamList.nodes[0].id },
  );
  expect(held.nodes).toEqual([{ name: "resistor" }]);
  const { contactConnection } = await demo.get(
    "query ($input: ContactConnectionInput!) { contactConnection(input: $input) { nodes { state } } }",
    {},
  );
  expect(contactConnection.nodes).toEqual([{ state: "PENDING" }, { state: "RESPONDED" }]);
  const notices = "query ($input: NoticeConnectionInput!) { noticeConnection(input: $input) { totalCount } }";
  expect((await demo.get(notices, { language: "EN" })).noticeConnection.totalCount).toBe(2);
  expect((await demo.get(notices, { language: "KO" })).noticeConnection.totalCount).toBe(1);
  const overview = "{ administrationOverview { contacts { count } } }";
  expect((await demo.refusal(overview)).extensions.code).toBe(404);
  const administrator = server.visitor();
  await administrator.signIn(DEMO_ADMINISTRATOR.email, DEMO_ADMINISTRATOR.password);
  expect((await administrator.get(overview)).administrationOverview.contacts.count).toBe(1);
});
