import type { estimateFiles } from "../../platform/database/tables.ts";
import { builder } from "../../wire/builder.ts";
import { countPages, type Page, readPage } from "../../wire/paging.ts";
import { Pagination } from "../../wire/payloads.ts";
import { requireSession } from "../../wire/request-context.ts";
import { type EstimateRow, listQuotes } from "../orders/order-store.ts";
import { createEstimate, listEstimateFiles, listEstimates, requireEstimate, shownEstimateState } from "./estimates.ts";
import { EstimateStateType, QuoteType } from "./order-types.ts";

const EstimateFileType = builder.objectRef<typeof estimateFiles.$inferSelect>("EstimateFile").implement({
  fields: (t) => ({
    name: t.exposeString("name"),
    bytes: t.exposeInt("bytes"),
    url: t.string({ resolve: ({ id }) => `/estimates/files/${id}` }),
  }),
});

export const KesEstimate = builder.objectRef<EstimateRow>("KesEstimate").implement({
  description: "A request for a price.",
  fields: (t) => ({
    id: t.exposeID("id"),
    number: t.exposeString("number"),
    state: t.field({
      type: EstimateStateType,
      resolve: async (estimate, _args, { application }) => {
        const [newest] = await listQuotes(application.db, { estimateId: estimate.id });
        return shownEstimateState(estimate, newest, application.now());
      },
    }),
    company: t.exposeString("company"),
    name: t.exposeString("name"),
    phone: t.exposeString("phone"),
    email: t.exposeString("email"),
    board: t.exposeString("board"),
    quantity: t.exposeInt("quantity"),
    wishedDate: t.exposeString("wishedDate", { nullable: true }),
    message: t.exposeString("message"),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
    fileList: t.field({
      type: [EstimateFileType],
      resolve: ({ id }, _args, { application }) => listEstimateFiles(application.db, id),
    }),
    quotes: t.field({
      type: [QuoteType],
      description: "The newest first.",
      resolve: async ({ id }, _args, { application }) => [...(await listQuotes(application.db, { estimateId: id }))],
    }),
  }),
});

const KesEstimateConnection = builder
  .objectRef<{ readonly nodes: readonly EstimateRow[]; readonly total: number; readonly page: Page }>(
    "KesEstimateConnection",
  )
  .implement({
    fields: (t) => ({
      nodes: t.field({ type: [KesEstimate], resolve: ({ nodes }) => [...nodes] }),
      totalCount: t.int({ resolve: ({ total }) => total }),
      pagination: t.field({ type: Pagination, resolve: ({ page, total }) => countPages(page, total) }),
    }),
  });

const CreateKesEstimatePayload = builder
  .objectRef<{ readonly id: string; readonly number: string }>("CreateKesEstimatePayload")
  .implement({ fields: (t) => ({ id: t.exposeID("id"), number: t.exposeString("number") }) });

const CreateKesEstimateInput = builder.inputType("CreateKesEstimateInput", {
  fields: (t) => ({
    key: t.id({ required: true, description: "A UUID of the form: sent twice, it is stored once." }),
    company: t.string({ required: true }),
    name: t.string({ required: true }),
    phone: t.string({ required: true }),
    email: t.string({ required: true }),
    board: t.string({ required: true, description: "Layers, size and what else is known of the board." }),
    quantity: t.int({ required: true }),
    wishedDate: t.string({ description: "2026-12-24" }),
    message: t.string({ required: true }),
    consent: t.boolean({ required: true }),
    fileList: t.stringList({ description: "Uploads (presignedUrlForFileUpload); at most 5 of 10 MB." }),
  }),
});
const KesEstimateInput = builder.inputType("KesEstimateInput", { fields: (t) => ({ id: t.id({ required: true }) }) });
const KesEstimateConnectionInput = builder.inputType("KesEstimateConnectionInput", {
  fields: (t) => ({ page: t.int(), size: t.int() }),
});

builder.queryFields((t) => ({
  kesEstimate: t.field({
    type: KesEstimate,
    args: { input: t.arg({ type: KesEstimateInput, required: true }) },
    resolve: (_root, { input }, context) =>
      requireEstimate(context.application.db, requireSession(context).userId, input.id),
  }),
  kesEstimateConnection: t.field({
    type: KesEstimateConnection,
    description: "Your own, the newest first.",
    args: { input: t.arg({ type: KesEstimateConnectionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const page = readPage(input);
      const { userId } = requireSession(context);
      return { ...(await listEstimates(context.application.db, userId, page)), page };
    },
  }),
}));

builder.mutationFields((t) => ({
  createKesEstimate: t.field({
    type: CreateKesEstimatePayload,
    description: "Requests a price. Its number comes by mail.",
    args: { input: t.arg({ type: CreateKesEstimateInput, required: true }) },
    resolve: (_root, { input }, context) =>
      createEstimate(
        context.application,
        { userId: requireSession(context).userId, language: context.language },
        { ...input, fileUrls: input.fileList ?? [] },
      ),
  }),
}));
