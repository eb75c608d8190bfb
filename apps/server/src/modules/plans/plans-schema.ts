import { builder } from "../../wire/builder.ts";
import { Currency } from "../../wire/languages.ts";
import { requireSession } from "../../wire/request-context.ts";
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

builder.queryFields((t) => ({
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
