import type { Circuit, Sheet } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { placesOf } from "./places-of-sheet.ts";

/** ISO 216, lying: width and height in millimetres. */
const PAPERS = [
  ["A4", 297, 210],
  ["A3", 420, 297],
  ["A2", 594, 420],
  ["A1", 841, 594],
  ["A0", 1189, 841],
] as const;
/** Room for texts beyond the places that are counted, and for the frame. */
const MARGIN_MM = 15;
/** KiCad takes no larger page. */
const MAX_MM = 1_219;

/** The smallest page on which a sheet finds room whose file said none. */
export function paperFor(circuit: Circuit, sheet: Sheet): string {
  let width = 0;
  let height = 0;
  for (const { x, y } of placesOf(circuit, sheet)) {
    width = Math.max(width, x);
    height = Math.max(height, y);
  }
  const fits = PAPERS.find(([, across, down]) => width <= fromMm(across) && height <= fromMm(down));
  if (fits) return fits[0];
  const millimetres = (length: number) => Math.min(MAX_MM, Math.ceil(length / fromMm(1)) + MARGIN_MM);
  return `User ${millimetres(width)} ${millimetres(height)}`;
}
