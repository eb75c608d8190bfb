import type { RunView } from "../../open-project/run-view.ts";
import type { RunCommands } from "../use-run-commands.ts";
import { createConcern } from "./concern.ts";

export interface WorkspaceRun {
  /** How the project's task stands. */
  readonly view: RunView;
  readonly commands: RunCommands;
  /** Leaves a run that has ended without a result, to edit. */
  readonly putAside: () => void;
  /** Takes what a paused routing run had; undefined: there is nothing of the kind. */
  readonly keepRouted: (() => void) | undefined;
}

/** The task of the project, with everything that can be ordered about it. */
export const [RunProvider, useWorkspaceRun] = createConcern<WorkspaceRun>("run");
