import { type Board, boardOutline, type Nm, toMm } from "@tracewright/board";

/** What a board's model is made with, beside the board. */
export interface ModelOptions {
  /** What the model is called: the project's name. */
  readonly name: string;
  /** Heights that people gave, by reference; they count before fields and packages. */
  readonly heights?: ReadonlyMap<string, Nm>;
  /** Fields of the parts' symbols, by reference. */
  readonly fields?: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

export type WrittenModel =
  | { readonly status: "written"; readonly bytes: Uint8Array; readonly remarks: readonly string[] }
  | { readonly status: "refused"; readonly reasons: readonly string[] };

/** Why a board cannot become a solid: without a closed outline and a thickness nobody knows where it ends. */
export function modelProblems(board: Board): readonly string[] {
  const { boardThickness } = board.stackup;
  const thickness = boardThickness > 0 ? [] : [`No 3D model: the board is ${toMm(boardThickness)} mm thick.`];
  return [...boardOutline(board).problems.map(({ message }) => `No 3D model: ${message}.`), ...thickness];
}
