import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Attack, AttackerInput } from "../testkit/attacker-thread.ts";
import { Client, CREATE_PROJECT, type NamedFile, readNamedFile } from "../testkit/client.ts";
import { resistorBoard, resistorSchematic } from "../testkit/kicad-files.ts";
import { largeBoard } from "../testkit/large-board.ts";
import { type ServerProcess, startServerProcess } from "../testkit/start-server-process.ts";

/**
 * A server as people run it, while one account does its worst: what another person's import takes, how long the main thread keeps
 * /healthz waiting, and the memory of the process with its embedded database. Memory is judged always, times only on a machine
 * that has its cores for this: beside other work they say nothing of the server. The memory is three quarters of a machine of
 * 2 GB; threads that wait for a core free theirs later, so that a busy machine with slow cores comes to 1,344 MB, an idle one
 * to 1,100 to 1,260. Without the limits on bodies and turns these attacks took 2.7 and 4 GB.
 */
const MAX_MEMORY_MB = 1536;
const MAX_HEALTH_MS = 250;
/** Another person's import may take twice its idle time, and that much more. */
const GRACE_MS = 2000;
const IMPORTS = 6;
const PASSWORD = "secret-1A";

const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "..", "..", "..", "..", "..", "shared");
const BOARD = join(SHARED, "boards", "buspirate6", "6-REV2b.kicad_pcb");
const canRun = existsSync(BOARD) && process.platform === "linux";
if (!canRun) console.warn("The attacks need the shared test data folder and Linux: they are left out.");

describe.runIf(canRun)("a server under attack", () => {
  let server: ServerProcess;
  let folder: string;
  let eve: Client;
  let ann: Client;
  let board: NamedFile;
  let watch: ReturnType<typeof watchHealth>;
  let imports = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "tracewright-attacks-"));
    server = await startServerProcess({
      DATA_DIR: folder,
      LOG: "pretty",
      OPERATIONS_PER_MINUTE: "1000000",
      OPERATIONS_PER_ADDRESS: "1000000",
    });
    [eve, ann] = [await signUp("eve@example.com"), await signUp("ann@example.com")];
    board = await readNamedFile(BOARD);
    watch = watchHealth(server);
  });
  afterAll(async () => {
    await watch?.stop();
    await server?.terminate();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Codes stand in the log of a developer's server. */
  async function signUp(email: string): Promise<Client> {
    const client = new Client(server.url);
    const before = server.said().length;
    await client.signUp(email, PASSWORD, async () => {
      for (;;) {
        const code = /\b\d{6}\b/.exec(server.said().slice(before))?.[0];
        if (code !== undefined) return code;
        await delay(50);
      }
    });
    await client.signIn(email, PASSWORD);
    return client;
  }

  async function importOnce(): Promise<number> {
    const fileUrls = await ann.upload([board]);
    imports += 1;
    const begun = performance.now();
    await ann.get(CREATE_PROJECT, { name: `Import ${imports}`, jobType: "ROUTING", fileUrls });
    return performance.now() - begun;
  }

  async function importSeveral(): Promise<readonly number[]> {
    const took: number[] = [];
    for (let number = 0; number < IMPORTS; number += 1) took.push(await importOnce());
    return took;
  }

  const attacks: readonly (readonly [name: string, begin: () => Promise<Attack>])[] = [
    [
      "a hundred requests at a time that have a valid board of 60 MB read",
      async () => ({
        kind: "operations",
        count: 100,
        query: "query ($input: EdaProjectFileValidationInput!) { edaProjectFileValidation(input: $input) { success } }",
        input: { jobType: "ROUTING", fileUrls: await eve.upload([largeBoard()]) },
      }),
    ],
    ["sixty bodies of 24 MB at a time", async () => ({ kind: "bodies", count: 60, bytes: 24 * 1_048_576 })],
    [
      "two hundred drawings at a time that are given up",
      async () => {
        const id = await whenAllowed(() => eve.createProject("Sheets", [resistorSchematic()], "PLACEMENT"));
        return { kind: "abandoned", count: 200, path: `/results/${id}/1.0/sheets/1.svg`, afterMs: 300 };
      },
    ],
    [
      "layouts under as many aliases as are taken",
      async () => {
        const id = await whenAllowed(() => eve.createProject("Layout", [board]));
        const fields = [0, 1, 2, 3].map(
          (alias) => `a${alias}: edaProjectLayoutV2(input: $input) { boardLayout { components } parts { key } }`,
        );
        const query = `query ($input: EdaProjectLayoutV2Input!) { ${fields.join(" ")} }`;
        return { kind: "operations", count: 12, query, input: { id } };
      },
    ],
  ];

  test.each(attacks)("%s", async (name, begin) => {
    await ann.createProject(`Before ${name.slice(0, 40)}`, [resistorBoard()]);
    // Of a busy machine no times are judged. They are measured all the same: meanwhile the server gives back what it held in the
    // attack before, which is not of this one.
    const isQuiet = (loadavg()[0] ?? 0) <= availableParallelism();
    const idle = median(await importSeveral());
    const attack = await begin();
    forgetPeak(server);
    watch.restart();
    const input = { url: server.url, cookie: eve.cookie ?? "", attack } satisfies AttackerInput;
    const attacker = new Worker(new URL("../testkit/attacker-thread.ts", import.meta.url), { workerData: input });
    let took: readonly number[];
    try {
      await delay(2000);
      took = await importSeveral();
    } finally {
      await attacker.terminate();
    }
    const { worst, own } = watch.read();
    const peak = peakMb(server);
    const numbers = [
      `idle import ${idle.toFixed(0)} ms, under attack ${took.map((ms) => ms.toFixed(0)).join(", ")} ms`,
      `/healthz ${own.toFixed(0)} ms at worst, ${worst.toFixed(0)} ms with the wait for a core`,
      `memory ${peak.toFixed(0)} MB`,
      `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`,
    ].join("; ");
    console.info(`${name}: ${numbers}`);
    expect(peak, numbers).toBeLessThanOrEqual(MAX_MEMORY_MB);
    if (!isQuiet) return;
    expect(median(took), numbers).toBeLessThanOrEqual(2 * idle + GRACE_MS);
    expect(own, numbers).toBeLessThanOrEqual(MAX_HEALTH_MS);
  });
});

