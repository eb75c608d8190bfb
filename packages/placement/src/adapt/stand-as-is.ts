/**
 * The beginning of a run that improves on what stands. People let courtyards overlap and pads come too near to the edge;
 * a run does not. What is in the way of something goes to the nearest legal place within its reach, the smaller of two
 * first; where that is not enough, the larger stays and the smaller around it give way. What finds no place even so stays
 * exactly as it stands, as fixed parts do, and is reported.
 */
import { findNearestPlace } from "../layout/find-place.ts";
import { Layout } from "../layout/layout.ts";
import type { MoveRules } from "../problem/move-rules.ts";
import type { Place } from "../problem/place.ts";
import { OWN_SIDE_POSES, POSES } from "../problem/poses.ts";
import type { PlacementProblem } from "../problem/problem.ts";
import type { Spacing } from "../problem/spacing.ts";

const SPACINGS: readonly Spacing[] = [
  { halo: 0, crowded: false, overhang: false },
  { halo: 0, crowded: true, overhang: true },
];
/** Displacements are found to this. */
const STEP = 100_000;
/** As it stands first: to be turned is worse than to go farther. */
const TURNS = [[0], Array.from({ length: OWN_SIDE_POSES - 1 }, (_, turn) => turn + 1)];

/** The rules of the problem with the legal layout that is nearest to where its parts stand. */
export function standAsIs(problem: PlacementProblem): MoveRules {
  const [roomy, crowded] = SPACINGS.map((spacing) => mendStart(problem, spacing));
  return countStill(crowded!) < countStill(roomy!) ? crowded! : roomy!;
}

function countStill({ still }: MoveRules): number {
  return still.reduce((sum, own) => sum + own, 0);
}

function mendStart(problem: PlacementProblem, spacing: Spacing): MoveRules {
  let still = problem.rules.still;
  for (;;) {
    const rules: MoveRules = { ...problem.rules, still };
    const layout = new Layout({ ...problem, rules }, spacing);
    const stuck = settle(layout);
    if (stuck.length === 0) {
      const [x, y] = [[...layout.x], [...layout.y]];
      return { ...rules, start: { x, y, pose: [...layout.pose], spacing } };
    }
    still = Uint8Array.from(still, (own, part) => (own === 1 || stuck.includes(part) ? 1 : 0));
  }
}

/** Puts every part where it stood or as near as is legal; answers those without such a place. */
function settle(layout: Layout): number[] {
  const { partCount, rules } = layout.problem;
  const parts = Array.from({ length: partCount }, (_, part) => part);
  for (const part of parts) layout.put(part, startOf(layout, part));
  const clashing = parts
    .filter((part) => rules.still[part] === 0 && !layout.fits(part, startOf(layout, part)))
    .sort((a, b) => areaOf(layout.problem, b) - areaOf(layout.problem, a) || a - b);
  if (rules.swaps) return clashing;
  for (const part of clashing) layout.takeUp(part);
  const displaced: number[] = [];
  for (const part of clashing)
    if (layout.fits(part, startOf(layout, part))) layout.put(part, startOf(layout, part));
    else displaced.push(part);
  return displaced.filter((part) => !giveWay(layout, part) && !pushAside(layout, part));
}

/** To the nearest legal place. */
function giveWay(layout: Layout, part: number): boolean {
  const { startX, startY, rules } = layout.problem;
  const wish = { x: startX[part]!, y: startY[part]!, step: STEP, reach: rules.reach[part]! };
  for (const poses of TURNS) {
    const place = findNearestPlace(layout, part, { ...wish, poses });
    if (!place) continue;
    layout.put(part, place);
    return true;
  }
  return false;
}

/** Back to where it stood, while what stands there gives way. */
function pushAside(layout: Layout, part: number): boolean {
  const start = startOf(layout, part);
  if (!layout.fitsArea(part, start)) return false;
  const before = layout.blockersOf(part, start).map((other) => [other, layout.placeOf(other)] as const);
  if (before.some(([other]) => layout.problem.rules.still[other] === 1)) return false;
  for (const [other] of before) layout.takeUp(other);
  layout.put(part, start);
  if (before.every(([other]) => giveWay(layout, other))) return true;
  layout.takeUp(part);
  for (const [other] of before) layout.takeUp(other);
  for (const [other, place] of before) layout.put(other, place);
  return false;
}

function startOf({ problem }: Layout, part: number): Place {
  return { x: problem.startX[part]!, y: problem.startY[part]!, pose: 0 };
}

function areaOf({ frontBoxes, backBoxes }: PlacementProblem, part: number): number {
  const at = part * POSES * 4;
  const area = (boxes: Float64Array) =>
    boxes[at]! > boxes[at + 2]! ? 0 : (boxes[at + 2]! - boxes[at]!) * (boxes[at + 3]! - boxes[at + 1]!);
  return Math.max(area(frontBoxes), area(backBoxes));
}
