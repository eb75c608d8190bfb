import {
  type Board,
  type Circuit,
  DEFAULT_RULES,
  type DesignRules,
  type Diagnostic,
  type Footprint,
  type ImportReceipt,
  placeOfSubjects,
  type ReceiptLine,
  toMm,
  withAntennaRooms,
  worded,
} from "@tracewright/board";
import { shortened } from "../diagnostics/shortened.ts";
import { readEasyedaBoard } from "../easyeda/board/read-easyeda-board.ts";
import { readEasyedaSchematic } from "../easyeda/schematic/read-easyeda-schematic.ts";
import { type EasyedaFile, sortEasyedaFiles } from "../easyeda/sort-easyeda-files.ts";
import { readKicadBoard } from "../kicad/board/read-kicad-board.ts";
import { readKicadFootprint } from "../kicad/board/read-kicad-footprint.ts";
import { readLegacySchematic } from "../kicad/legacy-schematic/read-legacy-schematic.ts";
import type { OpenSymbols } from "../kicad/library/open-symbols.ts";
import { readCustomRules } from "../kicad/project/read-custom-rules.ts";
import { readProjectRules } from "../kicad/project/read-project-rules.ts";
import { type KicadSchematicOutcome, readKicadSchematic } from "../kicad/schematic/read-kicad-schematic.ts";
import { boardExcess } from "../limits/board-excess.ts";
import { oversizeRefusal } from "../limits/oversize.ts";
import { baseName } from "../schematic/sheet-hierarchy.ts";
import type { SourceText } from "../sexpr/parse-s-expression.ts";
import { compareCircuitWithBoard } from "./compare-circuit-with-board.ts";
import type { ImportFile } from "./import-file.ts";
import { nameFootprintLibraries } from "./name-footprint-libraries.ts";
import { holdDesign, type OpenedFile, openArchives } from "./open-archives.ts";
import { padsWithoutCopper } from "./pads-without-copper.ts";
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

/** Large files, which stay the bytes they came as, and the others. */
type SourceFile = Extract<
  SniffedFile,
  { readonly text: SourceText; readonly kind: "kicad-board" | "kicad-schematic" | "kicad-footprint" }
