import type { Board, Circuit } from "@tracewright/board";
import { importFiles } from "@tracewright/formats";
import { isPlacementRegression, type PlacementRegression, readPlacementRegression } from "@tracewright/placement";
import type { DeskFile } from "../engine/desk-protocol.ts";

export type OpenedPlacerFiles =
  | { readonly kind: "board"; readonly name: string; readonly board: Board; readonly circuit: Circuit | undefined }
  | { readonly kind: "regression"; readonly name: string; readonly file: PlacementRegression }
  | { readonly kind: "refused"; readonly problem: string };

/** What was dropped: a KiCad board, with its schematic where there is one, or a step that was saved before. Content decides. */
export function openPlacerFiles(files: readonly DeskFile[]): OpenedPlacerFiles {
  const saved = files.find(({ bytes }) => isPlacementRegression(textOf(bytes.subarray(0, 1_000))));
  if (saved) {
    const read = readPlacementRegression(textOf(saved.bytes));
    if (read.status === "refused") return { kind: "refused", problem: `${saved.name}: ${read.problem}.` };
    return { kind: "regression", name: saved.name.replace(/\.json$/, ""), file: read.file };
  }
  const { board, circuit, receipt } = importFiles(files);
  const boardFile = receipt.files.find(({ recognisedAs }) => recognisedAs.startsWith("kicad-board"));
  if (board && boardFile) return { kind: "board", name: boardFile.name.replace(/\.[^.]*$/, ""), board, circuit };
  const error = receipt.diagnostics.find(({ severity }) => severity === "error");
  return { kind: "refused", problem: error?.message ?? "None of the files holds a board." };
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
