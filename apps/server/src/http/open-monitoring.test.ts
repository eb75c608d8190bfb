import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer } from "../start-server.ts";
import { openTestDatabase } from "../testkit/open-test-database.ts";
import { startTestServer, type TestServer } from "../testkit/start-test-server.ts";
import { listen } from "./listen.ts";
import { openMonitoring } from "./open-monitoring.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ configuration: { metricsToken: "a token of metrics" } });
});
afterAll(() => server.stop());

const at = (monitoringPort: number | undefined) =>
  openMonitoring({ ...server.application, configuration: { ...server.application.configuration, monitoringPort } });

test("a port of its own has health and metrics, and nothing else of the server", async () => {
  const monitoring = await at(0);
  if (monitoring === undefined) throw new Error("a port was set");
  try {
    const read = (path: string, headers = {}) => fetch(new URL(path, monitoring.url), { headers });
    expect(await (await read("/healthz")).text()).toBe("ok\n");
    expect(await (await read("/readyz")).text()).toBe("ready\n");
    expect((await read("/metrics")).status).toBe(404);
    const metrics = await read("/metrics", { authorization: "Bearer a token of metrics" });
    expect(await metrics.text()).toMatch(/^process_resident_memory_bytes \d+$/m);
    for (const path of ["/", "/graphql", "/uploads"]) expect((await read(path)).status, path).toBe(404);
  } finally {
    await monitoring.close();
  }
  await expect(fetch(new URL("/healthz", monitoring.url))).rejects.toThrow();
});

test("without a port there is none", async () => {
  expect(await at(undefined)).toBeUndefined();
});

test("a port that another program has ends the start with that reason", async () => {
  const other = createServer();
  await listen(other, 0, "127.0.0.1");
  const address = other.address();
  const monitoringPort = typeof address === "object" ? address?.port : undefined;
  try {
    const configuration = { ...server.application.configuration, monitoringPort };
    await expect(startServer({ configuration, database: await openTestDatabase() })).rejects.toThrow("EADDRINUSE");
  } finally {
    other.close();
  }
});
