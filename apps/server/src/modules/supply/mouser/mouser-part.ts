import { formatAmount, type PriceBreak, readPrice, type SupplyItem } from "@tracewright/assembly";

const MAX_LETTERS = 2_000;
const MAX_BREAKS = 50;

/**
 * Converts a part of a response of Mouser's Search API; undefined without a manufacturer's number. Numbers come as
 * text, prices in the words of the account's country, and "N/A" means nothing. A price that cannot be read is left out.
 */
export function readMouserPart(value: unknown): SupplyItem | undefined {
  const part = recordOf(value);
  const partNumber = textOf(part.ManufacturerPartNumber);
  if (partNumber === "") return undefined;
  return {
    supplier: "Mouser",
    supplierPartNumber: textOf(part.MouserPartNumber),
    manufacturer: textOf(part.Manufacturer),
    partNumber,
    description: textOf(part.Description),
    category: textOf(part.Category),
    imageUrl: textOf(part.ImagePath),
    datasheetUrl: textOf(part.DataSheetUrl),
    productUrl: textOf(part.ProductDetailUrl),
    minimum: countOf(part.Min) || 1,
    multiple: countOf(part.Mult) || 1,
    priceBreaks: breaksOf(part.PriceBreaks),
    availability: textOf(part.Availability),
    inStock: countOf(part.AvailabilityInStock) ?? null,
    leadTime: textOf(part.LeadTime),
    lifecycle: textOf(part.LifecycleStatus),
    suggestedReplacement: textOf(part.SuggestedReplacement),
  };
}

function breaksOf(value: unknown): PriceBreak[] {
  const breaks = (Array.isArray(value) ? value : []).slice(0, MAX_BREAKS).flatMap((one): PriceBreak[] => {
    const { Quantity, Price, Currency } = recordOf(one);
    const quantity = countOf(Quantity);
    const currency = textOf(Currency).toUpperCase();
    const amount = /^[A-Z]{3}$/.test(currency) ? readPrice(textOf(Price), currency) : undefined;
    // 0 means sold on request: it is not a price.
    return quantity === undefined || quantity < 1 || amount === undefined || amount === 0n
      ? []
      : [{ quantity, price: formatAmount(amount), currency }];
  });
  return breaks.sort((one, other) => one.quantity - other.quantity);
}

export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** One line of text; "N/A" is none. */
export function textOf(value: unknown): string {
  const text = typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
  const clean = text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  return /^n\/?a$/i.test(clean) ? "" : clean.slice(0, MAX_LETTERS);
}

/** A whole number, with or without marks for thousands; undefined for anything else. */
function countOf(value: unknown): number | undefined {
  const digits = textOf(value).replaceAll(/[,.\s](?=\d{3}(?:\D|$))/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
