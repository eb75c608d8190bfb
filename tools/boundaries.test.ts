import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { importCircles } from "./import-circles.ts";

const root = join(import.meta.dirname, "..");

/** Who may import whom; a row is all that the part may import of this project. Tests may look further. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  "packages/algorithms": [],
  "packages/geometry": [],
  "packages/text": ["geometry"],
  "packages/board": ["algorithms", "geometry", "text"],
  "packages/assembly": ["board", "geometry", "text"],
  "packages/formats": ["algorithms", "assembly", "board", "geometry", "text"],
  "packages/fabrication": ["algorithms", "board", "formats", "geometry", "text"],
  "packages/checks": ["algorithms", "board", "geometry", "text"],
  "packages/blocks": ["assembly", "board", "checks", "geometry", "text"],
  "packages/logic": ["blocks", "board", "footprints", "geometry", "text"],
  "packages/pours": ["board", "geometry", "text"],
  "packages/footprints": ["board", "geometry", "text"],
  "packages/datasheets": ["board"],
  "packages/catalogue": ["assembly", "board"],
  "packages/solids": ["board", "fabrication", "footprints", "formats", "geometry", "pours", "text"],
  "packages/placement": ["algorithms", "board", "footprints", "geometry", "text"],
  "packages/routing": ["algorithms", "board", "geometry", "text"],
  "packages/threads": ["placement", "routing"],
  "packages/flows": [
    "algorithms",
    "board",
    "checks",
    "fabrication",
    "formats",
    "geometry",
    "placement",
    "pours",
    "routing",
    "solids",
  ],
  "packages/block-library": [
    "blocks",
    "board",
    "catalogue",
    "checks",
    "flows",
    "footprints",
    "formats",
    "geometry",
    "text",
  ],
  "packages/rendering": ["board", "geometry", "text"],
  "packages/editor": ["algorithms", "board", "checks", "geometry", "text"],
  "packages/drawings": ["assembly", "board", "fabrication", "formats", "geometry", "rendering", "text"],
  "apps/web": [
    "assembly",
    "blocks",
    "board",
    "checks",
    "editor",
    "formats",
    "geometry",
    "logic",
    "placement",
    "pours",
    "rendering",
    "routing",
    "text",
  ],
  "apps/server": [
    "assembly",
    "block-library",
    "blocks",
    "board",
    "catalogue",
    "checks",
    "datasheets",
    "drawings",
    "fabrication",
    "flows",
    "footprints",
    "formats",
    "geometry",
    "logic",
    "rendering",
    "text",
    "threads",
  ],
  "apps/cli": [
    "assembly",
    "board",
    "checks",
    "drawings",
    "fabrication",
    "flows",
    "footprints",
    "formats",
    "geometry",
    "placement",
    "threads",
  ],
};

/** Engines run in the worker role alone: the files outside this folder serve requests. */
const ENGINES = ["placement", "routing", "pours", "flows", "threads"];
const WORKER_ROLE = "apps/server/src/threads/";

/** The engine workbench, fetched by nobody else: all other pages stay small. */
const WORKBENCH = "apps/web/src/dev/";

/** Engines that the workspace has, each in a thread of its own: fetched when zones are first filled … */
const ZONE_FILL = "apps/web/src/workspace/zone-fill/fill-worker.ts";
/** … and when parts are first routed around. */
const REROUTE = "apps/web/src/workspace/reroute/reroute-worker.ts";
/** … and when a layout is first replicated. */
const REPLICATE = "apps/web/src/workspace/replicate/replicate-worker.ts";

/** Runs the engines' jobs on threads of Node.js; all other packages run anywhere. */
const NODE_ONLY = "packages/threads";

