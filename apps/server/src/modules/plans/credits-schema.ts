import { builder } from "../../wire/builder.ts";
import { countPages, type Page, readPage } from "../../wire/paging.ts";
import { Pagination } from "../../wire/payloads.ts";
import { requireSession } from "../../wire/request-context.ts";
import { CREDIT_LINE_STATES, type CreditLine, listCreditLines } from "../credits/list-credit-lines.ts";
import { renewFreePlan } from "../credits/monthly-credits.ts";
import { CREDIT_REASONS } from "../credits/post-transaction.ts";
import { type CreditBalance, isLow, readBalance } from "../credits/read-balance.ts";
import { requireHolder } from "../teams/require-holder.ts";

const CreditReason = builder.enumType("CreditReason", { values: CREDIT_REASONS });
const CreditLineState = builder.enumType("CreditLineState", { values: CREDIT_LINE_STATES });
const CreditMode = builder.enumType("CreditMode", {
  values: {
    ON: { description: "A run without enough credits is refused." },
    RECORD: { description: "Runs are counted, and none is refused." },
    OFF: { description: "This server does not count runs." },
  },
});

const CreditExpiry = builder.objectRef<{ readonly amount: number; readonly at: Date }>("CreditExpiry").implement({
  fields: (t) => ({
    amount: t.exposeInt("amount"),
    at: t.field({ type: "DateTime", resolve: ({ at }) => at }),
  }),
});

const CreditBalanceType = builder
  .objectRef<CreditBalance & { readonly mode: "on" | "record" | "off"; readonly isLow: boolean }>("CreditBalance")
  .implement({
    fields: (t) => ({
      mode: t.field({ type: CreditMode, resolve: ({ mode }) => mode.toUpperCase() as "ON" | "RECORD" | "OFF" }),
      available: t.exposeInt("available", { description: "What runs can be requested with." }),
      isLow: t.exposeBoolean("isLow", { description: "Less than a fifth of the plan's credits of a month is left." }),
      held: t.exposeInt("held", { description: "Reserved by runs that are not charged yet." }),
      isStopped: t.exposeBoolean("isStopped", {
        description: "The records of the wallet differ: nothing can be spent until a person has corrected them.",
      }),
      expiresNext: t.field({
        type: CreditExpiry,
        nullable: true,
        description: "What expires next of the available credits; null: nothing does.",
        resolve: ({ expiresNext }) => expiresNext,
      }),
    }),
  });

const CreditLineType = builder.objectRef<CreditLine>("CreditLine").implement({
  description: "A run has one line, whose state shows what became of its credits.",
  fields: (t) => ({
    at: t.field({ type: "DateTime", resolve: ({ at }) => at }),
    reason: t.field({ type: CreditReason, resolve: ({ reason }) => reason }),
    amount: t.exposeInt("amount", { description: "What it adds to the available credits; 0 of a released run." }),
    balance: t.exposeInt("balance", { description: "After this line and all before it, as they stand today." }),
    state: t.field({ type: CreditLineState, resolve: ({ state }) => state }),
    runId: t.exposeID("runId", { nullable: true }),
    projectId: t.exposeID("projectId", { nullable: true, description: "Null: no project, or one that was deleted." }),
    projectName: t.exposeString("projectName", { nullable: true }),
  }),
});

type CreditList = Awaited<ReturnType<typeof listCreditLines>>;
const CreditConnection = builder.objectRef<CreditList & { readonly page: Page }>("CreditConnection").implement({
  fields: (t) => ({
    nodes: t.field({ type: [CreditLineType], resolve: ({ nodes }) => [...nodes] }),
    totalCount: t.int({ resolve: ({ total }) => total }),
    pagination: t.field({
      type: Pagination,
      resolve: ({ page, total }) => countPages(page, total),
    }),
  }),
});

const CreditBalanceInput = builder.inputType("CreditBalanceInput", {
  fields: (t) => ({ teamId: t.id({ description: "The team's wallet; absent: your own." }) }),
});
const CreditConnectionInput = builder.inputType("CreditConnectionInput", {
  fields: (t) => ({
    teamId: t.id({ description: "The team's wallet; absent: your own." }),
    states: t.field({ type: [CreditLineState], description: "Lines in these states alone; absent: all." }),
    page: t.int(),
    size: t.int(),
  }),
});

builder.queryFields((t) => ({
  creditBalance: t.field({
    type: CreditBalanceType,
    args: { input: t.arg({ type: CreditBalanceInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const { db, now, configuration } = context.application;
      const holder = await requireHolder(db, userId, input.teamId, "SEE");
      if (configuration.credits !== "off") await renewFreePlan(db, userId, now());
      const balance = await readBalance(db, holder, now());
      return { ...balance, mode: configuration.credits, isLow: await isLow(db, holder, balance) };
    },
  }),
  creditConnection: t.field({
    type: CreditConnection,
    description: "The newest line first.",
    args: { input: t.arg({ type: CreditConnectionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const { db, now, configuration } = context.application;
      const page = readPage(input);
      const holder = await requireHolder(db, userId, input.teamId, "SEE");
      // Asked for beside the balance: the month may begin with either.
      if (configuration.credits !== "off") await renewFreePlan(db, userId, now());
      return { ...(await listCreditLines(db, holder, page, input.states ?? CREDIT_LINE_STATES)), page };
    },
  }),
}));
