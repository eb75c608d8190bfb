import {
  type OfferedChoice,
  OPTION_NAMES,
  type OptionName,
  ORDER_QUANTITIES,
  type PersonReason,
  type QuoteLine,
} from "@tracewright/assembly";
import { toMm } from "@tracewright/geometry";
import { builder } from "../../wire/builder.ts";
import { Currency } from "../../wire/languages.ts";
import { countPages, type Page, readPage } from "../../wire/paging.ts";
import { IdPayload, Pagination, SuccessPayload } from "../../wire/payloads.ts";
import { requireSession } from "../../wire/request-context.ts";
import type { OrderRow } from "../orders/order-store.ts";
import { MoneyType } from "../plans/money-type.ts";
import { requireHolder } from "../teams/require-holder.ts";
import { acceptQuote, declineQuote } from "./answer-quote.ts";
import { answerApproval, cancelOrder, confirmDelivery, renewQuote, requestCancel } from "./change-order.ts";
import { listOrders, requireOrder } from "./find-order.ts";
import { type OrderObstacle, type OrderOffer, readOffer } from "./order-offer.ts";
import { OrderOptionsType, OrderStateType, OrderType } from "./order-types.ts";
import { placeOrder } from "./place-order.ts";
import { soldBy } from "./store-order.ts";

const OrderObstacleKind = builder.enumType("OrderObstacleKind", {
  values: [
    "NO_LAYOUT",
    "NO_OUTLINE",
    "LAYERS",
    "NOT_JUDGED",
    "UNCONNECTED",
    "ERRORS",
    "STAND_INS",
    "ASSEMBLY_ERRORS",
  ] as const satisfies readonly OrderObstacle["kind"][],
});
const OrderObstacleType = builder.objectRef<OrderObstacle>("OrderObstacle").implement({
  fields: (t) => ({
    kind: t.field({ type: OrderObstacleKind, resolve: ({ kind }) => kind }),
    count: t.exposeInt("count", { description: "Connections, errors, findings or layers." }),
  }),
});
const OptionProblemType = builder.enumType("OrderOptionProblem", {
  values: ["SILK_LIKE_MASK", "NO_PARTS_ON_SIDE", "NO_PASTE_ON_SIDE"] as const,
});
const OrderChoiceType = builder.objectRef<OfferedChoice>("OrderChoice").implement({
  fields: (t) => ({
    choice: t.exposeString("choice"),
    problem: t.field({
      type: OptionProblemType,
      nullable: true,
      description: "Why it cannot be ordered; null: it can.",
      resolve: ({ problem }) => problem ?? null,
    }),
    needsPerson: t.exposeBoolean("needsPerson", { description: "No list has a price for it: a person prices it." }),
  }),
});
const OrderChoicesType = builder
  .objectRef<{ readonly name: OptionName; readonly choices: readonly OfferedChoice[] }>("OrderChoices")
  .implement({
    fields: (t) => ({
      name: t.exposeString("name"),
      choices: t.field({ type: [OrderChoiceType], resolve: ({ choices }) => [...choices] }),
    }),
  });
