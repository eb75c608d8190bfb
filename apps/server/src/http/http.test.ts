import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { resistorBoard } from "../testkit/kicad-files.ts";
import { startTestServer, type TestServer } from "../testkit/start-test-server.ts";

let server: TestServer;
let webDir: string;
/** As apps/web/index.html has it. */
const SETTINGS =
  '<script id="site" type="application/json">{ "homeUrl": "/", "workbench": true, "sendsMail": true, "credits": "record", "practice": null, "readOnly": null, "demo": null, "traces": false }</script>';
const AHEAD = '<link data-page="/" rel="preload" as="image" imagesrcset="/assets/routed-800-x.webp 800w">';
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), "tracewright-web-"));
  await mkdir(join(webDir, "assets"));
  await writeFile(join(webDir, "index.html"), `<!doctype html><title>Tracewright</title>${AHEAD}${SETTINGS}`);
  await writeFile(join(webDir, "assets", "index-abc123.js"), "console.log(1)");
  await writeFile(join(webDir, "..", "secret-beside-the-web-folder.txt"), "secret");
  server = await startTestServer({ configuration: { webDir, homeUrl: "/</script>$&", workbench: false } });
});
afterAll(async () => {
  await server.stop();
  await rm(webDir, { recursive: true });
  await rm(join(webDir, "..", "secret-beside-the-web-folder.txt"));
});

const post = (body: string, headers: Record<string, string>) =>
  server.visitor().fetch("/graphql", { method: "POST", body, headers });
const json = { "content-type": "application/json" };
const profile = JSON.stringify({ query: "{ profile { name } }" });

test("lives and is ready", async () => {
  expect((await server.visitor().fetch("/healthz")).status).toBe(200);
  expect((await server.visitor().fetch("/readyz")).status).toBe(200);
});

test("a connection stays open for longer than proxies keep theirs", async () => {
  expect((await server.visitor().fetch("/healthz")).headers.get("keep-alive")).toBe("timeout=75");
});

test("every screen's address answers with the application, assets for ever, and nothing from outside its folder", async () => {
  const visitor = server.visitor();
  const screen = await visitor.fetch("/layout/123?m=1&r=0");
  expect(await screen.text()).toContain("<title>Tracewright</title>");
  expect(screen.headers.get("cache-control")).toBe("no-cache");
  expect(screen.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  const asset = await visitor.fetch("/assets/index-abc123.js");
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await visitor.fetch("/assets/missing.js")).status).toBe(404);
  expect(asset.headers.get("content-security-policy")).not.toContain("'unsafe-eval'");
  const thread = await visitor.fetch("/assets/fill-worker-Dq_z-bE.js");
  expect(thread.headers.get("content-security-policy")).toContain("'unsafe-eval'");
  for (const path of [
    "/../secret-beside-the-web-folder.txt",
    "/%2e%2e/secret-beside-the-web-folder.txt",
    "/..%2fsecret-beside-the-web-folder.txt",
  ])
    expect(await rawGet(path)).not.toContain("secret");
});

test("the page carries what the configuration says to the screens, as data that ends no script", async () => {
  expect(await readFile(join(import.meta.dirname, "../../../web/index.html"), "utf8")).toContain(SETTINGS);
  for (const path of ["/", "/test/dev/", "/index.html"]) {
    const page = await (await server.visitor().fetch(path)).text();
    const [, settings = ""] = /<script id="site" type="application\/json">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(settings), path).toEqual({
      homeUrl: "/</script>$&",
      workbench: false,
      sendsMail: false,
      credits: "record",
      practice: { transfer: true, card: false, takesMoney: false },
      readOnly: null,
      demo: null,
      traces: false,
    });
  }
});

test("only the landing page fetches its picture ahead of the scripts", async () => {
  const page = async (path: string) => (await server.visitor().fetch(path)).text();
  expect(await page("/")).toContain(AHEAD);
  for (const path of ["/home", "/member/signin/", "/index.html"]) expect(await page(path), path).not.toContain("<link");
});

/** Without the tidying-up that fetch does to addresses. */
function rawGet(path: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve(text));
    })
      .on("error", reject)
      .end();
  });
}

test("other sites' pages cannot speak for a signed-in person", async () => {
  expect((await post(profile, { ...json, origin: "https://evil.example" })).status).toBe(403);
  expect((await post(profile, { ...json, origin: server.url })).status).toBe(200);
  expect((await post(profile, { "content-type": "text/plain" })).status).toBe(403);
  expect(
    (await post("query=%7Bprofile%7Bname%7D%7D", { "content-type": "application/x-www-form-urlencoded" })).status,
  ).toBe(403);
});

