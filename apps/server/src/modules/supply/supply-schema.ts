import { builder } from "../../wire/builder.ts";
import { requireSession } from "../../wire/request-context.ts";
import { isAdministrator } from "../accounts/administrators.ts";
import { choosePart, undoPartChoice } from "./choose-part.ts";
import { SUPPLY } from "./create-supply.ts";
import { findSubstitutes } from "./find-substitutes.ts";
import type { StoredPartChoices } from "./part-choice-store.ts";
import { searchSupply } from "./search-supply.ts";
import type { SupplyProvider, SupplyState } from "./supply-provider.ts";
import { SupplyItem, SupplyProblem, SupplySource } from "./supply-types.ts";

type SourceState = SupplyState & { readonly provider: SupplyProvider; readonly isForAdministrator: boolean };

const SupplySourceState = builder.objectRef<SourceState>("SupplySourceState").implement({
  description: "A source of prices and stock.",
  fields: (t) => ({
    source: t.field({ type: SupplySource, resolve: ({ provider }) => provider.source }),
    isLive: t.boolean({
      description: "Prices and stock are those of the moment; false: stock is not live.",
      resolve: ({ provider }) => provider.isLive,
    }),
    problem: t.field({ type: SupplyProblem, nullable: true, resolve: ({ problem }) => problem }),
    pausedUntil: t.field({ type: "DateTime", nullable: true, resolve: ({ pausedUntil }) => pausedUntil }),
    message: t.string({
      nullable: true,
      description: "For administrators: the supplier's own words at the last failure.",
      resolve: ({ message, isForAdministrator }) => (isForAdministrator && message) || null,
    }),
    lastAnswerAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "For administrators.",
      resolve: ({ lastAnswerAt, isForAdministrator }) => (isForAdministrator ? lastAnswerAt : null),
    }),
    callsLeft: t.int({
      nullable: true,
      description: "For administrators: calls that may be made within the day. Null: none are needed.",
      resolve: ({ callsLeft, isForAdministrator }) => (isForAdministrator ? callsLeft : null),
    }),
  }),
});

const SupplyItemList = builder
  .objectRef<{ readonly nodes: readonly import("./supply-provider.ts").SupplyFinding[] }>("SupplyItemList")
  .implement({
    fields: (t) => ({ nodes: t.field({ type: [SupplyItem], resolve: ({ nodes }) => [...nodes] }) }),
  });

const EdaProjectPartChoices = builder.objectRef<StoredPartChoices>("EdaProjectPartChoices").implement({
  description: "Decisions of users about the parts of a project. Read the result again for their effect.",
  fields: (t) => ({
    version: t.exposeInt("version"),
    canUndo: t.boolean({ resolve: ({ steps }) => steps.length > 0 }),
  }),
});

const PartChoiceKind = builder.enumType("PartChoiceKind", {
  values: {
    PART: { description: "The part that is given." },
    NONE: { description: "No part is needed: nothing is bought, nothing is placed." },
    AS_DESIGNED: { description: "What the design says." },
  } as const,
});

const ChosenPartInput = builder.inputType("ChosenPartInput", {
  fields: (t) => ({
    manufacturer: t.string({ required: true, description: "May be empty." }),
    manufacturerPartNumber: t.string({ required: true }),
    supplier: t.string({ description: "Any unless given." }),
    supplierPartNumber: t.string(),
  }),
});

const ChooseEdaProjectPartInput = builder.inputType("ChooseEdaProjectPartInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    version: t.int({
      required: true,
      description: "choiceVersion of the state that the change was made on; 409 when there is a newer one.",
    }),
    lineId: t.id({ required: true }),
    kind: t.field({ type: PartChoiceKind, required: true }),
    part: t.field({ type: ChosenPartInput, description: "Of kind PART." }),
  }),
});

const UndoEdaProjectPartChoiceInput = builder.inputType("UndoEdaProjectPartChoiceInput", {
  fields: (t) => ({ id: t.id({ required: true }), version: t.int({ required: true }) }),
});

const EdaProjectSubstitutesInput = builder.inputType("EdaProjectSubstitutesInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    majorVersion: t.int(),
    revisionVersion: t.int(),
    lineId: t.id({ required: true }),
    keyword: t.string({ description: "The line's value and ratings unless given." }),
  }),
});

const BlockSupplyItemsInput = builder.inputType("BlockSupplyItemsInput", {
  fields: (t) => ({
    keyword: t.string({ required: true, description: "2 to 100 letters." }),
    footprint: t.string(),
  }),
});

builder.queryFields((t) => ({
  edaProjectSubstitutes: t.field({
    type: SupplyItemList,
    description: "Parts that fit the footprint of a line, by its pinout or by words. May query the suppliers.",
    args: { input: t.arg({ type: EdaProjectSubstitutesInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      nodes: await findSubstitutes(context.application, requireSession(context).userId, input),
    }),
  }),
  blockSupplyItems: t.field({
    type: SupplyItemList,
    description: "Parts by words or number. May ask the suppliers.",
    args: { input: t.arg({ type: BlockSupplyItemsInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      nodes: await searchSupply(context.application, requireSession(context).userId, input),
    }),
  }),
  supplySources: t.field({
    type: [SupplySourceState],
    description: "The first is believed first.",
    resolve: async (_root, _args, context) => {
      requireSession(context);
      const isForAdministrator = await isAdministrator(context);
      return Promise.all(
        context.application.services.get(SUPPLY).map(async (provider) => ({
          ...(await provider.readState()),
          provider,
          isForAdministrator,
        })),
      );
    },
  }),
}));

builder.mutationFields((t) => ({
  chooseEdaProjectPart: t.field({
    type: EdaProjectPartChoices,
    description: "Keeps a person's decision about one line with the project; undoEdaProjectPartChoice takes it back.",
    args: { input: t.arg({ type: ChooseEdaProjectPartInput, required: true }) },
    resolve: (_root, { input: { id, version, lineId: line, kind, part } }, context) =>
      choosePart(context.application, requireSession(context).userId, {
        id,
        version,
        line,
        choice:
          kind === "AS_DESIGNED"
            ? null
            : kind === "NONE"
              ? { line, kind: "none" }
              : {
                  line,
                  kind: "part",
                  manufacturer: part?.manufacturer ?? "",
                  partNumber: part?.manufacturerPartNumber ?? "",
                  supplier: part?.supplier ?? "",
                  supplierPartNumber: part?.supplierPartNumber ?? "",
                },
      }),
  }),
  undoEdaProjectPartChoice: t.field({
    type: EdaProjectPartChoices,
    args: { input: t.arg({ type: UndoEdaProjectPartChoiceInput, required: true }) },
    resolve: (_root, { input }, context) => undoPartChoice(context.application, requireSession(context).userId, input),
  }),
}));
