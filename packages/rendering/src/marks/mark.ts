import type { DrawList } from "../scene/draw-list.ts";

/**
 * What a picture is made of, in millimetres, painted one over the other: everything that SVG, PDF and a rasteriser
 * agree on. Colours are `#rrggbb` or `#rrggbbaa`. Pens are round.
 */
export type Mark = FillMark | StrokeMark | WordsMark | GroupMark;

export interface FillMark {
  readonly kind: "fill";
  readonly path: DrawList;
  readonly colour: string;
  /** "evenodd" where inner outlines are holes; "nonzero" where pieces overlap. */
  readonly rule: "nonzero" | "evenodd";
  /** 0 … 1; 1 when absent. */
  readonly opacity?: number;
}

export interface StrokeMark {
  readonly kind: "stroke";
  readonly path: DrawList;
  readonly colour: string;
  readonly width: number;
}

/** A line of letters that the stroke font lacks, left to the viewer's fonts. */
export interface WordsMark {
  readonly kind: "words";
  /** Data, never markup. */
  readonly text: string;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
  /** Counter-clockwise on the screen, in degrees. */
  readonly rotation: number;
  /** Height of a capital. */
  readonly height: number;
  readonly anchor: "start" | "middle" | "end";
}

/** Marks moved, scaled and perhaps mirrored: (x, y) is mapped to (x₀ ± scale·x, y₀ + scale·y). */
export interface GroupMark {
  readonly kind: "group";
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Left and right exchanged. */
  readonly mirrored: boolean;
  readonly marks: readonly Mark[];
}
