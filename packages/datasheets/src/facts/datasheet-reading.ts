import type { DatasheetFacts } from "./datasheet-facts.ts";

export type DatasheetRefusal =
  /** No PDF by its content. */
  | "not-a-pdf"
  /** A PDF that ends too early or contradicts itself. */
  | "broken"
  /** Opens with a password only. */
  | "encrypted"
  /** Pictures of pages, or empty ones. */
  | "no-text"
  | "too-large"
  | "too-many-pages"
  /** More text than any datasheet has, on one page or in all. */
  | "too-much-text";

/** What became of a file. `remark` is a plain English sentence with the numbers; screens have their own words for `reason`. */
export type DatasheetReading =
  | { readonly kind: "read"; readonly facts: DatasheetFacts }
  | { readonly kind: "refused"; readonly reason: DatasheetRefusal; readonly remark: string }
  | { readonly kind: "cancelled" };

export interface DatasheetLimits {
  readonly bytes: number;
  readonly pages: number;
  /** Letters of text on one page. */
  readonly pageLetters: number;
  /** Letters of text on all pages. */
  readonly letters: number;
}

export interface ReadDatasheetOptions {
  /** Those not given are `DEFAULT_DATASHEET_LIMITS`. */
  readonly limits?: Partial<DatasheetLimits>;
  /** After each page, from 1 to `pages`. */
  readonly onPage?: (page: number, pages: number) => void;
  /** Looked at between two pages; the reading is then `cancelled`. */
  readonly signal?: AbortSignal;
}
