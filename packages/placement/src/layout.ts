import { isFree, type PlacementProblem } from "./problem.ts";

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
  /** Every part may reach over the edge with its courtyard: the last resort of a board without room. */
  overhang = false;

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
      this.#isInside(part, place) &&
      this.#sideFits(problem.frontBoxes, front, part, place, without) &&
      this.#sideFits(problem.backBoxes, back, part, place, without) &&
      this.#padsFit(problem.frontBoxes, front, part, place, without) &&
      this.#padsFit(problem.backBoxes, back, part, place, without)
    );
  }

  #isInside(part: number, place: { x: number; y: number; turn: number }): boolean {
    const { frontBoxes, backBoxes, padBoxes, overhangs, area } = this.problem;
    const at = (part * 4 + place.turn) * 4;
    const boxes = this.overhang || overhangs[part] === 1 ? [padBoxes] : [frontBoxes, backBoxes];
    return boxes.every(
      (list) =>
        list[at]! > list[at + 2]! ||
        isFree(area, area.outside, {
          minX: list[at]! + place.x,
          minY: list[at + 1]! + place.y,
          maxX: list[at + 2]! + place.x,
          maxY: list[at + 3]! + place.y,
          beyond: "taken",
        }),
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
    if (!isFree(this.problem.area, sums, { minX, minY, maxX, maxY, beyond: "free" })) return false;
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

  /**
   * Through-hole pads against the courtyards of the side where their own part has none, both ways round: the part's
   * pads among the others' courtyards, and its courtyard among the others' pads.
   */
  #padsFit(
    boxes: Float64Array,
    sums: Int32Array,
    part: number,
    place: { x: number; y: number; turn: number },
    without: number,
  ): boolean {
    const { x, y, turn, stands, problem } = this;
    const { throughStart, throughBoxes, area } = problem;
    const own = (part * 4 + place.turn) * 4;
    const isBare = boxes[own]! > boxes[own + 2]!;
    if (isBare)
      for (let pad = throughStart[part]!; pad < throughStart[part + 1]!; pad += 1) {
        const at = (pad * 4 + place.turn) * 4;
        const minX = throughBoxes[at]! + place.x;
        const minY = throughBoxes[at + 1]! + place.y;
        const maxX = throughBoxes[at + 2]! + place.x;
        const maxY = throughBoxes[at + 3]! + place.y;
        if (!isFree(area, sums, { minX, minY, maxX, maxY, beyond: "free" })) return false;
        for (let other = 0; other < stands.length; other += 1) {
          if (stands[other] === 0 || other === part || other === without) continue;
          const to = (other * 4 + turn[other]!) * 4;
          if (boxes[to]! > boxes[to + 2]!) continue;
          if (boxes[to]! + x[other]! >= maxX || boxes[to + 2]! + x[other]! <= minX) continue;
          if (boxes[to + 1]! + y[other]! >= maxY || boxes[to + 3]! + y[other]! <= minY) continue;
          return false;
        }
      }
    else
      for (let other = 0; other < stands.length; other += 1) {
        if (stands[other] === 0 || other === part || other === without) continue;
        const to = (other * 4 + turn[other]!) * 4;
        if (boxes[to]! <= boxes[to + 2]!) continue;
        for (let pad = throughStart[other]!; pad < throughStart[other + 1]!; pad += 1) {
          const at = (pad * 4 + turn[other]!) * 4;
          if (throughBoxes[at]! + x[other]! >= boxes[own + 2]! + place.x) continue;
          if (throughBoxes[at + 2]! + x[other]! <= boxes[own]! + place.x) continue;
          if (throughBoxes[at + 1]! + y[other]! >= boxes[own + 3]! + place.y) continue;
          if (throughBoxes[at + 3]! + y[other]! <= boxes[own + 1]! + place.y) continue;
          return false;
        }
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