>;
type TextFile = Extract<SniffedFile, { readonly text: string }>;
type WithText = OpenedFile & { readonly sniffed: SourceFile | TextFile };
type WithSource = OpenedFile & { readonly sniffed: SourceFile };
type WithString = OpenedFile & { readonly sniffed: TextFile };

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
  const ofKind = (kind: TextFile["kind"]) => files.filter((entry): entry is WithString => entry.sniffed.kind === kind);
  const sourcesOf = (kind: SourceFile["kind"]) =>
    files.filter((entry): entry is WithSource => entry.sniffed.kind === kind);
  const boards = sourcesOf("kicad-board");
  const schematics = sourcesOf("kicad-schematic");
  const easyeda = sortEasyedaFiles(
    files.flatMap(({ file, sniffed }): EasyedaFile[] =>
      sniffed.kind === "easyeda" ? [{ fileName: file.name, json: sniffed.json }] : [],
    ),
  );
  diagnostics.push(...easyeda.diagnostics);
  const lines: ReceiptLine[] = [];
  const versions = new Map<SniffedFile["kind"], number>();
  let board: Board | undefined;
  let circuit: Circuit | undefined;
  let lacksRules = false;
  const boardNames = [...boards.map(({ file }) => file.name), ...easyeda.boards.map(({ fileName }) => fileName)];
  if (boardNames.length > 1) diagnostics.push(severalBoards(boardNames));
  else if (easyeda.boards[0]) {
    const { fileName, document } = easyeda.boards[0];
    const read = readEasyedaBoard(fileName, document);
    board = read.board;
    lines.push(...read.lines);
    diagnostics.push(...read.diagnostics);
  } else if (boards[0]) {
    const { name: fileName } = boards[0].file;
    const read = readKicadBoard(boardFile(boards[0], ofKind("kicad-project"), ofKind("kicad-rules")));
    const excess = read.board ? boardExcess(read.board) : [];
    if (excess.length === 0) board = read.board;
    if (read.version !== undefined) versions.set("kicad-board", read.version);
    lines.push(...read.lines);
    diagnostics.push(...read.diagnostics, ...excess.map((one) => oversizeRefusal(fileName, one)));
    if (board && read.lacksRules && hasCopper(board)) {
      lacksRules = true;
      diagnostics.push(rulesAreDefaults(fileName, board));
    }
  }
  const [sheet] = easyeda.sheets;
  const kicad = schematics[0] ?? ofKind("kicad-legacy-schematic")[0];
  if (sheet && kicad) diagnostics.push(twoSchematics(sheet.fileName, kicad.file.name));
  else if (sheet) {
    const read = readEasyedaSchematic(easyeda.sheets, easyeda.schematicTitle);
    circuit = read.circuit;
    lines.push(...read.lines);
    diagnostics.push(...read.diagnostics);
  } else if (kicad) {
    const read = readSchematic(schematics, { ofKind, named: boards[0] ?? ofKind("kicad-project")[0], symbols });
    circuit = read.circuit;
    if (read.version !== undefined) versions.set(read.kind, read.version);
    lines.push(...read.lines);
    diagnostics.push(...read.diagnostics);
  }
  const libraryOf = nameFootprintLibraries(ofKind("kicad-footprint-table").map(({ sniffed }) => sniffed.text));
  const footprints = sourcesOf("kicad-footprint").flatMap(({ file, sniffed }) => {
    const read = readKicadFootprint({ fileName: file.name, text: sniffed.text, library: libraryOf(file.name) });
    // One footprint that cannot be read is missed, or not, when a part asks for it.
    diagnostics.push(...read.diagnostics.map(asRemark));
    return read.footprint ?? [];
  });
  if (footprints.length > 0)
    lines.push({ kind: "footprint files", read: footprints.length, kept: 0, converted: 0, dropped: 0 });
  if (board && isWithoutItems(board) && (circuit || board.layers.length === 0)) {
    diagnostics.push(emptyBoard(boardNames[0] ?? "", circuit !== undefined));
    board = undefined;
  }
  if (board) diagnostics.push(...padsWithoutCopper(boardNames[0] ?? "", board));
  const rules = board || !circuit ? undefined : rulesOf(ofKind("kicad-project"), ofKind("kicad-rules"), diagnostics);
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
  const receipt: ImportReceipt = {
    files: files.map(({ file, sniffed }) => ({
      name: file.name,
      bytes: file.bytes.length,
      recognisedAs: easyeda.names.get(file.name) ?? nameOf(sniffed, versions),
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
    ...(isReadable && lacksRules && { lacksRules }),
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

/**
 * The schematic in the newest form there is: KiCad 6 and later write theirs beside the files of KiCad 5 that they
 * made it from.
 */
function readSchematic(
  schematics: readonly WithSource[],
  beside: {
    readonly ofKind: (kind: TextFile["kind"]) => readonly WithString[];
    readonly named: WithText | undefined;
    readonly symbols: OpenSymbols | undefined;
  },
): KicadSchematicOutcome & { readonly kind: SniffedFile["kind"] } {
  const { ofKind, named, symbols } = beside;
  const texts = (entries: readonly WithString[]) =>
    entries.map(({ file, sniffed }) => ({ fileName: file.name, text: sniffed.text }));
  const stem = named && { stem: stemOf(baseName(named.file.name)) };
  const sheets = schematics.map(({ file, sniffed }) => ({ fileName: file.name, text: sniffed.text }));
  const legacy = {
    sheets: texts(ofKind("kicad-legacy-schematic")),
    libraries: texts(ofKind("kicad-legacy-library")),
    documentation: texts(ofKind("kicad-legacy-documentation")),
  };
  if (sheets.length === 0)
    return { ...readLegacySchematic(legacy, { ...stem, symbols }), kind: "kicad-legacy-schematic" };
  const read = readKicadSchematic(sheets, stem);
  const older = legacy.sheets.map(
    ({ fileName }): Diagnostic => ({
      severity: "warning",
      code: "older-schematic",
      ...worded("older-schematic", { file: fileName }),
      file: fileName,
    }),
  );
  return { ...read, diagnostics: [...read.diagnostics, ...older], kind: "kicad-schematic" };
}

/** The project file of the same name wins; a single one of another name is taken too. */
function boardFile(board: WithSource, projects: readonly WithString[], rules: readonly WithString[]) {
  const beside = (candidates: readonly WithString[]) =>
    candidates.find(({ file }) => stemOf(file.name) === stemOf(board.file.name)) ??
    (candidates.length === 1 ? candidates[0] : undefined);
  // KiCad 6 leaves the project file of KiCad 5 lying beside the one it made of it.
  const project = beside(projects.filter(({ sniffed }) => /^\s*\{/.test(sniffed.text))) ?? beside(projects);
  const custom = beside(rules);
  return {
    fileName: board.file.name,
    text: board.sniffed.text,
    ...(project && { project: { fileName: project.file.name, text: project.sniffed.text } }),
    ...(custom && { customRules: { fileName: custom.file.name, text: custom.sniffed.text } }),
  };
}

function asRemark({ catalogue: _, ...diagnostic }: Diagnostic): Diagnostic {
  if (diagnostic.severity !== "error") return diagnostic;
  const problem = diagnostic.words?.facts.problem ?? diagnostic.message;
  return {
    ...diagnostic,
    severity: "warning",
    ...worded("footprint-file-left-out", { file: diagnostic.file, problem }),
  };
}

/** The rules of the only project file there is; of several, the owner is unknown. */
function rulesOf(
  projects: readonly WithString[],
  customRules: readonly WithString[],
  diagnostics: Diagnostic[],
): DesignRules | undefined {
  const [project] = projects;
  if (!project || projects.length > 1) return undefined;
  const read = readProjectRules(project.sniffed.text, { fileName: project.file.name, base: DEFAULT_RULES });
  diagnostics.push(...read.diagnostics);
  const [custom] = customRules;
  if (!custom) return read.rules;
  const further = readCustomRules(custom.sniffed.text, { fileName: custom.file.name, base: read.rules });
  diagnostics.push(...further.diagnostics);
  return further.rules;
}

function stemOf(name: string): string {
  return name.replace(/\.[^./]*$/, "");
}

/** Copper that was drawn by rules. */
function hasCopper({ tracks, vias, zones }: Board): boolean {
  return tracks.length + vias.length + zones.length > 0;
}

function rulesAreDefaults(file: string, { rules }: Board): Diagnostic {
  const {
    clearance = 0,
    trackWidth = 0,
    viaDiameter = 0,
    viaDrill = 0,
  } = rules.netClasses.find(({ name }) => name === "Default") ?? {};
  return {
    severity: "warning",
    code: "rules-missing",
    ...worded("rules-missing", {
      file,
      project: file.replace(/^.*\//, "").replace(/\.kicad_pcb$/i, ".kicad_pro"),
      clearance: toMm(clearance),
      width: toMm(trackWidth),
      via: `${toMm(viaDiameter)} / ${toMm(viaDrill)}`,
    }),
    file,
  };
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
