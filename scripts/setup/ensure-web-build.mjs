import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pinnedNode } from "./pinned-node.mjs";
import { repositoryRoot } from "./repository-root.mjs";
import { runCommand } from "./run-command.mjs";

const SOURCES = ["apps/web", "examples", "packages", "package-lock.json"];
const IGNORED = new Set(["node_modules", "dist", ".types", "test-results"]);

/** Builds the web application when its sources changed since the last build; otherwise does nothing. */
export async function ensureWebBuild() {
  const stampFile = join(repositoryRoot, "apps/web/dist/.source-hash");
  const hash = hashSources();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === hash) return;
  console.log("Building the web application …");
  const vite = join(repositoryRoot, "node_modules/vite/bin/vite.js");
  const code = await runCommand(pinnedNode(), [vite, "build", "apps/web", "--logLevel", "warn"]);
  if (code !== 0) throw new Error("The web build failed; its messages are above.");
  mkdirSync(join(repositoryRoot, "apps/web/dist"), { recursive: true });
  writeFileSync(stampFile, hash);
}

function hashSources() {
  const hash = createHash("sha256");
  for (const source of SOURCES) addToHash(hash, source);
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
