import { moneyFromDecimal } from "@tracewright/assembly";
import { refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import { builder } from "../../wire/builder.ts";
import { Currency } from "../../wire/languages.ts";
import { SuccessPayload } from "../../wire/payloads.ts";
import { type RequestContext, requireSession } from "../../wire/request-context.ts";
import { acceptPlanPrice, endPlan, resumePlan } from "../memberships/end-plan.ts";
import { beginSavingCard, removeCard } from "../purchases/save-card.ts";
import { requireHolder } from "../teams/require-holder.ts";
import { changePlan } from "./change-plan.ts";
import { currenciesOf, pricesOf } from "./for-sale.ts";
import { MoneyType } from "./money-type.ts";
import { type CreditPackRow, listPacks, purchaseCredits } from "./purchase-credits.ts";
import { requireFormKey } from "./require-form-key.ts";

const CreditPack = builder.objectRef<CreditPackRow>("CreditPack").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    credits: t.exposeInt("credits"),
    prices: t.field({
      type: [MoneyType],
      description: "With its tax, in each currency that it is sold in.",
      resolve: (pack) => [...pricesOf(pack)],
    }),
    isSample: t.exposeBoolean("isSample"),
    canBuyIn: t.field({
      type: [Currency],
      description: "The currencies in which it can be paid on this server.",
      resolve: (pack, _args, { application }) => [...currenciesOf(application, pack)],
    }),
  }),
});

const CreditPackList = builder.objectRef<readonly CreditPackRow[]>("CreditPackList").implement({
  fields: (t) => ({ nodes: t.field({ type: [CreditPack], resolve: (packs) => [...packs] }) }),
});

const PurchasePayload = builder.objectRef<{ readonly purchaseId: string | null }>("PurchasePayload").implement({
  fields: (t) => ({
    purchaseId: t.exposeID("purchaseId", { nullable: true, description: "What has to be paid; null: nothing." }),
  }),
});

const KEY = { required: true, description: "A UUID of the form: sent twice, it buys once." } as const;
const PurchaseCreditInput = builder.inputType("PurchaseCreditInput", {
  fields: (t) => ({
    key: t.id(KEY),
    packId: t.id({ required: true }),
    currency: t.field({ type: Currency, required: true }),
    teamId: t.id({ description: "For the team's wallet; absent: for your own." }),
  }),
});
const ChangePlanInput = builder.inputType("ChangePlanInput", {
  fields: (t) => ({
    key: t.id(KEY),
    planVersionId: t.id({ required: true }),
    currency: t.field({ type: Currency, required: true }),
    teamId: t.id({ description: "The team's plan; absent: your own." }),
  }),
});
const PlanOfInput = builder.inputType("PlanOfInput", {
  fields: (t) => ({ teamId: t.id({ description: "The team's plan; absent: your own." }) }),
});

const AcceptPlanPriceInput = builder.inputType("AcceptPlanPriceInput", {
  fields: (t) => ({
    planVersionId: t.id({ required: true }),
    price: t.string({ required: true, description: "As it was shown: a plain decimal of the plan's currency." }),
    currency: t.field({ type: Currency, required: true }),
    teamId: t.id({ description: "The team's plan; absent: your own." }),
  }),
});

const planHolder = (context: RequestContext, teamId: string | null | undefined) =>
  requireHolder(context.application.db, requireSession(context).userId, teamId, "MANAGE_PLAN");

builder.queryFields((t) => ({
  creditPackList: t.field({
    type: CreditPackList,
    description: "Credits that can be bought at once, the smallest pack first.",
    resolve: (_root, _args, context) => {
      requireSession(context);
      return listPacks(context.application.db);
    },
  }),
}));

const CardPage = builder.objectRef<{ readonly url: string }>("CardPage").implement({
  fields: (t) => ({ url: t.exposeString("url", { description: "The page of the provider." }) }),
});

const SaveCardInput = builder.inputType("SaveCardInput", {
  fields: (t) => ({
    currency: t.field({ type: Currency, required: true }),
    teamId: t.id({ description: "For the team's plan; absent: for your own." }),
  }),
});

builder.mutationFields((t) => ({
  saveCard: t.field({
    type: CardPage,
    description: "Opens the provider's page on which a card is saved. Paid plans then renew with it.",
    args: { input: t.arg({ type: SaveCardInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const holder = await planHolder(context, input.teamId);
      return { url: await beginSavingCard(context.application, holder, input.currency) };
    },
  }),
  removeCard: t.field({
    type: SuccessPayload,
    description: "Forgets the saved card. The plan is then paid month by month.",
    args: { input: t.arg({ type: PlanOfInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await removeCard(context.application, await planHolder(context, input.teamId));
      return { success: true };
    },
  }),
  purchaseCredit: t.field({
    type: PurchasePayload,
    args: { input: t.arg({ type: PurchaseCreditInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const holder = await planHolder(context, input.teamId);
      requireFormKey(input.key);
      const { id } = await purchaseCredits(context.application, requireSession(context).userId, holder, input);
      return { purchaseId: id };
    },
  }),
  changePlan: t.field({
    type: PurchasePayload,
    description: "A higher plan is bought now; a lower one follows at the end of the period.",
    args: { input: t.arg({ type: ChangePlanInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const holder = await planHolder(context, input.teamId);
      requireFormKey(input.key);
      const purchase = await changePlan(context.application, requireSession(context).userId, holder, input);
      return { purchaseId: purchase?.state === "OPEN" ? purchase.id : null };
    },
  }),
  endPlan: t.field({
    type: SuccessPayload,
    description: "Ends a paid plan at the end of its period; one whose card was refused, at once.",
    args: { input: t.arg({ type: PlanOfInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await endPlan(context.application, await planHolder(context, input.teamId));
      return { success: true };
    },
  }),
  acceptPlanPrice: t.field({
    type: SuccessPayload,
    description: "Agrees to the terms of a newer version, which apply from the next period on.",
    args: { input: t.arg({ type: AcceptPlanPriceInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const holder = await planHolder(context, input.teamId);
      const { planVersionId, currency } = input;
      const price = moneyFromDecimal(input.price, currency);
      if (price === undefined) refuseField("price", refusal("not-an-amount", { currency }));
      await acceptPlanPrice(context.application, holder, { planVersionId, price });
      return { success: true };
    },
  }),
  resumePlan: t.field({
    type: SuccessPayload,
    description: "Takes back that a plan ends or that a lower one follows it.",
    args: { input: t.arg({ type: PlanOfInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await resumePlan(context.application, await planHolder(context, input.teamId));
      return { success: true };
    },
  }),
}));
