import { useEffect, useState } from "react";
import type { ProjectRowFragment } from "../graphql/generated/documents.ts";
import type { LiveRun } from "../live/live-runs.ts";
import { runStanding, type StoredStanding } from "../live/run-standing.ts";
import { useLiveRuns } from "../session/session.ts";

/** Seconds of work of a project's latest run, counting on while it works; null before the first. */
export function useElapsed(project: ProjectRowFragment): number | null {
  const live = useLiveRuns().get(project.id);
  const isRunning = runStanding(project, live).status === "RUNNING";
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return elapsedAt(project, live, now);
}

/** Between two live messages the work goes on; a run that waits in the queue does not work. */
export function elapsedAt(
  project: StoredStanding & { readonly runningTime: number | null },
  live: LiveRun | undefined,
  now: number,
): number | null {
  const { status, heard } = runStanding(project, live);
  if (status !== "RUNNING" || !heard) return project.runningTime;
  return heard.elapsed + (heard.status === "PROGRESS" ? Math.max(0, (now - heard.heardAt) / 1000) : 0);
}
