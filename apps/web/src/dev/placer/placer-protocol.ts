/** What the page and the thread of the placer say to each other. */
import type { Board } from "@tracewright/board";
import type { CongestionRaster, PlacedPart, PlacementPlace, PlacementProgress } from "@tracewright/placement";
import type { DeskFile } from "../engine/desk-protocol.ts";

/** `move`: one move of annealing, or a part that finds room. `cycle`: so many as are between two looks at the acceptance. */
export type PlacerUnit = "move" | "cycle" | "layout" | "stage" | "end";

export interface PlacerStart {
  /** Forgets where parts stand that are not locked. */
  readonly strip: boolean;
  readonly seed: number;
  /** Share of the usual moves. */
  readonly effort: number;
}

export type PlacerOrder =
  | { readonly kind: "load"; readonly files: readonly DeskFile[] }
  | { readonly kind: "take"; readonly name: string; readonly board: Board }
  | { readonly kind: "restart"; readonly start: PlacerStart }
  | { readonly kind: "advance"; readonly unit: PlacerUnit }
  /** Cycle by cycle, with a rest in between so that each can be seen. */
  | { readonly kind: "play"; readonly restMs: number }
  | { readonly kind: "pause" }
  | { readonly kind: "look"; readonly congestion: boolean }
  /** The last picture is on the screen: the next may come. */
  | { readonly kind: "seen" }
  | { readonly kind: "save"; readonly about: string };

/** Everything about one moment of the run. */
export interface PlacerPicture {
  readonly place: PlacementPlace;
  readonly progress: PlacementProgress;
  readonly parts: readonly PlacedPart[];
  readonly congestion: CongestionRaster | undefined;
  readonly movesPerSecond: number | undefined;
  readonly status: "working" | "stands" | "finished";
}

export interface LoadedPlacement {
  readonly name: string;
  readonly board: Board;
  readonly start: PlacerStart;
  readonly intents: number;
  readonly regression: { readonly about: string; readonly stands: "step" | "start" } | undefined;
}

export type PlacerReport =
  | { readonly kind: "loaded"; readonly loaded: LoadedPlacement }
  | { readonly kind: "refused"; readonly problem: string }
  | { readonly kind: "picture"; readonly picture: PlacerPicture }
  | { readonly kind: "saved"; readonly fileName: string; readonly text: string }
  /** The engine threw: a bug, and the page says so. */
  | { readonly kind: "failed"; readonly problem: string };

/** As the board suite places: nothing stands but what is locked. */
export const FIRST_PLACER_START: PlacerStart = { strip: true, seed: 1, effort: 1 };
