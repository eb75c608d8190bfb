import type { Board, Circuit, Diagnostic, ImportReceipt, ReceiptLine } from "@tracewright/board";
import { readKicadBoard } from "../kicad/board/read-kicad-board.ts";
import { expandArchive } from "./expand-archive.ts";
import type { ImportFile } from "./import-file.ts";
import { type SniffedFile, sniffKind } from "./sniff-kind.ts";

export interface ImportOutcome {
  /** False when anything was refused: then neither board nor circuit is there, and nothing may be stored. */
  readonly accepted: boolean;
  readonly receipt: ImportReceipt;
  readonly board?: Board;
  readonly circuit?: Circuit;
}

type Sniffed = { readonly file: ImportFile; readonly sniffed: SniffedFile };
type WithText = Sniffed & { readonly sniffed: Extract<SniffedFile, { text: string }> };

/**
 * Imports what a person handed in: boards, schematics, project files, zips of them. Content decides what a file is,
 * never its name; only the given files are looked at. Bad input is answered in the receipt, never thrown.
 */
export function importFiles(given: readonly ImportFile[]): ImportOutcome {
  const diagnostics: Diagnostic[] = [];
  const files = given
    .flatMap((file) => expand(file, diagnostics))
    .map((file) => ({ file, sniffed: sniffKind(file.bytes) }));
  for (const entry of files) diagnostics.push(...remarksOn(entry, files.length));
  const ofKind = (kind: SniffedFile["kind"]) => files.filter((entry): entry is WithText => entry.sniffed.kind === kind);
  const boards = ofKind("kicad-board");
  const lines: ReceiptLine[] = [];
  let board: Board | undefined;
  let version: number | undefined;
  if (boards.length > 1) diagnostics.push(severalBoards(boards));
  else if (boards[0]) {
    const read = readKicadBoard(boardFile(boards[0], ofKind("kicad-project"), ofKind("kicad-rules")));
    ({ board, version } = read);
    lines.push(...read.lines);
    diagnostics.push(...read.diagnostics);
  }
  if (!board && diagnostics.every(({ severity }) => severity !== "error")) diagnostics.push(nothingToImport(given));
  const accepted = diagnostics.every(({ severity }) => severity !== "error");
  const receipt: ImportReceipt = {
    files: files.map(({ file, sniffed }) => ({
      name: file.name,
      bytes: file.bytes.length,
      recognisedAs: nameOf(sniffed, version),
    })),
    lines,
    diagnostics,
  };
  return { accepted, receipt, ...(accepted && board && { board }) };
}

function expand(file: ImportFile, diagnostics: Diagnostic[]): ImportFile[] {
  if (sniffKind(file.bytes).kind !== "archive") return [file];
  const expanded = expandArchive(file);
  if ("files" in expanded) return expanded.files;
  diagnostics.push({
    severity: "error",
    code: "archive",
    catalogue: 70004,
    message: `${file.name}: ${expanded.problem}.`,
    file: file.name,
  });
  return [];
}

/** What a single file gives reason to say before anything is read from it. */
function remarksOn({ file, sniffed }: Sniffed, fileCount: number): Diagnostic[] {
  const about = { file: file.name, catalogue: 70004 };
  switch (sniffed.kind) {
    case "broken":
      return [{ ...about, severity: "error", code: sniffed.code, message: `${file.name}: ${sniffed.problem}.` }];
    case "other":
      // Alone it is what the person meant to import; beside others it is only in the way.
      return [
        {
          ...about,
          severity: fileCount === 1 ? "error" : "warning",
          code: "not-a-project-file",
          message: `${file.name} is ${sniffed.name} and was not imported.`,
        },
      ];
    case "easyeda":
      return [
        {
          ...about,
          severity: "error",
          code: "easyeda",
          message: `${file.name} is an EasyEDA document, which cannot be read yet. Export the project as KiCad, or open it in KiCad and save it.`,
        },
      ];
    case "kicad-legacy":
      return [
        {
          severity: "warning",
          code: "kicad-legacy",
          file: file.name,
          message: `${file.name} is a schematic or project of KiCad 5 or older and was not read. Open it in KiCad 6 or later and save it.`,
        },
      ];
    default:
      return /\.kicad_sch$/i.test(file.name) && sniffed.kind === "kicad-board"
        ? [
            {
              severity: "warning",
              code: "wrong-extension",
              file: file.name,
              message: `${file.name} is named as a schematic but holds a board; it was read as a board.`,
            },
          ]
        : [];
  }
}

/** The project file of the same name wins; a single one of another name is taken too. */
function boardFile(board: WithText, projects: readonly WithText[], rules: readonly WithText[]) {
  const stem = (name: string) => name.replace(/\.[^./]*$/, "");
  const beside = (candidates: readonly WithText[]) =>
    candidates.find(({ file }) => stem(file.name) === stem(board.file.name)) ??
    (candidates.length === 1 ? candidates[0] : undefined);
  const project = beside(projects);
  const custom = beside(rules);
  return {
    fileName: board.file.name,
    text: board.sniffed.text,
    ...(project && { project: { fileName: project.file.name, text: project.sniffed.text } }),
    ...(custom && { customRules: custom.sniffed.text }),
  };
}

function severalBoards(boards: readonly WithText[]): Diagnostic {
  const names = boards.map(({ file }) => file.name);
  return {
    severity: "error",
    code: "several-boards",
    catalogue: 70004,
    message: `There are ${names.length} boards: ${names.join(", ")}. A project has one; hand in the one you mean.`,
    file: names[0] ?? "",
    subjects: names,
  };
}

function nothingToImport(given: readonly ImportFile[]): Diagnostic {
  return {
    severity: "error",
    code: "nothing-to-import",
    catalogue: 70004,
    message: "None of the files holds a board or a schematic that can be read.",
    file: given[0]?.name ?? "",
  };
}

function nameOf(sniffed: SniffedFile, version: number | undefined): string {
  if (sniffed.kind === "kicad-board" && version !== undefined) return `kicad-board ${version}`;
  return sniffed.kind === "other" || sniffed.kind === "broken" ? "unused" : sniffed.kind;
}
