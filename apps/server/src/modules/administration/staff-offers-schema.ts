import { builder } from "../../wire/builder.ts";
import { IdPayload } from "../../wire/payloads.ts";
import { requireAdministrator } from "../accounts/administrators.ts";
import { act } from "../audit/act.ts";
import type { PlanVersionRow } from "../credits/monthly-credits.ts";
import { pricesOf } from "../plans/for-sale.ts";
import { MoneyType } from "../plans/money-type.ts";
import type { CreditPackRow } from "../plans/purchase-credits.ts";
import { archivePack, listAllPacks, listVersions, publishPack, publishVersion } from "./staff-offers.ts";

const StaffPlanVersion = builder.objectRef<PlanVersionRow>("StaffPlanVersion").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    planId: t.exposeString("planId"),
    version: t.exposeInt("version"),
    prices: t.field({ type: [MoneyType], resolve: (version) => [...pricesOf(version)] }),
    creditsAMonth: t.exposeInt("creditsAMonth"),
    projectLimit: t.exposeInt("projectLimit"),
    memberLimit: t.exposeInt("memberLimit", { nullable: true }),
    queueWeight: t.exposeInt("queueWeight", {
      description: "Turns of its holder's waiting runs for one turn of weight 1, where pg-boss distributes the work.",
    }),
    isSample: t.exposeBoolean("isSample"),
    publishedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ publishedAt }) => publishedAt }),
  }),
});

const StaffCreditPack = builder.objectRef<CreditPackRow>("StaffCreditPack").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    credits: t.exposeInt("credits"),
    prices: t.field({ type: [MoneyType], resolve: (pack) => [...pricesOf(pack)] }),
    isSample: t.exposeBoolean("isSample"),
    isArchived: t.exposeBoolean("isArchived", { description: "Offered no more." }),
    publishedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ publishedAt }) => publishedAt }),
  }),
});

interface Offers {
  readonly versions: readonly PlanVersionRow[];
  readonly packs: readonly CreditPackRow[];
}
const StaffOffers = builder.objectRef<Offers>("StaffOffers").implement({
  fields: (t) => ({
    planVersions: t.field({
      type: [StaffPlanVersion],
      description: "The newest of each plan first: that is offered.",
      resolve: ({ versions }) => [...versions],
    }),
    packs: t.field({ type: [StaffCreditPack], resolve: ({ packs }) => [...packs] }),
  }),
});

const PRICE = { description: "With its tax, a plain decimal. Absent: not sold in this currency." };
const PublishPlanInput = builder.inputType("PublishPlanInput", {
  fields: (t) => ({
    planId: t.string({ required: true }),
    priceKrw: t.string(PRICE),
    priceUsd: t.string(PRICE),
    creditsAMonth: t.int({ required: true }),
    projectLimit: t.int({ required: true }),
    memberLimit: t.int({ description: "Of a plan for teams." }),
    queueWeight: t.int({ description: "1 to 4; 1 where it is absent." }),
  }),
});
const PublishPackInput = builder.inputType("PublishPackInput", {
  fields: (t) => ({ credits: t.int({ required: true }), priceKrw: t.string(PRICE), priceUsd: t.string(PRICE) }),
});
const ArchivePackInput = builder.inputType("ArchivePackInput", { fields: (t) => ({ id: t.id({ required: true }) }) });

builder.queryFields((t) => ({
  staffOffers: t.field({
    type: StaffOffers,
    description: "For administrators: all versions of the plans, and all packs of credits.",
    resolve: async (_root, _args, context) => {
      await requireAdministrator(context);
      const { db } = context.application;
      return { versions: await listVersions(db), packs: await listAllPacks(db) };
    },
  }),
}));

builder.mutationFields((t) => ({
  publishPlan: t.field({
    type: IdPayload,
    description: "For administrators: the next version of a plan. It never changes, and subscribers stay on theirs.",
    args: { input: t.arg({ type: PublishPlanInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "publishPlan", (application) => publishVersion(application, input)),
    }),
  }),
  publishPack: t.field({
    type: IdPayload,
    description: "For administrators: a pack of credits. Its price never changes.",
    args: { input: t.arg({ type: PublishPackInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "publishPack", (application) => publishPack(application, input)),
    }),
  }),
  archivePack: t.field({
    type: IdPayload,
    description: "For administrators: offers a pack no more.",
    args: { input: t.arg({ type: ArchivePackInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "archivePack", (application) => archivePack(application, input.id)),
    }),
  }),
}));
