import type { Money } from "@tracewright/assembly";
import { builder } from "../../wire/builder.ts";
import { countPages, type Page, readPage } from "../../wire/paging.ts";
import { IdPayload, Pagination } from "../../wire/payloads.ts";
import { requireAdministrator } from "../accounts/administrators.ts";
import { loadUsers } from "../accounts/user-loader.ts";
import { act } from "../audit/act.ts";
import { ReceiptKindType } from "../billing/billing-schema.ts";
import { MoneyType } from "../plans/money-type.ts";
import { PurchaseType } from "../plans/purchases-schema.ts";
import type { PurchaseRow, RefundRow } from "../purchases/payment-provider.ts";
import { refundableOf } from "../purchases/refund-purchase.ts";
import { Person } from "./person-type.ts";
import {
  confirmSeenTransfer,
  finishRefundByStaff,
  listRefunds,
  listStaffPurchases,
  nameHolder,
  refundByStaff,
  STAFF_PURCHASE_FILTERS,
} from "./staff-purchases.ts";
import { recordIssuedReceipt, writeReceiptRequests } from "./staff-receipts.ts";

const RefundState = builder.enumType("RefundState", {
  values: ["REQUESTED", "SENT", "MANUAL", "DONE", "FAILED", "UNKNOWN"] as const,
});
const StaffPurchaseFilter = builder.enumType("StaffPurchaseFilter", { values: STAFF_PURCHASE_FILTERS });

const StaffRefund = builder.objectRef<RefundRow & { readonly money: Money }>("StaffRefund").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    amount: t.field({ type: MoneyType, resolve: ({ money }) => money }),
    reason: t.exposeString("reason", {
      description: "SURPLUS: of money that came for nothing, returned by the server.",
    }),
    state: t.field({
      type: RefundState,
      description: "MANUAL: a person has to send it.",
      resolve: ({ state }) => state,
    }),
    sendTo: t.string({
      nullable: true,
      description: "Where it is sent, as the payer gave it when the account or team was deleted.",
      resolve: ({ sendTo }) => sendTo,
    }),
    reference: t.string({ nullable: true, resolve: ({ providerRef }) => providerRef }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
    doneAt: t.field({ type: "DateTime", nullable: true, resolve: ({ doneAt }) => doneAt }),
  }),
});

const StaffPurchase = builder.objectRef<PurchaseRow>("StaffPurchase").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    purchase: t.field({ type: PurchaseType, resolve: (purchase) => purchase }),
    holder: t.string({
      nullable: true,
      description: "A team's name, or an account's address; null: deleted.",
      resolve: (purchase, _args, { application }) => nameHolder(application.db, purchase),
    }),
    buyer: t.field({
      type: Person,
      nullable: true,
      resolve: async ({ buyerId }, _args, { loaders }) =>
        buyerId === null ? null : ((await loaders.of(loadUsers).load(buyerId)) ?? null),
    }),
    receiptKind: t.field({
      type: ReceiptKindType,
      description: "The paper that the buyer requested before it was paid.",
      resolve: ({ billing, paidAt }) => (paidAt === null ? "NONE" : (billing?.receiptKind ?? "NONE")),
    }),
    issuedNumber: t.exposeString("issuedNumber", {
      nullable: true,
      description: "Of the cash receipt or tax invoice that staff issued outside of this server.",
    }),
    refunds: t.field({
      type: [StaffRefund],
      resolve: async ({ id, currency }, _args, { application }) =>
        (await listRefunds(application.db, id)).map((refund) => ({
          ...refund,
          money: { minor: refund.amount, currency },
        })),
    }),
    refundable: t.field({
      type: MoneyType,
      description: "What a refund would give back now.",
      resolve: async (purchase, _args, { application }) =>
        (await refundableOf(application.db, purchase, application.now())).amount,
    }),
  }),
});

const StaffPurchaseConnection = builder
  .objectRef<{ readonly nodes: readonly PurchaseRow[]; readonly total: number; readonly page: Page }>(
    "StaffPurchaseConnection",
  )
  .implement({
    fields: (t) => ({
      nodes: t.field({ type: [StaffPurchase], resolve: ({ nodes }) => [...nodes] }),
      totalCount: t.int({ resolve: ({ total }) => total }),
      pagination: t.field({ type: Pagination, resolve: ({ page, total }) => countPages(page, total) }),
    }),
  });

