import type { PdfBox } from "../facts/evidence.ts";

/**
 * Letters that a page shows in one go, in the frame of its reading direction: x along the line, y downwards, both in
 * PDF points.
 */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly box: PdfBox;
}

/** How text runs on the page: to the right, upwards, to the left, downwards. */
export type TextDirection = 0 | 90 | 180 | 270;

/** All text of a page that runs in one direction. A page's own rotation does not matter: what counts is how lines run. */
export interface PageText {
  readonly page: number;
  readonly direction: TextDirection;
  /** Where the page ends below, in the frame of the runs. */
  readonly bottom: number;
  readonly runs: readonly TextRun[];
}
