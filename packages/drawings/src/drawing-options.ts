import type { LayerId } from "@tracewright/board";
import type { PaperName } from "./page/paper.ts";
import type { DrawingLanguage } from "./words/drawing-words.ts";

/** What is to be drawn, and how. */
export interface DrawingOptions {
  readonly content: DrawingContent;
  /**
   * "own": a board at its true size with a narrow margin and nothing else, a sheet on the paper it was drawn for. On a
   * named paper it is drawn as large as fits, at a scale that the title block states.
   */
  readonly paper: PaperName | "own";
  readonly colours: "colour" | "black";
  /** Of title blocks and titles; English when absent. */
  readonly language?: DrawingLanguage | undefined;
}

export type DrawingContent =
  | {
      readonly kind: "layout";
      /** In any order; the usual ones of the side looked at when absent. */
      readonly layers?: readonly LayerId[];
      /** All layers on one page, or each with the outline on a page of its own. */
      readonly pages: "together" | "each";
      /** From where the board is looked at; "own": layers of the back from the back, all others from the front. */
      readonly seenFrom: "front" | "back" | "own";
      /** Holes in the copper: as wide as they are, as small marks to centre a drill, or not at all. */
      readonly drills: "actual" | "small" | "none";
    }
  | { readonly kind: "assembly"; readonly sides: readonly ("front" | "back")[] }
  | { readonly kind: "schematic" };
