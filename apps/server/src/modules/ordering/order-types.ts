import type { OrderOptions } from "@tracewright/assembly";
import { toMm } from "@tracewright/geometry";
import type {
  EstimateState,
  OrderAddress,
  orderEvents,
  orderFiles,
  QuotedLine,
  shipments,
} from "../../platform/database/tables.ts";
import { builder } from "../../wire/builder.ts";
import { Currency } from "../../wire/languages.ts";
import { requireSession } from "../../wire/request-context.ts";
import { loadUsers } from "../accounts/user-loader.ts";
import { isValid, listQuotes, type OrderRow, type QuoteRow } from "../orders/order-store.ts";
import { MoneyType } from "../plans/money-type.ts";
import { PurchaseType } from "../plans/purchases-schema.ts";
import { findPurchaseOf } from "./answer-quote.ts";
import { trackingLink } from "./carriers.ts";
import { listOrderEvents, listOrderFiles, listShipments, mayPay } from "./find-order.ts";
import { loadNewestQuotes } from "./quote-loader.ts";
import { WAITS, waitsFor } from "./waits-for.ts";

export const OrderStateType = builder.enumType("OrderState", {
  values: ["REQUESTED", "QUOTED", "PAID", "PRODUCING", "SHIPPED", "DELIVERED", "CANCELED"] as const,
});
const OrderApprovalType = builder.enumType("OrderApproval", {
  description: "WANTED: placed by a member who may not pay for the team.",
  values: ["NONE", "WANTED", "GIVEN", "DECLINED"] as const,
});
const OrderFileKindType = builder.enumType("OrderFileKind", {
  values: ["FABRICATION", "ASSEMBLY", "BILL", "REPORT", "PICTURE"] as const,
});
const OrderWaitsFor = builder.enumType("OrderWaitsFor", {
  description: "Who has to act next. NO_ONE: it has ended.",
  values: WAITS,
});
const QuoteSource = builder.enumType("QuoteSource", {
  values: { TABLE: { description: "Of a price list." }, STAFF: { description: "A person priced it." } },
});
const OrderActorType = builder.enumType("OrderActor", { values: ["CUSTOMER", "STAFF", "SERVER"] as const });
export const EstimateStateType = builder.enumType("EstimateState", {
  description: "EXPIRED: its price was not accepted in time.",
  values: ["SUBMITTED", "QUOTED", "ACCEPTED", "DECLINED", "EXPIRED", "CLOSED"] as const satisfies readonly (
    | EstimateState
    | "EXPIRED"
  )[],
});

const QuoteLineType = builder.objectRef<QuotedLine & { readonly currency: "KRW" | "USD" }>("QuoteLine").implement({
  fields: (t) => ({
    item: t.string({ nullable: true, resolve: (line) => (line.kind === "RATE" ? line.item : null) }),
    choice: t.string({ nullable: true, resolve: (line) => (line.kind === "RATE" ? line.choice : null) }),
    unit: t.string({ nullable: true, resolve: (line) => (line.kind === "RATE" ? line.unit : null) }),
    count: t.string({ nullable: true, resolve: (line) => (line.kind === "RATE" ? line.count : null) }),
    text: t.string({
      nullable: true,
      description: "What a person wrote; null: an item of a price list.",
      resolve: (line) => (line.kind === "TEXT" ? line.text : null),
    }),
    amount: t.field({
      type: MoneyType,
      resolve: ({ amount, currency }) => ({ minor: BigInt(amount), currency }),
    }),
  }),
});

export const QuoteType = builder.objectRef<QuoteRow>("Quote").implement({
  description: "A price that holds until a time. A change is a new version, which has to be accepted again.",
  fields: (t) => ({
    id: t.exposeID("id"),
    version: t.exposeInt("version"),
    lines: t.field({
      type: [QuoteLineType],
      resolve: ({ lines, currency }) => lines.map((line) => ({ ...line, currency })),
    }),
    net: t.field({ type: MoneyType, resolve: ({ net, currency }) => ({ minor: net, currency }) }),
    tax: t.field({ type: MoneyType, resolve: ({ tax, currency }) => ({ minor: tax, currency }) }),
    total: t.field({ type: MoneyType, resolve: ({ total, currency }) => ({ minor: total, currency }) }),
    isTaxed: t.boolean({ resolve: ({ taxRule }) => taxRule !== "NONE" }),
    leadDays: t.exposeInt("leadDays", { description: "Working days." }),
    validUntil: t.field({ type: "DateTime", resolve: ({ validUntil }) => validUntil }),
    isValid: t.boolean({ resolve: (quote, _args, { application }) => isValid(quote, application.now()) }),
    source: t.field({ type: QuoteSource, resolve: ({ source }) => source }),
    acceptedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ acceptedAt }) => acceptedAt }),
    declinedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ declinedAt }) => declinedAt }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
    purchase: t.field({
      type: PurchaseType,
      nullable: true,
      description: "What has to be paid, once it was accepted.",
      resolve: async (quote, _args, { application }) => (await findPurchaseOf(application.db, quote)) ?? null,
    }),
  }),
});

