import type { Nm } from "./units.ts";

/** A place on the board: x to the right, y downwards. */
export interface Point {
  readonly x: Nm;
  readonly y: Nm;
}

/** Width and height, both ≥ 0. */
export interface Size {
  readonly width: Nm;
  readonly height: Nm;
}

/** A closed ring of corners; the last corner joins the first and is not repeated. */
export type Ring = readonly Point[];

/** An area: the outer ring and the holes in it. Ring directions carry no meaning. */
export interface Polygon {
  readonly outer: Ring;
  readonly holes: readonly Ring[];
}

/** Axis-parallel box, `minX ≤ maxX` and `minY ≤ maxY`. */
export interface Box {
  readonly minX: Nm;
  readonly minY: Nm;
  readonly maxX: Nm;
  readonly maxY: Nm;
}
