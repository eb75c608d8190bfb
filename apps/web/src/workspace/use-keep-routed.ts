import { useEffect, useState } from "react";
import type { RunView } from "../open-project/run-view.ts";
import type { RunCommands } from "./use-run-commands.ts";

/**
 * Ends a paused routing run with what it had as its result. The server ends runs that go on, and only a worker can
 * make a result of a checkpoint: so the run is resumed, and finished at its first sign of life. Undefined: there is
 * nothing of the kind.
 */
export function useKeepRouted(view: RunView, { start, finish, busy }: RunCommands): (() => void) | undefined {
  const [isWanted, want] = useState(false);
  const alive = view.kind === "running" && view.heardAt !== undefined ? view.requestGroupId : undefined;
  const isOver = view.kind !== "running" && view.kind !== "paused";
  useEffect(() => {
    if (!isWanted || busy) return;
    if (isOver) want(false);
    if (alive === undefined) return;
    want(false);
    void finish(alive);
  }, [isWanted, alive, isOver, busy, finish]);
  if (view.kind !== "paused" || view.task !== "ROUTING" || !view.canResume) return undefined;
  const { told } = view;
  return () => void start("ROUTING", told ?? {}).then((isStarted) => want(isStarted));
}
