import { RUN_SIGNALS, type RunMessage, type RunProgress } from "./messages/run-messages.ts";
import type { RunPreview } from "./messages/run-preview.ts";

/** What placement and routing runs have in common. */
export interface SteppedEngine {
  step(work: number): "running" | "finished";
  checkpoint(): Uint8Array;
}

export interface DriveOptions {
  readonly engine: SteppedEngine;
  readonly progress: () => RunProgress;
  readonly preview: () => RunPreview;
  /** One of `RUN_SIGNALS`, written by the server. */
  readonly signal: () => number;
  readonly post: (message: RunMessage) => void;
  /** Milliseconds. */
  readonly clock: () => number;
}

/** A pause has to take effect within 100 ms, so a step should take less than half of that. */
const STEP_MS = 40;
const PROGRESS_EVERY_MS = 250;
const PREVIEW_EVERY_MS = 500;
const CHECKPOINT_EVERY_MS = 5000;
/** A picture of this many items is sent at half the rate, and so on: it travels to every open screen. */
const ITEMS_PER_PREVIEW = 4000;

/**
 * Steps an engine until it is finished, its time is up or it is to stop, and tells how it goes meanwhile. Engines count
 * work, not time; how much work fits into a step is found out here by measuring.
 */
export function driveEngine({
  engine,
  progress,
  preview,
  signal,
  post,
  clock,
}: DriveOptions): "finished" | "ended" | "stopped" {
  let work = 64;
  // The first checkpoint comes at once: from then on a run that is cut off can go on.
  let [lastProgress, lastPreview, lastCheckpoint] = [-Infinity, -Infinity, -Infinity];
  let previewEvery = PREVIEW_EVERY_MS;
  for (;;) {
    const wanted = signal();
    if (wanted === RUN_SIGNALS.stop) {
      post({ kind: "stopped", checkpoint: engine.checkpoint(), progress: progress(), preview: preview() });
      return "stopped";
    }
    if (wanted === RUN_SIGNALS.finish) return "ended";
    const begun = clock();
    if (engine.step(work) === "finished") return "finished";
    const now = clock();
    work = adaptWork(work, now - begun);
    if (now - lastProgress >= PROGRESS_EVERY_MS) {
      lastProgress = now;
      let picture: RunPreview | null = null;
      if (now - lastPreview >= previewEvery) {
        picture = preview();
        lastPreview = now;
        previewEvery = PREVIEW_EVERY_MS * Math.max(1, countItems(picture) / ITEMS_PER_PREVIEW);
      }
      post({ kind: "progress", progress: progress(), preview: picture });
    }
    if (now - lastCheckpoint >= CHECKPOINT_EVERY_MS) {
      lastCheckpoint = now;
      post({ kind: "checkpoint", bytes: engine.checkpoint() });
    }
  }
}

/** Towards `STEP_MS`, at most doubling or halving at once: one slow step must not upset the measure. */
function adaptWork(work: number, elapsed: number): number {
  const factor = Math.min(2, Math.max(0.5, STEP_MS / Math.max(elapsed, 1)));
  return Math.max(1, Math.round(work * factor));
}

function countItems({ tracks, vias, footprints }: RunPreview): number {
  return (tracks?.length ?? 0) + (vias?.length ?? 0) + (footprints?.length ?? 0);
}
