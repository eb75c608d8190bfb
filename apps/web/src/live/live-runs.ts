/**
 * The last word heard about each project's run. Live messages come four times a second and carry whole pictures, so
 * they stay out of the query cache; screens read them here and refetch the project when a run has ended.
 */
import type { EdaTaskJobType, JobStatus } from "../graphql/generated/documents.ts";
import type { LiveMessage } from "./open-notification-socket.ts";

type TaskMessage = Extract<LiveMessage["content"], { __typename: "EdaTask" }>;

export interface LiveRun {
  readonly projectId: string;
  readonly requestGroupId: string;
  readonly jobType: EdaTaskJobType;
  readonly status: JobStatus;
  readonly message: string | null;
  /** Of a run that waits: 1 when it is taken next. */
  readonly queuePlace: number | null;
  readonly progress: TaskMessage["progress"];
  /** Seconds of work when the message came, and when that was; between messages the screen counts on. */
  readonly elapsed: number;
  readonly heardAt: number;
  /** The newest picture; messages without one leave it. */
  readonly preview: unknown;
}

/** The run after one more message. A message of another run starts afresh; one without a picture keeps the last. */
export function nextLiveRun(before: LiveRun | undefined, message: TaskMessage, heardAt: number): LiveRun {
  const same = before?.requestGroupId === message.requestGroupId ? before : undefined;
  return {
    projectId: message.projectId,
    requestGroupId: message.requestGroupId,
    jobType: message.jobType,
    status: message.status,
    message: message.message,
    queuePlace: message.queuePlace,
    progress: message.progress ?? same?.progress ?? null,
    elapsed: message.elapsedTime ?? same?.elapsed ?? 0,
    heardAt,
    preview: message.preview ?? same?.preview ?? null,
  };
}

export class LiveRuns {
  #runs: ReadonlyMap<string, LiveRun> = new Map();
  readonly #listeners = new Set<() => void>();

  get all(): ReadonlyMap<string, LiveRun> {
    return this.#runs;
  }

  hear(message: TaskMessage, heardAt: number): void {
    const runs = new Map(this.#runs);
    runs.set(message.projectId, nextLiveRun(runs.get(message.projectId), message, heardAt));
    this.#replace(runs);
  }

  clear(): void {
    this.#replace(new Map());
  }

  onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #replace(runs: ReadonlyMap<string, LiveRun>): void {
    this.#runs = runs;
    for (const listener of this.#listeners) listener();
  }
}
