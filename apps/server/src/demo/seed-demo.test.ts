import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../platform/database/tables.ts";
import { resistorBoard } from "../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../testkit/start-test-server.ts";
import { DEMO_ACCOUNT } from "./demo-account.ts";
import { seedDemo } from "./seed-demo.ts";

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

test("a first start that was killed before the examples were there is gone on with by the next, and once", async () => {
  const { application } = server;
  // What it leaves.
  await application.db
    .insert(users)
    .values({ email: DEMO_ACCOUNT.email, name: "Demo", consentedAt: application.now() });
  await seedDemo(application, () => {});
  await seedDemo(application, () => {});
  const browser = server.visitor();
  await browser.signIn(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
  const { edaProjectConnectionV2: own } = await browser.get(
    "query ($input: EdaProjectConnectionV2Input!) { edaProjectConnectionV2(input: $input) { nodes { name } } }",
    {},
  );
  expect(own.nodes).toEqual([{ name: "resistor" }]);
});
