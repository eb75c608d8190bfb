import type { Cost } from "./cost.ts";
import { findNearestPlace, type Layout } from "./layout.ts";
import type { PlacementProblem } from "./problem.ts";
import type { Profile } from "./profile.ts";

/**
 * How hard it is tried to find room for everything: first with the profile's halo and each part where its wires pull
 * it; then with less room; then without any, packed from one corner;
 * at last with courtyards over the edge of the board.
 */
export const ATTEMPTS = [
  { halo: 1, packed: false, overhang: false },
  { halo: 0.4, packed: false, overhang: false },
  { halo: 0, packed: true, overhang: false },
  { halo: 0, packed: true, overhang: true },
] as const;

/** Order of construction: what belongs to the edge first, then the largest, which find room hardest. */
export function constructionOrder(problem: PlacementProblem): number[] {
  const areaOf = (part: number) => Math.max(boxArea(problem.frontBoxes, part), boxArea(problem.backBoxes, part));
  return Array.from({ length: problem.partCount }, (_, part) => part).sort(
    (a, b) => problem.wantsEdge[b]! - problem.wantsEdge[a]! || areaOf(b) - areaOf(a) || a - b,
  );
}

function boxArea(boxes: Float64Array, part: number): number {
  const at = part * 16;
  const width = boxes[at + 2]! - boxes[at]!;
  const height = boxes[at + 3]! - boxes[at + 1]!;
  return width < 0 || height < 0 ? 0 : width * height;
}

/** Puts one part where it is legal and near where it wants to be. False: there is no room for it. */
export function putPart(
  layout: Layout,
  cost: Cost,
  wish: { part: number; profile: Profile; attempt: number; scatter: { x: number; y: number } },
): boolean {
  const { part, profile, scatter } = wish;
  const attempt = ATTEMPTS[wish.attempt]!;
  layout.halo = profile.halo * attempt.halo;
  layout.overhang = attempt.overhang;
  const { area, wantsEdge } = layout.problem;
  const middle = { x: area.originX + (area.columns * area.cell) / 2, y: area.originY + (area.rows * area.cell) / 2 };
  const pull = cost.pullOf(part) ?? middle;
  const free = { x: pull.x + scatter.x, y: pull.y + scatter.y };
  const target = attempt.packed
    ? { x: area.originX, y: area.originY }
    : wantsEdge[part] === 1
      ? nearestEdge(layout, free)
      : free;
  // The coarse grid finds a place fast on a roomy board; the fine one finds what is left on a full one.
  for (const step of attempt.packed ? [profile.grid] : [profile.grid * 5, profile.grid])
    for (const turns of [[0, 1, 2, 3]]) {
      const place = findNearestPlace(layout, part, { ...target, turns, step });
      if (!place) continue;
      layout.put(part, place);
      return true;
    }
  return false;
}

function nearestEdge(layout: Layout, point: { x: number; y: number }): { x: number; y: number } {
  const { originX, originY, columns, rows, cell } = layout.problem.area;
  const right = originX + columns * cell;
  const bottom = originY + rows * cell;
  const distances = [point.x - originX, right - point.x, point.y - originY, bottom - point.y];
  const nearest = distances.indexOf(Math.min(...distances));
  if (nearest === 0) return { x: originX, y: point.y };
  if (nearest === 1) return { x: right, y: point.y };
  if (nearest === 2) return { x: point.x, y: originY };
  return { x: point.x, y: bottom };
}
