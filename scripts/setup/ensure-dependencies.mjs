import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "./repository-root.mjs";
import { runCommand } from "./run-command.mjs";

/** Installs the locked dependencies when they are missing or differ from package-lock.json; otherwise does nothing. */
export async function ensureDependencies() {
  if (dependenciesAreCurrent()) return;
  console.log("Installing dependencies (about a minute the first time) …");
  const code = await runCommand(process.platform === "win32" ? "npm.cmd" : "npm", ["ci", "--loglevel=error"]);
  if (code !== 0) throw new Error("npm ci failed; its messages are above. Nothing else was changed.");
}

/** npm writes what it installed to node_modules/.package-lock.json: compare versions with the lock file. */
function dependenciesAreCurrent() {
  const wanted = readPackages("package-lock.json");
  const installed = readPackages("node_modules/.package-lock.json");
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith("node_modules/") || entry.link) return true;
    const found = installed[path];
    // Packages for other platforms are optional and rightly absent.
    return found ? found.version === entry.version : entry.optional === true || entry.peer === true;
  });
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(repositoryRoot, path), "utf8")).packages;
  } catch {
    return undefined;
  }
}
