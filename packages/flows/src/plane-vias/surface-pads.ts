import { type Board, padSolids } from "@tracewright/board";
import {
  areTouching,
  BoxIndex,
  circle,
  fromMm,
  joinBoxes,
  type Point,
  type Solid,
  solidBox,
} from "@tracewright/geometry";

/** Side of the squares of the search. */
const SQUARE = fromMm(1);

/** The surface pads of a board: a via in one of them drinks the solder of its joint unless it is filled. */
export class SurfacePads {
  readonly #index = new BoxIndex(SQUARE);
  readonly #pads: (readonly Solid[])[] = [];

  constructor({ footprints }: Board) {
    for (const footprint of footprints)
      for (const pad of footprint.pads) {
        if (pad.kind !== "smd") continue;
        const solids = padSolids(footprint, pad);
        const box = joinBoxes(solids.map(solidBox));
        if (!box) continue;
        this.#index.add(this.#pads.length, box);
        this.#pads.push(solids);
      }
  }

  /** Whether a ring of that diameter would lie on a pad, on whatever side. */
  areUnder({ position, diameter }: { readonly position: Point; readonly diameter: number }): boolean {
    const ring = circle(position, diameter);
    return [...this.#index.search(solidBox(ring))].some((entry) =>
      this.#pads[entry]!.some((solid) => areTouching(ring, solid)),
    );
  }
}
