import {
  type Board,
  type Circuit,
  type DesignRules,
  type Diagnostic,
  type Footprint,
  type ImportReceipt,
  placeOfSubjects,
  type ReceiptLine,
  withAntennaRooms,
  worded,
} from "@tracewright/board";
import { shortened } from "../diagnostics/shortened.ts";
import type { OpenSymbols } from "../kicad/library/open-symbols.ts";
import { compareCircuitWithBoard } from "./compare-circuit-with-board.ts";
import type { ImportFile } from "./import-file.ts";
import { holdDesign, openArchives } from "./open-archives.ts";
import { padsWithoutCopper } from "./pads-without-copper.ts";
import type { ReadBoard, ReadCircuit } from "./readers/reader.ts";
import { READERS } from "./readers/readers.ts";
import { remarksOnFile } from "./remarks-on-file.ts";
import { setNestedProjectsAside } from "./set-nested-projects-aside.ts";
import type { SniffedFile } from "./sniffed-file.ts";

export interface ImportOutcome {
  /**
   * False when anything was refused: then neither board nor circuit is there, and nothing may be stored. Where nothing
   * but differences between the two (catalogue 70018) stands against it, both are there for choosing a side.
   */
  readonly accepted: boolean;
  readonly receipt: ImportReceipt;
  readonly board?: Board;
  readonly circuit?: Circuit;
  /** Footprints that were handed in as files of their own. */
  readonly footprints: readonly Footprint[];
  /** The board came without the project file that holds its rules: it has KiCad's defaults, which the designer did not choose. */
  readonly lacksRules?: true;
  /** Rules of a project file that came without a board: those of the board to be made. */
  readonly rules?: DesignRules;
}

export interface ImportOptions {
  /** Names of files that were not handed in because they are of no use. */
  readonly passedOver?: readonly string[];
  /** KiCad's symbol libraries where the machine has them: schematics of KiCad 4 and 5 do not bring their symbols. */
  readonly symbols?: OpenSymbols;
}

/**
 * Imports what a person handed in: boards, schematics, project files, zips of them. Content decides what a file is,
 * never its name; only the given files are looked at. Bad input is answered in the receipt, never thrown. Names of copies
 * that were not even opened (`passedOver`) are reported there.
 */
