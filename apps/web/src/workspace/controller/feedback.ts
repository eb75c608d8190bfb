import type { RefObject } from "react";
import { createConcern } from "./concern.ts";

export interface WorkspaceFeedback {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** The button of the header, which gets the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The questions about a chosen result, which the header and a line over the board open. */
export const [FeedbackProvider, useWorkspaceFeedback] = createConcern<WorkspaceFeedback>("feedback");
