import { builder } from "../../wire/builder.ts";
import { countPages, type Page, readPage } from "../../wire/paging.ts";
import { IdPayload, Pagination } from "../../wire/payloads.ts";
import { requireAdministrator } from "../accounts/administrators.ts";
import { act } from "../audit/act.ts";
import { type FindingRow, listFindings, resolveFinding } from "./staff-findings.ts";

const FindingKind = builder.enumType("PaymentFindingKind", {
  values: {
    AMOUNT_DIFFERS: { description: "Another amount came than was awaited." },
    LATE_DEPOSIT: { description: "Money came after its purchase was canceled." },
    UNKNOWN_PAYMENT: { description: "The provider has a payment that is not known here." },
    STATE_DIFFERS: { description: "The provider says something else of a payment." },
    STAYS_UNKNOWN: { description: "The state of a payment has been unknown for a day." },
    DISPUTE: { description: "The payer disputes a payment." },
    REVERSED: { description: "A payment was reversed." },
    LEDGER: { description: "Two records of the same credits differ." },
  } as const,
});

const PaymentFinding = builder.objectRef<FindingRow>("PaymentFinding").implement({
  description: "Records here and those of a provider, a bank or the ledger differ.",
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.field({ type: FindingKind, resolve: ({ kind }) => kind }),
    subject: t.string({
      nullable: true,
      description: "The payment or the record that it is about.",
      resolve: ({ paymentId, providerRef }) => paymentId ?? providerRef,
    }),
    reference: t.string({ nullable: true, resolve: ({ providerRef }) => providerRef }),
    ours: t.exposeString("ours", { nullable: true }),
    theirs: t.exposeString("theirs", { nullable: true }),
    foundAt: t.field({ type: "DateTime", resolve: ({ foundAt }) => foundAt }),
    resolvedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ resolvedAt }) => resolvedAt }),
    note: t.exposeString("note", { nullable: true }),
  }),
});

const PaymentFindingConnection = builder
  .objectRef<{ readonly nodes: readonly FindingRow[]; readonly total: number; readonly page: Page }>(
    "PaymentFindingConnection",
  )
  .implement({
    fields: (t) => ({
      nodes: t.field({ type: [PaymentFinding], resolve: ({ nodes }) => [...nodes] }),
      totalCount: t.int({ resolve: ({ total }) => total }),
      pagination: t.field({ type: Pagination, resolve: ({ page, total }) => countPages(page, total) }),
    }),
  });

const PaymentFindingConnectionInput = builder.inputType("PaymentFindingConnectionInput", {
  fields: (t) => ({
    isOpen: t.boolean({ description: "Open ones; false: resolved ones. Absent: true." }),
    page: t.int(),
    size: t.int(),
  }),
});
const ResolveFindingInput = builder.inputType("ResolveFindingInput", {
  fields: (t) => ({ id: t.id({ required: true }), note: t.string({ required: true }) }),
});

builder.queryFields((t) => ({
  paymentFindingConnection: t.field({
    type: PaymentFindingConnection,
    description: "For administrators: where payments or credits have to be looked at.",
    args: { input: t.arg({ type: PaymentFindingConnectionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await requireAdministrator(context);
      const page = readPage(input);
      return { ...(await listFindings(context.application.db, { isOpen: input.isOpen ?? true, page })), page };
    },
  }),
}));

builder.mutationFields((t) => ({
  resolveFinding: t.field({
    type: IdPayload,
    description: "For administrators: it was looked at, and what was done.",
    args: { input: t.arg({ type: ResolveFindingInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await act(context, "resolveFinding", (application, byId) => resolveFinding(application, input, byId)),
    }),
  }),
}));
