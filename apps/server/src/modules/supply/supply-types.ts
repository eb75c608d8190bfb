import type { PriceBreak as PriceBreakRecord } from "@tracewright/assembly";
import { builder } from "../../wire/builder.ts";
import type * as provider from "./supply-provider.ts";

export const SupplyMatch = builder.enumType("SupplyMatch", {
  description: "How sure it is that the item is the part.",
  values: {
    EXACT: { value: "exact", description: "Maker and number are the same." },
    NUMBER: { value: "number", description: "The number is the same, of another or an unknown maker." },
    BEGINS_WITH: {
      value: "begins-with",
      description: "The number has a suffix: possibly another package, reel or grade.",
    },
    SAME_PINOUT: { value: "same-pinout", description: "The same pinout on the same footprint, whatever its ratings." },
    SUGGESTED: { value: "suggested", description: "Found by words: look at it." },
  } as const,
});

export const SupplyProblem = builder.enumType("SupplyProblem", {
  description: "Why a supplier answers nothing for now.",
  values: {
    KEY_REFUSED: { value: "key-refused" },
    TOO_MANY_CALLS: { value: "too-many-calls" },
    BUDGET_SPENT: { value: "budget-spent" },
    SHARE_SPENT: { value: "share-spent", description: "The person has asked as often as one may today." },
    UNREACHABLE: { value: "unreachable" },
    UNREADABLE: { value: "unreadable" },
  } as const,
});

export const SupplySource = builder.enumType("SupplySource", {
  values: {
    MOUSER: { value: "mouser" },
    CATALOGUE: { value: "catalogue", description: "What the server knows itself: facts, and an imported price list." },
  } as const,
});

export const PriceBreak = builder.objectRef<PriceBreakRecord>("PriceBreak").implement({
  fields: (t) => ({
    currency: t.exposeString("currency", { description: "ISO 4217, as the supplier says it; never converted." }),
    price: t.float({ description: "Of one piece.", resolve: ({ price }) => Number(price) }),
    exactPrice: t.exposeString("price", { description: "The same as an exact decimal, to a ten-thousandth." }),
    quantity: t.exposeInt("quantity", { description: "From this many on." }),
  }),
});

/** The fields that an item has wherever it is shown. */
function itemFields(t: ItemFieldBuilder) {
  return {
    supplier: t.string({
      description: "Empty: no supplier here sells it, the catalogue knows it.",
      resolve: ({ item }) => item.supplier,
    }),
    mouserPartNumber: t.string({
      nullable: true,
      resolve: ({ item }) => (item.supplier === "Mouser" && item.supplierPartNumber) || null,
    }),
    supplierPartNumber: t.string({ nullable: true, resolve: ({ item }) => item.supplierPartNumber || null }),
    manufacturer: t.string({ nullable: true, resolve: ({ item }) => item.manufacturer || null }),
    manufacturerPartNumber: t.string({ nullable: true, resolve: ({ item }) => item.partNumber || null }),
    description: t.string({ nullable: true, resolve: ({ item }) => item.description || null }),
    category: t.string({ nullable: true, resolve: ({ item }) => item.category || null }),
    imageUrl: t.string({
      nullable: true,
      description: "At the supplier's, who may refuse to show it elsewhere.",
      resolve: ({ item }) => webAddress(item.imageUrl),
    }),
    datasheetUrl: t.string({ nullable: true, resolve: ({ item }) => webAddress(item.datasheetUrl) }),
    productDetailURL: t.string({ nullable: true, resolve: ({ item }) => webAddress(item.productUrl) }),
    min: t.int({ nullable: true, description: "The least that is sold.", resolve: ({ item }) => item.minimum }),
    multiple: t.int({ description: "Sold in whole multiples of this.", resolve: ({ item }) => item.multiple }),
    priceBreaks: t.field({
      type: [PriceBreak],
      description: "Ascending; empty: no price is known.",
      resolve: ({ item }) => [...item.priceBreaks],
    }),
    availability: t.string({ nullable: true, resolve: ({ item }) => item.availability || null }),
    availabilityInStock: t.float({
      nullable: true,
      description: "Null: the supplier does not state it, or no supplier was asked: stock is not live.",
      resolve: ({ item }) => item.inStock,
    }),
    leadTime: t.string({ nullable: true, resolve: ({ item }) => item.leadTime || null }),
    lifecycle: t.string({ nullable: true, resolve: ({ item }) => item.lifecycle || null }),
    suggestedReplacement: t.string({ nullable: true, resolve: ({ item }) => item.suggestedReplacement || null }),
    match: t.field({ type: SupplyMatch, resolve: ({ match }) => match }),
    readAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Time of the supplier's answer, or of the import of the price list. Null: a fact.",
      resolve: ({ readAt }) => readAt,
    }),
  };
}

type ItemFieldBuilder = Parameters<
  NonNullable<Parameters<ReturnType<typeof builder.objectRef<provider.SupplyFinding>>["implement"]>[0]["fields"]>
>[0];

export const BomSupply = builder.objectRef<provider.SupplyFinding>("BomSupply").implement({ fields: itemFields });
export const SupplyItem = builder.objectRef<provider.SupplyFinding>("SupplyItem").implement({ fields: itemFields });

/** What suppliers and designs write into a field for an address is a link only where it is one. */
export function webAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === "https:" || protocol === "http:" ? href : null;
}
