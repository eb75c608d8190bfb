import type { ProjectStateType } from "../graphql/generated/documents.ts";
import type { LiveRun } from "./live-runs.ts";
import { type RunStatus, runStatusOf } from "./run-status.ts";

/** What is stored of a project and its latest run. */
export interface StoredStanding {
  readonly stateType: ProjectStateType;
  readonly run?: {
    readonly requestGroupId: string;
    readonly queuePlace: number | null;
    readonly progress: { readonly percent: number } | null;
  } | null;
}

export interface RunStanding {
  readonly status: RunStatus;
  /** Of a run at work. */
  readonly percent: number | undefined;
  /** Asked for, and nobody works on it yet. */
  readonly isWaiting: boolean;
  /** Of a run that waits: 1 when it is taken next. */
  readonly place: number | undefined;
  /** The last live word about this very run. */
  readonly heard: LiveRun | undefined;
}

/**
 * How a project stands, for list, details and workspace alike. A live message only ever moves a run on: once the stored
 * state has come to an end it is the newer word, until then the live one is. Words about another run are old news, or news
 * of one whose project is just being fetched.
 */
export function runStanding({ stateType, run }: StoredStanding, live: LiveRun | undefined): RunStanding {
  const stored = runStatusOf(stateType);
  const heard = run && live?.requestGroupId === run.requestGroupId ? live : undefined;
  const status = stored === "RUNNING" && heard ? statusOfLive(heard) : stored;
  const isWaiting =
    status === "RUNNING" && /_(PENDING|REQUEST)$/.test(stateType) && !/^(STARTED|PROGRESS)$/.test(heard?.status ?? "");
  const percent = heard?.progress?.percent ?? run?.progress?.percent;
  const place = heard?.queuePlace ?? run?.queuePlace ?? undefined;
  return {
    status,
    percent: status === "RUNNING" && !isWaiting ? percent : undefined,
    isWaiting,
    place: isWaiting ? place : undefined,
    heard,
  };
}

function statusOfLive({ status }: LiveRun): RunStatus {
  return runStatusOf(`ROUTING_${status === "REJECT" ? "FAIL" : status}`);
}
