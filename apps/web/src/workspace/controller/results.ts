import type { Board } from "@tracewright/board";
import type { RunResult } from "../../open-project/run-view.ts";
import { createConcern } from "./concern.ts";

/** Another candidate over the one on the canvas, as strong as the slider says. */
export interface Comparison {
  readonly candidate: number;
  /** 0: only what is shown; 1: mostly the other. */
  readonly share: number;
}

/** Another board that lies over the one on the canvas. */
export interface Compared {
  readonly board: Board;
  /** How strongly it shows, 0 … 1. */
  readonly share: number;
}

export interface Candidates {
  /** Those that are looked at; undefined: none are. */
  readonly all: readonly RunResult[] | undefined;
  readonly shown: number;
  readonly show: (index: number) => void;
  readonly comparison: Comparison | undefined;
  readonly compare: (comparison: Comparison | undefined) => void;
  /** The board of the candidate that lies over the shown one. */
  readonly other: Board | undefined;
  /** The same, as the canvas draws it. */
  readonly overlay: Compared | undefined;
  /** Looks at those of the last placement again; undefined where there are none, or they are looked at. */
  readonly lookAgain: (() => void) | undefined;
  /** Leaves those that are looked at again; undefined while a finished placement waits for a choice. */
  readonly leave: (() => void) | undefined;
}

export interface LastRouting {
  /** What is looked at again; undefined: nothing is. */
  readonly result: RunResult | undefined;
  /** It is the board that the project has now: there is nothing to take. */
  readonly isCurrent: boolean;
  /** Looks at the last routing again; undefined where there is none, or it is looked at. */
  readonly lookAgain: (() => void) | undefined;
  readonly leave: () => void;
}

export interface WorkspaceResults {
  readonly candidates: Candidates;
  readonly lastRouting: LastRouting;
}

/** Results of runs on view: the candidates of a placement, the summary of a routing. */
export const [ResultsProvider, useWorkspaceResults] = createConcern<WorkspaceResults>("results");
