import type { Xorshift32 } from "@tracewright/algorithms";
import { CoveredRoom } from "../layout/covered-room.ts";
import { findNearestEdgePlace, isAtEdge } from "../layout/edge.ts";
import { findEjectingPlace, findNearestPlace } from "../layout/find-place.ts";
import { hasNoSide } from "../layout/is-low-enough.ts";
import type { Layout } from "../layout/layout.ts";
import type { Place } from "../problem/place.ts";
import { OWN_SIDE_POSES, POSES } from "../problem/poses.ts";
import type { PlacementProblem } from "../problem/problem.ts";
import type { Profile } from "../problem/profile.ts";
import { TURNS_OVER } from "../problem/turn-over.ts";
import { packRim } from "./pack-rim.ts";
import type { Pull } from "./pull.ts";

interface Level {
  /** Share of the profile's halo. */
  readonly halo: number;
  /** From one corner of the board, instead of where the wires pull. */
  readonly packed: boolean;
  /** Parts in the way may be taken up and put elsewhere. */
  readonly ejecting: boolean;
  readonly overhang: boolean;
  readonly crowded: boolean;
  /** Parts that find no room on their side may be turned over, on boards that have parts on both sides anyway. */
  readonly turnOver: boolean;
  /** Start over; otherwise placed parts stay, and only the others are searched. */
  readonly anew: boolean;
}

const ROOMY = { packed: false, ejecting: false, overhang: false, crowded: false, turnOver: false, anew: true };
const TIGHT = { ...ROOMY, halo: 0, ejecting: true };

/** How hard it is tried to find room for everything, one step after the other. */
const LEVELS: readonly Level[] = [
  { ...ROOMY, halo: 1 },
  { ...ROOMY, halo: 0.4 },
  TIGHT,
  { ...TIGHT, packed: true },
  { ...TIGHT, overhang: true, anew: false },
  { ...TIGHT, overhang: true, crowded: true, anew: false },
  { ...TIGHT, overhang: true, crowded: true, turnOver: true, anew: false },
];

/** What a construction needs to go on later. */
export interface SavedConstruction {
  readonly level: number;
  readonly pending: readonly number[];
  readonly homeless: readonly number[];
  readonly ejections: readonly number[];
  readonly spent: number;
  readonly fewestLeft: number | null;
  readonly isFirst: boolean;
  /** The rim has been packed on this level: what has no seat there now gets none. */
  readonly isRimPacked: boolean;
}

/** Work of one part put into an empty place, and of one for which a place was cleared, in moves of annealing. */
const PUT_WORK = 400;
const EJECT_WORK = 4_000;
/** A level is given up after as many cleared places as there are parts, or these, without fewer parts left over. */
const MIN_PATIENCE = 15;
/** Parts that have sent each other away so often have nowhere else to go. */
const MAX_RETURNS = 5;
const FINEST_STEP = 100_000;
/**
 * So many times dearer it is to send away what belongs to the edge, which finds room in fewer places; and what has a mouth
 * may have a single one, such as a slot for its body.
 */
const SEAT_PRICE = 4;
const MOUTH_PRICE = 40;

/**
 * Puts part after part where it is legal, those that belong to the edge first, then the largest. A part without room
 * clears itself the cheapest place and sends away what stands there (an ejection chain); a part is dearer to send away the
 * larger it is and the oftener it was sent away before, so that chains do not go round. When that does not help either,
 * the next level gives up some comfort.
 */
export class Construction {
  readonly #problem: PlacementProblem;
  readonly #order: readonly number[];
  #level = 0;
  #pending: number[];
  #homeless: number[] = [];
  #ejections: Int32Array;
  /** Places cleared since fewer parts than ever were left over. */
  #spent = 0;
  #fewestLeft = Infinity;
  #isFirst = true;
  #isRimPacked = false;
  #cover: CoveredRoom | undefined;

  /** From the start, or from where another construction has been: at its level, or in the middle of it. */
  constructor(problem: PlacementProblem, from: { level: number } | SavedConstruction = { level: 0 }) {
    this.#problem = problem;
    this.#order = constructionOrder(problem);
    const saved = "pending" in from ? from : undefined;
    this.#level = from.level;
    this.#pending = [...(saved?.pending ?? this.#order)];
    this.#ejections = Int32Array.from(saved?.ejections ?? new Int32Array(problem.partCount));
    if (!saved) return;
    this.#homeless = [...saved.homeless];
    this.#spent = saved.spent;
    this.#fewestLeft = saved.fewestLeft ?? Infinity;
    this.#isFirst = saved.isFirst;
    this.#isRimPacked = saved.isRimPacked;
  }

  get isDone(): boolean {
    return this.#pending.length === 0 && (this.#homeless.length === 0 || this.#level === this.#lastLevel);
  }

  /**
   * Where the construction of another candidate had better begin. How much room there is on a full board does not
   * depend on the profile, so what was in vain once is not tried again; roomy boards always begin with the whole halo.
   */
  get levelForNext(): number {
    return LEVELS[this.#level]!.ejecting ? this.#level : 0;
  }

  get #lastLevel(): number {
    return this.#problem.rules.turningOver.some((own) => own !== TURNS_OVER.never)
      ? LEVELS.length - 1
      : LEVELS.findIndex(({ turnOver }) => turnOver) - 1;
  }

