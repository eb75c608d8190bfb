import { Mulberry32 } from "@tracewright/algorithms";

/** The numbers that a mutated board needs. */
export class SeededRandom extends Mulberry32 {
  /** A whole number within −reach … +reach. */
  within(reach: number): number {
    return Math.round((this.next() * 2 - 1) * reach) + 0;
  }

  /** Within −10^`decades` … +10^`decades`, every decade equally often: many tiny ones, few large ones. */
  anyScale(decades: number): number {
    return this.within(10 ** (this.next() * decades));
  }
}
