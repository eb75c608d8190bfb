import { type Amount, priceOrder } from "@tracewright/assembly";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { Language } from "../../platform/database/tables.ts";
import type { OrderRow } from "../orders/order-store.ts";
import { readBoughtParts } from "./order-offer.ts";
import { findActiveList, priceListOf } from "./price-lists.ts";

/**
 * What the active list makes of a placed order, from what is stored of its board and with `partsCost` for its parts.
 * Undefined: there is no list, it is a sample, or it has no price.
 */
export async function priceAgain(db: Database, order: OrderRow, partsCost: Amount | undefined) {
  const list = await findActiveList(db, order.currency);
  if (list === undefined || list.isSample) return undefined;
  const priced = priceOrder(priceListOf(list), {
    board: order.board,
    options: order.options,
    quantity: order.quantity,
    countryCode: order.address.countryCode,
    billLines: order.board.billLines,
    partsCost,
  });
  return priced.kind === "priced" ? { priced, list } : undefined;
}

/**
 * What the parts that were ordered cost today. Undefined where the project or its version is gone, other parts were chosen
 * since, or one of them has no price: then a person prices them.
 */
export async function costOfOrderedParts(
  application: Application,
  userId: string,
  { order, language }: { readonly order: OrderRow; readonly language: Language },
): Promise<Amount | undefined> {
  const { projectId, quantity, currency, majorVersion, revisionVersion, options, board } = order;
  if (projectId === null || board.boughtHash === undefined) return undefined;
  const request = { projectId, quantity, currency, language, majorVersion, revisionVersion };
  const bought = await readBoughtParts(application, userId, { request, options }).catch((error: unknown) => {
    if (error instanceof ApplicationError) return undefined;
    throw error;
  });
  return bought?.hash === board.boughtHash ? bought.cost : undefined;
}
