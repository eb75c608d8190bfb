/** What a supplier says of a part that it sells, or what is known of one without a query: plain data. */
export interface SupplyItem {
  /** Who says it: "Mouser", the supplier that a price list names; empty where it is a fact of the catalogue. */
  readonly supplier: string;
  /** Empty where the supplier does not stock it. */
  readonly supplierPartNumber: string;
  readonly manufacturer: string;
  readonly partNumber: string;
  readonly description: string;
  readonly category: string;
  readonly imageUrl: string;
  readonly datasheetUrl: string;
  readonly productUrl: string;
  /** The least that is sold, and what it is sold in: both 1 or more. */
  readonly minimum: number;
  readonly multiple: number;
  /** By quantity, ascending; empty where no price is known. */
  readonly priceBreaks: readonly PriceBreak[];
  /** As the supplier says it, "12,345 In Stock"; empty where it says nothing. */
  readonly availability: string;
  /** Null where the supplier does not say a number. */
  readonly inStock: number | null;
  readonly leadTime: string;
  readonly lifecycle: string;
  /** The part number that the supplier names in its place. */
  readonly suggestedReplacement: string;
}

export interface PriceBreak {
  /** From this many on. */
  readonly quantity: number;
  /** Of one piece: an exact decimal as `formatAmount` writes it. */
  readonly price: string;
  /** ISO 4217. */
  readonly currency: string;
}
