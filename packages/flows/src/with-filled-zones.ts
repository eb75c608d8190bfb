import { applyEdit, type Board } from "@tracewright/board";
import { type FillOptions, fillZones } from "@tracewright/pours";

/** The board with its pours filled as it now stands; a board without pours stays as it is. */
export async function withFilledZones(board: Board, options: FillOptions = {}): Promise<Board> {
  return board.zones.every(({ keepout }) => keepout) ? board : applyEdit(board, await fillZones(board, options));
}
