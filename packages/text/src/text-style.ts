import type { Nm, Polygon, Size } from "@tracewright/geometry";

export type HorizontalAlign = "left" | "center" | "right";
export type VerticalAlign = "top" | "middle" | "bottom";

export interface TextStyle {
  /** Glyph box: width and height of a capital. */
  readonly size: Size;
  readonly thickness: Nm;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly horizontal: HorizontalAlign;
  readonly vertical: VerticalAlign;
  readonly mirrored: boolean;
  /** Absent: the stroke font. */
  readonly fontFace?: string;
  readonly lineSpacing?: number;
  /** Its letters are cut out of a filled box (KiCad 7 on). */
  readonly knockout?: boolean;
}

/** The part of a style that changes the shape of letters in the frame of their text. */
export type LetterStyle = Omit<TextStyle, "thickness" | "mirrored" | "knockout">;

/**
 * How the program that has the font drew a text: others may not have the font. Letters of other words, or in another
 * style, are not these.
 */
export interface DrawnLetters {
  /** What they spell, variables replaced. */
  readonly text: string;
  readonly style: LetterStyle;
  /** Filled areas about the position of the text, unturned and unmirrored; they may overlap. */
  readonly areas: readonly Polygon[];
}
