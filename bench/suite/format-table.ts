/** What a column of numbers holds: figures, signs, several of them separated by slashes. */
const NUMERIC = /^[-\d./ %]*$/;

/** A table of plain text under its first row: columns of numbers to the right, words to the left. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const [header = [], ...lines] = rows;
  const columns = header.map((title, column) => {
    const cells = lines.map((line) => line[column] ?? "");
    const width = Math.max(title.length, ...cells.map((cell) => cell.length));
    const numeric = cells.every((cell) => NUMERIC.test(cell));
    return (cell: string) => (numeric ? cell.padStart(width) : cell.padEnd(width));
  });
  return rows
    .map((row) =>
      columns
        .map((pad, column) => pad(row[column] ?? ""))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
