import type { Point } from "./point.ts";
import type { Nm } from "./units.ts";

/**
 * The bare shape of a drawing, without layer or pen. Coordinates are in the frame of whatever holds the shape: the
 * board, a footprint, a pad, a symbol or a sheet.
 */
export type Shape =
  | { readonly kind: "line"; readonly start: Point; readonly end: Point }
  | { readonly kind: "rect"; readonly start: Point; readonly end: Point }
  | { readonly kind: "circle"; readonly center: Point; readonly radius: Nm }
  /** A circular arc through three points. */
  | { readonly kind: "arc"; readonly start: Point; readonly mid: Point; readonly end: Point }
  | { readonly kind: "polygon"; readonly points: readonly Point[] }
  /** Cubic Bézier: start, two controls, end. */
  | { readonly kind: "bezier"; readonly points: readonly [Point, Point, Point, Point] };
