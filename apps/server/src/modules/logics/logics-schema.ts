import { GUIDE_MODES } from "@tracewright/logic";
import { builder } from "../../wire/builder.ts";
import { IdPayload } from "../../wire/payloads.ts";
import { requireSession } from "../../wire/request-context.ts";
import { BlockLogic } from "../blocks/blocks-schema.ts";
import { documentUrl } from "../documents/document-store.ts";
import { EdaProjectType } from "../projects/project-type.ts";
import { changeBlocks, changeLogic, type SavedLogic } from "./change-logic.ts";
import { createBlockProject } from "./create-block-project.ts";
import { LogicFinding } from "./logic-finding-type.ts";
import { ProjectBlock } from "./project-block-type.ts";
import { type ProjectLogicRecord, readLogicV1 } from "./read-logic-v1.ts";
import { type ValidatedBlocks, validateBlocks } from "./validate-blocks.ts";

const ProjectBlockParameterInput = builder.inputType("ProjectBlockParameterInput", {
  fields: (t) => ({ key: t.string({ required: true }), value: t.string({ required: true }) }),
});

const ProjectBlockInput = builder.inputType("ProjectBlockInput", {
  fields: (t) => ({
    blockId: t.id({ required: true }),
    versionNumber: t.int({ description: "The one that the project uses unless given, else the newest." }),
    count: t.int({ required: true, description: "1 or more." }),
    parameters: t.field({
      type: [ProjectBlockParameterInput],
      description: "Where they differ from the block's own.",
    }),
    useIds: t.idList({
      description: "Uses that stay where the count becomes smaller; those without wires leave first.",
    }),
  }),
});

const CreateEdaProjectInput = builder.inputType("CreateEdaProjectInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    type: t.field({ type: EdaProjectType, description: "Ignored: it is BLOCK." }),
    description: t.string(),
    blocks: t.field({ type: [ProjectBlockInput] }),
    teamId: t.id({ description: "Absent: it belongs to you." }),
  }),
});

const UpdateEdaProjectBlocksInput = builder.inputType("UpdateEdaProjectBlocksInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    majorVersion: t.int({ description: "Of the version that you saw; 409 when it is no longer the newest." }),
    revisionVersion: t.int(),
    blocks: t.field({ type: [ProjectBlockInput], required: true, description: "All blocks of the project." }),
  }),
});

const UpdateEdaProjectLogicInput = builder.inputType("UpdateEdaProjectLogicInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    majorVersion: t.int({
      description: "Of the version that was edited: what changed since is merged, or 409 names it.",
    }),
    revisionVersion: t.int(),
    logic: t.field({
      type: "JSON",
      required: true,
      description: "The whole Logic, as EdaProjectV2.logicDocumentUrl has it.",
    }),
  }),
});

const EdaProjectBlockUpdateValidationInput = builder.inputType("EdaProjectBlockUpdateValidationInput", {
  fields: (t) => ({
    id: t.id({ description: "Absent: a project that is to be created." }),
    blocks: t.field({ type: [ProjectBlockInput], required: true }),
  }),
});

const EdaProjectLogicInput = builder.inputType("EdaProjectLogicInput", {
  fields: (t) => ({ id: t.id({ required: true }), majorVersion: t.int(), revisionVersion: t.int() }),
});

const GuideMode = builder.enumType("GuideMode", { values: GUIDE_MODES });

const LogicV1 = builder.objectRef<ProjectLogicRecord>("LogicV1").implement({
  description: "The schematic by blocks; of a project that is not made of blocks by sheets.",
  fields: (t) => ({
    blockLogics: t.field({ type: [BlockLogic], resolve: ({ blockLogics }) => [...blockLogics] }),
    guide: t.field({
      type: GuideMode,
      description: "What the logic view suggests.",
      resolve: ({ logic }) => logic?.guide ?? "GUIDE",
    }),
    documentUrl: t.string({
      nullable: true,
      description: "Immutable JSON of the Logic. Null: the project is not made of blocks.",
      resolve: ({ project }) => documentUrl(project.id, project.logicHash),
    }),
  }),
});

const BlockUpdateValidation = builder.objectRef<ValidatedBlocks>("EdaProjectBlockUpdateValidation").implement({
  fields: (t) => ({
    totalPrice: t.exposeFloat("totalPrice", { description: "Of the parts whose price is known, for one board." }),
    currency: t.exposeString("currency", { nullable: true, description: "Null: no price is known." }),
    unknownPrices: t.exposeInt("unknownPrices", { description: "Parts that are not in the sum." }),
    blocks: t.field({ type: [ProjectBlock], resolve: ({ blocks }) => [...blocks] }),
    subBlocks: t.field({
      type: [ProjectBlock],
      description: "Those that are added because a chosen block needs them.",
      resolve: ({ subBlocks }) => [...subBlocks],
    }),
    findings: t.field({ type: [LogicFinding], resolve: ({ findings }) => [...findings] }),
  }),
});

const LogicPayload = builder.objectRef<SavedLogic>("UpdateEdaProjectLogicPayload").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ project }) => project.id }),
    majorVersion: t.int({ resolve: ({ project }) => project.majorVersion }),
    revisionVersion: t.int({ resolve: ({ project }) => project.revisionVersion }),
    logicDocumentUrl: t.string({
      nullable: true,
      resolve: ({ project }) => documentUrl(project.id, project.logicHash),
    }),
    isMerged: t.exposeBoolean("isMerged", { description: "What somebody else saved since then is in it." }),
  }),
});

builder.queryFields((t) => ({
  edaProjectLogic: t.field({
    type: LogicV1,
    args: { input: t.arg({ type: EdaProjectLogicInput, required: true }) },
    resolve: (_root, { input }, context) => readLogicV1(context, input),
  }),
  edaProjectBlockUpdateValidation: t.field({
    type: BlockUpdateValidation,
    description: "What a list of blocks would make of a project: prices and electrical findings. Nothing is saved.",
    args: { input: t.arg({ type: EdaProjectBlockUpdateValidationInput, required: true }) },
    resolve: (_root, { input }, context) =>
      validateBlocks(context.application, requireSession(context).userId, {
        ...input,
        isKorean: context.language === "ko",
      }),
  }),
}));

builder.mutationFields((t) => ({
  createEdaProject: t.field({
    type: IdPayload,
    description: "A project made of blocks, with the schematic and board that they mean.",
    args: { input: t.arg({ type: CreateEdaProjectInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await createBlockProject(context.application, requireSession(context).userId, {
        name: input.name,
        description: input.description,
        teamId: input.teamId,
        blocks: input.blocks ?? [],
        isKorean: context.language === "ko",
      }),
    }),
  }),
  updateEdaProjectBlocks: t.field({
    type: LogicPayload,
    description: "Gives a project the blocks of a list; those it has keep their wires and places.",
    args: { input: t.arg({ type: UpdateEdaProjectBlocksInput, required: true }) },
    resolve: (_root, { input }, context) =>
      changeBlocks(context.application, requireSession(context).userId, {
        ...input,
        isKorean: context.language === "ko",
      }),
  }),
  updateEdaProjectLogic: t.field({
    type: LogicPayload,
    description: "Saves blocks and wires as the next revision, with the schematic and board that they mean.",
    args: { input: t.arg({ type: UpdateEdaProjectLogicInput, required: true }) },
    resolve: (_root, { input }, context) => changeLogic(context.application, requireSession(context).userId, input),
  }),
}));
