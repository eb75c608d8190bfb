import type { Intent, PinsByReference, StandingPart } from "@tracewright/board";

export interface IntentsInput {
  readonly board: Uint8Array;
  readonly circuit: Uint8Array | null;
}

/** What the circuit says about where parts want to stand, and the pins that people can name when they say more. */
export interface IntentsAnswer {
  readonly intents: readonly Intent[];
  readonly pins: PinsByReference;
  /** Where its parts stand: limits of height are held against them. */
  readonly parts: readonly StandingPart[];
}
