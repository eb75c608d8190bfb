import type { ProjectRowFragment } from "../graphql/generated/documents.ts";
import { type RunStanding, runStanding } from "../live/run-standing.ts";
import { useLiveRuns } from "../session/session.ts";

/** How a project stands, by what is stored and what was heard since. */
export function useRunStanding(project: ProjectRowFragment): RunStanding {
  return runStanding(project, useLiveRuns().get(project.id));
}
