/** Text, or a number that is written as one. An empty text is an empty cell. */
export type Cell = string | number;

/** A table as spreadsheets have them; every row has a cell for every column. */
export interface Table {
  /** Name of the sheet: at most 31 letters, none of []:*?/\ and no apostrophe at its ends. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Spreadsheets hold no longer text in a cell (ECMA-376 part 1, 18.4.12, as Excel limits it). */
export const MAX_CELL_LENGTH = 32_767;

/** Text that is too long for a cell ends in "…", and half a character becomes a replacement sign. */
export function cellText(text: string): string {
  const clipped = text.length > MAX_CELL_LENGTH ? `${text.slice(0, MAX_CELL_LENGTH - 1)}…` : text;
  return clipped.toWellFormed();
}
