import { csvCell } from "@tracewright/text";
import { cellText, type Table } from "./table.ts";

/** Without it Excel takes the file for one in the code page of the machine, and Korean for noise. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A table as CSV (RFC 4180): UTF-8 with a byte order mark, lines ended by CR LF, formulas made plain. */
export function writeCsv({ columns, rows }: Table): Uint8Array {
  const lines = [columns, ...rows].map((row) =>
    row.map((cell) => csvCell(typeof cell === "string" ? cellText(cell) : cell)).join(","),
  );
  return new TextEncoder().encode(`${BYTE_ORDER_MARK}${lines.map((line) => `${line}\r\n`).join("")}`);
}
