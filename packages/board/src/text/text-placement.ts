import type { DrawnLetters, TextStyle } from "../records/graphic.ts";
import type { Point } from "../records/point.ts";
import type { Degrees } from "../units.ts";

/** Where and how a text is drawn. */
export interface TextPlacement {
  readonly position: Point;
  readonly rotation: Degrees;
  readonly style: TextStyle;
  /** Drawn in place of the stroke font's where they are those of the words and the style. */
  readonly letters?: DrawnLetters;
}