  save(): SavedConstruction {
    return {
      level: this.#level,
      pending: [...this.#pending],
      homeless: [...this.#homeless],
      ejections: [...this.#ejections],
      spent: this.#spent,
      fewestLeft: Number.isFinite(this.#fewestLeft) ? this.#fewestLeft : null,
      isFirst: this.#isFirst,
      isRimPacked: this.#isRimPacked,
    };
  }

  /** Finds a place for the next part, or goes to the next level; answers the work it was. */
  advance(layout: Layout, pull: Pull, tools: { profile: Profile; random: Xorshift32 }): number {
    const { profile } = tools;
    const level = LEVELS[this.#level]!;
    const { overhang, crowded } = level;
    layout.spacing = { halo: profile.halo * level.halo, overhang, crowded };
    const part = this.#pending[0];
    if (part === undefined) {
      this.#nextLevel(layout);
      return PUT_WORK;
    }
    const wish = this.#wishOf(pull, part, tools);
    this.#isFirst = false;
    const wantsEdge = this.#problem.wantsEdge[part] === 1;
    const atEdge = wantsEdge ? findNearestEdgePlace(layout, part, { ...wish, grid: profile.grid }) : undefined;
    if (wantsEdge && !atEdge && this.#mayPackRim(layout)) return this.#packRim(layout, tools);
    const place = atEdge ?? this.#findFreePlace(layout, part, { ...wish, grid: profile.grid });
    if (place) {
      layout.put(part, place);
      this.#pending.shift();
      return PUT_WORK;
    }
    if (!level.ejecting && level.anew) {
      this.#homeless.push(part);
      this.#nextLevel(layout);
      return PUT_WORK;
    }
    if (!this.#eject(layout, part, wish)) {
      this.#pending.shift();
      this.#homeless.push(part);
    }
    return EJECT_WORK;
  }

  #nextLevel(layout: Layout): void {
    this.#level += 1;
    this.#spent = 0;
    this.#fewestLeft = Infinity;
    this.#ejections.fill(0);
    if (LEVELS[this.#level]!.anew) {
      layout.clear();
      this.#pending = [...this.#order];
      this.#isRimPacked = false;
    } else this.#pending = this.#order.filter((part) => this.#homeless.includes(part));
    this.#homeless = [];
  }

  /** Once a level, while nothing stands yet but what belongs to the edge. */
  #mayPackRim({ stands, problem }: Layout): boolean {
    return !this.#isRimPacked && stands.every((stand, part) => stand === 0 || problem.wantsEdge[part] === 1);
  }

  /** Re-places all edge parts side by side; returns the work. */
  #packRim(layout: Layout, { profile, random }: { profile: Profile; random: Xorshift32 }): number {
    this.#isRimPacked = true;
    layout.clear();
    const parts = this.#order.filter((part) => this.#problem.wantsEdge[part] === 1);
    const { seats, work } = packRim(layout, parts, { grid: profile.grid, random });
    for (const [part, place] of seats) layout.put(part, place);
    this.#pending = this.#order.filter((part) => !seats.has(part));
    this.#homeless = [];
    return work;
  }

  #wishOf(pulls: Pull, part: number, { random }: { random: Xorshift32 }) {
    const { area } = this.#problem;
    if (LEVELS[this.#level]!.packed) return { x: area.originX, y: area.originY };
    const width = area.columns * area.cell;
    const height = area.rows * area.cell;
    // Candidates begin apart: the first part is put anywhere within the inner half of the board.
    const offset = this.#isFirst
      ? { x: (random.next() - 0.5) * width * 0.5, y: (random.next() - 0.5) * height * 0.5 }
      : { x: 0, y: 0 };
    const pull = pulls.of(part) ?? { x: area.originX + width / 2, y: area.originY + height / 2 };
    return { x: pull.x + offset.x, y: pull.y + offset.y };
  }

  #findFreePlace(
    layout: Layout,
    part: number,
    { x, y, grid }: { x: number; y: number; grid: number },
  ): Place | undefined {
    const { ejecting } = LEVELS[this.#level]!;
    // The coarse grid finds a place fast on a roomy board; the fine ones find what is left on a full one.
    const steps = ejecting ? [Math.min(grid, FINEST_STEP)] : [grid * 5, grid];
    const isFree = this.#problem.rules.turningOver[part] === TURNS_OVER.freely;
    const sides = isFree ? [EITHER_SIDE] : this.#mayTurnOver(part) ? [OWN_SIDE, OTHER_SIDE] : [OWN_SIDE];
    for (const poses of sides)
      for (const step of steps) {
        const place = findNearestPlace(layout, part, { x, y, poses, step, cover: this.#coverOf(layout) });
        if (place) return place;
      }
    return undefined;
  }

  #coverOf(layout: Layout): CoveredRoom {
    if (this.#cover?.layout !== layout) this.#cover = new CoveredRoom(layout);
    return this.#cover;
  }

  /**
   * Places that may be cleared in a row. Chains are of no use where the claims of all parts together exceed the room
   * there is.
   */
  #patience(layout: Layout): number {
    const mayTurnOver = this.#order.some((part) => this.#mayTurnOver(part));
    const [front, back] = (["front", "back"] as const).map((side) => {
      const claims = this.#order.reduce((sum, part) => sum + claimedArea(layout, part, side), 0);
      const { room, crowdedRoom } = this.#problem.area[side];
      return (layout.spacing.crowded ? crowdedRoom : room) - claims;
    });
    const isHopeless = mayTurnOver ? front! + back! < 0 : front! < 0 || back! < 0;
    return isHopeless ? 0 : Math.max(MIN_PATIENCE, this.#order.length);
  }

  /** At the level it has come to. */
  #mayTurnOver(part: number): boolean {
    const turnsOver = this.#problem.rules.turningOver[part];
    return turnsOver === TURNS_OVER.freely || (turnsOver === TURNS_OVER.lastResort && LEVELS[this.#level]!.turnOver);
  }

  #eject(layout: Layout, part: number, wish: { x: number; y: number }): boolean {
    if (this.#spent >= this.#patience(layout)) return false;
    this.#spent += 1;
    const { area } = this.#problem;
    const own = areaOf(this.#problem, part);
    const isFree = this.#problem.rules.turningOver[part] === TURNS_OVER.freely;
    const wantsEdge = this.#problem.wantsEdge[part] === 1;
    const diagonal = Math.hypot(area.columns, area.rows) * area.cell;
    const found = findEjectingPlace(layout, part, {
      poses: this.#mayTurnOver(part) ? EITHER_SIDE : OWN_SIDE,
      priceOf: (other) =>
        areaOf(this.#problem, other) * (1 + this.#ejections[other]!) ** 2 * seatPrice(this.#problem, other),
      // Wishes matter only between places that cost the same to clear; turning over is worth sending away its own size.
      priceOfPlace: ({ x, y, pose }) =>
        ((Math.abs(x - wish.x) + Math.abs(y - wish.y)) / diagonal) * own * 0.05 +
        (pose >= OWN_SIDE_POSES && !isFree ? own : 0) +
        (wantsEdge && !isAtEdge(this.#problem, part, { x, y, pose }) ? own : 0),
    });
    const isBack = (other: number) => this.#ejections[other]! >= MAX_RETURNS;
    if (!found || (isBack(part) && found.blockers.every(isBack))) return false;
    for (const other of found.blockers) {
      layout.takeUp(other);
      this.#ejections[other]! += 1;
    }
    layout.put(part, found.place);
    const waiting = new Set([...this.#pending.slice(1), ...found.blockers]);
    this.#pending = this.#order.filter((other) => waiting.has(other));
    const left = this.#pending.length + this.#homeless.length;
    if (left < this.#fewestLeft) {
      this.#fewestLeft = left;
      this.#spent = 0;
    }
    return true;
  }
}

const OWN_SIDE = Array.from({ length: OWN_SIDE_POSES }, (_, pose) => pose);
const OTHER_SIDE = Array.from({ length: POSES - OWN_SIDE_POSES }, (_, pose) => OWN_SIDE_POSES + pose);

const EITHER_SIDE = [...OWN_SIDE, ...OTHER_SIDE];

/**
 * What opens to the edge first, then what stands at it anyhow, then the largest, which find room hardest. What no side takes
 * is not tried: it would send everything else through all levels in vain.
 */
function constructionOrder(problem: PlacementProblem): number[] {
  const edgeRank = (part: number) => (problem.wantsEdge[part] === 0 ? 0 : problem.facing[part * POSES]! < 0 ? 1 : 2);
  return Array.from({ length: problem.partCount }, (_, part) => part)
    .filter((part) => !hasNoSide(problem, part))
    .sort((a, b) => edgeRank(b) - edgeRank(a) || areaOf(problem, b) - areaOf(problem, a) || a - b);
}

function seatPrice({ wantsEdge, facing }: PlacementProblem, part: number): number {
  if (wantsEdge[part] === 0) return 1;
  return facing[part * POSES]! < 0 ? SEAT_PRICE : MOUTH_PRICE;
}

function claimedArea({ problem, spacing }: Layout, part: number, side: "front" | "back"): number {
  if (spacing.overhang || problem.overhangs[part] === 1) return 0;
  if (side === "front") return boxArea(spacing.crowded ? problem.frontCrowded : problem.frontBoxes, part);
  return boxArea(spacing.crowded ? problem.backCrowded : problem.backBoxes, part);
}

function areaOf(problem: PlacementProblem, part: number): number {
  return Math.max(boxArea(problem.frontBoxes, part), boxArea(problem.backBoxes, part));
}

function boxArea(boxes: Float64Array, part: number): number {
  const at = part * POSES * 4;
  const width = boxes[at + 2]! - boxes[at]!;
  const height = boxes[at + 3]! - boxes[at + 1]!;
  return width < 0 || height < 0 ? 0 : width * height;
}
