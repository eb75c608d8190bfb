import type { Guards } from "../problem/guards.ts";
import type { Place } from "../problem/place.ts";
import { ON_BACK, ON_FRONT, OWN_SIDE_POSES, POSES } from "../problem/poses.ts";
import type { PlacementProblem } from "../problem/problem.ts";
import type { Spacing } from "../problem/spacing.ts";
import { isBoxFree, isBoxInside } from "./box-in-area.ts";
import { isAllowed } from "./is-allowed.ts";
import { isLowEnough } from "./is-low-enough.ts";
import { Neighbors } from "./neighbors.ts";

/**
 * Where every part stands, and whether that is legal. Parts are only ever put where they touch nothing, so a layout
 * in which every part stands is legal at any moment.
 */
export class Layout {
  readonly problem: PlacementProblem;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly pose: Uint8Array;
  readonly stands: Uint8Array;
  readonly neighbors: Neighbors;
  /** Per part and pose: the middle of its claim, relative to its position. */
  readonly middles: Float64Array;
  spacing: Spacing;

  constructor(problem: PlacementProblem, spacing: Spacing) {
    this.problem = problem;
    this.spacing = spacing;
    this.neighbors = new Neighbors(problem);
    this.x = Float64Array.from(problem.startX);
    this.y = Float64Array.from(problem.startY);
    this.pose = new Uint8Array(problem.partCount);
    this.stands = new Uint8Array(problem.partCount);
    this.middles = middlesOf(problem);
  }

  /** Whether the part could stand there; `without` is passed over, for exchanges. */
  fits(part: number, place: Place, without = -1): boolean {
    if (!this.fitsArea(part, place)) return false;
    const { found } = this.neighbors;
    const count = this.neighbors.near(part, place.x, place.y, place.pose, this.spacing.halo);
    for (let index = 0; index < count; index += 1) {
      const other = found[index]!;
      if (other !== without && this.#collides(part, place, other)) return false;
    }
    return true;
  }

  /** The standing parts that are in the way of a place that is free of everything else, in order. */
  blockersOf(part: number, place: Place): number[] {
    const count = this.neighbors.near(part, place.x, place.y, place.pose, this.spacing.halo);
    const blockers: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const other = this.neighbors.found[index]!;
      if (this.#collides(part, place, other)) blockers.push(other);
    }
    return blockers.sort((a, b) => a - b);
  }

  /** Whether the part may go there, and the place is on the board and free of all that never moves. */
  fitsArea(part: number, place: Place): boolean {
    const { problem, spacing } = this;
    if (!isAllowed(problem, part, place) || !isLowEnough(problem, part, place)) return false;
    const { area } = problem;
    const { x, y, pose } = place;
    const at = (part * POSES + pose) * 4;
    const front = spacing.crowded ? problem.frontCrowded : problem.frontBoxes;
    const back = spacing.crowded ? problem.backCrowded : problem.backBoxes;
    if (!isBoxInside(area, front, at, x, y) || !isBoxInside(area, back, at, x, y)) {
      const mayOverhang = spacing.overhang || problem.overhangs[part] === 1;
      if (!mayOverhang || !this.#arePadsInside(part, place)) return false;
    }
    return (
      isBoxFree(area, spacing.crowded ? area.front.crowded : area.front.claimed, front, at, x, y) &&
      isBoxFree(area, spacing.crowded ? area.back.crowded : area.back.claimed, back, at, x, y) &&
      this.#padsFitArea(part, place) &&
      this.#guardsFitArea(part, place)
    );
  }

  #arePadsInside(part: number, { x, y, pose }: Place): boolean {
    const { area, padStart, padBoxes, padBounds, padMargin } = this.problem;
    if (isBoxInside(area, padBounds, (part * POSES + pose) * 4, x, y)) return true;
    for (let pad = padStart[part]!; pad < padStart[part + 1]!; pad += 1)
      if (!isBoxInside(area, padBoxes, (pad * POSES + pose) * 4, x, y, padMargin)) return false;
    return true;
  }

  /** Whether the part's keepouts are free of the parts that stay. */
  #guardsFitArea(part: number, { x, y, pose }: Place): boolean {
    const { guards, area } = this.problem;
    if (!guards) return true;
    const { start, boxes, sides } = guards;
    for (let guard = start[part]!; guard < start[part + 1]!; guard += 1) {
      const at = guard * POSES + pose;
      for (const [side, { bodies }] of [
        [ON_FRONT, area.front],
        [ON_BACK, area.back],
      ] as const)
        if ((sides[at]! & side) !== 0 && bodies && !isBoxFree(area, bodies, boxes, at * 4, x, y)) return false;
    }
    return true;
  }

