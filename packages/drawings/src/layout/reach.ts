import { type Box, joinBoxes } from "@tracewright/geometry";
import type { Bounds } from "../drawing.ts";

/** How far what was drawn reaches. */
export class Reach {
  #box: Box | undefined;

  add(box: Box): void {
    this.#box = this.#box ? joinBoxes([this.#box, box]) : box;
  }

  /** Millimetres; undefined where nothing was drawn. */
  get bounds(): Bounds | undefined {
    return this.#box && boundsOf(this.#box);
  }
}

export function boundsOf({ minX, minY, maxX, maxY }: Box): Bounds {
  return { left: minX / 1e6, top: minY / 1e6, right: maxX / 1e6, bottom: maxY / 1e6 };
}
