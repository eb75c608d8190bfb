import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SimpleRoute, SimpleTrace } from "./simple-route.ts";

const PACKAGE = "@tscircuit/capacity-autorouter";
const FOLDER = join(import.meta.dirname, "../../.cache/peers/tscircuit");

/** A run of the autorouter, stepped by its caller. */
export interface Solver {
  readonly solved: boolean;
  readonly failed: boolean;
  readonly error?: string | null;
  step(): void;
  getOutputSimpleRouteJson(): { readonly traces?: readonly SimpleTrace[] };
}

interface AutorouterModule {
  readonly AutoroutingPipelineSolver4: new (problem: SimpleRoute) => Solver;
}

/**
 * Of its pipelines the fourth: on the boards tried KiCad objects to less in its results than in those of the default
 * one, the ninth (ecc83-pp 0 : 4, pi_plant_MCP3002 0 : 2, complex_hierarchy 7 : 57 errors).
 *
 * The package does not come with the project: with its peers it brings 51 packages of 80 MB, a second TypeScript and a
 * native module under the MPL among them, for one comparison.
 */
export async function loadAutorouter(): Promise<AutorouterModule["AutoroutingPipelineSolver4"]> {
  const path = findAutorouter();
  if (path === undefined) throw new Error(HOW_TO_INSTALL);
  const module: AutorouterModule = await import(pathToFileURL(path).href);
  return module.AutoroutingPipelineSolver4;
}

export const HOW_TO_INSTALL =
  `${PACKAGE} is not installed; npm install --prefix bench/.cache/peers/tscircuit --legacy-peer-deps ` +
  `${PACKAGE}@0.0.1035 graphics-debug@0.0.99 fetches it (40 MB, MIT)`;

/** Its file, in the bench's own folder or wherever else packages of the bench are found; undefined: nowhere. */
export function findAutorouter(): string | undefined {
  const folders = [FOLDER, import.meta.dirname].flatMap(
    (from) => createRequire(join(from, "here.js")).resolve.paths(PACKAGE) ?? [],
  );
  return folders.map((folder) => join(folder, PACKAGE, "dist/index.js")).find((path) => existsSync(path));
}
