import type { BoardPriceList, PriceListProblem } from "@tracewright/assembly";

/** The text of a CSV file. */
export interface BoardPricesInput {
  readonly csv: string;
}

export type BoardPricesAnswer =
  | { readonly list: BoardPriceList }
  /** The first of many. */
  | { readonly problems: readonly BoardPricesProblem[] };

/** `price-list-unreadable`: the file is no table. */
export type BoardPricesProblem =
  | PriceListProblem
  | {
      readonly kind: "price-list-unreadable";
      readonly facts: { readonly line: number; readonly message: string };
    };
