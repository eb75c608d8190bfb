/**
 * What the workspace shows about tasks, from the stored project and the live word. One state at a time: the rest of
 * the screen asks nothing else.
 */
import type { JobType, ProjectQuery } from "../graphql/generated/documents.ts";
import type { LiveRun } from "../live/live-runs.ts";
import { runStanding } from "../live/run-standing.ts";
import { runStatusOf } from "../live/run-status.ts";

type Project = ProjectQuery["edaProjectV2"];
type Run = NonNullable<Project["run"]>;
export type RunResult = Run["results"][number];
export type RunProgress = NonNullable<Run["progress"]>;

export interface RunningView {
  readonly kind: "running";
  readonly task: JobType;
  readonly requestGroupId: string;
  /** Nobody works on it yet. */
  readonly isWaiting: boolean;
  /** Its place in the queue while it waits, from 1. */
  readonly place: number | undefined;
  readonly progress: RunProgress | null;
  /** Seconds of work when last heard, and when that was; undefined when the clock stands still. */
  readonly elapsed: number;
  readonly heardAt: number | undefined;
  /** The options of a placement run. */
  readonly toldPlacing: Run["placementOptions"];
  readonly preview: unknown;
}

export type RunView =
  | { readonly kind: "none" }
  | RunningView
  | {
      readonly kind: "paused" | "failed";
      readonly task: JobType;
      readonly requestGroupId: string;
      readonly canResume: boolean;
      /** The options of a routing run, to go on with the same. */
      readonly told: Run["routingOptions"];
      /** The same of a placement run. */
      readonly toldPlacing: Run["placementOptions"];
      readonly message: string | null;
      /** Why it failed, or what its pause lacks. */
      readonly failure: Run["failure"];
      readonly progress: RunProgress | null;
      /** How far it had come, where it can go on from there. */
      readonly preview: unknown;
    }
  | { readonly kind: "candidates"; readonly candidates: readonly RunResult[] }
  | { readonly kind: "routed"; readonly result: RunResult };

export function runView(project: Pick<Project, "stateType" | "run">, live: LiveRun | undefined): RunView {
  const { run, stateType } = project;
  if (!run) return { kind: "none" };
  const { heard, isWaiting, place } = runStanding(project, live);
  const task = run.jobType;
  // By the stored state: an end that was heard of has nothing to show until the project is fetched.
  switch (runStatusOf(stateType)) {
    case "RUNNING":
      return {
        kind: "running",
        task,
        requestGroupId: run.requestGroupId,
        isWaiting,
        place,
        progress: heard?.progress ?? run.progress,
        elapsed: heard?.elapsed ?? run.elapsedTime,
        heardAt: heard?.status === "PROGRESS" ? heard.heardAt : undefined,
        toldPlacing: run.placementOptions,
        preview: heard?.preview ?? null,
      };
    case "STOPPED":
      return { kind: "paused", ...endedFacts(run, heard) };
    case "FAILED":
      return { kind: "failed", ...endedFacts(run, heard) };
    case "COMPLETED": {
      if (task === "PLACEMENT") return { kind: "candidates", candidates: run.results };
      const [result] = run.results;
      return result ? { kind: "routed", result } : { kind: "none" };
    }
    case "READY":
      return { kind: "none" };
  }
}

function endedFacts(
  { requestGroupId, jobType, canResume, routingOptions, placementOptions, message, failure, progress }: Run,
  heard: LiveRun | undefined,
) {
  // Field by field: what the client adds for its cache is no part of a request.
  const told = routingOptions && {
    strip: routingOptions.strip,
    pours: routingOptions.pours,
    seed: routingOptions.seed,
    control: routingOptions.control,
  };
  const toldPlacing = placementOptions && {
    fixed: placementOptions.fixed,
    seed: placementOptions.seed,
    control: placementOptions.control,
  };
  const preview = canResume ? (heard?.preview ?? null) : null;
  return { task: jobType, requestGroupId, canResume, told, toldPlacing, message, failure, progress, preview };
}

/** Progress is spoken in steps of ten, so that it can be followed without being talked at. */
export function announcedPercent(percent: number): number {
  return Math.floor(percent / 10) * 10;
}
