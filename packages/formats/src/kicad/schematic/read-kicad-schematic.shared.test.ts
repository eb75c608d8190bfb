import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { importFiles } from "../../import/import-files.ts";

/** Schematics of real projects mean the circuit of their own boards, which KiCad drew from them. */

const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../../shared");
const BOARDS = join(SHARED, "boards");
const projects = existsSync(BOARDS)
  ? readdirSync(BOARDS, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => readdirSync(join(BOARDS, name)).some((file) => file.endsWith(".kicad_sch")))
  : [];
/** Where the designers drew a wire and did not bring it to the board. */
const DRIFTED: Readonly<Record<string, readonly string[]>> = {
  "lily58-lite": ["D3", "SW6"],
};

describe.skipIf(projects.length === 0)("schematics of real projects", () => {
  test.each(projects)("%s means what its board joins", (project) => {
    const folder = join(BOARDS, project);
    const files = readdirSync(folder)
      .filter((name) => /\.kicad_(sch|pcb|pro)$/.test(name))
      .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
    const { circuit, board, receipt } = importFiles(files);
    const differences = receipt.diagnostics.filter(({ catalogue }) => catalogue === 70018);
    expect(differences.flatMap(({ subjects }) => subjects ?? []).sort()).toEqual(DRIFTED[project] ?? []);
    expect(
      receipt.diagnostics.filter(({ severity, catalogue }) => severity === "error" && catalogue !== 70018),
    ).toEqual([]);
    const onBoard = circuit?.components.filter((component) => component.onBoard).length ?? 0;
    expect(onBoard).toBeGreaterThan(0);
    const names = new Set(board?.nets.map(({ name }) => name));
    const named = circuit?.nets.filter(({ name }) => !name.startsWith("unconnected-")) ?? [];
    const alike = named.filter(({ name }) => names.has(name)).length;
    expect(alike / named.length).toBeGreaterThan(0.9);
  });
});
