import { cellsUnderBox } from "../layout/box-in-area.ts";
import { distanceFromEdge } from "../layout/edge.ts";
import type { Layout } from "../layout/layout.ts";
import { OWN_SIDE_POSES, POSES } from "../problem/poses.ts";
import type { Profile } from "../problem/profile.ts";
import { TURNS_OVER } from "../problem/turn-over.ts";
import { AirwireCrossings } from "./airwire-crossings.ts";
import { AntennaIntrusion } from "./antenna-intrusion.ts";
import { Aversion, type AvoidedPlaces } from "./aversion.ts";
import { Crowding } from "./crowding.ts";
import { Likeness } from "./likeness.ts";
import { LoopAreas } from "./loop-areas.ts";
import { Nearness } from "./nearness.ts";
import { RimOrder } from "./rim-order.ts";
import { Rows } from "./rows.ts";
import { WireBoxes } from "./wire-boxes.ts";
import { WireTrees } from "./wire-trees.ts";

/**
 * A millimetre away from the edge costs a connector as much as this many millimetres of wire, and more for each of its
 * pins, whose wires all pull it inwards.
 */
const EDGE_WEIGHT = 20;
const EDGE_WEIGHT_PER_PIN = 4;
/** What a part that was turned over costs, and a millimetre of courtyard over the edge. */
const TURNED_OVER = 20_000_000;
/** The same where parts may stand on either side: about what its two vias take of a short wire. */
const FREELY_TURNED_OVER = 2_000_000;
const OVERHANG_WEIGHT = 20;
/** A millimetre of a neighbour in the room that pins of fine pitch need for their escape. */
const QUIET_WEIGHT = 4;
/** A millimetre that a part stands in the room which the maker of a module asks for around its antenna. */
const ANTENNA_WEIGHT = 2;
/** What a square millimetre of words on silkscreen that a part covers costs: a label is worth a detour. */
const COVERED_WORDS = 7_000_000;
/** What two connectors of one kind cost that stand side by side at the rim and out of order. */
const OUT_OF_ORDER = 5_000_000;
/** A millimetre that a part stands deep in the room of another one, on a board where not all find room otherwise. */
const SHARING_WEIGHT = 4;

/** What a cost consists of, each in nanometres of weighted wire. */
export interface CostTerms {
  /** Boxes around nets. */
  readonly wires: number;
  /** Boxes around groups. */
  readonly groups: number;
  /** Intents beyond the distance they ask for, and the areas that switched currents run around. */
  readonly nearness: number;
  /** What places cost by themselves: away from the edge, from the middle, turned over, on words. */
  readonly places: number;
  /** Parts in the room of others, and of antennas. */
  readonly crowding: number;
  /** What parts in rows are worth, less than nothing, and what connectors out of their order cost. */
  readonly rows: number;
  /** Instances of a repeated circuit whose parts stand unlike those of the others. */
  readonly likeness: number;
  readonly crossings: number;
  /** Places of other candidates, which are kept away from. */
  readonly aversion: number;
}

/**
 * What a layout in which every part stands costs, in nanometres of weighted wire, kept up to date move by move: `begin`
 * before parts are put elsewhere, `change` after it, and `takeBack` when they have been put back.
 */
export class Cost {
  readonly wires: WireBoxes;
  readonly #layout: Layout;
  readonly #profile: Profile;
  readonly #nearness: Nearness;
  readonly #loops: LoopAreas | undefined;
  readonly #crowding: Crowding | undefined;
  readonly #antennas: AntennaIntrusion | undefined;
  #intrusionBefore = 0;
  readonly #rows: Rows | undefined;
  readonly #rimOrder: RimOrder | undefined;
  #disorderBefore = 0;
  readonly #likeness: Likeness | undefined;
  #orderBefore = 0;
  #unlikenessBefore = 0;
  #crossings: AirwireCrossings | undefined;
  #aversion: Aversion | undefined;
  readonly #hasWords: boolean;
  readonly #place: Float64Array;
  readonly #placeBefore: Float64Array;
  #crowdingBefore = 0;
  /** How far the last change has come: what was not asked for any more needs no taking back. */
  #hasRewired = false;
  readonly #centerX: number;
  readonly #centerY: number;

