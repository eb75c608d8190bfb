import type { MessagePort } from "node:worker_threads";
import type { Intent } from "@tracewright/board";
import type { JobType, PartWithoutRoom } from "../../platform/database/tables.ts";
import type { PlacementOptions, RoutingOptions } from "./run-options.ts";
import type { RunPreview } from "./run-preview.ts";
import type { RunResult } from "./run-result.ts";

export interface RunInput {
  readonly jobType: JobType;
  readonly board: Uint8Array;
  readonly circuit: Uint8Array | null;
  readonly options: PlacementOptions | RoutingOptions;
  readonly checkpoint: Uint8Array | null;
  /** Threads that compute, that of the run among them. */
  readonly threads: number;
  /** Takes trials that are offered to other processes, and brings those that were computed there; without it none are offered. */
  readonly help?: MessagePort | null;
  /** One integer the server writes and the thread reads between two steps: see `RUN_SIGNALS`. */
  readonly signal: SharedArrayBuffer;
}

/** `finish`: the time is up, come to the best result; `stop`: hand over a checkpoint and end. */
export const RUN_SIGNALS = { work: 0, finish: 1, stop: 2 } as const;

export interface RunProgress {
  readonly percent: number;
  readonly phase: string;
  readonly connected: number | null;
  readonly total: number | null;
  readonly vias: number | null;
  readonly lengthMm: number | null;
  readonly conflicts: number | null;
}

export type RunMessage =
  /** The engine is loaded and takes up its work: from here on its time counts. */
  | { readonly kind: "begun" }
  | { readonly kind: "progress"; readonly progress: RunProgress; readonly preview: RunPreview | null }
  | { readonly kind: "checkpoint"; readonly bytes: Uint8Array }
  | {
      readonly kind: "stopped";
      readonly checkpoint: Uint8Array;
      readonly progress: RunProgress;
      readonly preview: RunPreview;
    }
  | {
      readonly kind: "finished";
      readonly results: readonly RunResult[];
      readonly progress: RunProgress;
      /** Of a placement: what it was after. */
      readonly intents?: readonly Intent[];
    }
  /** No candidate had room for all parts, or none was there when the time was up. */
  | { readonly kind: "failed"; readonly message: string; readonly parts: readonly PartWithoutRoom[] }
  /** For the log; the run goes on. */
  | { readonly kind: "warning"; readonly message: string };
