import type { Intent } from "@tracewright/board";
import type { CandidateSearch } from "../candidate/candidate-search.ts";
import type { CandidateRun } from "../search/candidate-run.ts";
import { rasterOfCongestion } from "./congestion-raster.ts";
import type { AnnealingFigures, CongestionRaster, PlacementPlace } from "./inspected.ts";

/** Looks at a run without changing a byte of it. */
export interface PlacementInspection {
  place(): PlacementPlace;
  /** Of the layout at work. */
  congestion(): CongestionRaster;
  /** What the run is after. */
  intents(): readonly Intent[];
}

export function inspectSearch(search: CandidateSearch, intents: readonly Intent[]): PlacementInspection {
  return {
    place: () => placeOf(search),
    congestion: () => rasterOfCongestion(search.shown.layout),
    intents: () => intents,
  };
}

function placeOf({ shown, stage, round, task, tasks, isFinished }: CandidateSearch): PlacementPlace {
  const { profile, movesDone, moves } = shown;
  return {
    stage: isFinished ? "finished" : stage,
    round,
    task,
    tasks,
    profile: profile.name,
    moves: movesDone,
    most: moves,
    annealing: figuresOf(shown),
  };
}

function figuresOf({ annealing, bestCost }: CandidateRun): AnnealingFigures | undefined {
  if (!annealing) return undefined;
  const { temperature, window, legal, accepted } = annealing.state;
  return {
    temperature,
    window,
    acceptance: legal === 0 ? undefined : accepted / legal,
    cost: annealing.cost.total(),
    terms: annealing.cost.terms(),
    best: bestCost,
  };
}
