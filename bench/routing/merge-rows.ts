import type { Row } from "./row.ts";

/** The kept rows in their order, those of the boards measured again replaced by what was measured. */
export function mergeRows(kept: readonly Row[], measured: readonly Row[]): Row[] {
  const byBoard = new Map(measured.map((row) => [row.board, row]));
  const strangers = measured.filter(({ board }) => !kept.some((row) => row.board === board));
  return [...kept.map((row) => byBoard.get(row.board) ?? row), ...strangers];
}
