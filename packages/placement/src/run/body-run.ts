import type { Intent } from "@tracewright/board";
import type { Bodies } from "../bodies/with-bodies.ts";
import type { PlacementInspection } from "../inspect/run-inspection.ts";
import type { PlacedPart, PlacementOutcome, PlacementProgress, PlacementRun } from "./run-of-placement.ts";

/** A run on a board whose rigid blocks are one part each, reported as one on the board with their members. */
export class BodyRun implements PlacementRun {
  readonly #run: PlacementRun;
  readonly #bodies: Bodies;
  readonly #intents: readonly Intent[];

  /** `intents`: as they were said, of the members. */
  constructor(run: PlacementRun, bodies: Bodies, intents: readonly Intent[]) {
    this.#run = run;
    this.#bodies = bodies;
    this.#intents = intents;
  }

  step(work: number): "running" | "finished" {
    return this.#run.step(work);
  }

  progress(): PlacementProgress {
    return this.#run.progress();
  }

  preview(): readonly PlacedPart[] {
    return this.#bodies.expandPlaces(this.#run.preview());
  }

  checkpoint(): Uint8Array {
    return this.#run.checkpoint();
  }

  outcome(): PlacementOutcome {
    const outcome = this.#run.outcome();
    const candidates = outcome.candidates.map((candidate) => ({
      ...candidate,
      edit: this.#bodies.expand(candidate.edit),
    }));
    return { ...outcome, candidates, intents: this.#intents };
  }

  inspect(): PlacementInspection {
    return this.#run.inspect();
  }
}
