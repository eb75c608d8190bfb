import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { JobType } from "../graphql/generated/documents.ts";
import type { RunCommands } from "./use-run-commands.ts";

/** Handed over with the address of a project: start this here, where what the run removes is seen and asked about. */
export interface BegunTask {
  readonly task: JobType;
  /** The tracks go first: agreed to, with their number, in the steps of a new project. */
  readonly strip: boolean;
}

export interface BegunTaskState {
  readonly begin?: BegunTask;
}

/** Starts the task that the way here asked for, once, as soon as the board can be run. */
export function useBegunTask({ mayRun, commands }: { mayRun: boolean; commands: RunCommands }): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const begin = (state as BegunTaskState | null)?.begin;
  const begun = useRef<BegunTask>(undefined);
  useEffect(() => {
    if (!begin || !mayRun || begun.current === begin) return;
    begun.current = begin;
    // Gone from the history first: a reload or a way back is no second order.
    void navigate({ pathname, search }, { replace: true, state: null });
    void startOf(begin, commands);
  }, [begin, mayRun, commands, navigate, pathname, search]);
}

function startOf({ task, strip }: BegunTask, commands: RunCommands): Promise<boolean> {
  if (task === "PLACEMENT") return commands.start("PLACEMENT");
  return strip ? commands.start("ROUTING", { strip }, { isAgreed: true }) : commands.start("ROUTING");
}
