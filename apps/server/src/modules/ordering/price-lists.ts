import { type BoardPriceList, type CurrencyCode, formatAmount, parseAmount } from "@tracewright/assembly";
import { and, desc, eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { boardPriceLists } from "../../platform/database/tables.ts";
import { type Refusal, refusal } from "../../platform/refusal.ts";
import type {
  BoardPricesAnswer,
  BoardPricesInput,
  BoardPricesProblem,
} from "../../threads/messages/board-prices-messages.ts";
import { BOARD_PRICES_THREAD } from "../../threads/thread-files.ts";

export type PriceListRow = typeof boardPriceLists.$inferSelect;

/** A list as JSON: amounts as plain decimals, since JSON has no whole numbers of any size. */
interface StoredList extends Omit<BoardPriceList, "rates"> {
  readonly rates: readonly (Omit<BoardPriceList["rates"][number], "price"> & { readonly price: string })[];
}

export function storedPriceList(list: BoardPriceList): StoredList {
  return { ...list, rates: list.rates.map((rate) => ({ ...rate, price: formatAmount(rate.price) })) };
}

export function priceListOf({ rules }: Pick<PriceListRow, "rules">): BoardPriceList {
  const stored = rules as StoredList;
  return {
    ...stored,
    rates: stored.rates.map((rate) => {
      const price = parseAmount(rate.price);
      if (price === undefined) throw new Error(`"${rate.price}" in a stored price list is not an amount`);
      return { ...rate, price };
    }),
  };
}

/** What prices orders in a currency; undefined: a person does. */
export async function findActiveList(db: Database, currency: CurrencyCode): Promise<PriceListRow | undefined> {
  const [row] = await db
    .select()
    .from(boardPriceLists)
    .where(and(eq(boardPriceLists.currency, currency), eq(boardPriceLists.isActive, true)));
  return row;
}

/** The newest first. */
export function listPriceLists(db: Database): Promise<PriceListRow[]> {
  return db.select().from(boardPriceLists).orderBy(desc(boardPriceLists.importedAt)).limit(100);
}

export interface PriceListCheck {
  readonly list?: BoardPriceList;
  readonly problems: readonly Refusal[];
}

/** What a file holds, or the lines at fault. */
export async function checkPriceList({ threads, log }: Application, csv: string): Promise<PriceListCheck> {
  const input: BoardPricesInput = { csv };
  const outcome = await threads.run<BoardPricesAnswer>(BOARD_PRICES_THREAD, input);
  if (outcome.status !== "answered") {
    log.error("price list of boards was not read", { ...outcome });
    throw new Error(`reading a price list of boards ended with ${outcome.status}`);
  }
  const { answer } = outcome;
  if ("list" in answer) return { list: answer.list, problems: [] };
  return { problems: answer.problems.map(sayProblem) };
}

function sayProblem(problem: BoardPricesProblem): Refusal {
  switch (problem.kind) {
    case "price-list-unreadable":
      return refusal("price-list-unreadable", problem.facts);
    case "board-prices-without-columns":
      return refusal("board-prices-without-columns", problem.facts);
    case "board-prices-too-long":
      return refusal("board-prices-too-long", problem.facts);
    case "board-prices-unknown-item":
      return refusal("board-prices-unknown-item", problem.facts);
    case "board-prices-unknown-choice":
      return refusal("board-prices-unknown-choice", problem.facts);
    case "board-prices-wrong-unit":
      return refusal("board-prices-wrong-unit", problem.facts);
    case "board-prices-wrong-from":
      return refusal("board-prices-wrong-from", problem.facts);
    case "board-prices-wrong-price":
      return refusal("board-prices-wrong-price", problem.facts);
    case "board-prices-wrong-value":
      return refusal("board-prices-wrong-value", problem.facts);
    case "board-prices-twice":
      return refusal("board-prices-twice", problem.facts);
    case "board-prices-lacking":
      return refusal("board-prices-lacking", problem.facts);
  }
}

/** The active list of its currency from now on; the one before stays as a record. */
export async function storePriceList(
  { db, now }: Application,
  { fileName, list, byId }: { readonly fileName: string; readonly list: BoardPriceList; readonly byId: string },
): Promise<PriceListRow> {
  const name = fileName.replaceAll(/\p{Cc}/gu, "").trim();
  if (name === "" || name.length > 200) refuseField("fileName", refusal("list-file-name-length", {}));
  await endActive(db, list.currency);
  const [row] = await db
    .insert(boardPriceLists)
    .values({
      fileName: name,
      importedBy: byId,
      importedAt: now(),
      rules: storedPriceList(list),
      currency: list.currency,
      isSample: list.isSample,
      isActive: true,
    })
    .returning();
  if (row === undefined) throw new Error("the database returned no price list");
  return row;
}

/** Orders in its currency are priced by a person from now on. */
export async function retirePriceList(db: Database, id: string): Promise<PriceListRow> {
  const [row] = isUuid(id)
    ? await db
        .update(boardPriceLists)
        .set({ isActive: false })
        .where(and(eq(boardPriceLists.id, id), eq(boardPriceLists.isActive, true)))
        .returning()
    : [];
  if (row === undefined) throw new ApplicationError("NOT_FOUND", refusal("does-not-exist", {}));
  return row;
}

async function endActive(db: Database, currency: CurrencyCode): Promise<void> {
  await db
    .update(boardPriceLists)
    .set({ isActive: false })
    .where(and(eq(boardPriceLists.currency, currency), eq(boardPriceLists.isActive, true)));
}
