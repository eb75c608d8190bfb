import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FullConfig } from "@playwright/test";
import { type RunningServer, startServer, tellFirstData } from "./start-server.ts";
import { ON_POSTGRES, type StoryServer, tellServers } from "./story-server.ts";

const root = join(import.meta.dirname, "../..");

const TESTKIT = join(root, "apps/server/src/testkit");

/** Fresh servers, one for each worker and one on PostgreSQL: own ports, own data, gone afterwards. */
export default async function startServers({ workers, projects }: FullConfig): Promise<() => Promise<void>> {
  const setUp = (name: string) => import(pathToFileURL(join(root, `scripts/setup/${name}.mjs`)).href);
  await (await setUp("ensure-web-build")).ensureWebBuild();
  Object.assign(process.env, await (await setUp("ensure-thread-programs")).ensureThreadPrograms());
  const firstData = mkdtempSync(join(tmpdir(), "tracewright-first-data-"));
  await (await fromTestkit("open-test-database")).fillDataFolder(firstData);
  await shipBuiltInBlocks(firstData);
  tellFirstData(firstData);
  const [onPostgres, ...embedded] = await Promise.all([
    projects.some(({ name }) => name === ON_POSTGRES) ? startOnPostgres() : null,
    ...Array.from({ length: workers }, () => startServer({ DATABASE_URL: "" })),
  ]);
  tellServers({ embedded: embedded.map(forStories), onPostgres: onPostgres && forStories(onPostgres) });
  return async () => {
    await Promise.all([onPostgres, ...embedded].map((server) => server?.stop()));
    rmSync(firstData, { recursive: true, force: true });
  };
}

/** Makes the built-in blocks once: each server would draw all of them again. */
async function shipBuiltInBlocks(data: string): Promise<void> {
  const server = await startServer({ DATABASE_URL: "", DATA_DIR: data });
  await server.hasSaid("built-in blocks brought up to date");
  await server.stop();
}

function forStories({ url, logFile }: StoryServer): StoryServer {
  return { url, logFile };
}

async function startOnPostgres(): Promise<RunningServer> {
  const { findPostgres, startPostgres } = await fromTestkit("start-postgres");
  const postgres = await startPostgres(findPostgres());
  const server = await startServer({ DATABASE_URL: postgres.connectionString });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await postgres.stop();
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: of a folder that the stories are compiled without
function fromTestkit(name: string): Promise<any> {
  return import(pathToFileURL(join(TESTKIT, `${name}.ts`)).href);
}