const PersonReasonType = builder.objectRef<PersonReason>("OrderPersonReason").implement({
  description: "Why a list has no price for the order.",
  fields: (t) => ({
    kind: t.string({ resolve: ({ kind }) => kind }),
    item: t.string({ nullable: true, resolve: (reason) => ("item" in reason ? reason.item : null) }),
    choice: t.string({ nullable: true, resolve: (reason) => ("choice" in reason ? reason.choice : null) }),
    mm: t.int({ nullable: true, resolve: (reason) => ("mm" in reason ? reason.mm : null) }),
  }),
});
const OrderPriceLine = builder.objectRef<QuoteLine>("OrderPriceLine").implement({
  fields: (t) => ({
    item: t.string({ resolve: ({ item }) => item }),
    choice: t.exposeString("choice"),
    unit: t.string({ resolve: ({ unit }) => unit }),
    count: t.exposeString("count"),
    amount: t.field({ type: MoneyType, resolve: ({ amount }) => amount }),
  }),
});
type Priced = Extract<NonNullable<OrderOffer["priced"]>, { kind: "priced" }>;
const OrderPrice = builder.objectRef<Priced>("OrderPrice").implement({
  fields: (t) => ({
    lines: t.field({ type: [OrderPriceLine], resolve: ({ lines }) => [...lines] }),
    net: t.field({ type: MoneyType, resolve: ({ sums }) => sums.net }),
    tax: t.field({ type: MoneyType, resolve: ({ sums }) => sums.tax }),
    total: t.field({ type: MoneyType, resolve: ({ sums }) => sums.total }),
    isTaxed: t.boolean({ resolve: ({ taxRule }) => taxRule !== "NONE" }),
    leadDays: t.exposeInt("leadDays", { description: "Working days." }),
  }),
});
const OrderOfferType = builder.objectRef<OrderOffer>("OrderOffer").implement({
  description: "What an order of a version would be.",
  fields: (t) => ({
    majorVersion: t.int({ resolve: ({ project }) => project.majorVersion }),
    revisionVersion: t.int({ resolve: ({ project }) => project.revisionVersion }),
    teamId: t.id({ nullable: true, resolve: ({ project }) => project.teamId }),
    quantities: t.intList({ resolve: () => [...ORDER_QUANTITIES] }),
    quantity: t.exposeInt("quantity"),
    layers: t.int({ nullable: true, resolve: ({ read }) => read?.board?.layers ?? null }),
    width: t.float({
      nullable: true,
      description: "Millimetres.",
      resolve: ({ read }) => (read?.board ? toMm(read.board.width) : null),
    }),
    height: t.float({
      nullable: true,
      description: "Millimetres.",
      resolve: ({ read }) => (read?.board ? toMm(read.board.height) : null),
    }),
    parts: t.int({ nullable: true, resolve: ({ read }) => read?.parts ?? null }),
    options: t.field({ type: OrderOptionsType, resolve: ({ options }) => options }),
    choices: t.field({
      type: [OrderChoicesType],
      resolve: ({ choices }) =>
        choices === undefined ? [] : OPTION_NAMES.map((name) => ({ name, choices: choices[name] })),
    }),
    obstacles: t.field({ type: [OrderObstacleType], resolve: ({ obstacles }) => [...obstacles] }),
    assemblyErrors: t.stringList({
      description: "What speaks against an assembly.",
      resolve: ({ read, options }) => (options.assembly === "NONE" ? [] : [...(read?.assemblyErrors ?? [])]),
    }),
    isSample: t.boolean({
      description: "The price is an example: a person prices the order.",
      resolve: ({ list }) => list?.isSample ?? false,
    }),
    isSold: t.boolean({
      description: "Ordered, it can be accepted and paid at this price at once. False: a person prices it.",
      resolve: (offer) => soldBy(offer) !== undefined,
    }),
    price: t.field({
      type: OrderPrice,
      nullable: true,
      resolve: ({ priced }) => (priced?.kind === "priced" ? priced : null),
    }),
    reasons: t.field({
      type: [PersonReasonType],
      resolve: ({ priced }) => (priced?.kind === "person" ? [...priced.reasons] : []),
    }),
  }),
});

const OrderConnection = builder
  .objectRef<{ readonly nodes: readonly OrderRow[]; readonly total: number; readonly page: Page }>("OrderConnection")
  .implement({
    fields: (t) => ({
      nodes: t.field({ type: [OrderType], resolve: ({ nodes }) => [...nodes] }),
      totalCount: t.int({ resolve: ({ total }) => total }),
      pagination: t.field({ type: Pagination, resolve: ({ page, total }) => countPages(page, total) }),
    }),
  });

const OrderOptionsInput = builder.inputType("OrderOptionsInput", {
  description: "What is absent is as usual; choices are those of `orderOptions`.",
  fields: (t) => ({
    thickness: t.string(),
    finish: t.string(),
    mask: t.string(),
    silk: t.string(),
    copper: t.string(),
    stencil: t.string(),
    assembly: t.string(),
    parts: t.string(),
  }),
});
const OrderOptionsRequest = builder.inputType("OrderOptionsQueryInput", {
  fields: (t) => ({
    projectId: t.id({ required: true }),
    majorVersion: t.int(),
    revisionVersion: t.int(),
    quantity: t.int({ required: true }),
    options: t.field({ type: OrderOptionsInput }),
    currency: t.field({ type: Currency, required: true }),
    countryCode: t.string({ required: true, description: "Where it is sent: ISO 3166-1, two letters." }),
  }),
});
const CreateOrderInput = builder.inputType("CreateOrderInput", {
  fields: (t) => ({
    key: t.id({ required: true, description: "A UUID of the form: sent twice, it orders once." }),
    projectId: t.id({ required: true }),
    majorVersion: t.int(),
    revisionVersion: t.int(),
    quantity: t.int({ required: true }),
    options: t.field({ type: OrderOptionsInput }),
    currency: t.field({ type: Currency, required: true }),
    addressId: t.id({ required: true, description: "Of the project's holder: the account's or the team's." }),
    shownTotal: t.string({ description: "As it was shown, where `isSold`; absent: that a person prices it." }),
    customMadeConsent: t.boolean({ required: true }),
    note: t.string(),
  }),
});
const OrderInput = builder.inputType("OrderInput", { fields: (t) => ({ id: t.id({ required: true }) }) });
const OrderConnectionInput = builder.inputType("OrderConnectionInput", {
  fields: (t) => ({
    teamId: t.id({ description: "The team's orders; absent: your own." }),
    state: t.field({ type: OrderStateType }),
    page: t.int(),
    size: t.int(),
  }),
});
const RequestOrderCancelInput = builder.inputType("RequestOrderCancelInput", {
  fields: (t) => ({ id: t.id({ required: true }), reason: t.string({ required: true }) }),
});
const ApproveOrderInput = builder.inputType("ApproveOrderInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    isGiven: t.boolean({ required: true, description: "false: the order is canceled." }),
  }),
});
const QuoteInput = builder.inputType("QuoteInput", { fields: (t) => ({ quoteId: t.id({ required: true }) }) });
const AcceptQuotePayload = builder.objectRef<{ readonly purchaseId: string }>("AcceptQuotePayload").implement({
  fields: (t) => ({ purchaseId: t.exposeID("purchaseId", { description: "What has to be paid." }) }),
});