test("a query may come by GET, with the service header or without, a mutation may not", async () => {
  const owner = await server.signedIn();
  for (const headers of [{ "x-service": "CIRCUIT_ARCHITECTURE" }, undefined]) {
    const get = async (query: string) =>
      owner.fetch(`/graphql?query=${encodeURIComponent(query)}`, headers && { headers });
    expect(await (await get("{ profile { role: name } }")).json()).toEqual({ data: { profile: expect.anything() } });
    expect((await get("mutation { signOut { success } }")).status).toBe(405);
  }
  await owner.get("{ unreadCount }");
});

test("whatever refuses at the address of the API says so as GraphQL does, with a number and a name", async () => {
  const form = { "content-type": "multipart/form-data; boundary=x" };
  const long = JSON.stringify({ query: `{ ${"profile { name } ".repeat(100_000)} }` });
  const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  const nested = `{ "query": "query ($a: Int) { profile { name } }", "variables": { "a": ${deep} } }`;
  for (const [answer, status, code, name] of [
    [await post(long, json), 413, 400, "BAD_REQUEST"],
    [await post(profile, { ...json, origin: "https://evil.example" }), 403, 400, "BAD_REQUEST"],
    [await post(profile, { "content-type": "text/plain" }), 403, 400, "BAD_REQUEST"],
    [await post("--x--", { ...form, "x-service": "HOME" }), 401, 401, "UNAUTHORIZED"],
    [await post(profile, { ...json, "x-service": "SHOP" }), 400, 400, "BAD_REQUEST"],
    [await server.visitor().fetch("/graphql?query=%07"), 400, 400, "BAD_REQUEST"],
    [await post(nested, json), 200, 400, "BAD_REQUEST"],
  ] as const) {
    expect(answer.status).toBe(status);
    const { errors } = await answer.json();
    expect(errors).toEqual([expect.objectContaining({ message: expect.any(String) })]);
    expect(errors[0].extensions).toMatchObject({ code, name });
  }
});

test("what GraphQL itself refuses carries 400, and nesting without end is refused", async () => {
  const visitor = server.visitor();
  expect((await visitor.refusal("{ nothing }")).extensions).toMatchObject({ code: 400, name: "BAD_REQUEST" });
  expect((await visitor.refusal("{ profile { name }")).extensions.code).toBe(400);
  let deep = "name";
  for (let i = 0; i < 30; i++) deep = `ofType { ${deep} }`;
  expect((await visitor.refusal(`{ __schema { types { ${deep} } } }`)).extensions.code).toBe(400);
  expect((await post(JSON.stringify({ query: `{ ${"profile { name } ".repeat(100_000)} }` }), json)).status).toBe(413);
});

test("an upload ends at 100 MB, whether it says its length or not", async () => {
  const owner = await server.signedIn();
  const presign = async () =>
    (
      await owner.get(
        "query ($input: PresignedUrlForFileUploadInput!) { presignedUrlForFileUpload(input: $input) { url } }",
        {
          fileName: "big.zip",
          fileType: "application/zip",
        },
      )
    ).presignedUrlForFileUpload.url as string;
  const { status, sent } = await putEndlessly(await presign(), owner.cookie ?? "");
  expect(status).toBe(413);
  // Broken off soon after the limit, not after everything was taken in.
  expect(sent).toBeLessThan(140 * 1_048_576);
});

function putEndlessly(path: string, cookie: string): Promise<{ status: number; sent: number }> {
  const { hostname, port } = new URL(server.url);
  const chunk = Buffer.alloc(1_048_576);
  let sent = 0;
  let stopped = false;
  return new Promise((resolve) => {
    const put = request({ hostname, port, path, method: "PUT", headers: { cookie } }, (response) => {
      stopped = true;
      resolve({ status: response.statusCode ?? 0, sent });
      put.destroy();
    });
    put.on("error", () => {});
    const write = (): void => {
      while (!stopped && sent < 300 * 1_048_576) {
        sent += chunk.length;
        if (!put.write(chunk)) {
          put.once("drain", write);
          return;
        }
      }
    };
    write();
  });
}

test("an upload needs its signed address, its owner, and happens once", async () => {
  const [owner, stranger] = [await server.signedIn(), await server.signedIn()];
  const [url = ""] = await owner.upload([resistorBoard()]);
  const put = (client: typeof owner, address: string) => client.fetch(address, { method: "PUT", body: "x" });
  expect((await put(owner, url)).status).toBe(409);
  expect((await put(stranger, url)).status).toBe(404);
  expect((await put(server.visitor(), url)).status).toBe(401);
  const otherFirst = (first: string) => (first === "_" ? "-" : "_");
  const forged = url.replace(/signature=(.)/, (_, first: string) => `signature=${otherFirst(first)}`);
  expect((await put(owner, forged)).status).toBe(403);
  server.advance(601_000);
  expect((await put(owner, url)).status).toBe(403);
});

