import type { Layout } from "./layout.ts";
import { POSES } from "./problem.ts";

/** Nets of more pins are joined by pours as often as not: their boxes say as much as their trees. */
const MOST_PINS = 64;

/**
 * Lengths of the spanning trees of nets as their pins stand (Prim 1957), straight from pin to pin. The half perimeter of a
 * net's box is the tree's length for two and three pins that lie across from one another, and a guess for all others; a
 * tree takes the square of the pins to make, so that trees are asked for where boxes have done the rough work.
 */
export class WireTrees {
  readonly #layout: Layout;
  readonly #pins: readonly Int32Array[];
  readonly #partOfPin: Int32Array;
  readonly #x = new Float64Array(MOST_PINS);
  readonly #y = new Float64Array(MOST_PINS);
  readonly #away = new Float64Array(MOST_PINS);

  constructor(layout: Layout) {
    this.#layout = layout;
    const { partCount, netCount, pinStart, pinNet } = layout.problem;
    this.#partOfPin = new Int32Array(pinNet.length);
    const pins = Array.from({ length: netCount }, (): number[] => []);
    for (let part = 0; part < partCount; part += 1)
      for (let pin = pinStart[part]!; pin < pinStart[part + 1]!; pin += 1) {
        this.#partOfPin[pin] = part;
        pins[pinNet[pin]!]!.push(pin);
      }
    this.#pins = pins.map((list) => Int32Array.from(list));
  }

  /** Whether the net is small enough to have its tree asked for. */
  has(net: number): boolean {
    return this.#pins[net]!.length + this.#layout.problem.fixedPins[net]!.length / 2 <= MOST_PINS;
  }

  /** Nanometres. */
  lengthOf(net: number): number {
    const count = this.#gather(net);
    const [xs, ys, away] = [this.#x, this.#y, this.#away];
    let length = 0;
    // The pin that was joined last gives its slot to the last one that is not joined yet.
    let left = count - 1;
    if (left <= 0) return 0;
    let fromX = xs[left]!;
    let fromY = ys[left]!;
    away.fill(Infinity, 0, left);
    for (; left > 0; left -= 1) {
      let next = 0;
      let least = Infinity;
      for (let pin = 0; pin < left; pin += 1) {
        const dx = xs[pin]! - fromX;
        const dy = ys[pin]! - fromY;
        const square = dx * dx + dy * dy;
        if (square < away[pin]!) away[pin] = square;
        if (away[pin]! < least) {
          least = away[pin]!;
          next = pin;
        }
      }
      length += Math.sqrt(least);
      fromX = xs[next]!;
      fromY = ys[next]!;
      xs[next] = xs[left - 1]!;
      ys[next] = ys[left - 1]!;
      away[next] = away[left - 1]!;
    }
    return length;
  }

  /** Writes down where the net's pins are; answers how many. */
  #gather(net: number): number {
    const { x, y, pose, problem } = this.#layout;
    const pins = this.#pins[net]!;
    const fixed = problem.fixedPins[net]!;
    let count = 0;
    for (let index = 0; index < pins.length; index += 1) {
      const pin = pins[index]!;
      const part = this.#partOfPin[pin]!;
      this.#x[count] = x[part]! + problem.pinX[pin * POSES + pose[part]!]!;
      this.#y[count] = y[part]! + problem.pinY[pin * POSES + pose[part]!]!;
      count += 1;
    }
    for (let at = 0; at < fixed.length; at += 2) {
      this.#x[count] = fixed[at]!;
      this.#y[count] = fixed[at + 1]!;
      count += 1;
    }
    return count;
  }
}
