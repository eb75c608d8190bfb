import {
  addTax,
  type CurrencyCode,
  moneyFromDecimal,
  type PricedOrder,
  splitTax,
  sumMoney,
} from "@tracewright/assembly";
import { refuseField } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type QuotedLine, quotes } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireLine } from "../../platform/require-text.ts";
import { listQuotes, type QuoteRow } from "../orders/order-store.ts";
import { TAX_RULES } from "../purchases/open-purchase.ts";
import { type PriceListRow, priceListOf } from "./price-lists.ts";

const DAY_MS = 86_400_000;
const MOST_LINES = 50;
const MAX_DAYS = 365;
/** In minor units: far above any order. */
const MAX_AMOUNT = 10_000_000_000n;

type Subject = { readonly orderId: string } | { readonly estimateId: string };
type NewQuote = Omit<typeof quotes.$inferInsert, "orderId" | "estimateId" | "version" | "createdAt">;

/** What a list makes of an order, as a quote that can be accepted. */
export function quoteOfList(priced: Extract<PricedOrder, { kind: "priced" }>, list: PriceListRow, at: Date): NewQuote {
  const { net, tax, total } = priced.sums;
  return {
    lines: priced.lines.map(({ item, choice, unit, count, amount }) => ({
      kind: "RATE",
      item,
      choice,
      unit,
      count,
      amount: String(amount.minor),
    })),
    net: net.minor,
    tax: tax.minor,
    total: total.minor,
    currency: total.currency,
    taxRule: priced.taxRule,
    leadDays: priced.leadDays,
    validUntil: new Date(at.getTime() + priceListOf(list).validDays * DAY_MS),
    source: "TABLE",
    priceListId: list.id,
  };
}

export interface StaffQuoteInput {
  readonly lines: readonly { readonly text: string; readonly amount: string }[];
  readonly currency: CurrencyCode;
  /** Whether the amounts contain the value added tax. */
  readonly isTaxIncluded: boolean;
  readonly leadDays: number;
  readonly validDays: number;
}

/** A person's price. Refuses fields that are no amounts, days or texts. */
export function quoteOfStaff(input: StaffQuoteInput, at: Date): NewQuote {
  const { currency, leadDays, validDays } = input;
  if (input.lines.length === 0 || input.lines.length > MOST_LINES)
    refuseField("lines", refusal("quote-line-empty", { most: MOST_LINES }));
  const read = input.lines.map((line) => {
    const amount = moneyFromDecimal(line.amount.trim(), currency);
    if (amount === undefined || amount.minor < 0n || amount.minor > MAX_AMOUNT)
      refuseField("lines", refusal("not-an-amount", { currency }));
    return { text: requireLine("lines", line.text, 200), amount };
  });
  for (const [field, days] of Object.entries({ leadDays, validDays }))
    if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
      refuseField(field, refusal("number-out-of-range", { least: 1, most: MAX_DAYS }));
  const sum = sumMoney(
    currency,
    read.map(({ amount }) => amount),
  );
  if (sum.minor === 0n) refuseField("lines", refusal("not-an-amount", { currency }));
  const taxRule = TAX_RULES[currency];
  const { net, tax, total } = input.isTaxIncluded ? splitTax(sum, taxRule) : addTax(sum, taxRule);
  const lines = read.map(({ text, amount }): QuotedLine => ({ kind: "TEXT", text, amount: String(amount.minor) }));
  return {
    lines,
    net: net.minor,
    tax: tax.minor,
    total: total.minor,
    currency,
    taxRule,
    leadDays,
    validUntil: new Date(at.getTime() + validDays * DAY_MS),
    source: "STAFF",
    priceListId: null,
  };
}

/** The next version, in the transaction that has locked the order or the estimate. */
export async function storeQuote(
  transaction: Database,
  subject: Subject,
  quote: NewQuote,
  at: Date,
): Promise<QuoteRow> {
  const [before] = await listQuotes(transaction, subject);
  const [row] = await transaction
    .insert(quotes)
    .values({ ...quote, ...subject, version: (before?.version ?? 0) + 1, createdAt: at })
    .returning();
  if (row === undefined) throw new Error("the database returned no quote");
  return row;
}
