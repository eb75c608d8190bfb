import type { Cost } from "../cost/cost.ts";
import { findNearestPlace } from "../layout/find-place.ts";
import type { Layout } from "../layout/layout.ts";
import type { Place } from "../problem/place.ts";
import { OWN_SIDE_POSES, POSES } from "../problem/poses.ts";
import type { Profile } from "../problem/profile.ts";
import { moveSet } from "./set-move.ts";

/** Parts of one kind that are this near to one another are seen together. */
const REACH = 10_000_000;
/** On a line: what is less than this off is on it. */
const ON_LINE = 1_000;
/** So little off a line is a hair out of it, whatever the profile. */
const HAIR = 300_000;
/** Lines tried for a part, the best first. */
const MAX_LINES = 4;
/** Gaps of a row that differ by more than this are no mistake. */
const EVEN = 1.7;
/** Neighbours in a row stand within this many lengths of their own. */
const ROW_REACH = 3;
/** Pitches of rows are multiples of this. */
const PITCH_GRID = 50_000;
const MAX_IN_ROW = 24;
/** One move may cost this part of the whole allowance. */
const MAX_MOVES = 4;
/** So many ways the parts of one family may look, where all of them together are more. */
const MAX_WAYS = 2;
const FEWEST_IN_FAMILY = 3;
const ASIDE = 2_000_000;
const STEP_ASIDE = 100_000;
/** What one part's turn in a pass is, in moves of annealing. */
const WORK = 20;

const AXES = ["x", "y"] as const;
type Axis = (typeof AXES)[number];
/** Turning first, for rows are of parts that stand alike; evened rows are aligned with their neighbours again. */
const PASSES = ["face", "turn", "align", "align", "even", "align", "even", "align"] as const;

/** What tidying needs to go on, apart from the layout. */
export interface TidyState {
  readonly pass: number;
  readonly part: number;
  /** What it may still cost. */
  readonly allowance: number;
  /** What one move may cost. */
  readonly most: number;
}

/**
 * Makes order that hardly costs: parts of one kind that stand beside each other are turned alike, brought onto common lines
 * and to equal pitch. Only legal moves are made, each within what is left of a small share of the layout's cost. One part
 * of one pass is one step, so that it can be left off anywhere.
 */
export class Tidy {
  readonly #layout: Layout;
  readonly #cost: Cost;
  readonly #profile: Profile;
  readonly #kin: readonly (readonly number[])[];
  readonly #most: number;
  readonly #ceiling: number;
  #pass: number;
  #part: number;
  #allowance: number;

  /** `ceiling`: what all may cost in the end. */
  constructor(
    layout: Layout,
    cost: Cost,
    { profile, ceiling = Infinity, saved }: { profile: Profile; ceiling?: number; saved?: TidyState | undefined },
  ) {
    this.#layout = layout;
    this.#cost = cost;
    this.#profile = profile;
    const { kinds } = layout.problem;
    const byKind = Map.groupBy(kinds.keys(), (part) => kinds[part]!);
    this.#kin = Array.from(kinds, (kind, part) => byKind.get(kind)!.filter((other) => other !== part));
    this.#ceiling = ceiling;
    this.#pass = saved?.pass ?? 0;
    this.#part = saved?.part ?? 0;
    this.#allowance = saved?.allowance ?? orderAllowance(cost, profile.tidying, ceiling);
    this.#most = saved?.most ?? this.#allowance / MAX_MOVES;
  }

  get isDone(): boolean {
    return this.#pass >= PASSES.length || this.#layout.problem.partCount === 0;
  }

