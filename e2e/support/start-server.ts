import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoryServer } from "./story-server.ts";

const root = join(import.meta.dirname, "../..");

/** Of a data folder as a first start leaves it, with the built-in blocks. Servers on the embedded database begin with a copy. */
const FIRST_DATA = "STORY_FIRST_DATA";

/** A first start takes a server nine seconds of computing. Passed through the environment, which workers inherit. */
export function tellFirstData(folder: string): void {
  process.env[FIRST_DATA] = folder;
}

export interface RunningServer extends StoryServer {
  readonly signal: (name: NodeJS.Signals) => void;
  readonly stop: () => Promise<void>;
  /** Waits until the words are in the log. Rejects when the server ends before. */
  readonly hasSaid: (words: string) => Promise<void>;
}

/** A server with its own port and data, which are gone when it stops. */
export async function startServer(
  variables: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), "tracewright-e2e-"));
  const logFile = join(folder, "server.log");
  const data = join(folder, "data");
  const firstData = process.env[FIRST_DATA];
  if (firstData !== undefined && variables.DATABASE_URL === "") cpSync(firstData, data, { recursive: true });
  const server = spawn(process.execPath, [...nodeOptions, join(root, "apps/server/src/main.ts")], {
    cwd: root,
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: data,
      // Kept from one time to the next, unlike the data.
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
      SMTP_URL: "",
      // The same footprints on every machine.
      KICAD_LIBRARIES: "none",
      DEMO: "off",
      // The cores are those of all workers, and a run is the same to the byte with any number of threads.
      RUN_THREADS: "1",
      // More than any run of a story takes: what it comes to must not depend on how slow the machine is.
      RUN_SECONDS: "180",
      ADMINISTRATORS: "administrator@example.com",
      LOG: "pretty",
      // Every person of the stories calls from an address of their own: an address gets 20 codes an hour.
      TRUST_PROXY: "on",
      // Playwright asks for colours in its workers, and stories read the log.
      FORCE_COLOR: "0",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return {
    url: await addressOf(server, logFile),
    logFile,
    signal: (name) => void server.kill(name),
    stop: async () => {
      await stop(server);
      rmSync(folder, { recursive: true, force: true });
    },
    hasSaid: (words) => hasSaid(server, logFile, words),
  };
}

/** The address from the line that says the server is ready; rejects with everything it said when it ends before. */
function addressOf(server: ChildProcess, logFile: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer) => {
      appendFileSync(logFile, chunk);
      if (said.length > 20_000) return;
      said += chunk.toString();
      const [, url] = said.match(/is ready .*?(http:\/\/[\w.:]+)/) ?? [];
      if (url) resolve(url);
    };
    server.stdout?.on("data", hear);
    server.stderr?.on("data", hear);
    server.once("exit", (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${said}`)));
    server.once("error", reject);
  });
}

function hasSaid(server: ChildProcess, logFile: string, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (readFileSync(logFile, "utf8").includes(words)) resolve();
    };
    server.stdout?.on("data", look);
    server.once("exit", (code) => reject(new Error(`The server ended with ${code} and had not said: ${words}`)));
    look();
  });
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    const force = setTimeout(() => server.kill("SIGKILL"), 10_000);
    server.once("exit", () => {
      clearTimeout(force);
      resolve();
    });
    server.kill("SIGTERM");
  });
}