  constructor(layout: Layout, profile: Profile) {
    this.#layout = layout;
    this.#profile = profile;
    const { problem } = layout;
    const { originX, originY, columns, rows, cell } = problem.area;
    this.#centerX = originX + (columns * cell) / 2;
    this.#centerY = originY + (rows * cell) / 2;
    this.wires = new WireBoxes(layout);
    this.#nearness = new Nearness(layout);
    this.#loops = problem.loops.length > 0 ? new LoopAreas(layout) : undefined;
    const sharing = layout.spacing.crowded ? SHARING_WEIGHT : 0;
    const { spreading, spreadingReach: reach } = profile;
    if (spreading > 0 || sharing > 0 || problem.quietRooms.some((room) => room > 0))
      this.#crowding = new Crowding(layout, { spreading, reach, sharing, quiet: QUIET_WEIGHT });
    this.#antennas = problem.antennaRooms && new AntennaIntrusion(layout, problem.antennaRooms);
    this.#rows = profile.order > 0 ? new Rows(layout) : undefined;
    this.#rimOrder = problem.kinOnRim.length > 0 ? new RimOrder(layout) : undefined;
    this.#likeness = problem.channels.length > 0 ? new Likeness(layout) : undefined;
    this.#hasWords = problem.area.front.printed !== undefined || problem.area.back.printed !== undefined;
    this.#place = Float64Array.from({ length: problem.partCount }, (_, part) => this.#ofPlace(part));
    this.#placeBefore = new Float64Array(problem.partCount);
  }

