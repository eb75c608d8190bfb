import type { CurrencyCode, Money } from "@tracewright/assembly";
import type { BankAccount } from "../../platform/configuration/read-payments.ts";
import type { PurchaseLine } from "../../platform/database/tables.ts";
import { builder } from "../../wire/builder.ts";
import { Currency } from "../../wire/languages.ts";
import { countPages, type Page, readPage } from "../../wire/paging.ts";
import { Pagination, SuccessPayload } from "../../wire/payloads.ts";
import { requireSession } from "../../wire/request-context.ts";
import type { PaymentRow, PurchaseRow } from "../purchases/payment-provider.ts";
import { cancelPurchase, findPayment, providersFor, startPayment, totalOf } from "../purchases/start-payment.ts";
import { accountOf } from "../purchases/transfer-account.ts";
import { requireHolder } from "../teams/require-holder.ts";
import { listPurchases, requirePurchase, sumPendingRefunds } from "./find-purchases.ts";
import { MoneyType } from "./money-type.ts";

export const PaymentProviderName = builder.enumType("PaymentProvider", {
  values: { TRANSFER: { value: "transfer" }, TOSS: { value: "toss" }, STRIPE: { value: "stripe" } } as const,
});
const PurchaseKind = builder.enumType("PurchaseKind", { values: ["PLAN", "CREDITS", "ORDER", "ESTIMATE"] as const });
export const PurchaseState = builder.enumType("PurchaseState", {
  values: ["OPEN", "PAID", "VOID", "PARTLY_REFUNDED", "REFUNDED"] as const,
});
export const PaymentState = builder.enumType("PaymentState", {
  values: [
    "CREATED",
    "PENDING",
    "AWAITING_DEPOSIT",
    "CONFIRMING",
    "UNKNOWN",
    "SUCCEEDED",
    "FAILED",
    "EXPIRED",
    "PARTLY_REFUNDED",
    "REFUNDED",
  ] as const,
});
const PurchaseLineKind = builder.enumType("PurchaseLineKind", {
  values: ["PLAN", "UNUSED", "CREDITS", "ORDER", "ESTIMATE"] as const,
});

const PurchaseLineType = builder
  .objectRef<PurchaseLine & { readonly currency: CurrencyCode }>("PurchaseLine")
  .implement({
    fields: (t) => ({
      kind: t.field({ type: PurchaseLineKind, resolve: ({ kind }) => kind }),
      plan: t.string({ nullable: true, resolve: (line) => ("plan" in line ? line.plan : null) }),
      credits: t.int({ nullable: true, resolve: (line) => ("credits" in line ? line.credits : null) }),
      subjectId: t.id({
        nullable: true,
        description: "The order or the estimate.",
        resolve: (line) => ("subjectId" in line ? line.subjectId : null),
      }),
      number: t.string({
        nullable: true,
        description: "Of the order or the estimate.",
        resolve: (line) => ("number" in line ? line.number : null),
      }),
      amount: t.field({
        type: MoneyType,
        description: "With its tax; negative: taken off.",
        resolve: ({ amount, currency }) => ({ minor: BigInt(amount), currency }),
      }),
    }),
  });

const TransferDetails = builder
  .objectRef<{ readonly account: BankAccount; readonly payment: PaymentRow }>("TransferDetails")
  .implement({
    fields: (t) => ({
      bank: t.string({ resolve: ({ account }) => account.bank }),
      account: t.string({ resolve: ({ account }) => account.number }),
      holder: t.string({ resolve: ({ account }) => account.holder }),
      depositorCode: t.string({
        description: "What the payer writes as the reference of the transfer.",
        resolve: ({ payment }) => payment.depositorCode ?? "",
      }),
      dueAt: t.field({ type: "DateTime", nullable: true, resolve: ({ payment }) => payment.expiresAt }),
    }),
  });

const PaymentType = builder.objectRef<PaymentRow>("Payment").implement({
  description: "An attempt to pay a purchase.",
  fields: (t) => ({
    id: t.exposeID("id"),
    provider: t.field({ type: PaymentProviderName, resolve: ({ provider }) => provider }),
    state: t.field({ type: PaymentState, resolve: ({ state }) => state }),
    isTest: t.exposeBoolean("isTest", { description: "No money moves." }),
    failure: t.string({ nullable: true, resolve: ({ failure }) => failure?.words ?? null }),
    receiptUrl: t.exposeString("receiptUrl", { nullable: true }),
    pageUrl: t.string({
      nullable: true,
      description: "Where it is paid by card.",
      resolve: ({ state, pageUrl }) => (state === "PENDING" ? pageUrl : null),
    }),
    transfer: t.field({
      type: TransferDetails,
      nullable: true,
      description: "Where the money is sent; null: it is not awaited.",
      resolve: (payment, _args, { application }) => {
        const account = payment.state === "AWAITING_DEPOSIT" ? accountOf(application, payment.currency) : undefined;
        return account === undefined ? null : { account, payment };
      },
    }),
  }),
});

