import { type Diagnostic, listed, worded } from "@tracewright/board";
import type { OpenedFile } from "./opened-file.ts";

/** More are counted, not named. */
const MAX_NAMED = 5;

/**
 * Of a folder whose project lies at its top and others in folders below, the project at the top: earlier revisions, a
 * panel, copies. A folder with several boards side by side stays whole, and so does one board in a folder of its own.
 */
export function setNestedProjectsAside(files: readonly OpenedFile[]): {
  readonly files: readonly OpenedFile[];
  readonly diagnostics: readonly Diagnostic[];
} {
  const boards = files.filter(({ sniffed }) => sniffed.kind === "kicad-board" && sniffed.isGuess !== true);
  const least = Math.min(...boards.map(depthOf));
  const [own, ...rivals] = boards.filter((board) => depthOf(board) === least);
  if (!own || rivals.length > 0) return { files, diagnostics: [] };
  const nested = boards.filter((board) => board !== own).map(folderOf);
  const isNested = (entry: OpenedFile) =>
    nested.some((folder) => entry.file.name.startsWith(folder)) ||
    (entry.sniffed.kind === "easyeda" && depthOf(entry) > least);
  const aside = files.filter(isNested);
  if (aside.length === 0) return { files, diagnostics: [] };
  const names = aside.filter(({ sniffed }) => sniffed.kind === "kicad-board" || sniffed.kind === "easyeda");
  const said = worded("nested-projects", {
    board: own.file.name,
    names: listed(
      names.map(({ file }) => file.name),
      MAX_NAMED,
    ),
  });
  return {
    files: files.filter((entry) => !isNested(entry)),
    diagnostics: [{ severity: "warning", code: "nested-projects", ...said, file: own.file.name }],
  };
}

function depthOf({ file }: OpenedFile): number {
  return file.name.split("/").length;
}

function folderOf({ file }: OpenedFile): string {
  return file.name.slice(0, file.name.lastIndexOf("/") + 1);
}
