import type { Board, Intent } from "@tracewright/board";
import type { MoveOptions } from "@tracewright/placement";
import { INPUT_FLAGS, type InputOptions, readInputOptions } from "./input-options.ts";
import { LIMIT_FLAGS, readLimits } from "./parse-limits.ts";
import { numberOption, parseOptions, required } from "./parse-options.ts";
import { MOVE_FLAGS, readMoveOptions } from "./placement-control.ts";
import { BOARD_FLAGS, type RequestedBoardOptions, readRequestedBoardOptions } from "./requested-board-options.ts";

/** Command-line options of every command that places parts. */
export interface PlacementRequest {
  readonly input: string;
  readonly inputOptions: InputOptions;
  readonly folder: string;
  /** For the board of a schematic alone. */
  readonly requested: RequestedBoardOptions;
  /** Which parts may move, once the board is there to say so. */
  readonly moves: (board: Board) => MoveOptions;
  /** What is wanted beside what the circuit says: sides and limits of height. */
  readonly limits: (board: Board) => readonly Intent[];
  readonly seconds: number;
  readonly seed: number;
}

export function parsePlacement(
  args: readonly string[],
  { inputMeaning, seconds }: { readonly inputMeaning: string; readonly seconds: number },
): PlacementRequest {
  const { positionals, values } = parseOptions(args, {
    ...INPUT_FLAGS,
    output: { type: "string", short: "o" },
    strip: { type: "boolean", default: false },
    fixed: { type: "string", default: "" },
    time: { type: "string" },
    seed: { type: "string" },
    ...BOARD_FLAGS,
    ...MOVE_FLAGS,
    ...LIMIT_FLAGS,
  });
  const { strip } = values;
  const fixed = values.fixed.split(",").filter((pattern) => pattern !== "");
  return {
    input: required(positionals[0], inputMeaning),
    inputOptions: readInputOptions(values),
    folder: required(values.output, "-o OUTDIR"),
    requested: readRequestedBoardOptions(values),
    moves: (board) => readMoveOptions(board, values, { strip, fixed }),
    limits: (board) => readLimits(board, values),
    seconds: numberOption(values.time, { name: "time", fallback: seconds, min: 1, max: 86_400 }),
    seed: numberOption(values.seed, { name: "seed", fallback: 1, min: 0, max: 2 ** 31 - 1 }),
  };
}