const ConfirmTransferPayload = builder.objectRef<{ readonly isPaid: boolean }>("ConfirmTransferPayload").implement({
  fields: (t) => ({
    isPaid: t.exposeBoolean("isPaid", { description: "False: another amount came. It is a finding to be resolved." }),
  }),
});

const StaffPurchaseConnectionInput = builder.inputType("StaffPurchaseConnectionInput", {
  fields: (t) => ({
    filter: t.field({ type: StaffPurchaseFilter, description: "Absent: all." }),
    keyword: t.string({ description: "Number, reference of the transfer, or the buyer's address." }),
    page: t.int(),
    size: t.int(),
  }),
});
const ConfirmTransferInput = builder.inputType("ConfirmTransferInput", {
  fields: (t) => ({
    paymentId: t.id({ required: true }),
    amount: t.string({ required: true, description: "As the bank shows it: a plain decimal." }),
    receivedAt: t.field({ type: "DateTime", required: true }),
    depositor: t.string({ required: true, description: "As the bank shows it." }),
  }),
});
const RefundPurchaseInput = builder.inputType("RefundPurchaseInput", {
  fields: (t) => ({
    key: t.id({ required: true, description: "A UUID of the form: sent twice, it refunds once." }),
    purchaseId: t.id({ required: true }),
    reason: t.string({ required: true }),
  }),
});
const FinishRefundInput = builder.inputType("FinishRefundInput", {
  fields: (t) => ({
    refundId: t.id({ required: true }),
    reference: t.string({ required: true, description: "What identifies the transfer at the bank." }),
  }),
});

const ReceiptRequests = builder
  .objectRef<Awaited<ReturnType<typeof writeReceiptRequests>>>("ReceiptRequests")
  .implement({
    fields: (t) => ({
      csv: t.exposeString("csv", { description: "A file with a line for each, in UTF-8." }),
      count: t.exposeInt("count"),
    }),
  });
const ReceiptRequestsInput = builder.inputType("ReceiptRequestsInput", {
  fields: (t) => ({ month: t.string({ required: true, description: "Of Seoul, as 2026-11." }) }),
});
const RecordIssuedReceiptInput = builder.inputType("RecordIssuedReceiptInput", {
  fields: (t) => ({ purchaseId: t.id({ required: true }), number: t.string({ required: true }) }),
});

builder.queryFields((t) => ({
  receiptRequests: t.field({
    type: ReceiptRequests,
    description: "For administrators: requested cash receipts and tax invoices of a month.",
    args: { input: t.arg({ type: ReceiptRequestsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await requireAdministrator(context);
      return writeReceiptRequests(context.application, input.month);
    },
  }),
  staffPurchaseConnection: t.field({
    type: StaffPurchaseConnection,
    description: "For administrators: purchases of everybody, the newest first.",
    args: { input: t.arg({ type: StaffPurchaseConnectionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await requireAdministrator(context);
      const page = readPage(input);
      const keyword = (input.keyword ?? "").trim().slice(0, 100);
      const filter = input.filter ?? "ALL";
      return { ...(await listStaffPurchases(context.application.db, { filter, keyword, page })), page };
    },
  }),
}));

builder.mutationFields((t) => ({
  recordIssuedReceipt: t.field({
    type: IdPayload,
    description: "For administrators: the number of a cash receipt or tax invoice that was issued.",
    args: { input: t.arg({ type: RecordIssuedReceiptInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "recordIssuedReceipt", (application) => recordIssuedReceipt(application, input)),
    }),
  }),
  confirmTransfer: t.field({
    type: ConfirmTransferPayload,
    description:
      "For administrators: a transfer that the bank shows. Another amount than awaited never counts as paid.",
    args: { input: t.arg({ type: ConfirmTransferInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      isPaid: await act(context, "confirmTransfer", (application) => confirmSeenTransfer(application, input)),
    }),
  }),
  refundPurchase: t.field({
    type: IdPayload,
    description: "For administrators: gives back what is refundable of a purchase.",
    args: { input: t.arg({ type: RefundPurchaseInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "refundPurchase", (application, byId) => refundByStaff(application, input, byId)),
    }),
  }),
  finishRefund: t.field({
    type: IdPayload,
    description: "For administrators: a refund that was sent by transfer.",
    args: { input: t.arg({ type: FinishRefundInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "finishRefund", (application) => finishRefundByStaff(application, input)),
    }),
  }),
}));
