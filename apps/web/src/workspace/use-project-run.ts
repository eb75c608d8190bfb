import { useMemo } from "react";
import type { JobType } from "../graphql/generated/documents.ts";
import { runView } from "../open-project/run-view.ts";
import type { Project } from "../open-project/use-project.ts";
import { useLiveRuns } from "../session/session.ts";
import type { WorkspaceRun } from "./controller/run.ts";
import { useSteady } from "./controller/use-steady.ts";
import type { OnOrder } from "./editing/use-saved-first.ts";
import { useKeepRouted } from "./use-keep-routed.ts";
import { type PlacementTold, type Told, useRunCommands } from "./use-run-commands.ts";
import { useRunPutAside } from "./use-run-put-aside.ts";

/** The task of a project, with everything that can be ordered about it. */
export function useProjectRun(
  project: Project,
  {
    reload,
    onTaken,
    onOrder,
    onStart,
  }: {
    reload: () => Promise<void>;
    onTaken: () => void;
    onOrder: OnOrder;
    onStart: (task: JobType, told: Told | PlacementTold) => Promise<boolean>;
  },
): WorkspaceRun {
  const live = useLiveRuns().get(project.id);
  const standing = useMemo(() => runView(project, live), [project, live]);
  // A continued run showed what it removes when it started.
  const goesOn = standing.kind === "paused" && standing.canResume;
  const commands = useSteady(
    useRunCommands(project.id, {
      reload,
      onTaken,
      onOrder: (what) => onOrder(what === "start" ? "run" : "newVersion"),
      onStart: async (task, told) => (goesOn && standing.task === task) || onStart(task, told),
    }),
  );
  const [view, putAside] = useRunPutAside(standing);
  const keepRouted = useKeepRouted(view, commands);
  return useSteady({ view, commands, putAside, keepRouted });
}
