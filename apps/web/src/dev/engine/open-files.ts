import type { Board } from "@tracewright/board";
import { importFiles } from "@tracewright/formats";
import { isRegressionFile, type RegressionFile, readRegressionFile } from "@tracewright/routing";
import type { DeskFile } from "./desk-protocol.ts";

export type OpenedFiles =
  | { readonly kind: "board"; readonly name: string; readonly board: Board }
  | { readonly kind: "regression"; readonly name: string; readonly file: RegressionFile }
  | { readonly kind: "refused"; readonly problem: string };

/** What was dropped: a KiCad board with its project, or a step that was saved before. Content decides. */
export function openFiles(files: readonly DeskFile[]): OpenedFiles {
  const saved = files.find(({ bytes }) => isRegressionFile(textOf(bytes.subarray(0, 1_000))));
  if (saved) {
    const read = readRegressionFile(textOf(saved.bytes));
    if (read.status === "refused") return { kind: "refused", problem: `${saved.name}: ${read.problem}.` };
    return { kind: "regression", name: saved.name.replace(/\.json$/, ""), file: read.file };
  }
  const { board, receipt } = importFiles(files);
  const boardFile = receipt.files.find(({ recognisedAs }) => recognisedAs.startsWith("kicad-board"));
  if (board && boardFile) return { kind: "board", name: boardFile.name.replace(/\.[^.]*$/, ""), board };
  const error = receipt.diagnostics.find(({ severity }) => severity === "error");
  return { kind: "refused", problem: error?.message ?? "None of the files holds a board." };
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
