import { connect, createServer, type Socket } from "node:net";
import { Client } from "../../apps/server/src/testkit/client.ts";
import { accountFor } from "./account-for.ts";
import { type Fault, NO_POSTGRES } from "./fault.ts";
import { Projects } from "./runs-in-every-state.ts";
import { type DatabaseKind, Stand } from "./stand.ts";

/** As long as the browser waits before it tries again. */
const RETRY_MS = 2000;
/** The first trial is as long as people lose a network for; the others only as long as it takes to notice. */
const REAL_CUT_MS = 60_000;
const SHORT_CUT_MS = 2500;

/** The network between a browser and the server is gone while a run goes on, and comes back. */
export function cutSocket(database: DatabaseKind, firstCutMs = REAL_CUT_MS): Fault {
  return {
    name: `the live connection is cut (${firstCutMs / 1000} s once, else ${SHORT_CUT_MS / 1000} s)`,
    database,
    open: async () => {
      const stand = await Stand.open(database);
      if (stand === undefined) return NO_POSTGRES;
      await stand.start();
      const projects = await Projects.create(stand);
      const line = await openLine(stand.client.url);
      const through = new Client(line.url);
      through.cookie = stand.client.cookie;
      const ears = listen(through);
      return {
        once: async (trial) => {
          await ears.connected();
          const asked = await projects.request("working");
          await ears.hears(asked.runId, "PROGRESS");
          line.cut();
          await new Promise((resolve) => setTimeout(resolve, trial === 0 ? firstCutMs : SHORT_CUT_MS));
          line.mend();
          await ears.connected();
          const problems = await accountFor(stand, asked);
          // What comes after the cut is heard again.
          const next = await projects.request("begun");
          await ears.hears(next.runId, "COMPLETE");
          problems.push(...(await accountFor(stand, next)));
          const metrics = await (await stand.client.fetch("/metrics")).text();
          const [, open] = /^tracewright_live_sockets (\d+)$/m.exec(metrics) ?? [];
          if (open !== "1") problems.push(`the server counts ${open} live connections of one browser`);
          return { states: ["PROGRESS"], problems };
        },
        end: async () => {
          ears.leave();
          line.close();
          await stand.close();
          return [];
        },
      };
    },
  };
}

/** A line to the server that can be cut: what is on it breaks, and nothing gets through. */
async function openLine(server: string) {
  const { hostname, port } = new URL(server);
  const sockets = new Set<Socket>();
  let isCut = false;
  const gate = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => gate.listen(0, "127.0.0.1", resolve));
  const address = gate.address();
  if (address === null || typeof address === "string") throw new Error("the line has a port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      gate.close();
    },
  };
}

/** Listens as the browser does, and tries again after two seconds whenever the connection is gone. */
function listen(client: Client) {
  const heard: { requestGroupId?: string; status?: string }[] = [];
  let isConnected = false;
  let isOver = false;
  let current: ReturnType<Client["openSocket"]> | undefined;
  const open = (): void => {
    current = client.openSocket(() => {
      isConnected = false;
      if (!isOver) setTimeout(open, RETRY_MS);
    });
    current.on("connected", () => {
      isConnected = true;
    });
    const query =
      "subscription { notification(input: { service: CIRCUIT_ARCHITECTURE }) { content { ... on EdaTask { requestGroupId status } } } }";
    current.subscribe<{ notification: { content: (typeof heard)[number] } }>(
      { query },
      {
        next: ({ data }) => {
          if (data) heard.push(data.notification.content);
        },
        error: () => {},
        complete: () => {},
      },
    );
  };
  open();
  const until = async (holds: () => boolean, what: string): Promise<void> => {
    for (let waited = 0; !holds(); waited += 20) {
      if (waited > 120_000) throw new Error(`never came: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return {
    connected: () => until(() => isConnected, "the live connection"),
    hears: (runId: string, status: string) =>
      until(
        () => heard.some((message) => message.requestGroupId === runId && message.status === status),
        `${status} of run ${runId}`,
      ),
    leave: () => {
      isOver = true;
      void current?.dispose();
    },
  };
}
