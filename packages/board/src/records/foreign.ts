/**
 * Pieces of the source file that the model has no word for, kept as they were written so that saving in the same
 * format gives them back. Opaque to everything but the format that made them.
 */
export interface Foreign {
  readonly format: "kicad" | "easyeda";
  /** The version of the file they came from; a writer of another version leaves them out and says so. */
  readonly version: number;
  readonly fragments: readonly string[];
}
