import { toMm } from "@tracewright/geometry";
import { eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { estimates, type Language, orders } from "../../platform/database/tables.ts";
import type { QuoteRow } from "../orders/order-store.ts";

export interface QuoteSubject {
  readonly number: string;
  /** Who it is for, a line each. */
  readonly buyer: readonly string[];
  /** What is made. */
  readonly boards: string;
}

/** What a quote is about, for its paper. */
export async function findSubject(
  db: Database,
  { orderId, estimateId }: QuoteRow,
  language: Language,
): Promise<QuoteSubject> {
  const pieces = (count: number) => (language === "ko" ? `${count}장` : `${count} ×`);
  if (orderId !== null) {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    if (order === undefined) throw new Error(`the quote of ${orderId} has no order`);
    const { address, board, quantity, projectName, majorVersion, revisionVersion } = order;
    const size = `${toMm(board.width)} × ${toMm(board.height)} mm`;
    const layers = language === "ko" ? `${board.layers}레이어` : `${board.layers} layers`;
    return {
      number: order.number,
      buyer: [
        address.receiver,
        address.address,
        ...(address.detailAddress === null ? [] : [address.detailAddress]),
        `${address.postalCode} ${address.city}, ${address.countryCode}`,
      ],
      boards: `${pieces(quantity)} ${projectName} ${majorVersion}.${revisionVersion}, ${layers}, ${size}`,
    };
  }
  const [estimate] = await db
    .select()
    .from(estimates)
    .where(eq(estimates.id, estimateId ?? ""));
  if (estimate === undefined) throw new Error(`the quote of ${estimateId} has no estimate`);
  const { number, company, name, email, board, quantity } = estimate;
  return { number, buyer: [company, name, email].filter(Boolean), boards: `${pieces(quantity)} ${board}` };
}
