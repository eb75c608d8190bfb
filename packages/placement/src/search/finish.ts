import type { Cost } from "../cost/cost.ts";
import type { Layout } from "../layout/layout.ts";
import type { Profile } from "../problem/profile.ts";
import { Replication, type ReplicationState } from "./replicate.ts";
import { seatAtEdge } from "./seat-at-edge.ts";
import { Tidy, type TidyState } from "./tidy.ts";

/** What it is to look for a place at the edge, in moves of annealing. */
const SEAT_WORK = 4_000;

/** What finishing needs to go on, apart from the layout. */
export interface FinishState {
  /** Parts up to here have been asked whether they stand at the edge that they belong to. */
  readonly seated: number;
  readonly tidy: TidyState;
  /** Once rows are made. */
  readonly replication: ReplicationState | null;
}

/** What is done to a layout when annealing has ended, step by step: what belongs to the edge is put there, rows
 * are made, and then channels alike, which copies rows too. */
export class Finish {
  readonly #layout: Layout;
  readonly #cost: Cost;
  readonly #profile: Profile;
  readonly #ceiling: number;
  #seated: number;
  readonly #tidy: Tidy;
  #replication: Replication | undefined;

  /** `ceiling`: what all may cost in the end. */
  constructor(layout: Layout, cost: Cost, options: { profile: Profile; ceiling: number; saved?: FinishState }) {
    const { profile, ceiling, saved } = options;
    this.#layout = layout;
    this.#cost = cost;
    this.#profile = profile;
    this.#ceiling = ceiling;
    // What has a ceiling stands as people want it, edge or not.
    this.#seated = saved?.seated ?? (ceiling < Infinity ? layout.problem.partCount : 0);
    this.#tidy = new Tidy(layout, cost, { profile, ceiling, saved: saved?.tidy });
    if (saved?.replication) this.#replication = this.#beginReplication(saved.replication);
  }

  get isDone(): boolean {
    return this.#tidy.isDone && (this.#layout.problem.channels.length === 0 || this.#replication?.isDone === true);
  }

  save(): FinishState {
    return { seated: this.#seated, tidy: this.#tidy.save(), replication: this.#replication?.save() ?? null };
  }

  /** One unit of work; answers how much it was, in moves. */
  advance(): number {
    if (this.#seated < this.#layout.problem.partCount) {
      const part = this.#seated;
      this.#seated += 1;
      return seatAtEdge(this.#layout, this.#cost, { part, profile: this.#profile }) ? SEAT_WORK : 1;
    }
    if (!this.#tidy.isDone) return this.#tidy.advance();
    this.#replication ??= this.#beginReplication(undefined);
    return this.#replication.advance();
  }

  #beginReplication(saved: ReplicationState | undefined): Replication {
    return new Replication(this.#layout, this.#cost, { profile: this.#profile, ceiling: this.#ceiling, saved });
  }
}
