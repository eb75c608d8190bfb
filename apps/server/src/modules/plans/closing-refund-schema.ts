import { eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { planVersions } from "../../platform/database/tables.ts";
import { builder } from "../../wire/builder.ts";
import { requireSession } from "../../wire/request-context.ts";
import { type Holder, holderId } from "../access/holder.ts";
import { findMembership } from "../credits/monthly-credits.ts";
import { type ClosingRefund, findClosingRefund } from "../purchases/closing-refund.ts";
import { requireHolder } from "../teams/require-holder.ts";
import { listTeamsOfAccount } from "../teams/teams-of-account.ts";
import { MoneyType } from "./money-type.ts";

interface ClosingOffer extends ClosingRefund {
  /** The paid plan that ends with it. */
  readonly plan: string | null;
}

const ClosingRefundType = builder.objectRef<ClosingOffer>("ClosingRefund").implement({
  description: "What a deletion of the account or team can give back.",
  fields: (t) => ({
    sums: t.field({
      type: [MoneyType],
      description: "One for each currency; empty: nothing can be refunded.",
      resolve: ({ sums }) => [...sums],
    }),
    credits: t.exposeInt("credits", { description: "Bought credits that are not used." }),
    needsAccount: t.exposeBoolean("needsAccount", {
      description: "Something was paid by transfer: the deletion has to name an account to send it to.",
    }),
    plan: t.exposeString("plan", { nullable: true, description: "The paid plan that ends." }),
  }),
});

const ClosingRefundInput = builder.inputType("ClosingRefundInput", {
  fields: (t) => ({ teamId: t.id({ description: "A team that would be deleted; absent: your own account." }) }),
});

builder.queryFields((t) => ({
  closingRefund: t.field({
    type: ClosingRefundType,
    description: "Of an account with the teams that have no other member.",
    args: { input: t.arg({ type: ClosingRefundInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { db, now } = context.application;
      const { userId } = requireSession(context);
      const holder = await requireHolder(db, userId, input.teamId, "DELETE");
      const teams = input.teamId == null ? await listTeamsOfAccount(db, userId) : [];
      const refund = await findClosingRefund(db, [holderId(holder), ...teams], now());
      return { ...refund, plan: await paidPlanOf(db, holder) };
    },
  }),
}));

async function paidPlanOf(db: Database, holder: Holder): Promise<string | null> {
  const membership = await findMembership(db, holder);
  if (membership === undefined || membership.state === "FREE") return null;
  const [version] = await db.select().from(planVersions).where(eq(planVersions.id, membership.planVersionId));
  return version?.planId ?? null;
}
