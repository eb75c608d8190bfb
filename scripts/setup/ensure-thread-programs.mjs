import { join } from "node:path";
import { ensureBuild } from "./ensure-build.mjs";
import { repositoryRoot } from "./repository-root.mjs";

const FOLDER = "apps/server/dist/threads";

/**
 * Joins the program of each of the server's threads into few files, where its sources changed since the last time. Each
 * job has a thread of its own, and loading hundreds of modules takes it longer than most jobs do.
 *
 * @returns {Promise<{ THREAD_PROGRAMS: string }>} what tells the server of them
 */
export async function ensureThreadPrograms() {
  await ensureBuild({
    name: "the programs of the server's threads",
    folder: FOLDER,
    sources: ["apps/server/threads.vite.config.ts", "apps/server/src", "packages", "package-lock.json"],
    args: ["--config", join(repositoryRoot, "apps/server/threads.vite.config.ts")],
  });
  return { THREAD_PROGRAMS: join(repositoryRoot, FOLDER) };
}