const OrderAddressType = builder.objectRef<OrderAddress>("OrderAddress").implement({
  description: "As it was when the order was placed.",
  fields: (t) => ({
    name: t.exposeString("name"),
    receiver: t.exposeString("receiver"),
    phoneNumber: t.exposeString("phoneNumber"),
    countryCode: t.exposeString("countryCode"),
    countryCallingCode: t.exposeString("countryCallingCode"),
    city: t.exposeString("city"),
    address: t.exposeString("address"),
    detailAddress: t.exposeString("detailAddress", { nullable: true }),
    postalCode: t.exposeString("postalCode"),
  }),
});

export const OrderOptionsType = builder.objectRef<OrderOptions>("OrderOptions").implement({
  fields: (t) => ({
    thickness: t.exposeString("thickness", { description: "Millimetres." }),
    finish: t.exposeString("finish"),
    mask: t.exposeString("mask"),
    silk: t.exposeString("silk"),
    copper: t.exposeString("copper"),
    stencil: t.exposeString("stencil"),
    assembly: t.exposeString("assembly"),
    parts: t.exposeString("parts"),
  }),
});

const OrderFileType = builder.objectRef<typeof orderFiles.$inferSelect>("OrderFile").implement({
  description: "A file as it was ordered: it never changes.",
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.field({ type: OrderFileKindType, resolve: ({ kind }) => kind }),
    name: t.exposeString("name"),
    sha256: t.exposeString("sha256"),
    bytes: t.exposeInt("bytes"),
    url: t.string({ resolve: ({ id }) => `/orders/files/${id}` }),
  }),
});

const OrderEventType = builder.objectRef<typeof orderEvents.$inferSelect>("OrderEvent").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    event: t.exposeString("event"),
    to: t.field({ type: OrderStateType, resolve: ({ to }) => to }),
    by: t.field({ type: OrderActorType, resolve: ({ by }) => by }),
    note: t.exposeString("note"),
    at: t.field({ type: "DateTime", resolve: ({ at }) => at }),
  }),
});

const ShipmentType = builder.objectRef<typeof shipments.$inferSelect>("Shipment").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    quantity: t.exposeInt("quantity"),
    carrier: t.exposeString("carrier"),
    trackingNumber: t.exposeString("trackingNumber"),
    trackingUrl: t.string({ nullable: true, resolve: (shipment) => trackingLink(shipment) ?? null }),
    shippedAt: t.field({ type: "DateTime", resolve: ({ shippedAt }) => shippedAt }),
  }),
});

export const OrderType = builder.objectRef<OrderRow>("Order").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    number: t.exposeString("number"),
    state: t.field({ type: OrderStateType, resolve: ({ state }) => state }),
    teamId: t.exposeID("teamId", { nullable: true }),
    projectId: t.exposeID("projectId", { nullable: true, description: "Null: the project was deleted." }),
    projectName: t.exposeString("projectName"),
    majorVersion: t.exposeInt("majorVersion"),
    revisionVersion: t.exposeInt("revisionVersion"),
    layers: t.int({ resolve: ({ board }) => board.layers }),
    width: t.float({ description: "Millimetres.", resolve: ({ board }) => toMm(board.width) }),
    height: t.float({ description: "Millimetres.", resolve: ({ board }) => toMm(board.height) }),
    parts: t.int({ resolve: ({ board }) => board.parts }),
    quantity: t.exposeInt("quantity"),
    options: t.field({ type: OrderOptionsType, resolve: ({ options }) => options }),
    address: t.field({ type: OrderAddressType, resolve: ({ address }) => address }),
    currency: t.field({ type: Currency, resolve: ({ currency }) => currency }),
    note: t.exposeString("note"),
    approval: t.field({ type: OrderApprovalType, resolve: ({ approval }) => approval }),
    cancelAskedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ cancelAskedAt }) => cancelAskedAt }),
    cancelReason: t.exposeString("cancelReason", { nullable: true }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
    placedBy: t.string({
      nullable: true,
      description: "The name of who placed it; null: the account was deleted.",
      resolve: async ({ placedBy }, _args, { loaders }) =>
        placedBy === null ? null : ((await loaders.of(loadUsers).load(placedBy))?.name ?? null),
    }),
    mayPay: t.boolean({
      description: "The caller may accept prices and pay.",
      resolve: (order, _args, context) => mayPay(context.application.db, requireSession(context).userId, order),
    }),
    quotes: t.field({
      type: [QuoteType],
      description: "The newest first.",
      resolve: async ({ id }, _args, { application }) => [...(await listQuotes(application.db, { orderId: id }))],
    }),
    total: t.field({
      type: MoneyType,
      nullable: true,
      description: "Of the newest quote.",
      resolve: async ({ id }, _args, { loaders }) => {
        const quote = await loaders.of(loadNewestQuotes).load(id);
        return quote ? { minor: quote.total, currency: quote.currency } : null;
      },
    }),
    waitsFor: t.field({
      type: OrderWaitsFor,
      resolve: async (order, _args, { application, loaders }) =>
        waitsFor(order, await loaders.of(loadNewestQuotes).load(order.id), application.now()),
    }),
    files: t.field({
      type: [OrderFileType],
      resolve: ({ id }, _args, { application }) => listOrderFiles(application.db, id),
    }),
    timeline: t.field({
      type: [OrderEventType],
      description: "The oldest first.",
      resolve: ({ id }, _args, { application }) => listOrderEvents(application.db, id),
    }),
    shipments: t.field({
      type: [ShipmentType],
      resolve: ({ id }, _args, { application }) => listShipments(application.db, id),
    }),
  }),
});
