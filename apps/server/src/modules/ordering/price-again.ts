import { priceOrder } from "@tracewright/assembly";
import type { Database } from "../../platform/database/open-database.ts";
import type { OrderRow } from "../orders/order-store.ts";
import { findActiveList, priceListOf } from "./price-lists.ts";

/**
 * What the active list makes of a placed order, from what is stored of its board. Prices of bought parts are not stored: with
 * them a person prices it. Undefined: there is no list, it is a sample, or it has no price.
 */
export async function priceAgain(db: Database, order: OrderRow) {
  const list = await findActiveList(db, order.currency);
  if (list === undefined || list.isSample) return undefined;
  const priced = priceOrder(priceListOf(list), {
    board: order.board,
    options: order.options,
    quantity: order.quantity,
    countryCode: order.address.countryCode,
    billLines: order.board.billLines,
    partsCost: undefined,
  });
  return priced.kind === "priced" ? { priced, list } : undefined;
}
