import type { Mark } from "@tracewright/rendering";

/** A page with everything on it in its place: millimetres from its upper left corner. */
export interface DrawingPage {
  /** What it shows, for people and file names: "F.Cu", "Assembly front", "Power supply". */
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

export interface Drawing {
  /** At least one. */
  readonly pages: readonly DrawingPage[];
}

/** What is drawn, before it is known on which paper. */
export interface Picture {
  readonly title: string;
  /**
   * In the frame of board or sheet, millimetres. `scale` is how many times larger it comes on paper: lines that explain
   * have a width on paper, lines of the board have their own.
   */
  readonly marks: (scale: number) => readonly Mark[];
  /** What the marks reach, in the same frame. */
  readonly bounds: Bounds;
  /** Seen from the back: left and right are exchanged. */
  readonly mirrored: boolean;
  readonly side: "front" | "back";
}

/** Millimetres. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Every page is white. */
export const PAPER_COLOUR = "#ffffff";
