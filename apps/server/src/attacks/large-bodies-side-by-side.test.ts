import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testkit/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await delay(5);
};

test("of sixty bodies of 24 MB that one account sends at once, one is in memory and none is another's concern", async () => {
  const { bodies } = server.application.metering;
  const [eve, ann] = [await server.signedIn(), await server.signedIn()];
  const announce = (cookie: string | undefined): Socket => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\nx-service: HOME\r\n` +
        `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${24 * 1_048_576}\r\n\r\n--x\r\n`,
    );
    return socket;
  };
  const sockets = Array.from({ length: 60 }, () => announce(eve.cookie));
  // Twelve are let in: one is read, eleven wait for room; the others wait outside.
  await until(() => bodies.waiting === 11 && server.application.metering.requests.waiting === 48);
  const uploaded = await ann.uploadMedia({ name: "a.pdf", bytes: Buffer.from("%PDF-1.4\n%%EOF\n") }, "ATTACHMENT");
  expect(uploaded.errors).toBeUndefined();
  expect(bodies.waiting).toBe(11);
  for (const socket of sockets) socket.destroy();
  await until(() => bodies.waiting === 0 && server.application.metering.requests.waiting === 0);
});

test("three files of 9 MB come in one request, as the limit of each promises", async () => {
  const client = await server.signedIn();
  const query = "mutation ($input: MultiUploadFileInput!) { multiUploadFile(input: $input) { urls } }";
  const body = new FormData();
  body.set("operations", JSON.stringify({ query, variables: { input: { files: [null, null, null] } } }));
  body.set(
    "map",
    JSON.stringify(Object.fromEntries([0, 1, 2].map((file) => [file, [`variables.input.files.${file}`]]))),
  );
  const pdf = Buffer.alloc(9 * 1_048_576, "%PDF-1.4\n");
  for (const file of [0, 1, 2]) body.set(String(file), new File([pdf], `${file}.pdf`, { type: "application/pdf" }));
  const response = await client.fetch("/graphql", { method: "POST", headers: { "x-service": "HOME" }, body });
  expect(await response.json()).toEqual({ data: { multiUploadFile: { urls: Array(3).fill(expect.any(String)) } } });
});
