import type { Degrees, Point } from "@tracewright/geometry";
import type { DrawnLetters, TextStyle } from "./text-style.ts";

/** Where and how a text is drawn. */
export interface TextPlacement {
  readonly position: Point;
  readonly rotation: Degrees;
  readonly style: TextStyle;
  /** Drawn in place of the stroke font's where they are those of the words and the style. */
  readonly letters?: DrawnLetters;
}
