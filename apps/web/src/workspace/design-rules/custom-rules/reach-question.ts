import type { Board, RuleReach } from "@tracewright/board";

export interface ReachQuestion {
  /** Sent with the first question only; it stays. */
  readonly board?: Board;
  readonly text: string;
}

export interface ReachAnswer {
  readonly text: string;
  /** By the rule's place in the text; undefined for one that is not obeyed. */
  readonly reaches: readonly (RuleReach | undefined)[];
}
