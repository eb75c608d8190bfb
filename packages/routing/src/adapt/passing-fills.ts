import type { Point } from "@tracewright/geometry";
import { pointToShape } from "../geometry/distance.ts";
import type { Shape } from "../geometry/shape.ts";

interface PassingFill {
  readonly layers: number;
  readonly shape: Shape;
}

/** Fills that the tracks to come will part, so that they join nothing now; by net. */
export class PassingFills {
  readonly #fills = new Map<number, PassingFill[]>();

  add(net: number, fill: PassingFill): void {
    const fills = this.#fills.get(net);
    if (fills) fills.push(fill);
    else this.#fills.set(net, [fill]);
  }

  /** Whether copper of the net on these layers ends in one of them. */
  covers(net: number, layers: number, ends: readonly Point[]): boolean {
    const fills = this.#fills.get(net) ?? [];
    return fills.some(
      (fill) => (fill.layers & layers) !== 0 && ends.some(({ x, y }) => pointToShape(fill.shape, x, y) <= 0),
    );
  }
}
