import type { LookChoice, StartChoice } from "./desk-protocol.ts";

/** Page and engine begin with the same. */
export const FIRST_LOOK: LookChoice = {
  picture: "current",
  plane: undefined,
  choice: { layer: 0, profile: 0 },
  terminal: undefined,
};

/** As the board suite routes: nothing but what is locked stays. */
export const FIRST_START: StartChoice = { tracks: "strip", pours: "remove", seed: 1 };
