import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { importFiles } from "../import/import-files.ts";
import { writeKicadBoard } from "./board/write-kicad-board.ts";
import { documentedLosses } from "./documented-losses.fixture.ts";
import { writeKicadSchematic } from "./schematic/write-kicad-schematic.ts";

/** Whole projects, read and written: nothing of them is lost under a name that the docs do not list. */
const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../shared");
const folders = [...new Set(globSync(join(SHARED, "boards/*/*.kicad_pcb")).map((path) => dirname(path)))];
const PROJECT_FILE = /\.(kicad_pcb|kicad_sch|kicad_pro|kicad_dru|sch|lib|dcm|pro)$/;

const DOCS = resolve(import.meta.dirname, "../../../../docs/formats");
const documented = ["kicad-board.md", "kicad-schematic.md"].flatMap((page) =>
  documentedLosses(readFileSync(join(DOCS, page), "utf8")),
);
const isDocumented = (loss: string) =>
  documented.some((known) => {
    const [beginning = "", ...further] = known.split("…");
    const end = further.at(-1) ?? "";
    return further.length === 0 ? loss === known : loss.startsWith(beginning) && loss.endsWith(end.replace(/ $/, ""));
  });

describe.skipIf(folders.length === 0)("real projects lose nothing that the docs do not name", () => {
  it.each(folders)("%s", (folder) => {
    const files = globSync(join(folder, "**/*"))
      .filter((path) => PROJECT_FILE.test(path))
      .map((path) => ({ name: basename(path), bytes: new Uint8Array(readFileSync(path)) }));
    const { receipt, board, circuit } = importFiles(files);
    if (!board) throw new Error(receipt.diagnostics[0]?.message);
    const counted = receipt.lines.flatMap(({ kind, dropped, converted }) => [
      ...(dropped > 0 ? [`dropped ${kind}`] : []),
      ...(converted > 0 ? [`converted ${kind}`] : []),
    ]);
    const told = [...writeKicadBoard(board).lost, ...(circuit ? writeKicadSchematic(circuit).lost : [])].map(
      ({ message }) => `left out ${/^In the [^:]*: \d+ × (.*)\.$/.exec(message)?.[1] ?? message}`,
    );
    expect([...counted, ...told].filter((loss) => !isDocumented(loss))).toEqual([]);
  });
});
