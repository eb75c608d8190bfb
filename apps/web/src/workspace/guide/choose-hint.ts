import type { ActionId, Situation } from "../input/actions/action-table.ts";
import type { GuideMode } from "./guide-mode.ts";

export interface WhatIsGoingOn {
  readonly situation: Situation;
  /** Of the tool in hand. */
  readonly tool: string;
  /** Whether a run may be started now. */
  readonly mayRun: boolean;
  /** Whether nothing on the board may be changed now. */
  readonly isReadOnly: boolean;
  /** Connections that are still to be made; undefined: not known yet. */
  readonly open: number | undefined;
  /** Parts that were never placed: they stand beside the board. */
  readonly unplaced: number;
}

/** A hint by its name in the catalogue, with the actions whose keys it names. */
export interface Hint {
  readonly name:
    | "free"
    | "selected"
    | "walking"
    | "drawing"
    | "routing"
    | "measuring"
    | "dragging"
    | "previewing"
    | "placing"
    | "runPlacement"
    | "runRouting";
  readonly keys: readonly ActionId[];
  readonly count?: number;
}

const TOOLS: Readonly<Record<string, Hint>> = {
  route: { name: "routing", keys: ["via", "posture", "cancel"] },
  measure: { name: "measuring", keys: ["cancel"] },
  put: { name: "placing", keys: ["rotate", "flip", "cancel"] },
  preview: { name: "previewing", keys: ["cancel"] },
  drag: { name: "dragging", keys: ["rotate", "cancel"] },
};
const DRAWING: Hint = { name: "drawing", keys: ["cursorFinish", "cancel"] };

/** The one hint that helps most at this moment; undefined: none is wanted, or there is nothing to say. */
export function chooseHint(
  mode: GuideMode,
  { situation, tool, mayRun, isReadOnly, open, unplaced }: WhatIsGoingOn,
): Hint | undefined {
  if (mode === "NONE") return undefined;
  // What is in the hand is what one thinks about; what a run could do comes when the hand is free.
  if (situation === "free" && mayRun && unplaced > 0)
    return { name: "runPlacement", keys: ["palette"], count: unplaced };
  const canRoute = mayRun && open !== undefined && open > 0;
  if (situation === "free" && canRoute) return { name: "runRouting", keys: ["palette"], count: open };
  if (mode === "AI_ONLY") return undefined;
  if (situation === "tool") return TOOLS[tool] ?? DRAWING;
  if (situation === "walking") return { name: "walking", keys: ["walkIn", "walkNet", "walkOut"] };
  if (isReadOnly) return undefined;
  if (situation === "selected") return { name: "selected", keys: ["move", "rotate", "moveExactly"] };
  return { name: "free", keys: ["palette", "shortcuts"] };
}
