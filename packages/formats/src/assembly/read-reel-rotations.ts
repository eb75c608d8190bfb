import type { ReelCorrection, ReelCorrections } from "@tracewright/assembly";
import type { Diagnostic } from "@tracewright/board";
import { readCsv } from "./read-csv.ts";

/** More than any project has parts of. */
const MAX_ROWS = 10_000;

/**
 * A table of two columns, supplier's part number and degrees counter-clockwise, under a header: how parts lie on their reels.
 * Rows that cannot be meant are errors that name file and line.
 */
export function readReelRotations(
  text: string,
  file: string,
): { readonly reels: ReelCorrections; readonly diagnostics: readonly Diagnostic[] } {
  const reels = new Map<string, ReelCorrection>();
  const diagnostics: Diagnostic[] = [];
  const refuse = (line: number, message: string) =>
    diagnostics.push({ severity: "error", code: "reel-rotation", message, file, line });
  const reading = readCsv(text);
  if ("problem" in reading) {
    refuse(reading.problem.line, `The table cannot be read: ${reading.problem.message}.`);
    return { reels, diagnostics };
  }
  const [header, ...rows] = reading.rows;
  if (header?.cells.length !== 2 || isNumber(header.cells[1]!))
    refuse(header?.line ?? 1, 'The first line names the two columns, such as "Part number,Rotation".');
  else if (rows.length > MAX_ROWS)
    refuse(rows[MAX_ROWS]!.line, `At most ${MAX_ROWS} parts are read; these are ${rows.length}.`);
  else
    for (const { line, cells } of rows) {
      const [part = "", rotation = ""] = cells.map((cell) => cell.trim());
      const degrees = Number(rotation);
      const known = reels.get(part)?.rotation;
      if (cells.length !== 2 || part === "") refuse(line, "A row is a part number and its rotation.");
      else if (!isNumber(rotation) || Math.abs(degrees) > 360)
        refuse(line, `The rotation of ${part} is a number of degrees from -360 to 360; it is "${rotation}".`);
      else if (known !== undefined && known !== degrees)
        refuse(line, `${part} has ${degrees}° here and ${known}° further up.`);
      else reels.set(part, { rotation: degrees });
    }
  return { reels, diagnostics };
}

function isNumber(text: string): boolean {
  return /^\s*[+-]?(?:\d+\.?\d*|\.\d+)\s*$/.test(text);
}
