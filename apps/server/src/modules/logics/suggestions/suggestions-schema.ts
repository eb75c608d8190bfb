import { MAX_WISH_LETTERS } from "@tracewright/logic";
import { builder } from "../../../wire/builder.ts";
import { requireSession } from "../../../wire/request-context.ts";
import { Block } from "../../blocks/block-type.ts";
import { type BlockSuggestion, type BlockSuggestions, suggestBlocks } from "./suggest-blocks.ts";

const ChosenBlockInput = builder.inputType("SuggestBlocksChosenInput", {
  fields: (t) => ({ blockId: t.id({ required: true }), count: t.int({ required: true }) }),
});

const SuggestBlocksInput = builder.inputType("SuggestBlocksInput", {
  fields: (t) => ({
    words: t.string({
      description: `What is to be built, in English or Korean; ${MAX_WISH_LETTERS} letters are read.`,
    }),
    byModel: t.boolean({
      description: "true: a language model reads the description, where one is configured; two times a minute.",
    }),
    blocks: t.field({ type: [ChosenBlockInput], description: "Those that are chosen; the first 200 count." }),
  }),
});

const SuggestionReasonKind = builder.enumType("BlockSuggestionReason", {
  values: {
    WORDS: { description: "It is named in the description." },
    MODEL: { description: "A language model proposes it." },
    SUPPLY: { description: "It feeds blocks that nothing feeds." },
    GAP: { description: "The blocks as a whole lack it." },
    TOGETHER: { description: "Projects of at least three holders have it beside the blocks." },
  } as const,
});

const Suggestion = builder.objectRef<BlockSuggestion>("BlockSuggestion").implement({
  fields: (t) => ({
    block: t.field({ type: Block, resolve: ({ block }) => block }),
    count: t.exposeInt("count"),
    reason: t.field({ type: SuggestionReasonKind, resolve: ({ reason }) => reason.kind }),
    facts: t.field({
      type: "JSON",
      description:
        "WORDS: words. SUPPLY: volts, blocks (ids). GAP: gap (controller, debug-connector or serial-bridge). TOGETHER: projects, of.",
      resolve: ({ reason: { kind: _kind, ...facts } }) => facts,
    }),
  }),
});

const ModelStateType = builder.enumType("SuggestionModelState", {
  values: {
    OFF: { description: "No language model is configured." },
    READY: { description: "It was not used." },
    ANSWERED: {},
    BUSY: { description: "You used it twice within a minute." },
    FAILED: { description: "No answer in 20 s, or none that can be read." },
  } as const,
});

const Suggestions = builder.objectRef<BlockSuggestions>("BlockSuggestions").implement({
  fields: (t) => ({
    suggestions: t.field({ type: [Suggestion], resolve: ({ suggestions }) => [...suggestions] }),
    model: t.field({ type: ModelStateType, resolve: ({ model }) => model }),
    notUnderstood: t.field({
      type: ["String"],
      description: "Words that say nothing to the reader, or that no block was found for.",
      resolve: ({ notUnderstood }) => [...notUnderstood],
    }),
  }),
});

builder.queryFields((t) => ({
  suggestBlocks: t.field({
    type: Suggestions,
    description: "Blocks for a description, or the next ones for those that are chosen. Nothing is changed.",
    args: { input: t.arg({ type: SuggestBlocksInput, required: true }) },
    resolve: (_root, { input }, context) =>
      suggestBlocks(context.application, requireSession(context).userId, {
        words: input.words,
        byModel: input.byModel ?? false,
        isKorean: context.language === "ko",
        blocks: (input.blocks ?? []).slice(0, 200),
      }),
  }),
}));
