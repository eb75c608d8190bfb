import { builder } from "../../wire/builder.ts";
import { Language } from "../../wire/languages.ts";
import { countPages, readPage } from "../../wire/paging.ts";
import { Pagination } from "../../wire/payloads.ts";
import { requireSession } from "../../wire/request-context.ts";
import { isAdministrator, requireAdministrator } from "../accounts/administrators.ts";
import {
  type FaqCategory,
  type FaqList,
  type FaqListInput,
  type FaqRow,
  findFaqNeighbours,
  listFaqs,
  readFaq,
} from "./faq-store.ts";

const FaqLink = builder.objectRef<FaqRow>("FaqLink").implement({
  fields: (t) => ({ id: t.id({ resolve: ({ id }) => String(id) }), title: t.exposeString("title") }),
});

const FaqNeighbours = builder.objectRef<Awaited<ReturnType<typeof findFaqNeighbours>>>("FaqNeighbours").implement({
  description: "Of the same category, null at its ends.",
  fields: (t) => ({
    before: t.field({ type: FaqLink, nullable: true, resolve: ({ before }) => before ?? null }),
    after: t.field({ type: FaqLink, nullable: true, resolve: ({ after }) => after ?? null }),
  }),
});

export const Faq = builder.objectRef<FaqRow>("Faq").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    category: t.exposeString("category", { description: "In the language of the answer." }),
    subCategory: t.exposeString("subCategory", { nullable: true }),
    viewCount: t.exposeInt("viewCount"),
    title: t.exposeString("title"),
    content: t.exposeString("content", { description: "Plain text; empty lines part its paragraphs." }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
    updatedAt: t.field({ type: "DateTime", resolve: ({ updatedAt }) => updatedAt }),
    language: t.field({ type: Language, resolve: ({ language }) => language }),
    rank: t.exposeInt("rank", { description: "Lower comes first." }),
    isExposed: t.exposeBoolean("isExposed"),
    neighbours: t.field({
      type: FaqNeighbours,
      resolve: (faq, _args, context) => findFaqNeighbours(context.application.db, faq),
    }),
  }),
});

const FaqCategoryType = builder.objectRef<FaqCategory>("FaqCategory").implement({
  fields: (t) => ({ name: t.exposeString("name"), count: t.exposeInt("count") }),
});

const FaqConnection = builder.objectRef<FaqList & { readonly input: FaqListInput }>("FaqConnection").implement({
  fields: (t) => ({
    nodes: t.field({ type: [Faq], resolve: ({ nodes }) => nodes }),
    totalCount: t.exposeInt("totalCount"),
    pagination: t.field({
      type: Pagination,
      resolve: ({ input, totalCount }) => countPages(readPage(input), totalCount),
    }),
    categories: t.field({
      type: [FaqCategoryType],
      description: "Of everything that the keyword finds, in every category.",
      resolve: ({ categories }) => categories,
    }),
  }),
});

const FaqInput = builder.inputType("FaqInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    toChange: t.boolean({ description: "For administrators: counts no view." }),
  }),
});

const FaqConnectionInput = builder.inputType("FaqConnectionInput", {
  fields: (t) => ({
    language: t.field({
      type: Language,
      description: "That of the request when absent, and EN where nothing is written in it.",
    }),
    category: t.string(),
    keyword: t.string({ description: "Words that all occur, also within other words." }),
    page: t.int(),
    size: t.int(),
    all: t.boolean({ description: "For administrators: in every language, and what is not exposed." }),
  }),
});

builder.queryFields((t) => ({
  faq: t.field({
    type: Faq,
    description: "Counts a view.",
    args: { input: t.arg({ type: FaqInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      requireSession(context);
      const all = await isAdministrator(context);
      return readFaq(context.application.db, input.id, { all, uncounted: all && (input.toChange ?? false) });
    },
  }),
  faqConnection: t.field({
    type: FaqConnection,
    description: "In the order of their ranks.",
    args: { input: t.arg({ type: FaqConnectionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      requireSession(context);
      const all = input.all ?? false;
      if (all) await requireAdministrator(context);
      const spoken = context.language === "ko" ? "KO" : "EN";
      const asked = { ...input, language: input.language ?? (all ? null : spoken) };
      return { ...(await listFaqs(context.application.db, asked, all)), input };
    },
  }),
}));
