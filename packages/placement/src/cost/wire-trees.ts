import type { Layout } from "../layout/layout.ts";
import { POSES } from "../problem/poses.ts";

/** Nets of more pins are joined by pours as often as not: their boxes say as much as their trees, and what those cross little. */
export const MAX_TREE_PINS = 64;

/**
 * The spanning trees of nets as their pins stand (Prim 1957), straight from pin to pin. The half perimeter of a
 * net's box is the tree's length for two and three pins that lie across from one another, and a guess for all others; a
 * tree takes the square of the pins to make, so that trees are asked for where boxes have done the rough work. A net's pins
 * are numbered from 0, those that move before those that stay. The tree follows from the places of the pins alone, whatever
 * stood there before.
 */
export class WireTrees {
  /** Edges of net n are those from `start[n]` to `start[n + 1]`; none of a net that is too large or costs nothing. */
  readonly start: Int32Array;
  /** The pins that each edge joins, two numbers an edge, as `lengthOf` found them last. */
  readonly ends: Uint8Array;
  readonly #layout: Layout;
  readonly #pins: readonly Int32Array[];
  readonly #partOfPin: Int32Array;
  readonly #x = new Float64Array(MAX_TREE_PINS);
  readonly #y = new Float64Array(MAX_TREE_PINS);
  readonly #away = new Float64Array(MAX_TREE_PINS);
  readonly #pin = new Uint8Array(MAX_TREE_PINS);
  readonly #nearest = new Uint8Array(MAX_TREE_PINS);

  constructor(layout: Layout) {
    this.#layout = layout;
    const { partCount, netCount, pinStart, pinNet, fixedPins, netWeight } = layout.problem;
    this.#partOfPin = new Int32Array(pinNet.length);
    const pins = Array.from({ length: netCount }, (): number[] => []);
    for (let part = 0; part < partCount; part += 1)
      for (let pin = pinStart[part]!; pin < pinStart[part + 1]!; pin += 1) {
        this.#partOfPin[pin] = part;
        pins[pinNet[pin]!]!.push(pin);
      }
    this.#pins = pins.map((list) => Int32Array.from(list));
    this.start = new Int32Array(netCount + 1);
    for (let net = 0; net < netCount; net += 1) {
      const count = pins[net]!.length + fixedPins[net]!.length / 2;
      const counts = netWeight[net]! > 0 && count > 1 && count <= MAX_TREE_PINS;
      this.start[net + 1] = this.start[net]! + (counts ? count - 1 : 0);
    }
    this.ends = new Uint8Array(this.start[netCount]! * 2);
  }

  /** Whether the net has a tree to ask for. */
  has(net: number): boolean {
    return this.start[net + 1]! > this.start[net]!;
  }

  /** Rebuilds the net's tree; nanometres. */
  lengthOf(net: number): number {
    this.#gather(net);
    const [xs, ys, away, pins, nearest, ends] = [this.#x, this.#y, this.#away, this.#pin, this.#nearest, this.ends];
    let edge = this.start[net]!;
    let length = 0;
    // The pin that was joined last gives its slot to the last one that is not joined yet.
    let left = this.start[net + 1]! - edge;
    let from = left;
    let fromX = xs[left]!;
    let fromY = ys[left]!;
    away.fill(Infinity, 0, left);
    for (; left > 0; left -= 1) {
      let next = 0;
      let least = Infinity;
      for (let slot = 0; slot < left; slot += 1) {
        const dx = xs[slot]! - fromX;
        const dy = ys[slot]! - fromY;
        const square = dx * dx + dy * dy;
        if (square < away[slot]!) {
          away[slot] = square;
          nearest[slot] = from;
        }
        if (away[slot]! < least) {
          least = away[slot]!;
          next = slot;
        }
      }
      length += Math.sqrt(least);
      from = pins[next]!;
      fromX = xs[next]!;
      fromY = ys[next]!;
      ends[edge * 2] = nearest[next]!;
      ends[edge * 2 + 1] = from;
      edge += 1;
      const last = left - 1;
      xs[next] = xs[last]!;
      ys[next] = ys[last]!;
      away[next] = away[last]!;
      pins[next] = pins[last]!;
      nearest[next] = nearest[last]!;
    }
    return length;
  }

  /** The part of a net's pin; −1 for one that stays. */
  partOf(net: number, pin: number): number {
    const pins = this.#pins[net]!;
    return pin < pins.length ? this.#partOfPin[pins[pin]!]! : -1;
  }

  /** Where a net's pin stands now. */
  xOf(net: number, pin: number): number {
    const { x, pose, problem } = this.#layout;
    const pins = this.#pins[net]!;
    if (pin >= pins.length) return problem.fixedPins[net]![(pin - pins.length) * 2]!;
    const index = pins[pin]!;
    const part = this.#partOfPin[index]!;
    return x[part]! + problem.pinX[index * POSES + pose[part]!]!;
  }

  yOf(net: number, pin: number): number {
    const { y, pose, problem } = this.#layout;
    const pins = this.#pins[net]!;
    if (pin >= pins.length) return problem.fixedPins[net]![(pin - pins.length) * 2 + 1]!;
    const index = pins[pin]!;
    const part = this.#partOfPin[index]!;
    return y[part]! + problem.pinY[index * POSES + pose[part]!]!;
  }

  /** Writes down where the net's pins are. */
  #gather(net: number): void {
    const { x, y, pose, problem } = this.#layout;
    const { pinX, pinY } = problem;
    const pins = this.#pins[net]!;
    const fixed = problem.fixedPins[net]!;
    let count = 0;
    for (; count < pins.length; count += 1) {
      const pin = pins[count]!;
      const part = this.#partOfPin[pin]!;
      const at = pin * POSES + pose[part]!;
      this.#x[count] = x[part]! + pinX[at]!;
      this.#y[count] = y[part]! + pinY[at]!;
      this.#pin[count] = count;
    }
    for (let at = 0; at < fixed.length; at += 2) {
      this.#x[count] = fixed[at]!;
      this.#y[count] = fixed[at + 1]!;
      this.#pin[count] = count;
      count += 1;
    }
  }
}
