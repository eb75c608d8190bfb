import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readKicadBoard } from "@tracewright/formats";
import { describe, expect, it } from "vitest";
import { writeFabFiles } from "../write-fab-files.ts";
import { proveFabFiles } from "./prove-fab-files.ts";

const shared = process.env.TRACEWRIGHT_SHARED ?? join(process.cwd(), "..", "shared");
const boards = ["rp2040-stamp/rp2040_stamp", "tomu/tomu", "spellcaster/spellcaster", "pslab/PSLab"].map((name) =>
  join(shared, "boards", `${name}.kicad_pcb`),
);

// Needs the shared test data folder; skips where it is absent.
describe.skipIf(!existsSync(shared))("fab files of real boards", () => {
  for (const path of boards)
    it(`proves ${basename(path)} with either preset, and not with a drill file left out`, () => {
      const { board } = readKicadBoard({ fileName: basename(path), text: readFileSync(path, "utf8") });
      if (!board) throw new Error(`${path} was not read`);
      for (const preset of ["x2", "jlc"] as const) {
        const files = writeFabFiles(board, { preset, name: "b", createdAt: new Date(0) });
        const { checks } = proveFabFiles(board, files);
        expect(checks.filter(({ passed }) => !passed)).toEqual([]);
        const short = proveFabFiles(
          board,
          files.filter(({ name }) => !name.endsWith("-PTH.drl")),
        );
        expect(short.checks.filter(({ passed }) => !passed).map(({ id }) => id)).toContain("plated-holes");
      }
    });
});