  /**
   * From here on crossings count, and trees instead of boxes: dear to ask for, and of no use while parts still fly about.
   * Where bodies share room for want of it boxes stay: a tree, which loses a little with every part that comes nearer,
   * draws them deeper into one another.
   */
  countExactly(): void {
    const trees = new WireTrees(this.#layout);
    const arePlanted = !this.#layout.spacing.crowded;
    if (this.#profile.crossing > 0) this.#crossings ??= new AirwireCrossings(this.#layout, trees, { arePlanted });
    if (arePlanted) this.wires.countTrees(trees);
  }

  /** These places are avoided from now on, and no others. */
  avoid(places: readonly AvoidedPlaces[]): void {
    const avoided = places.filter(({ weight }) => weight > 0);
    this.#aversion = avoided.length > 0 ? new Aversion(this.#layout, avoided) : undefined;
  }

  total(): number {
    let cost = this.wires.total() + this.#nearness.total() + (this.#loops?.total() ?? 0);
    for (const ofPlace of this.#place) cost += ofPlace;
    if (this.#crowding) cost += this.#crowding.total();
    if (this.#antennas) cost += ANTENNA_WEIGHT * this.#antennas.total();
    if (this.#rows) cost -= this.#profile.order * this.#rows.total();
    if (this.#rimOrder) cost += OUT_OF_ORDER * this.#rimOrder.total();
    if (this.#likeness) cost += this.#profile.likeness * this.#likeness.total();
    if (this.#crossings) cost += this.#profile.crossing * this.#crossings.total();
    if (this.#aversion) cost += this.#aversion.total();
    return cost;
  }

  /** The total by its terms, for inspection. */
  terms(): CostTerms {
    const groups = this.wires.totalOfGroups();
    return {
      wires: this.wires.total() - groups,
      groups,
      nearness: this.#nearness.total() + (this.#loops?.total() ?? 0),
      places: this.#place.reduce((sum, ofPlace) => sum + ofPlace, 0),
      crowding: (this.#crowding?.total() ?? 0) + ANTENNA_WEIGHT * (this.#antennas?.total() ?? 0),
      rows:
        (this.#rows ? -this.#profile.order * this.#rows.total() : 0) +
        (this.#rimOrder ? OUT_OF_ORDER * this.#rimOrder.total() : 0),
      likeness: this.#likeness ? this.#profile.likeness * this.#likeness.total() : 0,
      crossings: this.#crossings ? this.#profile.crossing * this.#crossings.total() : 0,
      aversion: this.#aversion?.total() ?? 0,
    };
  }

  /** These parts are about to be put elsewhere. */
  begin(parts: Int32Array, count: number): void {
    if (this.#crowding) this.#crowdingBefore = this.#crowding.around(parts, count);
    if (this.#antennas) this.#intrusionBefore = this.#antennas.around(parts, count);
    if (this.#rows) this.#orderBefore = this.#rows.around(parts, count);
    if (this.#rimOrder) this.#disorderBefore = this.#rimOrder.around(parts, count);
    if (this.#likeness) this.#unlikenessBefore = this.#likeness.around(parts, count);
  }

  /**
   * What it changes that the parts stand where they stand now; where that is more than `limit`, any number beyond it: what
   * is dear to ask for is asked last.
   */
  change(parts: Int32Array, count: number, limit: number): number {
    const { crossing } = this.#profile;
    this.#hasRewired = false;
    let change = this.wires.change(parts, count) + this.#nearness.change(parts, count);
    if (this.#loops) change += this.#loops.change(parts, count);
    for (let index = 0; index < count; index += 1) {
      const part = parts[index]!;
      this.#placeBefore[index] = this.#place[part]!;
      this.#place[part] = this.#ofPlace(part);
      change += this.#place[part]! - this.#placeBefore[index]!;
    }
    if (this.#aversion) change += this.#aversion.change(parts, count);
    if (this.#antennas) change += ANTENNA_WEIGHT * (this.#antennas.around(parts, count) - this.#intrusionBefore);
    if (this.#rows) change += this.#profile.order * (this.#orderBefore - this.#rows.around(parts, count));
    if (this.#rimOrder) change += OUT_OF_ORDER * (this.#rimOrder.around(parts, count) - this.#disorderBefore);
    if (this.#likeness)
      change += this.#profile.likeness * (this.#likeness.around(parts, count) - this.#unlikenessBefore);
    if (this.#crowding) {
      change -= this.#crowdingBefore;
      if (change > limit && !this.#crossings) return change;
      change += this.#crowding.around(parts, count);
    }
    if (!this.#crossings) return change;
    this.#hasRewired = true;
    const most = (limit - change) / crossing;
    const crossings = this.#crossings.change(parts, count, most);
    // Crossings were not counted to their end, so that rounding must not bring the sum back to the limit.
    return crossings > most ? Infinity : change + crossing * crossings;
  }

  /** The parts stand again where they stood before the last change. */
  takeBack(parts: Int32Array, count: number): void {
    this.wires.takeBack();
    this.#nearness.takeBack();
    this.#loops?.takeBack();
    this.#aversion?.takeBack();
    for (let index = 0; index < count; index += 1) this.#place[parts[index]!] = this.#placeBefore[index]!;
    if (this.#hasRewired) this.#crossings?.takeBack();
    this.#hasRewired = false;
  }

  /** What the place itself costs: connectors away from the edge, distance from the middle, parts turned over, words covered. */
  #ofPlace(part: number): number {
    const { problem, x, y, pose, spacing } = this.#layout;
    let cost = 0;
    if (problem.wantsEdge[part] === 1) {
      const pins = problem.pinStart[part + 1]! - problem.pinStart[part]!;
      cost += (EDGE_WEIGHT + EDGE_WEIGHT_PER_PIN * pins) * distanceFromEdge(this.#layout, part);
    }
    const { gathering } = this.#profile;
    if (gathering > 0 && problem.wantsEdge[part] === 0)
      cost += gathering * (Math.abs(x[part]! - this.#centerX) + Math.abs(y[part]! - this.#centerY));
    if (pose[part]! >= OWN_SIDE_POSES)
      cost += problem.rules.turningOver[part] === TURNS_OVER.freely ? FREELY_TURNED_OVER : TURNED_OVER;
    if (spacing.overhang && problem.overhangs[part] === 0) cost += OVERHANG_WEIGHT * this.#overEdge(part);
    if (this.#hasWords) cost += COVERED_WORDS * this.#coveredWords(part);
    return cost;
  }

  /** How many square millimetres of words that stay the part's claim covers. */
  #coveredWords(part: number): number {
    const { problem, x, y, pose } = this.#layout;
    const { area, frontBoxes, backBoxes } = problem;
    const at = (part * POSES + pose[part]!) * 4;
    const cellsOn = (sums: Int32Array | undefined, boxes: Float64Array) =>
      sums ? cellsUnderBox(area, sums, boxes, at, x[part]!, y[part]!) : 0;
    const cells = cellsOn(area.front.printed, frontBoxes) + cellsOn(area.back.printed, backBoxes);
    return cells * (area.cell / 1_000_000) ** 2;
  }

  /** How far the part's claim reaches over the box of the board. */
  #overEdge(part: number): number {
    const { frontBoxes, backBoxes, area } = this.#layout.problem;
    const at = (part * POSES + this.#layout.pose[part]!) * 4;
    const boxes = frontBoxes[at]! <= frontBoxes[at + 2]! ? frontBoxes : backBoxes;
    const left = area.originX - boxes[at]! - this.#layout.x[part]!;
    const top = area.originY - boxes[at + 1]! - this.#layout.y[part]!;
    const right = boxes[at + 2]! + this.#layout.x[part]! - area.originX - area.columns * area.cell;
    const bottom = boxes[at + 3]! + this.#layout.y[part]! - area.originY - area.rows * area.cell;
    return Math.max(0, left) + Math.max(0, top) + Math.max(0, right) + Math.max(0, bottom);
  }
}
