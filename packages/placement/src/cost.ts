import { AirwireCrossings } from "./airwire-crossings.ts";
import { distanceFromEdge } from "./edge.ts";
import type { Layout } from "./layout.ts";
import { OWN_SIDE_POSES, POSES } from "./problem.ts";
import type { Profile } from "./profile.ts";

/**
 * A millimetre away from the edge costs a connector as much as this many millimetres of wire, and more for each of its
 * pins, whose wires all pull it inwards.
 */
const EDGE_WEIGHT = 20;
const EDGE_WEIGHT_PER_PIN = 4;
/** What a part that was turned over costs, and a millimetre of courtyard over the edge. */
const TURNED_OVER = 20_000_000;
const OVERHANG_WEIGHT = 20;

/**
 * A group's box costs as much as a net of this weight times the root of its parts: it keeps a sheet in one place of the
 * board, and gives way to wires within it and out of it.
 */
const GROUP_WEIGHT = 0.8;

/** What a layout costs, in nanometres of weighted wire, kept part by part so that a move needs only its own terms. */
export class Cost {
  readonly #layout: Layout;
  readonly #profile: Profile;
  readonly #netsOfPart: readonly Int32Array[];
  readonly #pinsOfNet: readonly Int32Array[];
  readonly #partOfPin: Int32Array;
  readonly #proximitiesOfPart: readonly number[][];
  readonly #groupsOfPart: readonly number[][];
  readonly #netSeen: Int32Array;
  readonly #proximitySeen: Int32Array;
  readonly #groupSeen: Int32Array;
  #question = 0;
  #crossings: AirwireCrossings | undefined;
  readonly #center: { readonly x: number; readonly y: number };

