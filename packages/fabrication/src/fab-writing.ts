/**
 * "x2" says nets, parts and pad functions in X2 commands and adds a job file; "jlc" keeps to what the oldest readers
 * take: Protel file endings, attributes in comments, no aperture macros.
 */
export type FabPreset = "x2" | "jlc";

export interface FabWriting {
  readonly preset: FabPreset;
  /** Begins the name of every file; characters that file systems refuse are replaced. */
  readonly name: string;
  /** Stands in the files' heads: the same board at the same time gives the same bytes. */
  readonly createdAt: Date;
  /** Covered by the mask unless "open". */
  readonly vias?: "tented" | "open";
}
