import type { Finding } from "@tracewright/board";
import type { Focus } from "../focus.ts";
import { OPEN } from "./arrange-findings.ts";

/**
 * Where a finding is, with the items that it is about; the net lights up where it is what is open, and a way along the
 * surface is drawn.
 */
export function placeOfFinding({ rule, position, ends, path, items, nets }: Finding): Focus {
  const [from, to] = ends ?? [position, position];
  const middle = rule === OPEN ? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } : position;
  const lines = path?.slice(1).map(({ x, y }, index) => {
    const start = path[index] ?? { x, y };
    return { ax: start.x, ay: start.y, bx: x, by: y };
  });
  return { ...middle, items, nets: rule === OPEN ? nets : [], ...(lines && { marks: { lines, spots: [] } }) };
}