builder.queryFields((t) => ({
  orderOptions: t.field({
    type: OrderOfferType,
    description: "What an order of a version would be: what it lacks, its choices and its price. Stores nothing.",
    args: { input: t.arg({ type: OrderOptionsRequest, required: true }) },
    resolve: (_root, { input }, context) =>
      readOffer(context.application, requireSession(context).userId, {
        ...input,
        options: input.options ?? {},
        language: context.language,
      }),
  }),
  order: t.field({
    type: OrderType,
    args: { input: t.arg({ type: OrderInput, required: true }) },
    resolve: (_root, { input }, context) =>
      requireOrder(context.application.db, requireSession(context).userId, input.id, "SEE"),
  }),
  orderConnection: t.field({
    type: OrderConnection,
    description: "The newest first.",
    args: { input: t.arg({ type: OrderConnectionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const { db } = context.application;
      const page = readPage(input);
      const holder = await requireHolder(db, userId, input.teamId, "SEE");
      return { ...(await listOrders(db, holder, { page, state: input.state ?? undefined })), page };
    },
  }),
}));

builder.mutationFields((t) => ({
  createOrder: t.field({
    type: IdPayload,
    description:
      "Copies files, address and options. 409 with `reason` where something is open or the price is another.",
    args: { input: t.arg({ type: CreateOrderInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await placeOrder(context.application, requireSession(context).userId, {
        ...input,
        options: input.options ?? {},
        language: context.language,
      }),
    }),
  }),
  cancelOrder: t.field({
    type: SuccessPayload,
    description: "While it is not paid; then 409 with the reason ASK_TO_CANCEL.",
    args: { input: t.arg({ type: OrderInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await cancelOrder(context.application, requireSession(context).userId, input.id);
      return { success: true };
    },
  }),
  requestOrderCancel: t.field({
    type: SuccessPayload,
    description: "Of a paid order: a person decides.",
    args: { input: t.arg({ type: RequestOrderCancelInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await requestCancel(context.application, requireSession(context).userId, input);
      return { success: true };
    },
  }),
  approveOrder: t.field({
    type: SuccessPayload,
    description: "By a member of the team who may pay.",
    args: { input: t.arg({ type: ApproveOrderInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await answerApproval(context.application, requireSession(context).userId, input);
      return { success: true };
    },
  }),
  confirmDelivery: t.field({
    type: SuccessPayload,
    args: { input: t.arg({ type: OrderInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await confirmDelivery(context.application, requireSession(context).userId, input.id);
      return { success: true };
    },
  }),
  renewOrderQuote: t.field({
    type: SuccessPayload,
    description: "Of an expired price. success: there is a new one; false: staff were notified.",
    args: { input: t.arg({ type: OrderInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      success: await renewQuote(context.application, requireSession(context).userId, input.id),
    }),
  }),
  acceptQuote: t.field({
    type: AcceptQuotePayload,
    description: "The newest price of an order or an estimate, while it holds.",
    args: { input: t.arg({ type: QuoteInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      purchaseId: await acceptQuote(context.application, requireSession(context).userId, input.quoteId),
    }),
  }),
  declineQuote: t.field({
    type: SuccessPayload,
    description: "Of an estimate.",
    args: { input: t.arg({ type: QuoteInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await declineQuote(context.application, requireSession(context).userId, input.quoteId);
      return { success: true };
    },
  }),
}));
