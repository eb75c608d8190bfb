import type { BillingDetails } from "../../platform/database/tables.ts";
import { builder } from "../../wire/builder.ts";
import { SuccessPayload } from "../../wire/payloads.ts";
import { requireSession } from "../../wire/request-context.ts";
import { findBilling } from "../purchases/find-billing.ts";
import { requireHolder } from "../teams/require-holder.ts";
import { RECEIPT_KINDS } from "./read-billing.ts";
import { RECEIPT_PURPOSE, saveBilling } from "./save-billing.ts";

export const ReceiptKindType = builder.enumType("ReceiptKind", {
  description:
    "The Korean paper that staff issue besides the receipt: cash receipt (현금영수증) or tax invoice (세금계산서).",
  values: RECEIPT_KINDS,
});

const BillingProfile = builder.objectRef<BillingDetails>("BillingProfile").implement({
  description: "What receipts and other papers name the buyer by.",
  fields: (t) => ({
    company: t.exposeString("company"),
    businessNumber: t.exposeString("businessNumber", { nullable: true }),
    representative: t.exposeString("representative", { nullable: true }),
    address: t.exposeString("address", { nullable: true }),
    email: t.exposeString("email", { nullable: true, description: "Receipts are sent here, too." }),
    receiptKind: t.field({ type: ReceiptKindType, resolve: ({ receiptKind }) => receiptKind ?? "NONE" }),
    receiptNumber: t.string({
      nullable: true,
      description: "Of a personal cash receipt: the last four digits of the phone or card.",
      resolve: ({ receiptNumber }, _args, { application }) =>
        (receiptNumber && application.sealer.open(RECEIPT_PURPOSE, receiptNumber)?.slice(-4)) ?? null,
    }),
  }),
});

const BillingProfileInput = builder.inputType("BillingProfileInput", {
  fields: (t) => ({ teamId: t.id({ description: "Of a team; absent: your own." }) }),
});
const UpdateBillingProfileInput = builder.inputType("UpdateBillingProfileInput", {
  fields: (t) => ({
    teamId: t.id({ description: "Of a team; absent: your own." }),
    company: t.string({ description: "Of the business or the person; required unless everything is empty." }),
    businessNumber: t.string({ description: "Of a Korean business: ten digits with a right check digit." }),
    representative: t.string(),
    address: t.string(),
    email: t.string(),
    receiptKind: t.field({ type: ReceiptKindType, description: "Absent: none." }),
    receiptNumber: t.string({
      description: "Of a personal cash receipt: a Korean mobile phone or a card; absent: the stored one stays.",
    }),
  }),
});

builder.queryFields((t) => ({
  billingProfile: t.field({
    type: BillingProfile,
    nullable: true,
    description: "Null: nothing was given. Of a team it is shown to its owner and administrators.",
    args: { input: t.arg({ type: BillingProfileInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { db } = context.application;
      const holder = await requireHolder(db, requireSession(context).userId, input.teamId, "PAY");
      return (await findBilling(db, holder)) ?? null;
    },
  }),
}));

builder.mutationFields((t) => ({
  updateBillingProfile: t.field({
    type: SuccessPayload,
    description: "Replaces all of it; what is absent or empty is removed.",
    args: { input: t.arg({ type: UpdateBillingProfileInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { application } = context;
      const holder = await requireHolder(application.db, requireSession(context).userId, input.teamId, "PAY");
      await saveBilling(application, holder, input);
      return { success: true };
    },
  }),
}));
