import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FullConfig } from "@playwright/test";
import { type StoryServer, tellServers } from "./story-server.ts";

const root = join(import.meta.dirname, "../..");

interface RunningServer extends StoryServer {
  readonly stop: () => Promise<void>;
}

/** Fresh servers, one for each worker: own ports, own data, gone afterwards. */
export default async function startServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  const { ensureWebBuild } = await import(pathToFileURL(join(root, "scripts/setup/ensure-web-build.mjs")).href);
  await ensureWebBuild();
  const servers = await Promise.all(Array.from({ length: workers }, startServer));
  tellServers(servers.map(({ url, logFile }) => ({ url, logFile })));
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
  };
}

async function startServer(): Promise<RunningServer> {
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
      DATABASE_URL: "",
      SMTP_URL: "",
      DEMO: "off",
      ADMINISTRATORS: "administrator@example.com",
      LOG: "pretty",
      RUN_SECONDS: "25",
      // Every person of the stories calls from an address of their own: an address gets 20 codes an hour.
      TRUST_PROXY: "on",
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
