import type { Cost } from "./cost.ts";
import type { Layout } from "./layout.ts";
import type { Profile } from "./profile.ts";
import { Tidy, type TidyState } from "./tidy.ts";

/** What finishing needs to go on, apart from the layout. */
export interface FinishState {
  readonly tidy: TidyState;
}

/** What is done to a layout when annealing has ended, step by step. */
export class Finish {
  readonly #tidy: Tidy;

  /** `ceiling`: what all may cost in the end. */
  constructor(layout: Layout, cost: Cost, options: { profile: Profile; ceiling: number; saved?: FinishState }) {
    const { profile, ceiling, saved } = options;
    this.#tidy = new Tidy(layout, cost, { profile, ceiling, saved: saved?.tidy });
  }

  get isDone(): boolean {
    return this.#tidy.isDone;
  }

  save(): FinishState {
    return { tidy: this.#tidy.save() };
  }

  /** One unit of work; answers how much it was, in moves. */
  advance(): number {
    return this.#tidy.advance();
  }
}
