import type { DatasheetLimits } from "./datasheet-reading.ts";

const MEBIBYTE = 1024 * 1024;

/** The largest reference manuals of controllers have about 4000 pages and 10 million letters. */
export const DEFAULT_DATASHEET_LIMITS: DatasheetLimits = {
  bytes: 300 * MEBIBYTE,
  pages: 5_000,
  pageLetters: 200_000,
  letters: 20_000_000,
};
