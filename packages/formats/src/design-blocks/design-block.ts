import type { Board, Circuit } from "@tracewright/board";

/** A design block as KiCad keeps it in a library (9 on): a schematic, from 10 on a board with it, and what is said of both. */
export interface DesignBlock {
  readonly name: string;
  readonly description: string;
  /** Words to find it by. */
  readonly keywords: string;
  /** Fields that its sheet gets. */
  readonly fields: Readonly<Record<string, string>>;
  readonly board?: Board;
  readonly circuit?: Circuit;
}

export const BLOCK_ENDING = ".kicad_block";
export const LIBRARY_ENDING = ".kicad_blocks";
