import { toMm } from "@tracewright/geometry";
import type { WiredPart } from "./wiring.ts";

/** Symbols on different sheets count as this far apart, in millimetres: the width of an A3 sheet. */
const OTHER_SHEET = 420;

/** How far apart the symbols are drawn, in millimetres of paper; 0 where a schematic does not know both. */
export function drawnApart({ drawn: a }: WiredPart, { drawn: b }: WiredPart): number {
  if (!a || !b) return 0;
  if (a.sheet !== b.sheet) return OTHER_SHEET;
  return toMm(Math.abs(a.position.x - b.position.x) + Math.abs(a.position.y - b.position.y));
}
