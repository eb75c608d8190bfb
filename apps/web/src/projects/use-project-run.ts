import type { ProjectRowFragment } from "../graphql/generated/documents.ts";
import type { LiveRun } from "../live/live-runs.ts";
import { type RunStatus, runStatusOf } from "../live/run-status.ts";
import { useLiveRuns } from "../session/session.ts";

export interface ProjectRun {
  readonly status: RunStatus;
  readonly percent: number | undefined;
}

export function useProjectRun(project: ProjectRowFragment): ProjectRun {
  return projectRun(project, useLiveRuns().get(project.id));
}

/**
 * How a project stands. A live message only ever moves a run on, so once the stored state has come to an end it is
 * the newer word; until then the live one is.
 */
export function projectRun(
  { stateType }: Pick<ProjectRowFragment, "stateType">,
  live: LiveRun | undefined,
): ProjectRun {
  const stored = runStatusOf(stateType);
  if (!live || stored !== "RUNNING") return { status: stored, percent: undefined };
  const ending = live.status === "REJECT" ? "FAIL" : live.status;
  return { status: runStatusOf(`ROUTING_${ending}`), percent: live.progress?.percent };
}