test("only the kinds of files that a project consists of are taken", async () => {
  const owner = await server.signedIn();
  const refusal = await owner.refusal(
    "query ($input: PresignedUrlForFileUploadInput!) { presignedUrlForFileUpload(input: $input) { url } }",
    { fileName: "run.exe", fileType: "x" },
  );
  expect(refusal.extensions).toMatchObject({ code: 70004 });
});

test("the live socket closes with 4401 without a session and on signing out, and with 4403 for other sites", async () => {
  const closedWith = (client: Awaited<ReturnType<typeof server.signedIn>>) =>
    new Promise<number>((resolve) => client.openSocket(({ code }) => resolve(code)));
  expect(await closedWith(server.visitor())).toBe(4401);
  const owner = await server.signedIn();
  const headers = { cookie: owner.cookie, origin: "https://evil.example" };
  const foreign = new WebSocket(`${server.url.replace("http", "ws")}/graphql`, "graphql-transport-ws", { headers });
  expect(await new Promise((resolve) => foreign.on("close", resolve))).toBe(4403);
  const closed = closedWith(owner);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await owner.get("mutation { signOut { success } }");
  expect(await closed).toBe(4401);
});

test("every operation leaves one line with its name, person and error codes", async () => {
  const owner = await server.signedIn();
  server.logged.length = 0;
  await owner.get("query Who { profile { name userId } }");
  await owner.refusal("query Missing ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { id } }", { id: "x" });
  const lines = server.logged.map((line) => JSON.parse(line)).filter(({ event }) => event === "operation");
  expect(lines).toMatchObject([
    { operation: "Who", kind: "query", user: expect.any(String), request: expect.any(String), ms: expect.any(Number) },
    { operation: "Missing", codes: [70006] },
  ]);
});

test("a text of many words is refused before it is compared with itself, and a subscription over HTTP too", async () => {
  const owner = await server.signedIn();
  const many = `{ ${"profile { name } ".repeat(5_000)} }`;
  expect(await owner.refusal(many)).toMatchObject({
    message: expect.stringContaining("4000"),
    extensions: { code: 400 },
  });
  const subscription = "subscription { notification(input: { service: CIRCUIT_ARCHITECTURE }) { id } }";
  expect((await owner.refusal(subscription)).extensions.code).toBe(400);
});

test("every answer names its request, and the log knows it by that name", async () => {
  server.logged.length = 0;
  const answer = await post(profile, json);
  const id = answer.headers.get("x-request-id");
  expect(server.logged.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ event: "operation", request: id, codes: [401] }),
  );
  await post(JSON.stringify({ query: "{ nothing }" }), json);
  expect(server.logged.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ event: "operation", kind: "unread", codes: [400] }),
  );
});

test("the numbers for Prometheus count operations and sockets, and are for programs of the same machine", async () => {
  const owner = await server.signedIn();
  await owner.get("{ unreadCount }");
  const read = async (headers: Record<string, string> = {}) => server.visitor().fetch("/metrics", { headers });
  const text = await (await read()).text();
  expect(text).toMatch(/^tracewright_operations_total\{field="unreadCount",outcome="ok"\} [1-9]/m);
  expect(text).toMatch(/^tracewright_operation_seconds_bucket\{kind="query",le="\+Inf"\} [1-9]/m);
  expect(text).toMatch(/^tracewright_live_sockets \d+$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect((await read({ "x-forwarded-for": "198.51.100.7" })).status).toBe(404);
});

test("an account that asks too often is told how long to wait, and another is not held up", async () => {
  const limited = await startTestServer({ configuration: { operationsPerMinute: 20, operationsPerAddress: 100 } });
  try {
    const [busy, other] = [await limited.signedIn(), await limited.signedIn()];
    const ask = () => busy.ask("{ unreadCount }");
    let refused = await ask();
    for (let call = 0; call < 40 && !refused.errors; call += 1) refused = await ask();
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 400, retryAfterSeconds: expect.any(Number) });
    await other.get("{ unreadCount }");
    limited.advance(60_000);
    await busy.get("{ unreadCount }");
    const visitor = limited.visitor();
    const answers = await Promise.all(
      Array.from({ length: 110 }, () => visitor.fetch("/graphql", { method: "POST", body: profile, headers: json })),
    );
    const tooMany = answers.find(({ status }) => status === 429);
    expect(Number(tooMany?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await tooMany?.json()).toMatchObject({ errors: [{ extensions: { code: 400 } }] });
  } finally {
    await limited.stop();
  }
});

test("a session that runs out closes its sockets with 4401, though nobody signed out", async () => {
  const owner = await server.signedIn();
  const closed = new Promise<number>((resolve) => owner.openSocket(({ code }) => resolve(code)));
  await expect
    .poll(async () => (await server.visitor().fetch("/metrics")).text())
    .toMatch(/^tracewright_live_sockets [1-9]/m);
  server.advance(25 * 3_600_000);
  expect(await closed).toBe(4401);
  expect((await owner.refusal("{ unreadCount }")).extensions.code).toBe(1000);
});
