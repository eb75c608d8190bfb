import type { SupplyItem } from "@tracewright/assembly";
import { type CataloguePart, packageForFootprint, partsOfNumber } from "@tracewright/catalogue";
import type { Database } from "../../platform/database/open-database.ts";
import { findPricedNumbers, findPricedValue, type PricedPart, searchPriced } from "./price-list/price-list-store.ts";
import {
  makerKey,
  numberKey,
  type SupplyFinding,
  type SupplyMatch,
  type SupplyProvider,
  type SupplyQuestion,
} from "./supply-provider.ts";

const MAX_SUGGESTED = 20;

/**
 * What this server knows by itself: the catalogue's facts, without price and stock, and what an administrator's price list
 * says. It asks nobody, so nothing of it is ever live.
 */
export function createCatalogueProvider(db: Database): SupplyProvider {
  const findKnown = async (questions: readonly SupplyQuestion[]): Promise<readonly (readonly SupplyFinding[])[]> => {
    const priced = await findPricedNumbers(
      db,
      questions.map(({ partNumber }) => numberKey(partNumber)),
    );
    return questions.map((question) => {
      const listed = priced
        .filter((part) => part.numberKey === numberKey(question.partNumber))
        .map((part) => findingOf(part, isSameMaker(question, part.item) ? "exact" : "number"))
        .sort((one, other) => Number(other.match === "exact") - Number(one.match === "exact"));
      return [...listed, ...factsOf(question)];
    });
  };
  return {
    source: "catalogue",
    isLive: false,
    findKnown,
    ask: async () => ({ open: 0, problem: null }),
    suggest: async (words, footprint) => {
      const listed = [
        ...(await findPricedValue(db, words, footprint)),
        ...(await searchPriced(db, words, MAX_SUGGESTED)),
      ];
      const once = new Map(listed.map((part) => [`${part.listId} ${part.rank}`, findingOf(part, "suggested")]));
      const facts = partsOfNumber(words)
        .filter((part) => footprint === "" || packageForFootprint(part, footprint) !== undefined)
        .map((part) => ({ item: factOf(part, part.partNumber), match: "suggested" as const, readAt: null }));
      return [...once.values(), ...facts].slice(0, MAX_SUGGESTED);
    },
    findSisters: async ({ partNumber }, footprint) => {
      const sisters = partsOfNumber(partNumber)
        .filter((part) => packageForFootprint(part, footprint) !== undefined)
        .flatMap((part) =>
          [part.partNumber, ...part.alsoKnownAs]
            .filter((number) => !numberKey(partNumber).startsWith(numberKey(number)))
            .map((number) => ({ item: factOf(part, number), match: "same-pinout" as const, readAt: null })),
        );
      const priced = await findPricedNumbers(
        db,
        sisters.map(({ item }) => numberKey(item.partNumber)),
      );
      return [...priced.map((part) => findingOf(part, "same-pinout")), ...sisters].slice(0, MAX_SUGGESTED);
    },
    readState: async () => ({ problem: null, message: "", lastAnswerAt: null, pausedUntil: null, callsLeft: null }),
  };
}

function findingOf({ item, importedAt }: PricedPart, match: SupplyMatch): SupplyFinding {
  return { item, match, readAt: importedAt };
}

function isSameMaker(question: SupplyQuestion, item: SupplyItem): boolean {
  return question.manufacturer !== "" && makerKey(question.manufacturer) === makerKey(item.manufacturer);
}

function factsOf(question: SupplyQuestion): SupplyFinding[] {
  return partsOfNumber(question.partNumber).map((part) => {
    const isOwn = numberKey(part.partNumber) === numberKey(question.partNumber);
    const item = factOf(part, part.partNumber);
    const match = !isOwn ? "begins-with" : isSameMaker(question, item) ? "exact" : "number";
    // The number of the design is what is ordered; the catalogue leaves out what names package and reel.
    return { item: { ...item, partNumber: question.partNumber }, match, readAt: null };
  });
}

/** Of sisters only what holds for all of them is said: their kind, not their ratings, and no maker. */
function factOf(part: CataloguePart, number: string): SupplyItem {
  const isOwn = number === part.partNumber;
  return {
    supplier: "",
    supplierPartNumber: "",
    manufacturer: isOwn ? part.manufacturer : "",
    partNumber: number,
    description: isOwn ? part.description : part.kind,
    category: part.category,
    imageUrl: "",
    datasheetUrl: "",
    productUrl: "",
    minimum: 1,
    multiple: 1,
    priceBreaks: [],
    availability: "",
    inStock: null,
    leadTime: "",
    lifecycle: "",
    suggestedReplacement: "",
  };
}
