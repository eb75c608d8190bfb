import { formatAmount } from "@tracewright/assembly";
import type { Application } from "../../platform/application.ts";
import type { Purchase } from "../../threads/engine-types.ts";
import { webAddress } from "../supply/supply-types.ts";
import type { PricedLine } from "./price-bill.ts";
import { type ResultRequest, readResult } from "./project-result.ts";

/** The lines of a version that need a part, as a file tells what is bought for them. */
export async function listPurchases(
  application: Application,
  userId: string,
  request: ResultRequest,
): Promise<readonly Purchase[]> {
  const { lines } = await readResult(application, userId, request);
  return lines.filter(({ need }) => need !== "NONE").map(purchaseOf);
}

function purchaseOf({ line, choice, question, findings, lot }: PricedLine): Purchase {
  const finding = findings[0];
  const item = finding?.item;
  const chosen = choice?.kind === "part" ? choice : undefined;
  const breaks = item?.priceBreaks.filter(({ currency }) => currency === lot?.currency) ?? [];
  return {
    line,
    isChosen: chosen !== undefined,
    manufacturer: item?.manufacturer || question?.manufacturer || "",
    partNumber: item?.partNumber || question?.partNumber || "",
    // What was chosen is what is ordered, also where nobody answers for it now.
    supplier: item?.supplier || chosen?.supplier || "",
    supplierPartNumber: item?.supplierPartNumber || chosen?.supplierPartNumber || "",
    minimum: item?.minimum ?? 1,
    multiple: item?.multiple ?? 1,
    priceBreaks: breaks.map(({ quantity, price }) => ({ quantity, price })),
    ordered: lot?.ordered ?? null,
    unitPrice: lot ? formatAmount(lot.unitPrice) : "",
    currency: lot?.currency ?? "",
    cost: lot ? formatAmount(lot.cost) : "",
    inStock: item?.inStock ?? null,
    readAt: finding?.readAt?.toISOString() ?? "",
    url: webAddress(item?.productUrl ?? "") ?? "",
    datasheet: webAddress(line.datasheet) ?? webAddress(item?.datasheetUrl ?? "") ?? "",
  };
}
