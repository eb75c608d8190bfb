import { moneyToDecimal } from "@tracewright/assembly";
import { csvCell } from "@tracewright/text";
import { and, asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import { purchases } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireLine } from "../../platform/require-text.ts";
import type { Act } from "../audit/act.ts";
import { RECEIPT_PURPOSE } from "../billing/save-billing.ts";

const COLUMNS = [
  "Number",
  "Paid on",
  "State",
  "Paper",
  "Issued to",
  "Company",
  "Business number",
  "Representative",
  "Address",
  "E-mail",
  "Net",
  "VAT",
  "Total",
  "Issued number",
] as const;
const SEOUL_MS = 9 * 3_600_000;

/**
 * The cash receipts and tax invoices that buyers asked for with what they paid in won within a month of Seoul: a CSV file for
 * who issues them. This server issues none.
 */
export async function writeReceiptRequests(
  { db, sealer }: Pick<Application, "db" | "sealer">,
  month: string,
): Promise<{ readonly csv: string; readonly count: number }> {
  const [, year, monthOfYear] =
    /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? refuseField("month", refusal("not-a-month", {}));
  const from = new Date(Date.UTC(Number(year), Number(monthOfYear) - 1, 1) - SEOUL_MS);
  const to = new Date(Date.UTC(Number(year), Number(monthOfYear), 1) - SEOUL_MS);
  const rows = await db
    .select()
    .from(purchases)
    .where(
      and(
        gte(purchases.paidAt, from),
        lt(purchases.paidAt, to),
        eq(purchases.currency, "KRW"),
        inArray(sql<string>`${purchases.billing} ->> 'receiptKind'`, ["CASH_PERSONAL", "CASH_BUSINESS", "TAX_INVOICE"]),
      ),
    )
    .orderBy(asc(purchases.paidAt), asc(purchases.number));
  const lines = rows.map(({ number, paidAt, state, billing, net, tax, total, currency, issuedNumber }) => {
    const say = (minor: bigint) => moneyToDecimal({ minor, currency });
    const {
      receiptKind = "NONE",
      receiptNumber,
      company,
      businessNumber,
      representative,
      address,
      email,
    } = billing ?? {};
    const issuedTo = receiptNumber ? (sealer.open(RECEIPT_PURPOSE, receiptNumber) ?? "") : (businessNumber ?? "");
    const day = paidAt === null ? "" : new Date(paidAt.getTime() + SEOUL_MS).toISOString().slice(0, 10);
    return [
      ...[number, day, state, receiptKind, issuedTo, company, businessNumber, representative, address, email],
      ...[say(net), say(tax), say(total), issuedNumber],
    ].map((cell) => cell ?? "");
  });
  return {
    csv: [COLUMNS, ...lines].map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join(""),
    count: rows.length,
  };
}

/** The number of the paper that staff have issued outside of this server. */
export async function recordIssuedReceipt(
  { db }: Pick<Application, "db">,
  { purchaseId, number }: { readonly purchaseId: string; readonly number: string },
): Promise<Act<string>> {
  const issuedNumber = requireLine("number", number, 60);
  const [purchase] = isUuid(purchaseId) ? await db.select().from(purchases).where(eq(purchases.id, purchaseId)) : [];
  if (purchase === undefined) throw new ApplicationError("NOT_FOUND", refusal("does-not-exist", {}));
  const wish = purchase.billing?.receiptKind ?? "NONE";
  if (purchase.paidAt === null || wish === "NONE")
    throw new ApplicationError("CONFLICT", refusal("no-receipt-asked", {}), { reason: "NO_RECEIPT_ASKED" });
  await db.update(purchases).set({ issuedNumber }).where(eq(purchases.id, purchase.id));
  return {
    subject: ["PURCHASE", purchase.id],
    before: { issuedNumber: purchase.issuedNumber },
    after: { issuedNumber },
    value: purchase.id,
  };
}
