import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Circuit } from "@tracewright/board";
import { describe, expect, test } from "vitest";
import { readKicadSchematic } from "./read-kicad-schematic.ts";
import { WRITTEN_SCHEMATIC_VERSION } from "./schematic-writing.ts";
import { writeKicadSchematic } from "./write-kicad-schematic.ts";

/** Schematics of real projects are the same model when they were written in version 6, and join the same pins in any. */

const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../../shared");
const BOARDS = join(SHARED, "boards");
const sheetsOf = (project: string) => readdirSync(join(BOARDS, project)).filter((name) => name.endsWith(".kicad_sch"));
const projects = existsSync(BOARDS)
  ? readdirSync(BOARDS, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && sheetsOf(entry.name).length > 0)
      .map(({ name }) => name)
  : [];

function joins({ components }: Circuit): string[] {
  const nets = new Map<string, string[]>();
  for (const { symbolPath, pins } of components)
    for (const { net, number } of pins)
      if (net !== undefined) nets.set(net, [...(nets.get(net) ?? []), `${symbolPath} ${number}`]);
  return [...nets.values()].map((pins) => pins.sort().join(" ")).sort();
}

describe.skipIf(projects.length === 0)("schematics of real projects, written and read again", () => {
  test.each(projects)("%s", (project) => {
    const files = sheetsOf(project).map((fileName) => ({
      fileName,
      text: readFileSync(join(BOARDS, project, fileName), "utf8"),
    }));
    const stem = readdirSync(join(BOARDS, project))
      .find((name) => name.endsWith(".kicad_pro"))
      ?.replace(/\.kicad_pro$/, "");
    const { circuit, version } = readKicadSchematic(files, stem === undefined ? {} : { stem });
    if (!circuit) throw new Error(`${project} was not read`);
    const written = writeKicadSchematic(circuit).files;
    const root = written[0]?.fileName.replace(/\.kicad_sch$/, "") ?? "";
    const again = readKicadSchematic(written, { stem: root }).circuit;
    if (!again) throw new Error(`${project} was not read again`);
    expect(joins(again)).toEqual(joins(circuit));
    expect(writeKicadSchematic(again).files).toEqual(written);
    if (version !== WRITTEN_SCHEMATIC_VERSION) return;
    const used = new Set(circuit.sheets.flatMap(({ symbols }) => symbols.map(({ librarySymbol }) => librarySymbol)));
    const kept = Object.entries(circuit.librarySymbols).filter(([name]) => used.has(name));
    expect(again).toEqual({ ...circuit, librarySymbols: Object.fromEntries(kept) });
  });
});
