import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { importFiles } from "../../import/import-files.ts";
import { writeKicadFiles } from "./write-kicad-files.ts";

/** Projects of any format come out as KiCad projects whose schematic joins the same pins: the writer itself reads back. */

const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../../shared");
const BOARDS = join(SHARED, "boards");
const SCHEMATIC = /\.(kicad_sch|sch|lib|json)$/;
const projects = existsSync(BOARDS)
  ? readdirSync(BOARDS, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  : [];

describe.skipIf(projects.length === 0)("schematics of real projects leave for KiCad", () => {
  test.each(projects)("%s", (project) => {
    const files = readdirSync(join(BOARDS, project), { recursive: true, encoding: "utf8" })
      .filter((name) => SCHEMATIC.test(name))
      .map((name) => ({ name, bytes: readFileSync(join(BOARDS, project, name)) }));
    const { circuit } = importFiles(files);
    if (!circuit) throw new Error(`${project} has no schematic`);
    const { files: written, lost } = writeKicadFiles({ circuit }, project);
    expect(lost.filter(({ code }) => code === "schematic-not-written")).toEqual([]);
    expect(written.map(({ name }) => name)).toContain(`${project}.kicad_sch`);
    const again = importFiles([...written]);
    expect(again.receipt.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    // Written again, the same; of EasyEDA in the order of kinds that a file of KiCad has.
    const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes).split("\n").sort();
    const rewritten = writeKicadFiles({ circuit: again.circuit ?? circuit }, project).files;
    for (const { name, bytes } of written) {
      const lines = text(rewritten.find((file) => file.name === name)?.bytes);
      expect(text(bytes).find((line, index) => line !== lines[index])).toBeUndefined();
    }
  });
});