  save(): TidyState {
    return { pass: this.#pass, part: this.#part, allowance: this.#allowance, most: this.#most };
  }

  /** One part of one pass; answers the work it was. */
  advance(): number {
    const part = this.#part;
    const pass = PASSES[this.#pass]!;
    if (pass === "face") this.#face(part);
    else if (this.#layout.stands[part] === 1 && this.#kin[part]!.length > 0) {
      if (pass === "turn") this.#turn(part);
      else for (const axis of AXES) pass === "align" ? this.#align(part, axis) : this.#even(part, axis);
    }
    this.#part += 1;
    if (this.#part === this.#layout.problem.partCount) {
      this.#part = 0;
      this.#pass += 1;
    }
    return WORK;
  }

  /** To one of the two ways that most of its family on its side look: on the whole board, for it is assembled as a whole. */
  #face(part: number): void {
    const { pose, stands } = this.#layout;
    const { facing } = this.#profile;
    const ways = facing > 0 && stands[part] === 1 ? this.#waysOf(part) : [];
    const own = pose[part]!;
    if (ways.length === 0 || ways.includes(this.#lookOf(part, own))) return;
    const first = own - (own % OWN_SIDE_POSES);
    for (const way of ways) {
      const turned = [0, 1, 2, 3].map((turn) => first + turn).find((other) => this.#lookOf(part, other) === way);
      if (turned === undefined) continue;
      const limit = Math.min(facing, this.#ceiling - this.#cost.total());
      const place = this.#about(part, turned);
      // A long part may need to step aside to be turned.
      const beside = findNearestPlace(this.#layout, part, {
        ...place,
        poses: [turned],
        step: STEP_ASIDE,
        reach: ASIDE,
      });
      for (const there of [place, beside])
        if (
          there &&
          limit >= 0 &&
          moveSet(this.#layout, this.#cost, { parts: [part], places: [there], limit }) !== undefined
        )
          return;
    }
  }

  /** The ways that most of a part's family look, the commonest first; empty: it has none, or too few to see. */
  #waysOf(part: number): number[] {
    const { problem, pose, stands } = this.#layout;
    const { families } = problem.polarity;
    const isBack = pose[part]! >= OWN_SIDE_POSES;
    if (families[part]! < 0) return [];
    const counts = new Float64Array(OWN_SIDE_POSES);
    let size = 0;
    for (let other = 0; other < problem.partCount; other += 1) {
      if (families[other] !== families[part] || stands[other] === 0) continue;
      if (pose[other]! >= OWN_SIDE_POSES !== isBack) continue;
      counts[this.#lookOf(other, pose[other]!)]! += 1;
      size += 1;
    }
    if (size < FEWEST_IN_FAMILY) return [];
    return [0, 1, 2, 3]
      .filter((way) => counts[way]! > 0)
      .sort((a, b) => counts[b]! - counts[a]! || a - b)
      .slice(0, MAX_WAYS);
  }

  #lookOf(part: number, pose: number): number {
    return this.#layout.problem.polarity.looks[part * POSES + pose]!;
  }

  /** As most of its kin around it, where it has two pads: what has more is turned by its wires. */
  #turn(part: number): void {
    const { problem, pose } = this.#layout;
    if (problem.padStart[part + 1]! - problem.padStart[part]! !== 2) return;
    const counts = new Float64Array(OWN_SIDE_POSES);
    for (const other of this.#near(part)) counts[this.#turnOf(other)]! += 1;
    const now = this.#turnOf(part);
    const wanted = [0, 1, 2, 3]
      .filter((turn) => turn !== now && counts[turn]! > counts[now]!)
      .sort((a, b) => counts[b]! - counts[a]! || a - b);
    const own = pose[part]!;
    const ways = this.#profile.facing > 0 ? this.#waysOf(part) : [];
    for (const turn of wanted) {
      const turned = own - (own % OWN_SIDE_POSES) + ((own + turn - now + OWN_SIDE_POSES) % OWN_SIDE_POSES);
      if (ways.length > 0 && !ways.includes(this.#lookOf(part, turned))) continue;
      if (this.#move([part], [this.#about(part, turned)])) return;
    }
  }

  /** Onto the line that most of its kin are on; where it stands in a row already, with its row. */
  #align(part: number, axis: Axis): void {
    const near = this.#near(part);
    const at = this.#middle(part, axis);
    const scoreAt = (line: number) => {
      let score = 0;
      for (const other of near) {
        const off = Math.abs(this.#middle(other, axis) - line);
        if (off < ON_LINE) score += 1;
        else if (off <= HAIR) score -= 1;
      }
      return score;
    };
    const now = scoreAt(at);
    const lines = [...new Set(near.map((other) => this.#middle(other, axis)))]
      .filter((line) => Math.abs(line - at) >= ON_LINE && Math.abs(line - at) <= this.#profile.straightening)
      .map((line) => ({ line, gain: scoreAt(line) - now }))
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => b.gain - a.gain || Math.abs(a.line - at) - Math.abs(b.line - at) || a.line - b.line)
      .slice(0, MAX_LINES);
    const row = near.filter((other) => Math.abs(this.#middle(other, axis) - at) < ON_LINE).slice(0, MAX_IN_ROW);
    for (const { line } of lines) {
      const by = Math.round(line - at);
      if (this.#shift([part], axis, [by])) return;
      const members = [part, ...row];
      if (
        row.length > 0 &&
        this.#shift(
          members,
          axis,
          members.map(() => by),
        )
      )
        return;
    }
  }

  /** A row that begins with the part gets one pitch, where its gaps are nearly equal. */
  #even(part: number, axis: Axis): void {
    const row = this.#rowFrom(part, axis);
    if (row.length < 3) return;
    const places = row.map((member) => this.#middle(member, axis));
    const gaps = places.slice(1).map((place, index) => place - places[index]!);
    const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
    if (most - least < ON_LINE || most > least * EVEN) return;
    const mean = (places[places.length - 1]! - places[0]!) / gaps.length;
    const pitches = [
      Math.floor(mean / PITCH_GRID) * PITCH_GRID,
      Math.ceil(mean / PITCH_GRID) * PITCH_GRID,
      least,
      most,
    ];
    // From both ends: one of them may have more room.
    for (const pitch of new Set(pitches))
      for (const start of [places[0]!, places[places.length - 1]! - pitch * gaps.length])
        if (
          this.#shift(
            row,
            axis,
            places.map((place, index) => Math.round(start + index * pitch - place)),
          )
        )
          return;
  }

  /** Kin on one line with the part and turned like it, one after another along the axis; empty: it is not the first of them. */
  #rowFrom(part: number, axis: Axis): number[] {
    const across: Axis = axis === "x" ? "y" : "x";
    const line = this.#middle(part, across);
    const reach = this.#lengthOf(part, axis) * ROW_REACH;
    const members = this.#near(part, Infinity)
      .filter((other) => Math.abs(this.#middle(other, across) - line) < ON_LINE)
      .filter((other) => (this.#turnOf(other) - this.#turnOf(part)) % 2 === 0)
      .sort((a, b) => this.#middle(a, axis) - this.#middle(b, axis) || a - b);
    const at = this.#middle(part, axis);
    const isFirst = !members.some((other) => this.#middle(other, axis) <= at && this.#middle(other, axis) > at - reach);
    if (!isFirst) return [];
    const row = [part];
    for (const member of members) {
      const gap = this.#middle(member, axis) - this.#middle(row[row.length - 1]!, axis);
      if (gap <= 0) continue;
      if (gap > reach || row.length === MAX_IN_ROW) break;
      row.push(member);
    }
    return row;
  }

  #shift(parts: readonly number[], axis: Axis, by: readonly number[]): boolean {
    return this.#move(
      parts,
      parts.map((part, index) => {
        const place = this.#layout.placeOf(part);
        return { ...place, [axis]: place[axis] + by[index]! };
      }),
    );
  }

  #move(parts: readonly number[], places: readonly Place[]): boolean {
    const limit = Math.min(this.#most, this.#allowance);
    const change = moveSet(this.#layout, this.#cost, { parts, places, limit });
    if (change === undefined) return false;
    this.#allowance -= Math.max(0, change);
    return true;
  }

  /** The part in another pose about its middle. */
  #about(part: number, pose: number): Place {
    const { x, y, pose: own } = this.#layout.placeOf(part);
    const { middles } = this.#layout;
    const from = (part * POSES + own) * 2;
    const to = (part * POSES + pose) * 2;
    return {
      x: Math.round(x + middles[from]! - middles[to]!),
      y: Math.round(y + middles[from + 1]! - middles[to + 1]!),
      pose,
    };
  }

  /** Kin that stands on the same side within reach. */
  #near(part: number, reach = REACH): number[] {
    const { x, y, pose, stands } = this.#layout;
    const isTurnedOver = pose[part]! >= OWN_SIDE_POSES;
    return this.#kin[part]!.filter(
      (other) =>
        stands[other] === 1 &&
        pose[other]! >= OWN_SIDE_POSES === isTurnedOver &&
        Math.abs(x[other]! - x[part]!) <= reach &&
        Math.abs(y[other]! - y[part]!) <= reach,
    );
  }

  /** Quarter turns as a person sees them, whatever the part was drawn like. */
  #turnOf(part: number): number {
    return (this.#layout.problem.turns[part]! + this.#layout.pose[part]!) % OWN_SIDE_POSES;
  }

  #middle(part: number, axis: Axis): number {
    const { x, y, pose, middles } = this.#layout;
    const at = (part * POSES + pose[part]!) * 2;
    return Math.round(axis === "x" ? x[part]! + middles[at]! : y[part]! + middles[at + 1]!);
  }

  #lengthOf(part: number, axis: Axis): number {
    const { frontBoxes, backBoxes } = this.#layout.problem;
    const at = (part * POSES + this.#layout.pose[part]!) * 4;
    const boxes = frontBoxes[at]! <= frontBoxes[at + 2]! ? frontBoxes : backBoxes;
    return axis === "x" ? boxes[at + 2]! - boxes[at]! : boxes[at + 3]! - boxes[at + 1]!;
  }
}

/** What order may cost: a share of all, as long as it stays below the ceiling. */
export function orderAllowance(cost: Cost, share: number, ceiling: number): number {
  const total = cost.total();
  return Math.max(0, Math.min(share * total, ceiling - total));
}
