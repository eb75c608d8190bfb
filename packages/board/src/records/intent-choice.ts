import type { Intent } from "./intent.ts";

/** What people made of what was read from the circuit; kept with the project. */
export interface IntentChoice {
  /** Ids of intents that are not wanted, whether they were read or said: restored, they are what they were. */
  readonly removed: readonly string[];
  /** Said by a person: on top of what was read, or in place of the one that was read with the same id. */
  readonly added: readonly Intent[];
}

export const NO_CHOICE: IntentChoice = { removed: [], added: [] };
