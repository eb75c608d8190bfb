import type { Board } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import type { BoardEditing } from "../editing/board-editing.ts";
import type { LiveChecks } from "../live-checks/live-checks.ts";
import { createConcern } from "./concern.ts";

export interface WorkspaceBoard {
  /** The board on the canvas; undefined until the first one is there. */
  readonly board: Board | undefined;
  /** Of the board, where it may be edited now. */
  readonly editor: Editor | undefined;
  /** How the newest board is edited, also while it rests and another one is shown. */
  readonly editing: BoardEditing | undefined;
  /** It is the project's own, and no result or older version. */
  readonly isCurrent: boolean;
  /** What the design rules say of it; undefined until their thread is there. */
  readonly checks: LiveChecks | undefined;
  /** Loads the board again; undefined where it did not fail. */
  readonly retry: (() => void) | undefined;
}

/** The board on view: readers rerender with every edit. */
export const [BoardProvider, useWorkspaceBoard] = createConcern<WorkspaceBoard>("board");