const money = (minor: bigint, { currency }: PurchaseRow): Money => ({ minor, currency });

export const PurchaseType = builder.objectRef<PurchaseRow>("Purchase").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    number: t.exposeString("number"),
    kind: t.field({ type: PurchaseKind, resolve: ({ kind }) => kind }),
    state: t.field({ type: PurchaseState, resolve: ({ state }) => state }),
    teamId: t.exposeID("teamId", { nullable: true }),
    lines: t.field({
      type: [PurchaseLineType],
      resolve: ({ lines, currency }) => lines.map((line) => ({ ...line, currency })),
    }),
    net: t.field({ type: MoneyType, resolve: (purchase) => money(purchase.net, purchase) }),
    tax: t.field({ type: MoneyType, resolve: (purchase) => money(purchase.tax, purchase) }),
    total: t.field({ type: MoneyType, resolve: totalOf }),
    currency: t.field({ type: Currency, resolve: ({ currency }) => currency }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
    dueAt: t.field({ type: "DateTime", resolve: ({ dueAt }) => dueAt }),
    paidAt: t.field({ type: "DateTime", nullable: true, resolve: ({ paidAt }) => paidAt }),
    isPractice: t.boolean({
      description: "Practice or keys for tests: no money moves.",
      resolve: (purchase, _args, { application }) =>
        providersFor(application, totalOf(purchase)).some(({ isTest }) => isTest),
    }),
    providers: t.field({
      type: [PaymentProviderName],
      description: "The ways in which it can be paid.",
      resolve: (purchase, _args, { application }) =>
        purchase.state === "OPEN" ? providersFor(application, totalOf(purchase)).map(({ id }) => id) : [],
    }),
    pendingRefund: t.field({
      type: MoneyType,
      nullable: true,
      description: "What is ordered to be sent back and was not sent yet; null: nothing.",
      resolve: async (purchase, _args, { application }) => {
        const pending = await sumPendingRefunds(application.db, purchase.id);
        return pending === 0n ? null : money(pending, purchase);
      },
    }),
    payment: t.field({
      type: PaymentType,
      nullable: true,
      description: "The newest attempt.",
      resolve: async ({ id }, _args, { application }) => (await findPayment(application.db, id)) ?? null,
    }),
  }),
});

const PurchaseConnection = builder
  .objectRef<{ readonly nodes: readonly PurchaseRow[]; readonly total: number; readonly page: Page }>(
    "PurchaseConnection",
  )
  .implement({
    fields: (t) => ({
      nodes: t.field({ type: [PurchaseType], resolve: ({ nodes }) => [...nodes] }),
      totalCount: t.int({ resolve: ({ total }) => total }),
      pagination: t.field({ type: Pagination, resolve: ({ page, total }) => countPages(page, total) }),
    }),
  });

const PurchaseInput = builder.inputType("PurchaseInput", { fields: (t) => ({ id: t.id({ required: true }) }) });
const PurchaseConnectionInput = builder.inputType("PurchaseConnectionInput", {
  fields: (t) => ({
    teamId: t.id({ description: "The team's purchases; absent: your own." }),
    page: t.int(),
    size: t.int(),
  }),
});
const StartPaymentInput = builder.inputType("StartPaymentInput", {
  fields: (t) => ({
    purchaseId: t.id({ required: true }),
    provider: t.field({ type: PaymentProviderName, required: true }),
  }),
});

builder.queryFields((t) => ({
  purchase: t.field({
    type: PurchaseType,
    args: { input: t.arg({ type: PurchaseInput, required: true }) },
    resolve: (_root, { input }, context) =>
      requirePurchase(context.application.db, requireSession(context).userId, input.id, "SEE"),
  }),
  purchaseConnection: t.field({
    type: PurchaseConnection,
    description: "The newest first.",
    args: { input: t.arg({ type: PurchaseConnectionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const { db } = context.application;
      const page = readPage(input);
      const holder = await requireHolder(db, userId, input.teamId, "SEE");
      return { ...(await listPurchases(db, holder, page)), page };
    },
  }),
}));

builder.mutationFields((t) => ({
  startPayment: t.field({
    type: PaymentType,
    description: "Begins to pay a purchase. At most ten attempts an hour.",
    args: { input: t.arg({ type: StartPaymentInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { application } = context;
      const { id } = await requirePurchase(application.db, requireSession(context).userId, input.purchaseId, "PAY");
      return startPayment(application, id, input.provider);
    },
  }),
  cancelPurchase: t.field({
    type: SuccessPayload,
    description: "Cancels a purchase that is not paid.",
    args: { input: t.arg({ type: PurchaseInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { application } = context;
      const { id } = await requirePurchase(application.db, requireSession(context).userId, input.id, "PAY");
      await cancelPurchase(application, id);
      return { success: true };
    },
  }),
}));
