import type { BillLine } from "@tracewright/assembly";
import type { Cell, Table } from "./table.ts";

/** What is bought for a line, as a file says it: amounts are exact decimals, and what is not known is empty. */
export interface Purchase {
  readonly line: BillLine;
  /** A person chose the part in place of the design's. */
  readonly isChosen: boolean;
  readonly manufacturer: string;
  readonly partNumber: string;
  readonly supplier: string;
  readonly supplierPartNumber: string;
  readonly minimum: number;
  readonly multiple: number;
  /** Ascending, of `currency` alone. */
  readonly priceBreaks: readonly { readonly quantity: number; readonly price: string }[];
  readonly ordered: number | null;
  readonly unitPrice: string;
  readonly currency: string;
  readonly cost: string;
  readonly inStock: number | null;
  /** ISO 8601. */
  readonly readAt: string;
  readonly url: string;
  readonly datasheet: string;
}

/** A bill of materials with what its lines cost for all boards; every price can be worked out again from its row. */
export function purchaseTable(purchases: readonly Purchase[], boards: number): Table {
  return {
    name: "BOM",
    columns: [
      "Line",
      "Designators",
      "Qty",
      `Qty for ${boards} ${boards === 1 ? "board" : "boards"}`,
      "Value",
      "Footprint",
      "Manufacturer",
      "MPN",
      "Supplier",
      "Supplier PN",
      "Min",
      "Multiple",
      "Price breaks",
      "Order qty",
      "Unit price",
      "Currency",
      "Cost",
      "Stock",
      "Read at",
      "URL",
      "Datasheet",
    ],
    rows: purchases.map(({ line, ...bought }, index): Cell[] => {
      const isSold = bought.supplier !== "";
      return [
        index + 1,
        line.references.join(", "),
        line.quantity,
        line.quantity * boards,
        line.value,
        line.footprintName,
        bought.manufacturer,
        bought.partNumber,
        bought.supplier,
        bought.supplierPartNumber,
        isSold ? bought.minimum : "",
        isSold ? bought.multiple : "",
        bought.priceBreaks.map(({ quantity, price }) => `${quantity}: ${price}`).join("; "),
        bought.ordered ?? "",
        decimal(bought.unitPrice),
        bought.currency,
        decimal(bought.cost),
        bought.inStock ?? "",
        bought.readAt,
        bought.url,
        bought.datasheet,
      ];
    }),
  };
}

/** A number, so that spreadsheets add it up, unless it has more digits than a number keeps. */
function decimal(text: string): Cell {
  return text !== "" && String(Number(text)) === text ? Number(text) : text;
}
