/** What is kept of one board. */
interface OfBoard {
  readonly board: string;
}

/** The kept rows in their order, those of the boards measured again replaced by what was measured. */
export function mergeRows<Row extends OfBoard>(kept: readonly Row[], measured: readonly Row[]): Row[] {
  const byBoard = new Map(measured.map((row) => [row.board, row]));
  const strangers = measured.filter(({ board }) => !kept.some((row) => row.board === board));
  return [...kept.map((row) => byBoard.get(row.board) ?? row), ...strangers];
}
