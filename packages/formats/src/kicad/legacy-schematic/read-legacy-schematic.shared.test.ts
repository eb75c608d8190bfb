import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { importFiles } from "../../import/import-files.ts";
import { openSymbols } from "../library/open-symbols.ts";

/**
 * Real projects of KiCad 4 and 5. Their libraries are not among the shared data: what can be compared is parts by
 * reference and path, hierarchy, that every lacking symbol is reported, and that the pins of those taken from KiCad's
 * are on the nets of the board.
 */

const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../../shared");
const BOARDS = join(SHARED, "boards");
const projects = existsSync(BOARDS)
  ? readdirSync(BOARDS).filter((name) => existsSync(join(BOARDS, name, "legacy_sch")))
  : [];

/** What stands on one side only, by the designer's will: marks, labels and test points drawn on the board alone. */
const ON_BOARD_ALONE: Readonly<Record<string, readonly string[]>> = {
  "hackrf-one": ["MARK1MM", "TESTPOINT-30MIL-MASKONLY"],
  "mppt-2420-lc": ["REF**"],
  tomu: ["3.3V", "Reset", "SWD headers", "Serial headers", "USB power"],
};

describe.skipIf(projects.length === 0)("schematics of KiCad 5 without their libraries", () => {
  test.each(projects)("%s has the parts of its board, and each lacking symbol is told", (project) => {
    const folder = join(BOARDS, project);
    const sheets = readdirSync(join(folder, "legacy_sch")).map((name) => join(folder, "legacy_sch", name));
    const beside = readdirSync(folder).filter((name) => /\.(kicad_pcb|pro)$/.test(name));
    const files = [...sheets, ...beside.map((name) => join(folder, name))].map((path) => ({
      name: path.slice(folder.length + 1),
      bytes: readFileSync(path),
    }));
    const { accepted, circuit, board, receipt } = importFiles(files);
    expect(accepted).toBe(true);
    expect(circuit?.sheets).toHaveLength(sheets.length);
    const references = new Set(circuit?.components.map(({ reference }) => reference));
    const alone = board?.footprints.map(({ reference }) => reference).filter((name) => !references.has(name));
    expect([...new Set(alone)].sort()).toEqual(ON_BOARD_ALONE[project] ?? []);
    const told = new Set(
      receipt.diagnostics
        .filter(({ code }) => code === "missing-library" || code === "assumed-symbols")
        .flatMap(({ subjects }) => subjects ?? []),
    );
    const lacking = new Set(circuit?.components.map(({ librarySymbol }) => librarySymbol.replace(/^.*:/, "")));
    expect([...told].sort()).toEqual([...lacking].sort());
  });

  const FOLDER = "/usr/share/kicad/footprints";
  const disk = { list: (folder: string) => readdirSync(folder), read: (path: string) => readFileSync(path) };
  const sources = [
    ["from memory", undefined] as const,
    ...(existsSync(FOLDER) ? [["of KiCad", openSymbols([FOLDER], disk)] as const] : []),
  ];

  test.each(projects.flatMap((project) => sources.map((source) => [project, ...source] as const)))(
    "%s with symbols %s has no pin on another net than its board",
    (project, _, symbols) => {
      const folder = join(BOARDS, project);
      const named = (names: readonly string[]) =>
        names.map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
      const sheets = readdirSync(join(folder, "legacy_sch")).map((name) => `legacy_sch/${name}`);
      const projectFiles = readdirSync(folder).filter((name) => name.endsWith(".pro"));
      const { circuit } = importFiles(named([...sheets, ...projectFiles]), symbols ? { symbols } : {});
      const { board } = importFiles(named(readdirSync(folder).filter((name) => name.endsWith(".kicad_pcb"))));
      const netOfPad = new Map(
        board?.footprints.flatMap(({ reference, pads }) =>
          pads.flatMap(({ number, net }) => (number !== "" && net ? [[`${reference}.${number}`, net] as const] : [])),
        ),
      );
      const boardNets = new Map<string, Set<string>>();
      let compared = 0;
      for (const { reference, pins } of circuit?.components ?? [])
        for (const { number, net } of pins) {
          const other = netOfPad.get(`${reference}.${number}`);
          if (net === undefined || other === undefined) continue;
          compared += 1;
          boardNets.set(net, (boardNets.get(net) ?? new Set()).add(other));
        }
      expect(compared).toBeGreaterThan(10);
      expect([...boardNets].filter(([, nets]) => nets.size > 1)).toEqual([]);
    },
  );
});
