import { type Board, type Footprint, unplacedParts } from "@tracewright/board";
import { isLowEnough } from "../layout/is-low-enough.ts";
import { Layout } from "../layout/layout.ts";
import { OWN_SIDE_POSES, POSES } from "../problem/poses.ts";
import type { PlacementProblem } from "../problem/problem.ts";
import { TURNS_OVER } from "../problem/turn-over.ts";

/** Steps at which a place is asked for: the finest that a construction takes. */
const STEP = 100_000;

/**
 * Those of the parts that stand on the board and for which it holds no other place, were it empty but for the parts that
 * stay: they fit in by a slant or between other parts' pads, as a person fits them, and boxes cannot tell that. What is too
 * high for where it stands may not stay. `parts` in the problem's order.
 */
export function findRooted(
  board: Board,
  { problem, parts }: { readonly problem: PlacementProblem; readonly parts: readonly Footprint[] },
): readonly Footprint[] {
  const layout = new Layout(problem, { halo: 0, crowded: true, overhang: true });
  const unplaced = new Set(unplacedParts(board, parts));
  return parts.filter((footprint, part) => {
    const here = { x: problem.startX[part]!, y: problem.startY[part]!, pose: 0 };
    return !unplaced.has(footprint) && isLowEnough(problem, part, here) && !hasPlace(layout, part);
  });
}

function hasPlace(layout: Layout, part: number): boolean {
  const { area, rules, startX, startY } = layout.problem;
  const poses = rules.turningOver[part] === TURNS_OVER.never ? OWN_SIDE_POSES : POSES;
  for (let pose = 0; pose < poses; pose += 1)
    if (layout.fitsArea(part, { x: startX[part]!, y: startY[part]!, pose })) return true;
  for (let row = 0; row * STEP < area.rows * area.cell; row += 1)
    for (let column = 0; column * STEP < area.columns * area.cell; column += 1) {
      const [x, y] = [area.originX + column * STEP, area.originY + row * STEP];
      for (let pose = 0; pose < poses; pose += 1) if (layout.fitsArea(part, { x, y, pose })) return true;
    }
  return false;
}
