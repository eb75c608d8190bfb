import type { Money } from "@tracewright/assembly";
import { builder } from "../../wire/builder.ts";
import { Currency } from "../../wire/languages.ts";
import { requireSession } from "../../wire/request-context.ts";
import { type PlanUse, readPlanUse } from "../credits/plan-limits.ts";
import { endOfGrace, nextTryAt } from "../memberships/plan-step.ts";
import type { Subscription } from "../memberships/subscription.ts";
import { findCardProvider } from "../purchases/save-card.ts";
import type { PaymentMethodRow } from "../purchases/saved-cards.ts";
import { requireHolder } from "../teams/require-holder.ts";
import { pricesOf } from "./for-sale.ts";
import { listPlans, type Membership, type NOT_FOR_SALE_REASONS, type Plan, readMembership } from "./list-plans.ts";
import { MoneyType } from "./money-type.ts";

const NotForSaleReason = builder.enumType("NotForSaleReason", {
  values: {
    CURRENT: { description: "It is the current plan." },
    FREE: { description: "It costs nothing." },
    SAMPLE: { description: "A sample of the shipped configuration." },
    NO_PAYMENT: { description: "No payment method is configured on this server." },
  } as const satisfies Record<(typeof NOT_FOR_SALE_REASONS)[number], object>,
});

const PlanType = builder.objectRef<Plan>("Plan").implement({
  fields: (t) => ({
    planVersionId: t.id({ resolve: ({ version }) => version.id }),
    name: t.string({ description: "FREE, PRO, TEAM …", resolve: ({ version }) => version.planId }),
    version: t.int({ resolve: ({ version }) => version.version }),
    prices: t.field({
      type: [MoneyType],
      description: "Of a month with its tax, in each currency that it is sold in.",
      resolve: ({ version }) => [...pricesOf(version)],
    }),
    creditsAMonth: t.int({ resolve: ({ version }) => version.creditsAMonth }),
    projectLimit: t.int({ resolve: ({ version }) => version.projectLimit }),
    memberLimit: t.int({ nullable: true, resolve: ({ version }) => version.memberLimit }),
    isSample: t.boolean({ resolve: ({ version }) => version.isSample }),
    isCurrent: t.exposeBoolean("isCurrent"),
    canBuy: t.boolean({ resolve: ({ notForSale }) => notForSale === null }),
    canBuyIn: t.field({
      type: [Currency],
      description: "The currencies in which it can be paid on this server.",
      resolve: ({ canBuyIn }) => [...canBuyIn],
    }),
    notForSale: t.field({
      type: NotForSaleReason,
      nullable: true,
      description: "Why it cannot be bought; null: it can.",
      resolve: ({ notForSale }) => notForSale,
    }),
  }),
});

const MembershipState = builder.enumType("MembershipState", {
  values: ["FREE", "ACTIVE", "PAST_DUE", "ENDED"] as const,
});
const PlanRenewal = builder.enumType("PlanRenewal", { values: ["AUTO", "MANUAL", "NONE"] as const });

const PlanPriceConsent = builder
  .objectRef<{ readonly plan: Plan; readonly price: Money; readonly by: Date }>("PlanPriceConsent")
  .implement({
    fields: (t) => ({
      plan: t.field({ type: PlanType, resolve: ({ plan }) => plan }),
      price: t.field({ type: MoneyType, description: "Of a month, from then on.", resolve: ({ price }) => price }),
      by: t.field({
        type: "DateTime",
        description: "Without consent the plan ends at this time, and nothing is charged.",
        resolve: ({ by }) => by,
      }),
    }),
  });

const PlanPastDue = builder
  .objectRef<{ readonly subscription: Subscription; readonly at: Date }>("PlanPastDue")
  .implement({
    fields: (t) => ({
      purchaseId: t.id({
        nullable: true,
        description: "What can be paid on its page.",
        resolve: ({ subscription: { purchase } }) => (purchase?.state === "OPEN" ? purchase.id : null),
      }),
      nextTryAt: t.field({
        type: "DateTime",
        nullable: true,
        description: "When the card is charged again; null: no more.",
        resolve: ({ subscription: { facts }, at }) =>
          facts.renewal === "AUTO" ? (nextTryAt(facts, at) ?? null) : null,
      }),
      endsAt: t.field({
        type: "DateTime",
        description: "The plan can be used until then.",
        resolve: ({ subscription: { facts } }) => endOfGrace(facts),
      }),
    }),
  });

const SavedCardType = builder.objectRef<PaymentMethodRow>("SavedCard").implement({
  fields: (t) => ({
    label: t.exposeString("label", { description: "As the provider describes it: Visa •• 4242." }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      nullable: true,
      description: "The end of the last day on which it is good; null: the provider does not say.",
    }),
    isTest: t.exposeBoolean("isTest", { description: "No money moves." }),
  }),
});

