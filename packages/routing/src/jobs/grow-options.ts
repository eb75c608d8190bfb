/** What ways cost while a net is grown, and how far it looks. */
export interface GrowOptions {
  /** Factor ×16 of ground by the number of nets in the way; 0 forbids it. */
  readonly pressure: Int32Array;
  /** In steps of the lattice. */
  readonly viaSteps: number;
  /** How far beyond the straight way the first search looks, in nanometres. */
  readonly margin: number;
  /** Whether to search the whole board where the first window holds no way. */
  readonly wholeBoard: boolean;
  /** Nodes that the search of one connection may visit before it counts as without a way. */
  readonly mostPops?: number;
  /** Whether planes may be used, at their price; they are closed where absent. */
  readonly opensPlanes?: boolean;
  /**
   * What happens when the budget is used up: the caller has its turn, or the rest of the net counts as failed.
   * `yield` where absent.
   */
  readonly atBudget?: "yield" | "end";
}
