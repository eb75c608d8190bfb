import { request } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { networkConsumer } from "../platform/metering/consumer.ts";
import * as sessions from "../platform/sessions.ts";
import { startTestServer, type TestServer } from "../testkit/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ configuration: { trustedProxies: 1 } });
});
afterAll(() => server.stop());

/** What the handshake of a live connection from an address is answered with. */
function handshakeFrom(address: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(`${server.url}/graphql`, {
      headers: {
        ...{ connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13" },
        ...{ "sec-websocket-key": Buffer.alloc(16).toString("base64"), "x-forwarded-for": address },
        "sec-websocket-protocol": "graphql-transport-ws",
      },
    });
    call.on("upgrade", ({ statusCode }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    call.on("response", (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on("error", reject);
    call.end();
  });
}

test("a network that opens live connections without end is refused before anything is looked up, and no other is", async () => {
  const { metering } = server.application;
  const flood = networkConsumer("203.0.113.7");
  expect(await handshakeFrom("203.0.113.7")).toBe(101);
  // A minute's worth fills up evenly, so that time stands still here.
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    let attempts = 0;
    while (metering.mayCall(flood, "socket") && attempts < 10_000) attempts += 1;
    expect(attempts).toBeLessThan(2_000);
    const looked = vi.spyOn(sessions, "findSession");
    expect(await handshakeFrom("203.0.113.7")).toBe(429);
    expect(looked).not.toHaveBeenCalled();
    expect(await handshakeFrom("198.51.100.4")).toBe(101);
  } finally {
    vi.useRealTimers();
  }
});