const IMPORT = /(?:from|import)\s*\(?\s*["']([^"']+)["']/g;

describe("the layers of the house", () => {
  it("inside every part, imports run one way, those of types too", () => {
    const files = new Map<string, Set<string>>();
    for (const { file, target } of Object.keys(MAY_IMPORT).flatMap(importsOf)) {
      const targets = files.get(file) ?? new Set();
      if (target.startsWith(".")) targets.add(join(dirname(file), target));
      files.set(file, targets);
    }
    expect(importCircles(files)).toEqual([]);
  });

  it("inside every part, folders import one way at every depth, as files do", () => {
    const imports = Object.keys(MAY_IMPORT).flatMap(importsOf);
    const depths = [...new Set(imports.map(({ file }) => file.split("/").length))].filter((depth) => depth > SRC_DEPTH);
    expect(Math.max(...depths)).toBeGreaterThanOrEqual(7);
    for (const depth of depths) {
      const rooms = new Map<string, Set<string>>();
      for (const { file, target } of imports) {
        const from = roomOf(file, depth);
        const targets = rooms.get(from) ?? new Set();
        const to = target.startsWith(".") ? roomOf(join(dirname(file), target), depth) : from;
        if (to !== from) targets.add(to);
        rooms.set(from, targets);
      }
      expect(rooms.size).toBeGreaterThan(100);
      expect(importCircles(rooms), `${depth - SRC_DEPTH} below src`).toEqual([]);
    }
  });

  it("a circle of imports would be found", () => {
    const files = new Map([
      ["a.ts", new Set(["b.ts", "d.ts"])],
      ["b.ts", new Set(["c.ts"])],
      ["c.ts", new Set(["a.ts"])],
      ["d.ts", new Set(["c.ts", "e.ts"])],
      ["e.ts", new Set<string>()],
    ]);
    expect(importCircles(files)).toEqual([["a.ts", "b.ts", "c.ts", "d.ts"]]);
  });

  for (const [part, allowed] of Object.entries(MAY_IMPORT))
    it(`${part} imports only ${allowed.length > 0 ? allowed.join(", ") : "itself"}`, () => {
      const trespasses = importsOf(part).filter(
        ({ target }) => target.startsWith("@tracewright/") && !allowed.includes(target.slice("@tracewright/".length)),
      );
      expect(trespasses).toEqual([]);
    });

  it("no part reaches into another part's inside", () => {
    const parts = Object.keys(MAY_IMPORT).flatMap(importsOf);
    expect(parts.filter(({ target }) => /^@tracewright\/[^/]+\//.test(target))).toEqual([]);
  });

  it("what is in a folder testing is imported by tests alone", () => {
    const imports = Object.keys(MAY_IMPORT).flatMap(importsOf);
    expect(imports.filter(({ target }) => /\/testing(\/|$)/.test(target))).toEqual([]);
  });

  it("the server's web role imports no engine", () => {
    const engineImports = importsOf("apps/server").filter(
      ({ file, target }) =>
        !file.startsWith(WORKER_ROLE) && ENGINES.some((engine) => target === `@tracewright/${engine}`),
    );
    expect(engineImports).toEqual([]);
  });

  it("the browser imports formats and engines for the engine workbench alone, and an engine in a thread of its own", () => {
    const heavyImports = importsOf("apps/web").filter(
      ({ file, target }) =>
        !file.startsWith(WORKBENCH) &&
        ![ZONE_FILL, REROUTE, REPLICATE].includes(file) &&
        ["formats", ...ENGINES].some((part) => target === `@tracewright/${part}`),
    );
    expect(heavyImports).toEqual([]);
  });

  it("packages use no Node module and no browser global", () => {
    const nodeImports = Object.keys(MAY_IMPORT)
      .filter((part) => part.startsWith("packages/") && part !== NODE_ONLY)
      .flatMap(importsOf)
      .filter(({ target }) => target.startsWith("node:"));
    expect(nodeImports).toEqual([]);
  });
});

/** Segments of `packages/board/src`. */
const SRC_DEPTH = 3;

/** The folder of so many segments that a file stands in; a file that stands higher is a room of its own. */
function roomOf(file: string, depth: number): string {
  return file.split("/").slice(0, depth).join("/");
}

function importsOf(part: string): { file: string; target: string }[] {
  return globSync(`${part}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(IMPORT)].map(([, target]) => ({
        file,
        target: target ?? "",
      })),
    );
}
