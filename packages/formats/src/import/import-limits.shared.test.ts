import { globSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { importFiles } from "./import-files.ts";

const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../shared");
const FILES = globSync(["boards/*/*.{kicad_pcb,kicad_sch,json}", "bench/*.kicad_pcb"], { cwd: SHARED }).filter(
  (path) => basename(path) !== "index.json",
);

describe.skipIf(FILES.length === 0)("the limits of import", () => {
  test.each(FILES)("refuse no real design: %s", (path) => {
    const { receipt } = importFiles([{ name: basename(path), bytes: readFileSync(join(SHARED, path)) }]);
    expect(receipt.diagnostics.filter(({ code }) => code === "too-large").map(({ message }) => message)).toEqual([]);
  });
});
