import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pinnedNode } from "./pinned-node.mjs";
import { repositoryRoot } from "./repository-root.mjs";
import { runCommand } from "./run-command.mjs";

const IGNORED = new Set(["node_modules", "dist", ".types", "test-results"]);

/**
 * Has Vite build something when its sources changed since the last time; otherwise does nothing.
 *
 * @param {{ name: string; folder: string; sources: readonly string[]; args: readonly string[] }} build `folder`: where
 * the result is; `sources`: files and folders that it depends on, both relative to the checkout; `args`: of `vite build`
 */
export async function ensureBuild({ name, folder, sources, args }) {
  const stampFile = join(repositoryRoot, folder, ".source-hash");
  const hash = hashSources(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === hash) return;
  console.log(`Building ${name} …`);
  const vite = join(repositoryRoot, "node_modules/vite/bin/vite.js");
  const code = await runCommand(pinnedNode(), [vite, "build", ...args, "--logLevel", "warn"]);
  if (code !== 0) throw new Error(`Building ${name} failed; the messages are above.`);
  mkdirSync(join(repositoryRoot, folder), { recursive: true });
  writeFileSync(stampFile, hash);
}

function hashSources(sources) {
  const hash = createHash("sha256");
  for (const source of sources) addToHash(hash, source);
  return hash.digest("hex");
}

function addToHash(hash, path) {
  const full = join(repositoryRoot, path);
  let entries;
  try {
    entries = readdirSync(full, { withFileTypes: true });
  } catch {
    hash.update(path).update(readFileSync(full));
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (IGNORED.has(entry.name)) continue;
    if (entry.isDirectory()) addToHash(hash, join(path, entry.name));
    else hash.update(join(path, entry.name)).update(readFileSync(join(full, entry.name)));
  }
}
