import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FullConfig } from "@playwright/test";
import { ON_POSTGRES, type StoryServer, tellServers } from "./story-server.ts";

const root = join(import.meta.dirname, "../..");

const START_POSTGRES = "apps/server/src/testkit/start-postgres.ts";

interface RunningServer extends StoryServer {
  readonly stop: () => Promise<void>;
}

/** Fresh servers, one for each worker and one on PostgreSQL: own ports, own data, gone afterwards. */
export default async function startServers({ workers, projects }: FullConfig): Promise<() => Promise<void>> {
  const setUp = (name: string) => import(pathToFileURL(join(root, `scripts/setup/${name}.mjs`)).href);
  await (await setUp("ensure-web-build")).ensureWebBuild();
  Object.assign(process.env, await (await setUp("ensure-thread-programs")).ensureThreadPrograms());
  const [onPostgres, ...embedded] = await Promise.all([
    projects.some(({ name }) => name === ON_POSTGRES) ? startOnPostgres() : null,
    ...Array.from({ length: workers }, () => startServer({ DATABASE_URL: "", RUN_SECONDS: "25" })),
  ]);
  tellServers({ embedded: embedded.map(forStories), onPostgres: onPostgres && forStories(onPostgres) });
  return async () => {
    await Promise.all([onPostgres, ...embedded].map((server) => server?.stop()));
  };
}

function forStories({ url, logFile }: StoryServer): StoryServer {
  return { url, logFile };
}

async function startOnPostgres(): Promise<RunningServer> {
  const { findPostgres, startPostgres } = await import(pathToFileURL(join(root, START_POSTGRES)).href);
  const postgres = await startPostgres(findPostgres());
  // What is followed, paused and finished there must not end by itself, however slow the machine.
  const server = await startServer({ DATABASE_URL: postgres.connectionString, RUN_SECONDS: "180" });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await postgres.stop();
    },
  };
}

async function startServer(variables: Readonly<Record<string, string>>): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), "tracewright-e2e-"));
  const logFile = join(folder, "server.log");
  const server = spawn(process.execPath, [join(root, "apps/server/src/main.ts")], {
    cwd: root,
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: join(folder, "data"),
      // Kept from one time to the next, unlike the data.
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
      SMTP_URL: "",
      // The same footprints on every machine.
      KICAD_LIBRARIES: "none",
      DEMO: "off",
      ADMINISTRATORS: "administrator@example.com",
      LOG: "pretty",
      // Every person of the stories calls from an address of their own: an address gets 20 codes an hour.
      TRUST_PROXY: "on",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return {
    url: await addressOf(server, logFile),
    logFile,
    stop: async () => {
      await stop(server);
      rmSync(folder, { recursive: true, force: true });
    },
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
