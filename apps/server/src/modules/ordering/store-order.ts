import type { Application } from "../../platform/application.ts";
import { orderEvents, orderFiles, orders } from "../../platform/database/tables.ts";
import { holderOf } from "../access/holder.ts";
import type { AddressRow } from "../addresses/address-store.ts";
import { moveOrder, type OrderRow } from "../orders/order-store.ts";
import type { ProjectRow } from "../projects/project-policy.ts";
import { nextNumber } from "../purchases/purchase-number.ts";
import type { FrozenFile } from "./freeze-files.ts";
import { staffOrderPath, tellOrderNews, tellQuote, tellStaff } from "./order-mails.ts";
import type { OfferRequest, OrderOffer } from "./order-offer.ts";
import { quoteOfList, storeQuote } from "./write-quote.ts";

/** Everything that is copied to the order. */
export interface Placing {
  readonly userId: string;
  readonly request: Pick<OfferRequest, "currency"> & { readonly key: string };
  readonly project: ProjectRow;
  readonly offer: OrderOffer;
  readonly address: AddressRow;
  readonly note: string;
  readonly approval: OrderRow["approval"];
  readonly files: readonly FrozenFile[];
  readonly at: Date;
}

/** In the transaction that `db` is; undefined: an order of this form is there. */
export async function storeOrder(application: Application, placing: Placing): Promise<string | undefined> {
  const { db } = application;
  const { files, at } = placing;
  const number = await nextNumber(db, "ORD", at);
  const [order] = await db.insert(orders).values(orderValues(placing, number)).onConflictDoNothing().returning();
  if (order === undefined) return undefined;
  await db.insert(orderFiles).values(files.map((file) => ({ ...file, orderId: order.id })));
  await db
    .insert(orderEvents)
    .values({ orderId: order.id, event: "place", from: null, to: "REQUESTED", by: "CUSTOMER", at });
  await quoteOrAskStaff(application, order, placing);
  if (order.approval === "WANTED") await tellOrderNews(application, order, "APPROVAL");
  return order.id;
}

/** A list that has a price quotes at once; else staff are notified that the order waits for one. */
async function quoteOrAskStaff(application: Application, order: OrderRow, { offer, at }: Placing): Promise<void> {
  const { db } = application;
  const sold = soldBy(offer);
  if (sold === undefined) return tellStaff(application, { ...order, path: staffOrderPath(order) }, "TO_PRICE");
  const quote = await storeQuote(db, { orderId: order.id }, quoteOfList(sold.priced, sold.list, at), at);
  await moveOrder(db, order, { event: "quote", by: "SERVER", at });
  await tellQuote(application, order, quote);
}

function orderValues(placing: Placing, number: string): typeof orders.$inferInsert {
  const { userId, request, project, offer, address, note, approval, at } = placing;
  const { project: version, quantity, options } = offer;
  return {
    ...holderOf(project),
    number,
    placedBy: userId,
    requestKey: request.key,
    projectId: project.id,
    projectName: version.name,
    majorVersion: version.majorVersion,
    revisionVersion: version.revisionVersion,
    boardHash: version.boardHash ?? "",
    circuitHash: version.circuitHash,
    board: frozenBoard(offer),
    quantity,
    options,
    address: frozenAddress(address),
    currency: request.currency,
    note,
    customMadeConsentAt: at,
    approval,
    createdAt: at,
    updatedAt: at,
  };
}

function frozenBoard({ project, read, verdict, bought }: OrderOffer): (typeof orders.$inferInsert)["board"] {
  if (read?.board == null || project.boardHash === null) throw new Error("an order without a board passed its checks");
  const { board, parts, billLines } = read;
  return { ...board, parts, billLines, verdict, ...(bought && { boughtHash: bought.hash }) };
}

/** Without whose it is and where it stood in the address book. */
function frozenAddress(address: AddressRow): (typeof orders.$inferInsert)["address"] {
  const { id: _id, ownerId: _owner, teamId: _team, holderId: _holder, isDefault: _default, ...rest } = address;
  const { createdAt: _created, updatedAt: _updated, ...frozen } = rest;
  return frozen;
}

/** The list and the price that an order is quoted by at once; a sample charges nobody. */
export function soldBy({ priced, list }: OrderOffer) {
  return priced?.kind === "priced" && list !== undefined && !list.isSample ? { priced, list } : undefined;
}