export function importFiles(
  given: readonly ImportFile[],
  { passedOver = [], symbols }: ImportOptions = {},
): ImportOutcome {
  const opened = openArchives(given, passedOver);
  const { files, diagnostics: onNested } = setNestedProjectsAside(opened.files);
  const diagnostics = [...opened.diagnostics, ...onNested];
  const beside = { hasDesign: holdDesign(files) };
  for (const entry of files) diagnostics.push(...remarksOnFile(entry, beside));
  const found = READERS.flatMap(({ read }) => read?.(files, { symbols }) ?? []);
  diagnostics.push(...found.flatMap((one) => one.diagnostics ?? []));
  const lines: ReceiptLine[] = [];
  const versions = new Map<SniffedFile["kind"], number>();
  const take = ({ version, ...read }: ReadBoard | ReadCircuit) => {
    if (version) versions.set(version.of, version.number);
    lines.push(...read.lines);
    diagnostics.push(...read.diagnostics);
  };
  const boards = found.flatMap((one) => one.boards ?? []);
  const boardNames = boards.map(({ fileName }) => fileName);
  if (boards.length > 1) diagnostics.push(severalBoards(boardNames));
  const readBoard = boards.length === 1 ? boards[0]?.read() : undefined;
  if (readBoard) take(readBoard);
  let board = readBoard?.board;
  const [schematic, rival] = found.flatMap((one) => one.schematic ?? []);
  if (schematic && rival) diagnostics.push(twoSchematics(rival.fileName, schematic.fileName));
  const readCircuit = rival ? undefined : schematic?.read();
  if (readCircuit) take(readCircuit);
  const circuit = readCircuit?.circuit;
  const readFootprints = found.flatMap((one) => one.footprints?.() ?? []);
  const footprints = readFootprints.flatMap((read) => read.footprints);
  diagnostics.push(...readFootprints.flatMap((read) => read.diagnostics));
  if (footprints.length > 0)
    lines.push({ kind: "footprint files", read: footprints.length, kept: 0, converted: 0, dropped: 0 });
  if (board && isWithoutItems(board) && (circuit || board.layers.length === 0)) {
    diagnostics.push(emptyBoard(boardNames[0] ?? "", circuit !== undefined));
    board = undefined;
  }
  if (board) diagnostics.push(...padsWithoutCopper(boardNames[0] ?? "", board));
  const readRules = board || !circuit ? undefined : found.find((one) => one.rules)?.rules?.();
  diagnostics.push(...(readRules?.diagnostics ?? []));
  const rules = readRules?.rules;
  const isRefused = () => diagnostics.some(({ severity }) => severity === "error");
  if (!board && !circuit && !isRefused()) diagnostics.push(nothingToImport(given));
  const isReadable = !isRefused();
  if (board && circuit && isReadable) {
    diagnostics.push(
      ...compareCircuitWithBoard(circuit, board, {
        schematic: circuit.sheets[0]?.fileName ?? "",
        board: boardNames[0] ?? "",
      }),
    );
  }
  const names = new Map(found.flatMap((one) => [...(one.names ?? [])]));
  const receipt: ImportReceipt = {
    files: files.map(({ file, sniffed }) => ({
      name: file.name,
      bytes: file.bytes.length,
      recognisedAs: names.get(file.name) ?? nameOf(sniffed, versions),
    })),
    lines,
    diagnostics: (board ? located(board, diagnostics) : diagnostics).map(shortened),
  };
  return {
    accepted: !isRefused(),
    receipt,
    ...(isReadable && board && { board: withAntennaRooms(board) }),
    ...(isReadable && circuit && { circuit }),
    footprints,
    ...(isReadable && readBoard?.lacksRules && { lacksRules: true }),
    ...(rules && { rules }),
  };
}

/** Remarks on parts, pads and nets get the place on the board where these stand. */
function located(board: Board, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    if (diagnostic.place || !diagnostic.subjects) return diagnostic;
    const place = placeOfSubjects(board, diagnostic.subjects);
    return place ? { ...diagnostic, place } : diagnostic;
  });
}

/** KiCad makes a board file with every project, which stays empty until the layout is begun. */
function isWithoutItems({ footprints, tracks, vias, zones, graphics, texts, dimensions }: Board): boolean {
  return [footprints, tracks, vias, zones, graphics, texts, dimensions].every(({ length }) => length === 0);
}

function emptyBoard(file: string, hasSchematic: boolean): Diagnostic {
  return hasSchematic
    ? { severity: "info", code: "empty-board", ...worded("empty-board", { file }), file }
    : { severity: "error", code: "empty-board", catalogue: 70004, ...worded("empty-board-alone", { file }), file };
}

function severalBoards(names: readonly string[]): Diagnostic {
  return {
    severity: "error",
    code: "several-boards",
    catalogue: 70004,
    ...worded("several-boards", { count: names.length, names: names.join(", ") }),
    file: names[0] ?? "",
    subjects: names,
  };
}

function twoSchematics(easyeda: string, kicad: string): Diagnostic {
  return {
    severity: "error",
    code: "several-schematics",
    catalogue: 70004,
    ...worded("two-schematics", { easyeda, kicad }),
    file: easyeda,
    subjects: [easyeda, kicad],
  };
}

function nothingToImport(given: readonly ImportFile[]): Diagnostic {
  return {
    severity: "error",
    code: "nothing-to-import",
    catalogue: 70004,
    ...worded("nothing-to-import", {}),
    file: given[0]?.name ?? "",
  };
}

function nameOf(sniffed: SniffedFile, versions: ReadonlyMap<SniffedFile["kind"], number>): string {
  const version = versions.get(sniffed.kind);
  if (version !== undefined) return `${sniffed.kind} ${version}`;
  return sniffed.kind === "other" || sniffed.kind === "broken" ? "unused" : sniffed.kind;
}
