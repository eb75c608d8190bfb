import type { Snapshot } from "../engine/state.ts";
import { type Copper, copperOf } from "../grid/route.ts";
import type { Workbench } from "../search/workbench.ts";
import { finishCopper } from "./finish-copper.ts";

/** Work in node visits: of a turn, and of one exact question. */
const TURN_WORK = 200;
const QUESTION_WORK = 20;

/** The finish of one snapshot, made in steps. It follows from the snapshot alone, so that no checkpoint need hold it. */
export class Finishing {
  readonly snapshot: Snapshot;
  readonly #work: ReturnType<typeof finishCopper>;
  #copper: readonly Copper[] | undefined;
  #measure: { readonly vias: number; readonly length: number } | undefined;

  constructor(bench: Workbench, snapshot: Snapshot) {
    this.snapshot = snapshot;
    this.#work = finishCopper(bench, latticeCopper(bench, snapshot));
  }

  /** What the finished copper measures, in nanometres; absent while there is something left to do. */
  get measure(): { readonly vias: number; readonly length: number } | undefined {
    return this.#measure;
  }

  /** Goes on by the turn of one net, or a part of it; answers the work done, in node visits. */
  step(): number {
    if (this.#copper) return 0;
    const { done, value } = this.#work.next();
    if (!done) return TURN_WORK + QUESTION_WORK * value;
    this.#copper = value;
    this.#measure = measureCopper(value);
    return TURN_WORK;
  }

  copper(): readonly Copper[] {
    while (!this.#copper) this.step();
    return this.#copper;
  }
}

/** The copper of a snapshot as it comes from the lattice. */
export function latticeCopper(bench: Workbench, { routes }: Snapshot): Copper[] {
  return routes.map((route, net) => copperOf(bench.grid, bench.problem.nets[net]!, route));
}

function measureCopper(copper: readonly Copper[]): { vias: number; length: number } {
  let vias = 0;
  let length = 0;
  for (const pieces of copper) {
    vias += pieces.vias.length;
    for (const { ax, ay, bx, by } of pieces.segments) length += Math.hypot(bx - ax, by - ay);
  }
  return { vias, length };
}
