export interface CsvRow {
  /** Where it begins in the file, 1-based: a quoted cell may go on over several lines. */
  readonly line: number;
  readonly cells: readonly string[];
}

export type CsvReading =
  | { readonly rows: readonly CsvRow[] }
  | { readonly problem: { readonly line: number; readonly message: string } };

/** Reads CSV (RFC 4180), with or without a byte order mark, lines ended by LF or CR LF. Empty lines are no rows. */
export function readCsv(text: string): CsvReading {
  const rows: CsvRow[] = [];
  const end = text.length;
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  let line = 1;
  while (at < end) {
    const begin = line;
    const cells: string[] = [];
    for (;;) {
      if (text[at] === '"') {
        const close = closingQuote(text, at);
        if (close < 0) return { problem: { line, message: "a quote is opened here and never closed" } };
        const cell = text.slice(at + 1, close);
        line += countLines(cell);
        cells.push(cell.replaceAll('""', '"'));
        at = close + 1;
        if (at < end && !/[,\r\n]/.test(text[at]!))
          return { problem: { line, message: `"${text[at]}" follows a closing quote` } };
      } else {
        const from = at;
        while (at < end && text[at] !== "," && text[at] !== "\n" && text[at] !== "\r") at++;
        cells.push(text.slice(from, at));
      }
      if (text[at] !== ",") break;
      at++;
    }
    at += text.startsWith("\r\n", at) ? 2 : 1;
    line++;
    if (cells.length > 1 || cells[0] !== "") rows.push({ line: begin, cells });
  }
  return { rows };
}

/** The quote that ends the cell begun at `open`, two in a row being one of its text; -1 where there is none. */
function closingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

function countLines(text: string): number {
  return text.split("\n").length - 1;
}
