import { builder } from "../../wire/builder.ts";
import { Currency } from "../../wire/languages.ts";
import { countPages, type Page, readPage } from "../../wire/paging.ts";
import { IdPayload, Pagination } from "../../wire/payloads.ts";
import { requireAdministrator } from "../accounts/administrators.ts";
import { loadUsers } from "../accounts/user-loader.ts";
import { act } from "../audit/act.ts";
import { CARRIERS } from "../ordering/carriers.ts";
import { KesEstimate } from "../ordering/estimates-schema.ts";
import { OrderStateType, OrderType } from "../ordering/order-types.ts";
import type { EstimateRow, OrderRow } from "../orders/order-store.ts";
import { Person } from "./person-type.ts";
import {
  closeEstimate,
  listStaffEstimates,
  quoteEstimate,
  requireStaffEstimate,
  STAFF_ESTIMATE_FILTERS,
} from "./staff-estimates.ts";
import {
  addShipment,
  cancelOrderByStaff,
  declineCancel,
  deliverOrder,
  listStaffOrders,
  produceOrder,
  quoteOrder,
  requireStaffOrder,
  STAFF_ORDER_FILTERS,
} from "./staff-orders.ts";

const StaffOrderFilter = builder.enumType("StaffOrderFilter", { values: STAFF_ORDER_FILTERS });
const StaffEstimateFilter = builder.enumType("StaffEstimateFilter", { values: STAFF_ESTIMATE_FILTERS });
const OrderAdvance = builder.enumType("OrderAdvance", { values: ["PRODUCE", "DELIVER"] as const });

const StaffOrder = builder.objectRef<OrderRow>("StaffOrder").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    order: t.field({ type: OrderType, resolve: (order) => order }),
    buyer: t.field({
      type: Person,
      nullable: true,
      description: "Who placed it; null: the account was deleted.",
      resolve: async ({ placedBy }, _args, { loaders }) =>
        placedBy === null ? null : ((await loaders.of(loadUsers).load(placedBy)) ?? null),
    }),
    carriers: t.stringList({ resolve: () => [...CARRIERS] }),
  }),
});
const StaffOrderConnection = builder
  .objectRef<{ readonly nodes: readonly OrderRow[]; readonly total: number; readonly page: Page }>(
    "StaffOrderConnection",
  )
  .implement({
    fields: (t) => ({
      nodes: t.field({ type: [StaffOrder], resolve: ({ nodes }) => [...nodes] }),
      totalCount: t.int({ resolve: ({ total }) => total }),
      pagination: t.field({ type: Pagination, resolve: ({ page, total }) => countPages(page, total) }),
    }),
  });
const StaffEstimateConnection = builder
  .objectRef<{ readonly nodes: readonly EstimateRow[]; readonly total: number; readonly page: Page }>(
    "StaffEstimateConnection",
  )
  .implement({
    fields: (t) => ({
      nodes: t.field({ type: [KesEstimate], resolve: ({ nodes }) => [...nodes] }),
      totalCount: t.int({ resolve: ({ total }) => total }),
      pagination: t.field({ type: Pagination, resolve: ({ page, total }) => countPages(page, total) }),
    }),
  });

const StaffOrderConnectionInput = builder.inputType("StaffOrderConnectionInput", {
  fields: (t) => ({
    filter: t.field({ type: StaffOrderFilter, description: "Absent: all." }),
    state: t.field({ type: OrderStateType }),
    keyword: t.string({ description: "Number or project." }),
    page: t.int(),
    size: t.int(),
  }),
});
const StaffEstimateConnectionInput = builder.inputType("StaffEstimateConnectionInput", {
  fields: (t) => ({
    filter: t.field({ type: StaffEstimateFilter, description: "Absent: all." }),
    keyword: t.string({ description: "Number, company or address." }),
    page: t.int(),
    size: t.int(),
  }),
});
const StaffIdInput = builder.inputType("StaffOrderInput", { fields: (t) => ({ id: t.id({ required: true }) }) });
const QuoteLineInput = builder.inputType("QuoteLineInput", {
  fields: (t) => ({
    text: t.string({ required: true }),
    amount: t.string({ required: true, description: "A plain decimal of the currency." }),
  }),
});
type Fields = Parameters<Parameters<typeof builder.inputType>[1]["fields"]>[0];
const quoteFields = (t: Fields) => ({
  id: t.id({ required: true }),
  lines: t.field({ type: [QuoteLineInput], required: true }),
  isTaxIncluded: t.boolean({ required: true, description: "The amounts contain the value added tax." }),
  leadDays: t.int({ required: true, description: "Working days." }),
  validDays: t.int({ required: true }),
});
const QuoteOrderInput = builder.inputType("QuoteOrderInput", { fields: quoteFields });
const QuoteEstimateInput = builder.inputType("QuoteEstimateInput", {
  fields: (t) => ({ ...quoteFields(t), currency: t.field({ type: Currency, required: true }) }),
});
const AdvanceOrderInput = builder.inputType("AdvanceOrderInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    step: t.field({ type: OrderAdvance, required: true }),
    override: t.string({ description: "Why boards are made although the payment was a test." }),
  }),
});
const AddShipmentInput = builder.inputType("AddShipmentInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    quantity: t.int({ required: true }),
    carrier: t.string({ required: true }),
    trackingNumber: t.string({ required: true }),
  }),
});
const CancelOrderByStaffInput = builder.inputType("CancelOrderByStaffInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    reason: t.string({ required: true }),
    refund: t.string({ description: "Of an order in production; absent: everything." }),
  }),
});
const DeclineOrderCancelInput = builder.inputType("DeclineOrderCancelInput", {
  fields: (t) => ({ id: t.id({ required: true }), reason: t.string({ required: true }) }),
});

