import type { SupplyItem } from "@tracewright/assembly";
import type { Refusal } from "../../platform/refusal.ts";

/** The text of a CSV file. */
export interface PriceListInput {
  readonly csv: string;
}

/** A part of a price list, and for which value and footprint it stands where it is a generic one; empty where it is not. */
export interface ListedPrice {
  readonly item: SupplyItem;
  readonly value: string;
  readonly footprint: string;
}

export type PriceListReading =
  | { readonly parts: readonly ListedPrice[] }
  /** With their lines; the first of many. */
  | { readonly problems: readonly Refusal[] };
