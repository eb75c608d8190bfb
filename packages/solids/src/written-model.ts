import { type Board, boardOutline } from "@tracewright/board";
import { type Nm, toMm } from "@tracewright/geometry";

/** What a board's model is made with, beside the board. */
export interface ModelOptions {
  /** What the model is called: the project's name. */
  readonly name: string;
  /** Heights that people gave, by reference; they count before fields and packages. */
  readonly heights?: ReadonlyMap<string, Nm>;
  /** Fields of the parts' symbols, by reference. */
  readonly fields?: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

/** What a model shows otherwise than it will be, as data to be worded in any language. */
export interface ModelNote {
  /** Assumed heights, parts that are not fitted, lines of the board whose arcs are chords (STEP). */
  readonly kind: "height-unknown" | "not-fitted" | "chords";
  readonly count: number;
  /** A dozen references at the most: "R1, R2 … +28"; empty for lines of the board. */
  readonly named: string;
  /** The sentence in English. */
  readonly message: string;
}

export type WrittenModel =
  | { readonly status: "written"; readonly bytes: Uint8Array; readonly notes: readonly ModelNote[] }
  | { readonly status: "refused"; readonly reasons: readonly string[] };

/** Why a board cannot become a solid: without a closed outline and a thickness its extent is unknown. */
export function modelProblems(board: Board): readonly string[] {
  const { boardThickness } = board.stackup;
  const thickness = boardThickness > 0 ? [] : [`No 3D model: the board is ${toMm(boardThickness)} mm thick.`];
  return [...boardOutline(board).problems.map(({ message }) => `No 3D model: ${message}.`), ...thickness];
}