const MembershipType = builder.objectRef<Membership>("Membership").implement({
  fields: (t) => ({
    plan: t.field({ type: PlanType, resolve: ({ plan }) => plan }),
    state: t.field({ type: MembershipState, resolve: ({ row }) => row.state }),
    renewal: t.field({ type: PlanRenewal, resolve: ({ row }) => row.renewal }),
    currency: t.field({ type: Currency, resolve: ({ row }) => row.currency }),
    periodStart: t.field({ type: "DateTime", resolve: ({ row }) => row.periodStart }),
    periodEnd: t.field({ type: "DateTime", resolve: ({ row }) => row.periodEnd }),
    next: t.field({
      type: PlanType,
      nullable: true,
      description: "Taken at the end of the period.",
      resolve: ({ next }) => next ?? null,
    }),
    consent: t.field({
      type: PlanPriceConsent,
      nullable: true,
      description: "New terms that need consent; null: none.",
      resolve: ({ consent }) => consent ?? null,
    }),
    pastDue: t.field({
      type: PlanPastDue,
      nullable: true,
      description: "The card was refused; null: it was not.",
      resolve: ({ subscription }, _args, { application }) =>
        subscription?.facts.state === "PAST_DUE" ? { subscription, at: application.now() } : null,
    }),
    renewalPurchaseId: t.id({
      nullable: true,
      description: "What is open for the next month.",
      resolve: ({ subscription }) => (subscription?.purchase?.state === "OPEN" ? subscription.purchase.id : null),
    }),
    isNextMonthPaid: t.boolean({ resolve: ({ subscription }) => subscription?.facts.purchase === "PAID" }),
    renewalPrice: t.field({
      type: MoneyType,
      nullable: true,
      description: "What the next month costs; null: nothing is renewed.",
      resolve: ({ subscription, row }) =>
        subscription === undefined || row.renewal === "NONE"
          ? null
          : { minor: subscription.terms.price, currency: row.currency },
    }),
    card: t.field({
      type: SavedCardType,
      nullable: true,
      description: "The saved card that renewals are paid with.",
      resolve: ({ card }) => card ?? null,
    }),
    canSaveCard: t.boolean({
      description: "Whether this server takes saved cards in the currency of the plan.",
      resolve: ({ row }, _args, { application }) => findCardProvider(application, row.currency) !== undefined,
    }),
  }),
});

const PlanList = builder.objectRef<readonly Plan[]>("PlanList").implement({
  fields: (t) => ({ nodes: t.field({ type: [PlanType], resolve: (listed) => [...listed] }) }),
});

const PlanListInput = builder.inputType("PlanListInput", {
  fields: (t) => ({ teamId: t.id({ description: "What is offered to the team; absent: to you." }) }),
});
const MembershipInput = builder.inputType("MembershipInput", {
  fields: (t) => ({ teamId: t.id({ description: "The team's plan; absent: your own." }) }),
});

const CountedUse = builder.objectRef<PlanUse["projects"]>("PlanUseCount").implement({
  fields: (t) => ({ used: t.exposeInt("used"), limit: t.exposeInt("limit") }),
});
const PlanUseType = builder.objectRef<PlanUse>("PlanUse").implement({
  description: "What there is of what a plan allows. A team without a plan has limits, too.",
  fields: (t) => ({
    projects: t.field({ type: CountedUse, resolve: ({ projects }) => projects }),
    members: t.field({
      type: CountedUse,
      nullable: true,
      description: "Of a team, open invitations included.",
      resolve: ({ members }) => members ?? null,
    }),
    isEnforced: t.boolean({
      description: "Whether this server refuses more.",
      resolve: (_use, _args, { application }) => application.configuration.credits === "on",
    }),
  }),
});
const PlanUseInput = builder.inputType("PlanUseInput", {
  fields: (t) => ({ teamId: t.id({ description: "Of the team; absent: your own." }) }),
});

builder.queryFields((t) => ({
  planUse: t.field({
    type: PlanUseType,
    description: "Projects and members, of those that the plan allows.",
    args: { input: t.arg({ type: PlanUseInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const { db, now } = context.application;
      return readPlanUse(db, await requireHolder(db, userId, input.teamId, "SEE"), now());
    },
  }),
  planList: t.field({
    type: PlanList,
    description: "The lowest plan first.",
    args: { input: t.arg({ type: PlanListInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const holder = await requireHolder(context.application.db, userId, input.teamId, "SEE");
      return listPlans(context.application, holder);
    },
  }),
  membership: t.field({
    type: MembershipType,
    nullable: true,
    description: "Null: a team without a plan, or a server that does not count runs.",
    args: { input: t.arg({ type: MembershipInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const holder = await requireHolder(context.application.db, userId, input.teamId, "SEE");
      return (await readMembership(context.application, holder)) ?? null;
    },
  }),
}));
