/**
 * Advances a run by units that are meaningful to a viewer. A run that is moved only by one stepper always
 * stands at an epoch boundary or a whole number of turns behind one, so that where it stands can be found again.
 */

import type { StepPlace } from "../inspect/inspected.ts";
import type { RoutingRun } from "./routing-run.ts";

/** `turn`: one net is grown. `epoch`: to the next place that a checkpoint can hold. `end`: until the run is finished. */
export type StepUnit = (typeof STEP_UNITS)[number];
export const STEP_UNITS = ["turn", "epoch", "round", "phase", "end"] as const;

export class RunStepper {
  readonly #run: RoutingRun;
  #unit: StepUnit = "epoch";
  #from: StepPlace;
  #turns = 0;

  constructor(run: RoutingRun) {
    this.#run = run;
    this.#from = run.inspect().place();
  }

  /** Turns since the last epoch boundary. */
  get turns(): number {
    return this.#turns;
  }

  /** Begins a unit; one that was not brought to its end is left where it is. */
  begin(unit: StepUnit): void {
    this.#unit = unit;
    this.#from = this.#run.inspect().place();
  }

  /** Makes a long unit end at the next epoch boundary. */
  cutShort(): void {
    if (this.#unit !== "turn") this.#unit = "epoch";
  }

  /** Works on for about `work` node visits, or up to the end of the unit. */
  work(work: number): "working" | "reached" | "finished" {
    const inspection = this.#run.inspect();
    const until = inspection.place().visits + work;
    for (;;) {
      const left = until - inspection.place().visits;
      const status = this.#run.step(left, this.#unit === "turn" ? "turn" : "epoch");
      const place = inspection.place();
      if (place.isEpochBoundary) this.#turns = 0;
      if (status === "finished" || place.phase === "done") return "finished";
      if (this.#isReached(place)) {
        if (!place.isEpochBoundary) this.#turns++;
        return "reached";
      }
      if (place.visits >= until) return "working";
    }
  }

  #isReached(place: StepPlace): boolean {
    const from = this.#from;
    const { isEpochBoundary } = place;
    const isOtherPhase = place.phase !== from.phase || place.cycle !== from.cycle;
    switch (this.#unit) {
      case "turn":
        if (isEpochBoundary) return true;
        // What the negotiation does behind the last net of a round is no net's turn; it ends with the epoch.
        if (place.phase === "negotiate" && place.position >= place.order) return false;
        return place.isBetweenTurns && place.growths > from.growths;
      case "epoch":
        return isEpochBoundary;
      case "round":
        return isEpochBoundary && (isOtherPhase || place.round !== from.round);
      case "phase":
        return isEpochBoundary && isOtherPhase;
      case "end":
        return false;
    }
  }
}
