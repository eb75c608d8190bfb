import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { createHttpApp } from "../create-http-app.ts";
import { createGraphqlEndpoint } from "../graphql-endpoint.ts";

/**
 * What each address of the server answers to a visitor who has nothing but its pattern. An address that is not here fails:
 * who adds one says who may open it.
 */
const TO_A_VISITOR: Readonly<Record<string, readonly number[]>> = {
  "GET /healthz": [200],
  "GET /readyz": [200],
  // Only a program of the same machine: http.test.ts.
  "GET /metrics": [200],
  // A call without an operation; what operations answer is swept by access-sweep.test.ts.
  "GET /graphql": [200],
  "POST /graphql": [403],
  "PUT /uploads/:id": [403],
  "GET /documents/:projectId/:hash": [401],
  "GET /image": [401],
  "GET /media/:id": [401],
  "GET /datasheets/:id": [401],
  "GET /notices/attachments/:id": [401],
  "GET /contacts/files/:id": [401],
  "GET /orders/files/:id": [401],
  "GET /estimates/files/:id": [401],
  "GET /papers/quotes/:id": [401],
  "GET /blocks/:id/:hash/document": [401],
  "GET /blocks/:id/:hash/drawings/:drawing": [401],
  "GET /blocks/:id/:hash/model.glb": [401],
  "GET /blocks/:id/files/:fileKind/:userId": [401],
  "GET /results/:projectId/:version/model.glb": [401],
  "GET /results/:projectId/:version/:name{.+}": [401],
  "GET /exports/:id/:reader/:name": [403],
  "GET /papers/:purchaseId/receipt.pdf": [401],
  "GET /shared/:link/:hash": [403],
  "GET /shared/:link/:hash/model.glb": [403],
  // No card provider is configured here. With one, messages are checked by their signature or asked back, and the way back
  // from a provider leads to the page of the purchase, which needs a session: card-payments.test.ts.
  "POST /hooks/toss": [404],
  "POST /hooks/stripe": [404],
  "GET /pay/return/toss": [404],
  "GET /pay/return/stripe": [404],
  "GET /pay/return/toss/card": [404],
  "GET /pay/return/stripe/card": [404],
  "GET /pay/toss/:paymentId": [404],
  "GET /pay/toss/card": [404],
  "GET /pay/toss/window.js": [200],
  // No provider is configured here: the web application answers, as for any address of its own.
  "GET /login/:provider": [200],
  "GET /login/:provider/callback": [200],
  // The web application, which asks for a session itself.
  "GET /*": [200],
};

let server: TestServer;
let webDir: string;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), "tracewright-web-"));
  await writeFile(join(webDir, "index.html"), "<!doctype html><title>Tracewright</title>");
  server = await startTestServer({ configuration: { webDir } });
});
afterAll(async () => {
  await server.stop();
  await rm(webDir, { recursive: true });
});

test("every address of the server is known, and closed to visitors unless it is for them", async () => {
  const { application } = server;
  const { routes } = createHttpApp(application, createGraphqlEndpoint(application));
  const addresses = [
    ...new Set(routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`)),
  ];
  expect(addresses.sort()).toEqual(Object.keys(TO_A_VISITOR).sort());
  for (const address of addresses) {
    const [method = "", path = ""] = address.split(" ");
    const visited = path.replace("*", "some/page").replaceAll(/:\w+/g, "00000000-0000-4000-8000-000000000000");
    const answer = await server
      .visitor()
      .fetch(visited, { method, redirect: "manual", ...(method !== "GET" && { body: "x" }) });
    expect(TO_A_VISITOR[address], `${address}: ${answer.status}`).toContain(answer.status);
    expect(await answer.text()).not.toMatch(/at \S+ \(|node_modules|select .* from/);
  }
});