builder.queryFields((t) => ({
  staffOrderConnection: t.field({
    type: StaffOrderConnection,
    description: "For administrators: orders of everybody. WAITING: staff have to act, the oldest first.",
    args: { input: t.arg({ type: StaffOrderConnectionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await requireAdministrator(context);
      const page = readPage(input);
      const keyword = (input.keyword ?? "").trim().slice(0, 100);
      const request = { filter: input.filter ?? "ALL", state: input.state ?? undefined, keyword, page };
      return { ...(await listStaffOrders(context.application, request)), page };
    },
  }),
  staffOrder: t.field({
    type: StaffOrder,
    description: "For administrators.",
    args: { input: t.arg({ type: StaffIdInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await requireAdministrator(context);
      return requireStaffOrder(context.application.db, input.id);
    },
  }),
  staffEstimateConnection: t.field({
    type: StaffEstimateConnection,
    description: "For administrators: requests of everybody. OPEN: without a price, the oldest first.",
    args: { input: t.arg({ type: StaffEstimateConnectionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await requireAdministrator(context);
      const page = readPage(input);
      const keyword = (input.keyword ?? "").trim().slice(0, 100);
      const request = { filter: input.filter ?? "ALL", keyword, page };
      return { ...(await listStaffEstimates(context.application.db, request)), page };
    },
  }),
  staffEstimate: t.field({
    type: KesEstimate,
    description: "For administrators.",
    args: { input: t.arg({ type: StaffIdInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await requireAdministrator(context);
      return requireStaffEstimate(context.application.db, input.id);
    },
  }),
}));

builder.mutationFields((t) => ({
  quoteOrder: t.field({
    type: IdPayload,
    description: "For administrators: a new price, which the customer has to accept.",
    args: { input: t.arg({ type: QuoteOrderInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "quoteOrder", (application) => quoteOrder(application, input)),
    }),
  }),
  advanceOrder: t.field({
    type: IdPayload,
    description: "For administrators: production begins, or the boards have arrived.",
    args: { input: t.arg({ type: AdvanceOrderInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "advanceOrder", (application) =>
        input.step === "PRODUCE" ? produceOrder(application, input) : deliverOrder(application, input),
      ),
    }),
  }),
  addShipment: t.field({
    type: IdPayload,
    description: "For administrators: a parcel has left. With the last board the order is shipped.",
    args: { input: t.arg({ type: AddShipmentInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "addShipment", (application) => addShipment(application, input)),
    }),
  }),
  cancelOrderByStaff: t.field({
    type: IdPayload,
    description: "For administrators: with the refund of what was paid.",
    args: { input: t.arg({ type: CancelOrderByStaffInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "cancelOrderByStaff", (application, byId) => cancelOrderByStaff(application, input, byId)),
    }),
  }),
  declineOrderCancel: t.field({
    type: IdPayload,
    description: "For administrators: the cancellation that the customer requested is declined.",
    args: { input: t.arg({ type: DeclineOrderCancelInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "declineOrderCancel", (application) => declineCancel(application, input)),
    }),
  }),
  quoteEstimate: t.field({
    type: IdPayload,
    description: "For administrators: a price for a request.",
    args: { input: t.arg({ type: QuoteEstimateInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "quoteEstimate", (application) => quoteEstimate(application, input)),
    }),
  }),
  closeEstimate: t.field({
    type: IdPayload,
    description: "For administrators: a request that gets no price.",
    args: { input: t.arg({ type: StaffIdInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "closeEstimate", (application) => closeEstimate(application, input.id)),
    }),
  }),
}));
