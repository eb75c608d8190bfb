/**
 * Left, bottom, right and top in the page's own frame: PDF points, y upwards, before the page's rotation (ISO 32000-1
 * §8.3.2.3). What `viewport.convertToViewportRectangle` of pdf.js takes.
 */
export type PdfBox = readonly [left: number, bottom: number, right: number, top: number];

/** Where in the file something stands, for people to look at. */
export interface Evidence {
  /** Counted from 1. */
  readonly page: number;
  readonly box: PdfBox;
}

/** Something that the datasheet says. */
export interface Fact<Value> {
  readonly value: Value;
  readonly evidence: Evidence;
  /** 0 to 1: 0.9 and more stands plainly in a table, below 0.5 wants a second look. */
  readonly confidence: number;
}
