import { isFree, type PlacementProblem } from "./problem.ts";
import type { Profile } from "./profile.ts";

/**
 * Where every part stands, and whether that is legal. Parts are only ever put where they touch nothing, so a layout
 * in which every part stands is legal at any moment.
 */
export class Layout {
  readonly problem: PlacementProblem;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly turn: Uint8Array;
  readonly stands: Uint8Array;
  halo: number;

  constructor(problem: PlacementProblem, halo: number) {
    this.problem = problem;
    this.halo = halo;
    this.x = Float64Array.from(problem.startX);
    this.y = Float64Array.from(problem.startY);
    this.turn = new Uint8Array(problem.partCount);
    this.stands = new Uint8Array(problem.partCount);
  }

  /** Whether the part could stand there; `without` is passed over, for exchanges. */
  fits(part: number, place: { x: number; y: number; turn: number }, without = -1): boolean {
    const { problem } = this;
    const { front, back } = problem.area;
    return (
      this.#sideFits(problem.frontBoxes, front, part, place, without) &&
      this.#sideFits(problem.backBoxes, back, part, place, without)
    );
  }

  #sideFits(
    boxes: Float64Array,
    sums: Int32Array,
    part: number,
    place: { x: number; y: number; turn: number },
    without: number,
  ): boolean {
    const at = (part * 4 + place.turn) * 4;
    if (boxes[at]! > boxes[at + 2]!) return true;
    const minX = boxes[at]! + place.x;
    const minY = boxes[at + 1]! + place.y;
    const maxX = boxes[at + 2]! + place.x;
    const maxY = boxes[at + 3]! + place.y;
    if (!isFree(this.problem.area, sums, { minX, minY, maxX, maxY })) return false;
    const { halo, x, y, turn, stands } = this;
    for (let other = 0; other < stands.length; other += 1) {
      if (stands[other] === 0 || other === part || other === without) continue;
      const to = (other * 4 + turn[other]!) * 4;
      if (boxes[to]! > boxes[to + 2]!) continue;
      if (boxes[to]! + x[other]! - halo >= maxX || boxes[to + 2]! + x[other]! + halo <= minX) continue;
      if (boxes[to + 1]! + y[other]! - halo >= maxY || boxes[to + 3]! + y[other]! + halo <= minY) continue;
      return false;
    }
    return true;
  }

  put(part: number, place: { x: number; y: number; turn: number }): void {
    this.x[part] = place.x;
    this.y[part] = place.y;
    this.turn[part] = place.turn;
    this.stands[part] = 1;
  }
}

/** The legal place on the profile's grid that is nearest to a point, looked for in growing squares; undefined: none. */
export function findNearestPlace(
  layout: Layout,
  part: number,
  wish: { x: number; y: number; turns: readonly number[]; step: number },
): { x: number; y: number; turn: number } | undefined {
  const { area } = layout.problem;
  const { step } = wish;
  const left = Math.ceil(area.originX / step);
  const top = Math.ceil(area.originY / step);
  const right = Math.floor((area.originX + area.columns * area.cell) / step);
  const bottom = Math.floor((area.originY + area.rows * area.cell) / step);
  const column = Math.min(right, Math.max(left, Math.round(wish.x / step)));
  const row = Math.min(bottom, Math.max(top, Math.round(wish.y / step)));
  const reach = Math.max(column - left, right - column, row - top, bottom - row);
  for (let ring = 0; ring <= reach; ring += 1) {
    let best: { x: number; y: number; turn: number } | undefined;
    let bestDistance = Infinity;
    visitRing(ring, (dx, dy) => {
      const c = column + dx;
      const r = row + dy;
      if (c < left || c > right || r < top || r > bottom) return;
      const distance = dx * dx + dy * dy;
      if (distance >= bestDistance) return;
      for (const turn of wish.turns) {
        const place = { x: c * step, y: r * step, turn };
        if (!layout.fits(part, place)) continue;
        best = place;
        bestDistance = distance;
        return;
      }
    });
    if (best) return best;
  }
  return undefined;
}

/** The offsets at Chebyshev distance `ring` from the middle. */
function visitRing(ring: number, visit: (dx: number, dy: number) => void): void {
  if (ring === 0) {
    visit(0, 0);
    return;
  }
  for (let along = -ring; along <= ring; along += 1) {
    visit(along, -ring);
    visit(along, ring);
  }
  for (let along = -ring + 1; along < ring; along += 1) {
    visit(-ring, along);
    visit(ring, along);
  }
}

/** Turns a profile prefers, the one a part has now first. */
export function turnsOf(profile: Profile): readonly number[] {
  return profile.name === "orderly" ? [0, 1, 2, 3] : [0, 1, 2, 3];
}