  constructor(layout: Layout, profile: Profile) {
    this.#layout = layout;
    this.#profile = profile;
    const { problem } = layout;
    const pinsOfNet = Array.from({ length: problem.netCount }, (): number[] => []);
    const partOfPin = new Int32Array(problem.pinNet.length);
    const netsOfPart: Int32Array[] = [];
    for (let part = 0; part < problem.partCount; part += 1) {
      const nets = new Set<number>();
      for (let pin = problem.pinStart[part]!; pin < problem.pinStart[part + 1]!; pin += 1) {
        const net = problem.pinNet[pin]!;
        partOfPin[pin] = part;
        pinsOfNet[net]!.push(pin);
        if (problem.netWeight[net]! > 0) nets.add(net);
      }
      netsOfPart.push(Int32Array.from(nets));
    }
    this.#pinsOfNet = pinsOfNet.map((pins) => Int32Array.from(pins));
    this.#partOfPin = partOfPin;
    this.#netsOfPart = netsOfPart;
    this.#proximitiesOfPart = Array.from({ length: problem.partCount }, (_, part) =>
      problem.proximities.flatMap(({ part: own, other }, index) => (own === part || other === part ? [index] : [])),
    );
    this.#groupsOfPart = Array.from({ length: problem.partCount }, (_, part) =>
      problem.groups.flatMap((members, index) => (members.includes(part) ? [index] : [])),
    );
    this.#netSeen = new Int32Array(problem.netCount);
    this.#groupSeen = new Int32Array(problem.groups.length);
    this.#proximitySeen = new Int32Array(problem.proximities.length);
    const { originX, originY, columns, rows, cell } = problem.area;
    this.#center = { x: originX + (columns * cell) / 2, y: originY + (rows * cell) / 2 };
  }

  /** From here on crossings count: they are dear to ask for, and of no use while parts still fly about. */
  countCrossings(): void {
    if (this.#crossings || this.#profile.crossing === 0) return;
    const crossings = new AirwireCrossings(this.#layout);
    this.#crossings = crossings;
    this.#layout.onPut = (part) => crossings.moved(part);
  }

  /** Everything that changes when these parts (one or two) move. */
  around(parts: readonly number[]): number {
    this.#question += 1;
    const question = this.#question;
    let cost = 0;
    for (const part of parts) {
      cost += this.#ofPlace(part);
      for (const net of this.#netsOfPart[part]!) {
        if (this.#netSeen[net] === question) continue;
        this.#netSeen[net] = question;
        cost += this.#ofNet(net);
      }
      for (const proximity of this.#proximitiesOfPart[part]!) {
        if (this.#proximitySeen[proximity] === question) continue;
        this.#proximitySeen[proximity] = question;
        cost += this.#ofProximity(proximity);
      }
      for (const group of this.#groupsOfPart[part]!) {
        if (this.#groupSeen[group] === question) continue;
        this.#groupSeen[group] = question;
        cost += this.#ofGroup(group);
      }
    }
    if (this.#crossings) cost += this.#profile.crossing * this.#crossings.around(parts);
    return cost;
  }

  total(): number {
    let cost = 0;
    const { problem } = this.#layout;
    for (let net = 0; net < problem.netCount; net += 1) if (problem.netWeight[net]! > 0) cost += this.#ofNet(net);
    for (let part = 0; part < problem.partCount; part += 1) cost += this.#ofPlace(part);
    for (let index = 0; index < problem.proximities.length; index += 1) cost += this.#ofProximity(index);
    for (let index = 0; index < problem.groups.length; index += 1) cost += this.#ofGroup(index);
    if (this.#crossings) cost += this.#profile.crossing * this.#crossings.total();
    return cost;
  }

  /** Middle of what the part is joined to: where its wires would be shortest. Undefined when nothing stands yet. */
  pullOf(part: number): { x: number; y: number } | undefined {
    const { problem, stands } = this.#layout;
    let [sumX, sumY, weight] = [0, 0, 0];
    const add = (x: number, y: number, by: number) => {
      sumX += x * by;
      sumY += y * by;
      weight += by;
    };
    for (const net of this.#netsOfPart[part]!) {
      const share = problem.netWeight[net]! / Math.max(1, this.#pinsOfNet[net]!.length - 1);
      for (const pin of this.#pinsOfNet[net]!) {
        const other = this.#partOfPin[pin]!;
        if (other !== part && stands[other] === 1) add(this.#pinX(pin), this.#pinY(pin), share);
      }
      const at = net * 4;
      const box = problem.fixedNetBox;
      if (box[at]! <= box[at + 2]!)
        add((box[at]! + box[at + 2]!) / 2, (box[at + 1]! + box[at + 3]!) / 2, problem.netWeight[net]!);
    }
    for (const index of this.#proximitiesOfPart[part]!) {
      const { part: own, other, pin, x, y, weight: by } = problem.proximities[index]!;
      if (own !== part) continue;
      if (other < 0) add(x, y, by * 2);
      else if (stands[other] === 1) add(this.#pinX(pin), this.#pinY(pin), by * 2);
    }
    return weight > 0 ? { x: sumX / weight, y: sumY / weight } : undefined;
  }

  #pinX(pin: number): number {
    const part = this.#partOfPin[pin]!;
    return this.#layout.x[part]! + this.#layout.problem.pinX[pin * POSES + this.#layout.pose[part]!]!;
  }

  #pinY(pin: number): number {
    const part = this.#partOfPin[pin]!;
    return this.#layout.y[part]! + this.#layout.problem.pinY[pin * POSES + this.#layout.pose[part]!]!;
  }

  /** Half perimeter of the box around the net's pins. */
  #ofNet(net: number): number {
    const { problem } = this.#layout;
    const at = net * 4;
    let minX = problem.fixedNetBox[at]!;
    let minY = problem.fixedNetBox[at + 1]!;
    let maxX = problem.fixedNetBox[at + 2]!;
    let maxY = problem.fixedNetBox[at + 3]!;
    for (const pin of this.#pinsOfNet[net]!) {
      const x = this.#pinX(pin);
      const y = this.#pinY(pin);
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
    }
    return problem.netWeight[net]! * (maxX - minX + (maxY - minY));
  }

  #ofProximity(index: number): number {
    const { from, other, pin, x, y, distance, weight } = this.#layout.problem.proximities[index]!;
    const targetX = other < 0 ? x : this.#pinX(pin);
    const targetY = other < 0 ? y : this.#pinY(pin);
    const away = Math.abs(this.#pinX(from) - targetX) + Math.abs(this.#pinY(from) - targetY);
    return weight * Math.max(0, away - distance);
  }

  /** Half perimeter of the box around the group's parts. */
  #ofGroup(index: number): number {
    const { problem, x, y } = this.#layout;
    const members = problem.groups[index]!;
    let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const part of members) {
      if (x[part]! < minX) minX = x[part]!;
      if (x[part]! > maxX) maxX = x[part]!;
      if (y[part]! < minY) minY = y[part]!;
      if (y[part]! > maxY) maxY = y[part]!;
    }
    return GROUP_WEIGHT * Math.sqrt(members.length) * (maxX - minX + (maxY - minY));
  }

  /** What the place itself costs: connectors away from the edge, distance from the middle, crowding. */
  #ofPlace(part: number): number {
    const { problem, x, y } = this.#layout;
    const px = x[part]!;
    const py = y[part]!;
    let cost = 0;
    if (problem.wantsEdge[part] === 1) {
      const pins = problem.pinStart[part + 1]! - problem.pinStart[part]!;
      cost += (EDGE_WEIGHT + EDGE_WEIGHT_PER_PIN * pins) * distanceFromEdge(this.#layout, part);
    }
    const { gathering, spreading } = this.#profile;
    if (gathering > 0 && problem.wantsEdge[part] === 0)
      cost += gathering * (Math.abs(px - this.#center.x) + Math.abs(py - this.#center.y));
    if (spreading > 0) cost += spreading * this.#crowding(part);
    if (this.#layout.pose[part]! >= OWN_SIDE_POSES) cost += TURNED_OVER;
    if (this.#layout.spacing.overhang && problem.overhangs[part] === 0) cost += OVERHANG_WEIGHT * this.#overEdge(part);
    return cost;
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

  /** How far the part's neighbours reach into the room it would like to have around it. */
  #crowding(part: number): number {
    const { problem, neighbors } = this.#layout;
    const { x, y, pose } = this.#layout.placeOf(part);
    const reach = this.#profile.spreadingReach;
    let crowding = 0;
    neighbors.some(part, { x, y, pose, reach }, (other) => {
      crowding +=
        this.#crowdingOn(problem.frontBoxes, part, other, reach) +
        this.#crowdingOn(problem.backBoxes, part, other, reach);
      return false;
    });
    return crowding;
  }

  #crowdingOn(boxes: Float64Array, part: number, other: number, reach: number): number {
    const { x, y, pose } = this.#layout;
    const at = (part * POSES + pose[part]!) * 4;
    const to = (other * POSES + pose[other]!) * 4;
    if (boxes[at]! > boxes[at + 2]! || boxes[to]! > boxes[to + 2]!) return 0;
    const dx = x[other]! - x[part]!;
    const dy = y[other]! - y[part]!;
    const gapX = Math.max(boxes[to]! + dx - boxes[at + 2]!, boxes[at]! - boxes[to + 2]! - dx);
    const gapY = Math.max(boxes[to + 1]! + dy - boxes[at + 3]!, boxes[at + 1]! - boxes[to + 3]! - dy);
    const gap = Math.max(gapX, gapY);
    return gap < reach ? reach - Math.max(0, gap) : 0;
  }
}
