import type { Layout } from "../layout/layout.ts";
import { POSES } from "../problem/poses.ts";

/** To where parts are pulled while only some of them stand. */
export class Pull {
  readonly #layout: Layout;
  readonly #netsOfPart: readonly Int32Array[];
  readonly #pinsOfNet: readonly Int32Array[];
  readonly #partOfPin: Int32Array;

  constructor(layout: Layout) {
    this.#layout = layout;
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
  }

  /** Middle of what the part is joined to: where its wires would be shortest. Undefined when nothing stands yet. */
  of(part: number): { x: number; y: number } | undefined {
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
    for (const { part: own, other, pin, x, y, weight: by } of problem.proximities) {
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
}
