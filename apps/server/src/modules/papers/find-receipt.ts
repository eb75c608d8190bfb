import { and, eq, inArray } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { type Language, payments, refunds, teams, users } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { requirePurchase } from "../plans/find-purchases.ts";
import { findBilling } from "../purchases/find-billing.ts";
import { holderOfPurchase } from "../purchases/fulfil-purchase.ts";
import type { PaymentRow, PurchaseRow } from "../purchases/payment-provider.ts";
import { SETTLED } from "../purchases/payment-state.ts";
import { type ReceiptFacts, writeReceipt } from "./receipt-content.ts";
import { drawReceipt } from "./receipt-pdf.ts";

export interface Receipt {
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The receipt of a paid purchase of one's own or of a team that one is a member of; everything else does not exist. */
export async function findReceipt(
  { db, configuration }: Pick<Application, "db" | "configuration">,
  userId: string,
  { purchaseId, language }: { readonly purchaseId: string; readonly language: Language },
): Promise<Receipt> {
  const purchase = await requirePurchase(db, userId, purchaseId, "SEE");
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(eq(payments.purchaseId, purchase.id), inArray(payments.state, [...SETTLED]), eq(payments.isSurplus, false)),
    );
  if (payment === undefined) throw new ApplicationError("NOT_FOUND", refusal("does-not-exist", {}));
  return drawReceiptOf({ db, configuration }, { purchase, payment, language });
}

/** The receipt of a purchase, of the payment that counts. */
export async function drawReceiptOf(
  { db, configuration }: Pick<Application, "db" | "configuration">,
  {
    purchase,
    payment,
    language,
  }: { readonly purchase: PurchaseRow; readonly payment: PaymentRow; readonly language: Language },
): Promise<Receipt> {
  const returned = await db.select().from(refunds).where(eq(refunds.paymentId, payment.id)).orderBy(refunds.createdAt);
  const buyer = await findBuyer({ db }, purchase);
  const content = writeReceipt({ purchase, payment, refunds: returned, seller: configuration.seller, buyer }, language);
  return {
    fileName: `${purchase.number}.pdf`,
    bytes: await drawReceipt(content, purchase.paidAt ?? payment.startedAt),
  };
}

async function findBuyer({ db }: Pick<Application, "db">, purchase: PurchaseRow): Promise<ReceiptFacts["buyer"]> {
  const { buyerId, teamId } = purchase;
  const holder = holderOfPurchase(purchase);
  // As given when it was paid; who gave nothing then is named as given since.
  const billing = purchase.billing ?? (holder && (await findBilling(db, holder)));
  if (billing) return { name: billing.company, email: billing.email ?? "", billing };
  const [user] = buyerId === null ? [] : await db.select().from(users).where(eq(users.id, buyerId));
  const [team] = teamId === null ? [] : await db.select().from(teams).where(eq(teams.id, teamId));
  if (user === undefined && team === undefined) return null;
  return { name: team?.name ?? user?.name ?? "", email: user?.email ?? "" };
}
