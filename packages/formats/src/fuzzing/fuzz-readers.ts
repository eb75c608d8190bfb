import { type ImportReceipt, inEnglish, parseBoard, parseCircuit } from "@tracewright/board";
import { readExcellon } from "../excellon/read-excellon.ts";
import { readGerber } from "../gerber/read-gerber.ts";
import type { ImportFile } from "../import/import-file.ts";
import { importFiles } from "../import/import-files.ts";
import { readKicadFootprint } from "../kicad/board/read-kicad-footprint.ts";
import { writeKicadFiles } from "../kicad/files/write-kicad-files.ts";
import { readIpcD356a } from "../netlist/read-ipc-d356a.ts";

/** What became of one file. A `problem` is an internal error: a reader answers every file, and never with a wrong document. */
export type FuzzOutcome =
  | { readonly status: "read" | "refused" }
  | { readonly status: "problem"; readonly problem: string };

/** One reader, as files reach it. */
export interface FuzzReader {
  /** What files of its kind are called. */
  readonly fileName: string;
  readonly read: (bytes: Uint8Array) => FuzzOutcome;
}

/** More remarks than are reported for one file. */
const MAX_REMARKS = 20_000;
const MAX_MESSAGE = 5_000;
/** Longer ones are cut short and reported in English alone. */
const MAX_WORDED = 3_000;

export const FUZZ_READERS = {
  "kicad-board": imported("case.kicad_pcb"),
  "kicad-footprint": footprint("case.kicad_mod"),
  "kicad-schematic": imported("case.kicad_sch"),
  "kicad-legacy-schematic": imported("case.sch"),
  "kicad-legacy-library": imported("case-cache.lib", [["case.sch", sheetOfLibrary()]]),
  "kicad-project": imported("case.kicad_pro", [["case.kicad_pcb", bareBoard()]]),
  "kicad-rules": imported("case.kicad_dru", [["case.kicad_pcb", bareBoard()]]),
  "easyeda-board": imported("board.json"),
  "easyeda-schematic": imported("schematic.json"),
  archive: imported("case.zip"),
  gerber: drawn("case.gbr", readGerber),
  excellon: drawn("case.drl", readExcellon),
  "ipc-d356a": drawn("case.ipc", readIpcD356a),
} as const satisfies Record<string, FuzzReader>;

export type FuzzReaderName = keyof typeof FUZZ_READERS;

/** As an upload: what is accepted has to be a valid document that can be stored and written again. */
function imported(fileName: string, beside: readonly (readonly [name: string, text: string])[] = []): FuzzReader {
  const others = beside.map(([name, text]): ImportFile => ({ name, bytes: new TextEncoder().encode(text) }));
  return {
    fileName,
    read: (bytes) => {
      const { accepted, board, circuit, receipt } = importFiles([{ name: fileName, bytes }, ...others]);
      const remark = problemOfRemarks(receipt.diagnostics.map(({ message }) => message)) ?? findWordless(receipt);
      if (remark !== undefined) return { status: "problem", problem: remark };
      if (!accepted) {
        const isTold = receipt.diagnostics.some(({ severity, message }) => severity === "error" && message !== "");
        return isTold ? { status: "refused" } : { status: "problem", problem: "refused without a reason" };
      }
      // What lies beside a board is passed over alone.
      if (receipt.diagnostics.some(({ words }) => words?.kind === "companion-not-read")) return { status: "refused" };
      for (const parsed of [
        board && parseBoard(JSON.parse(JSON.stringify(board))),
        circuit && parseCircuit(JSON.parse(JSON.stringify(circuit))),
      ])
        if (parsed?.status === "invalid")
          return { status: "problem", problem: `an invalid document: ${JSON.stringify(parsed.problems[0])}` };
      if (board || circuit) writeKicadFiles({ ...(board && { board }), ...(circuit && { circuit }) }, "case");
      return { status: "read" };
    },
  };
}

/** By itself: in an upload, one that cannot be read is left out. */
function footprint(fileName: string): FuzzReader {
  return {
    fileName,
    read: (bytes) => {
      const read = readKicadFootprint({ fileName, text: new TextDecoder().decode(bytes) });
      const remark = problemOfRemarks(read.diagnostics.map(({ message }) => message));
      const odd = findOddNumber(read.footprint, "");
      const problem = remark ?? (odd === undefined ? undefined : `${odd} is not a finite number`);
      if (problem !== undefined) return { status: "problem", problem };
      if (read.footprint) return { status: "read" };
      return read.diagnostics.length > 0
        ? { status: "refused" }
        : { status: "problem", problem: "refused without a reason" };
    },
  };
}

/** As files of a fab set, which have their remarks beside what could be read. */
function drawn(
  fileName: string,
  read: (text: string) => { readonly diagnostics: readonly { readonly message: string }[] },
): FuzzReader {
  return {
    fileName,
    read: (bytes) => {
      const { diagnostics, ...image } = read(new TextDecoder().decode(bytes));
      const remark = problemOfRemarks(diagnostics.map(({ message }) => message));
      if (remark !== undefined) return { status: "problem", problem: remark };
      const odd = findOddNumber(image, "");
      if (odd !== undefined) return { status: "problem", problem: `${odd} is not a finite number` };
      return { status: diagnostics.length === 0 ? "read" : "refused" };
    },
  };
}

function problemOfRemarks(messages: readonly string[]): string | undefined {
  if (messages.length > MAX_REMARKS) return `${messages.length} remarks`;
  const long = messages.find((message) => message.length > MAX_MESSAGE);
  if (long !== undefined) return `a remark of ${long.length} letters: ${long.slice(0, 80)}`;
  return messages.includes("") ? "a remark that says nothing" : undefined;
}

/** What is said has to be data too, to be said in other languages; only what was cut short is not. */
function findWordless({ diagnostics }: ImportReceipt): string | undefined {
  const wordless = diagnostics.find(({ message, words }) =>
    words ? inEnglish(words) !== message : message.length < MAX_WORDED,
  );
  return wordless && `a remark without words in other languages: ${wordless.message.slice(0, 80)}`;
}

function findOddNumber(value: unknown, path: string): string | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? undefined : path;
  if (typeof value !== "object" || value === null) return undefined;
  const members = value instanceof Map ? [...value] : Object.entries(value);
  for (const [key, member] of members) {
    const odd = findOddNumber(member, `${path}.${key}`);
    if (odd !== undefined) return odd;
  }
  return undefined;
}

function bareBoard(): string {
  return `(kicad_pcb (version 20211014) (layers (0 "F.Cu" signal) (31 "B.Cu" signal) (44 "Edge.Cuts" user))
  (net 0 "") (net 1 "GND") (net 2 "SIG") (gr_rect (start 0 0) (end 20 20) (layer "Edge.Cuts") (width 0.1)))`;
}

function sheetOfLibrary(): string {
  return `EESchema Schematic File Version 4
$Descr A4 11693 8268
$EndDescr
$Comp
L Device:R R1
U 1 1 5A000001
P 2000 2000
F 0 "R1" H 2100 2000 50  0000 L CNN
	1    2000 2000
	1    0    0    -1
$EndComp
$EndSCHEMATC
`;
}
