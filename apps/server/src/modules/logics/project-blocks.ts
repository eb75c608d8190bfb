import type { PriceBreak } from "@tracewright/assembly";
import { isAlike } from "@tracewright/board";
import { type Logic, summariseSupplies, type Use } from "@tracewright/logic";
import type { Application } from "../../platform/application.ts";
import { readBook } from "../designs/read-design.ts";
import { findTaken, type TakenVersion } from "./find-blocks.ts";

/** All uses of one version of a block with the same parameters. */
export interface ProjectBlockRecord {
  readonly blockId: string;
  readonly uses: readonly Use[];
  /** Undefined: it is no longer in the library; the project keeps its document. */
  readonly taken: TakenVersion | undefined;
  /** Of one use. */
  readonly priceBreaks: readonly PriceBreak[];
  /** Parts of all its uses whose price is unknown. */
  readonly unknownPrices: number;
  /** Volts of its main supply; null: unknown. */
  readonly voltage: number | null;
  /** Amperes that one use takes at most. */
  readonly current: number | null;
}

export async function describeBlocks(application: Application, logic: Logic): Promise<ProjectBlockRecord[]> {
  const taken = await findTaken(application.db, logic);
  const { uses: supplies } = summariseSupplies(logic, await readBook(application, logic));
  return linesOf(logic).map((uses): ProjectBlockRecord => {
    const [first] = uses;
    const row = first && taken.get(`${first.block.id} ${first.block.version}`);
    const price = row?.version.price;
    const { volts, amperes } = (first && supplies.get(first.id)) ?? {};
    return {
      blockId: first?.block.id ?? "",
      uses,
      taken: row,
      priceBreaks: (price?.prices ?? []).map(({ currency, price: one }) => ({
        currency,
        price: String(one),
        quantity: 1,
      })),
      unknownPrices: uses.length * (price?.unknownPrices ?? row?.version.facts?.partCount ?? 1),
      voltage: volts ?? null,
      current: amperes ?? null,
    };
  });
}

/** Uses of equal version and parameters, in the order of the first of each. */
function linesOf({ uses }: Logic): Use[][] {
  const lines: Use[][] = [];
  for (const use of uses) {
    const line = lines.find(
      ([first]) =>
        first &&
        first.block.id === use.block.id &&
        first.block.hash === use.block.hash &&
        isAlike(first.parameters, use.parameters),
    );
    if (line) line.push(use);
    else lines.push([use]);
  }
  return lines;
}

export interface TotalPrice {
  /** Of what is known; 0 where nothing is. */
  readonly totalPrice: number;
  /** Null: no price is known. */
  readonly currency: string | null;
  /** Parts that are not in the sum: their price is unknown, or in another currency. */
  readonly unknownPrices: number;
}

/** In the currency that most blocks have a price in; prices are never converted. */
export function sumPrices(blocks: readonly ProjectBlockRecord[]): TotalPrice {
  const counts = new Map<string, number>();
  for (const { priceBreaks, uses } of blocks)
    for (const { currency } of priceBreaks) counts.set(currency, (counts.get(currency) ?? 0) + uses.length);
  const [currency] = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([name]) => name);
  let [totalPrice, unknownPrices] = [0, 0];
  for (const block of blocks) {
    const own = block.priceBreaks.find((one) => one.currency === currency);
    totalPrice += Number(own?.price ?? 0) * block.uses.length;
    unknownPrices += own ? block.unknownPrices : block.uses.length * (block.taken?.version.facts?.partCount ?? 1);
  }
  return { totalPrice: Math.round(totalPrice * 10_000) / 10_000, currency: currency ?? null, unknownPrices };
}