/** The attack before may have used up what its author may upload at present: waits as the server says. */
async function whenAllowed<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++)
    try {
      return await ask();
    } catch (error) {
      const seconds = Number(/"retryAfterSeconds":(\d+)/.exec(String(error))?.[1]);
      if (tries === 10 || !(seconds <= 10)) throw error;
      await delay(seconds * 1000);
    }
}

/** Polls the health of the server. Waits of its main thread and of this one for a core are distinguished. */
function watchHealth({ url, pid }: ServerProcess) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let isWatching = true;
  let [worst, own] = [0, 0];
  const ask = () =>
    new Promise<void>((done, fail) => {
      get(new URL("/healthz", url), { agent }, (answer) => answer.resume().on("end", done)).on("error", fail);
    });
  const watching = (async () => {
    while (isWatching) {
      const [begun, waitedBefore] = [performance.now(), waitedForCoreMs(pid)];
      await ask().catch(() => {});
      const took = performance.now() - begun;
      worst = Math.max(worst, took);
      own = Math.max(own, took - (waitedForCoreMs(pid) - waitedBefore));
      await delay(20);
    }
  })();
  return {
    restart: () => {
      [worst, own] = [0, 0];
    },
    read: () => ({ worst, own }),
    stop: async () => {
      isWatching = false;
      await watching;
      agent.destroy();
    },
  };
}

/** How long the main threads of the server and of this process were ready and had no core, by proc(5)'s schedstat. */
function waitedForCoreMs(pid: number): number {
  const waits = [pid, process.pid].map(
    (of) => Number(readFileSync(`/proc/${of}/task/${of}/schedstat`, "utf8").split(" ")[1]) / 1e6,
  );
  return waits.reduce((sum, wait) => sum + wait, 0);
}

/** The most memory is counted from now on (proc(5), clear_refs). */
function forgetPeak({ pid }: ServerProcess): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

function peakMb({ pid }: ServerProcess): number {
  return Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