  /** Crossing pads on the side where the part claims nothing; all pads where claims are about pads. */
  #padsFitArea(part: number, { x, y, pose }: Place): boolean {
    const { problem, spacing } = this;
    const { padStart, crossingEnd, padBoxes, area, frontBoxes, backBoxes } = problem;
    const own = (part * POSES + pose) * 4;
    const isFrontBare = frontBoxes[own]! > frontBoxes[own + 2]!;
    const isBackBare = backBoxes[own]! > backBoxes[own + 2]!;
    const end = spacing.crowded ? padStart[part + 1]! : crossingEnd[part]!;
    for (let pad = padStart[part]!; pad < end; pad += 1) {
      const at = (pad * POSES + pose) * 4;
      const sides = this.#sidesOf(pad, pose);
      if (spacing.crowded) {
        if ((sides & ON_FRONT) !== 0 && !isBoxFree(area, area.front.pads, padBoxes, at, x, y)) return false;
        if ((sides & ON_BACK) !== 0 && !isBoxFree(area, area.back.pads, padBoxes, at, x, y)) return false;
      } else {
        if (isFrontBare && (sides & ON_FRONT) !== 0 && !isBoxFree(area, area.front.claimed, padBoxes, at, x, y))
          return false;
        if (isBackBare && (sides & ON_BACK) !== 0 && !isBoxFree(area, area.back.claimed, padBoxes, at, x, y))
          return false;
      }
    }
    return true;
  }

  #sidesOf(pad: number, pose: number): number {
    const sides = this.problem.padSides[pad]!;
    return pose < OWN_SIDE_POSES ? sides : ((sides & ON_FRONT) << 1) | ((sides & ON_BACK) >> 1);
  }

  #collides(part: number, place: Place, other: number): boolean {
    const { problem, spacing } = this;
    if (problem.guards) {
      const there = this.placeOf(other);
      if (this.#guardsCollide(problem.guards, part, place, other, there)) return true;
      if (this.#guardsCollide(problem.guards, other, there, part, place)) return true;
    }
    if (spacing.crowded)
      return (
        this.#boxesCollide(problem.frontCrowded, ON_FRONT, part, place, other) ||
        this.#boxesCollide(problem.backCrowded, ON_BACK, part, place, other) ||
        this.#padsCollide(part, place, other)
      );
    return (
      this.#boxesCollide(problem.frontBoxes, ON_FRONT, part, place, other) ||
      this.#boxesCollide(problem.backBoxes, ON_BACK, part, place, other)
    );
  }

  /** Whether a part stands in a keepout of its owner: with its claim, or where it claims nothing with its crossing pads. */
  #guardsCollide({ start, boxes, sides }: Guards, owner: number, place: Place, part: number, there: Place): boolean {
    const { problem, spacing } = this;
    const own = (part * POSES + there.pose) * 4;
    const dx = there.x - place.x;
    const dy = there.y - place.y;
    for (let guard = start[owner]!; guard < start[owner + 1]!; guard += 1) {
      const at = guard * POSES + place.pose;
      for (const side of [ON_FRONT, ON_BACK]) {
        if ((sides[at]! & side) === 0) continue;
        const claims =
          side === ON_FRONT
            ? spacing.crowded
              ? problem.frontCrowded
              : problem.frontBoxes
            : spacing.crowded
              ? problem.backCrowded
              : problem.backBoxes;
        if (claims[own]! <= claims[own + 2]!) {
          if (areNear(boxes, at * 4, claims, own, { dx, dy, clearance: 0 })) return true;
        } else if (this.#pinsCollide(boxes, { side, part, pose: there.pose, claim: at * 4, dx: -dx, dy: -dy }))
          return true;
      }
    }
    return false;
  }

  /** Claims against claims; where one of the two claims nothing on the side, its crossing pads against the claim. */
  #boxesCollide(boxes: Float64Array, side: number, part: number, place: Place, other: number): boolean {
    const { x, y, pose, spacing } = this;
    const own = (part * POSES + place.pose) * 4;
    const to = (other * POSES + pose[other]!) * 4;
    const dx = x[other]! - place.x;
    const dy = y[other]! - place.y;
    const isBare = boxes[own]! > boxes[own + 2]!;
    const isOtherBare = boxes[to]! > boxes[to + 2]!;
    if (isBare || isOtherBare) {
      if (spacing.crowded || isBare === isOtherBare) return false;
      return isBare
        ? this.#pinsCollide(boxes, { side, part, pose: place.pose, claim: to, dx, dy })
        : this.#pinsCollide(boxes, { side, part: other, pose: pose[other]!, claim: own, dx: -dx, dy: -dy });
    }
    const { halo } = spacing;
    return (
      boxes[to]! + dx - halo < boxes[own + 2]! &&
      boxes[to + 2]! + dx + halo > boxes[own]! &&
      boxes[to + 1]! + dy - halo < boxes[own + 3]! &&
      boxes[to + 3]! + dy + halo > boxes[own + 1]!
    );
  }

  /** Whether crossing pads of a part reach into a claim; `dx`, `dy` lead from the part to the claim's owner. */
  #pinsCollide(
    claims: Float64Array,
    {
      side,
      part,
      pose,
      claim,
      dx,
      dy,
    }: { side: number; part: number; pose: number; claim: number; dx: number; dy: number },
  ): boolean {
    const { padStart, crossingEnd, padBoxes, clearance } = this.problem;
    const minX = claims[claim]! + dx - clearance;
    const minY = claims[claim + 1]! + dy - clearance;
    const maxX = claims[claim + 2]! + dx + clearance;
    const maxY = claims[claim + 3]! + dy + clearance;
    for (let pad = padStart[part]!; pad < crossingEnd[part]!; pad += 1) {
      if ((this.#sidesOf(pad, pose) & side) === 0) continue;
      const at = (pad * POSES + pose) * 4;
      if (padBoxes[at]! < maxX && padBoxes[at + 2]! > minX && padBoxes[at + 1]! < maxY && padBoxes[at + 3]! > minY)
        return true;
    }
    return false;
  }

  #padsCollide(part: number, place: Place, other: number): boolean {
    const { problem, x, y, pose } = this;
    const { padStart, padBoxes, padRooms, clearance } = problem;
    const dx = x[other]! - place.x;
    const dy = y[other]! - place.y;
    const own = (part * POSES + place.pose) * 4;
    const to = (other * POSES + pose[other]!) * 4;
    if (!areNear(padRooms, own, padRooms, to, { dx, dy, clearance })) return false;
    for (let pad = padStart[part]!; pad < padStart[part + 1]!; pad += 1) {
      const at = (pad * POSES + place.pose) * 4;
      const sides = this.#sidesOf(pad, place.pose);
      if (!areNear(padBoxes, at, padRooms, to, { dx, dy, clearance })) continue;
      for (let against = padStart[other]!; against < padStart[other + 1]!; against += 1) {
        if ((sides & this.#sidesOf(against, pose[other]!)) === 0) continue;
        if (areNear(padBoxes, at, padBoxes, (against * POSES + pose[other]!) * 4, { dx, dy, clearance })) return true;
      }
    }
    return false;
  }

  put(part: number, place: Place): void {
    this.x[part] = place.x;
    this.y[part] = place.y;
    this.pose[part] = place.pose;
    this.stands[part] = 1;
    this.neighbors.put(part, place.x, place.y, place.pose);
  }

  takeUp(part: number): void {
    if (this.stands[part] === 0) return;
    this.stands[part] = 0;
    this.neighbors.remove(part);
  }

  clear(): void {
    for (let part = 0; part < this.stands.length; part += 1) this.takeUp(part);
  }

  placeOf(part: number): Place {
    return { x: this.x[part]!, y: this.y[part]!, pose: this.pose[part]! };
  }
}

function middlesOf({ partCount, frontBoxes, backBoxes }: PlacementProblem): Float64Array {
  const middles = new Float64Array(partCount * POSES * 2);
  for (let at = 0; at < partCount * POSES; at += 1) {
    const boxes = frontBoxes[at * 4]! <= frontBoxes[at * 4 + 2]! ? frontBoxes : backBoxes;
    if (boxes[at * 4]! > boxes[at * 4 + 2]!) continue;
    middles[at * 2] = (boxes[at * 4]! + boxes[at * 4 + 2]!) / 2;
    middles[at * 2 + 1] = (boxes[at * 4 + 1]! + boxes[at * 4 + 3]!) / 2;
  }
  return middles;
}

function areNear(
  a: Float64Array,
  atA: number,
  b: Float64Array,
  atB: number,
  { dx, dy, clearance }: { dx: number; dy: number; clearance: number },
): boolean {
  return (
    b[atB]! + dx - clearance < a[atA + 2]! &&
    b[atB + 2]! + dx + clearance > a[atA]! &&
    b[atB + 1]! + dy - clearance < a[atA + 3]! &&
    b[atB + 3]! + dy + clearance > a[atA + 1]!
  );
}
