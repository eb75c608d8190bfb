import { globSync } from "node:fs";
import { basename, join } from "node:path";
import type { Rolldown } from "vite";

type Modules = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

const SOURCE = join(import.meta.dirname, "../src");
/** Pages that are read without an account, on slow lines too: they load nothing that only others need. */
const VISITED = "screens/{start,member}/*-screen.tsx";
/** A module of this many bytes that few pages have is loaded by those alone, in a file of its own. */
const LARGE_MODULE = 40_000;
/** Modules that one file imports only if it is the list of a library. */
const MANY = 60;

/**
 * The files that the bundler puts modules into which several pages share. Left to itself it makes one of every few lines that
 * two lazy parts share: 274 for the workspace, of which a browser asks a server for six at a time.
 */
export const SHARED_FILES = {
  // The log-in page would load all that the start shares code with.
  includeDependenciesRecursively: false,
  groups: [
    { name: "start", tags: ["$initial" as const], priority: 4 },
    { name: "engines", test: /\/packages\//, minShareCount: 2, priority: 3 },
    { name: "workspace", test: /\/apps\/web\/src\/(workspace|verdict)\//, minShareCount: 2, priority: 2 },
    {
      name: sharedFile,
      test: /\/(node_modules|apps\/web\/src)\/(?!i18n\/)/,
      minShareCount: 2,
      maxModuleSize: LARGE_MODULE,
      priority: 1,
    },
  ],
};

let visited: ReadonlySet<string> | undefined;

/** What pages of visitors have stays in small files: each of them loads its own, and the log-in page is short of room. */
function sharedFile(id: string, modules: Modules): string | null {
  visited ??= importedBy(VISITED, modules);
  if (visited.has(id)) return null;
  return id.includes("/node_modules/") ? "components" : "common";
}

/** Pages and all modules that they import, directly or not; not what they load later. */
function importedBy(pages: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const left = globSync(pages, { cwd: SOURCE }).map((page) => join(SOURCE, page));
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const { importedIds = [], code } = modules.getModuleInfo(id) ?? {};
    const named = new Set((code ?? "").match(/\w+/g)?.map(plainName));
    for (const imported of importedIds) {
      const parts = modules.getModuleInfo(imported)?.importedIds ?? [];
      // The list of all that a library has: of its modules those that are asked for by name.
      if (parts.length > MANY) left.push(...parts.filter((part) => named.has(plainName(basename(part)))));
      else left.push(imported);
    }
  }
  return found;
}

/** `useDisclosure` of `use-disclosure.mjs`. */
function plainName(name: string): string {
  return name
    .replace(/\.m?js$/, "")
    .replaceAll("-", "")
    .toLowerCase();
}
