import type { UpdateUsesAnswer, UseUpdate } from "../../../threads/messages/block-messages.ts";
import { builder } from "../../../wire/builder.ts";
import { requireSession } from "../../../wire/request-context.ts";
import { Block } from "../block-type.ts";
import { type BlockUpdate, findBlockUpdate, takeBlockVersion } from "./take-version.ts";

const UseUpdateType = builder.objectRef<UseUpdate>("BlockUseUpdate").implement({
  description: "What taking the version means for one use of the block.",
  fields: (t) => ({
    groupId: t.exposeID("groupId", { description: "The group on the board." }),
    name: t.exposeString("name"),
    objections: t.field({
      type: "JSON",
      description: "Why it cannot take the version: a list of `UpdateObjection` of packages/blocks; empty: it can.",
      resolve: ({ objections }) => objections,
    }),
    remarks: t.field({
      type: "JSON",
      description:
        "What the project keeps of its own, what goes, and ends of tracks that lost the block: a list of `UpdateRemark`.",
      resolve: ({ remarks }) => remarks,
    }),
  }),
});

const BroughtErrorType = builder.objectRef<UpdateUsesAnswer["errors"][number]>("BlockUpdateError").implement({
  fields: (t) => ({
    rule: t.exposeString("rule"),
    subjects: t.exposeStringList("subjects", { description: "Parts by reference and nets by name." }),
    x: t.int({ description: "In nanometres.", resolve: ({ position }) => Math.round(position.x) }),
    y: t.int({ resolve: ({ position }) => Math.round(position.y) }),
  }),
});

const BlockUpdateType = builder.objectRef<BlockUpdate>("EdaProjectBlockUpdate").implement({
  description: "What the current version of a block changes on a project's board, before you apply it.",
  fields: (t) => ({
    block: t.field({ type: Block, resolve: ({ block }) => block }),
    fromVersion: t.exposeInt("from"),
    toVersion: t.exposeInt("to"),
    note: t.exposeString("note", { description: "What its author says is new in the version." }),
    changes: t.field({
      type: "JSON",
      description: "What is otherwise in the block: a list of `BlockDifference` of packages/blocks.",
      resolve: ({ changes }) => changes,
    }),
    uses: t.field({ type: [UseUpdateType], resolve: ({ uses }) => [...uses] }),
    errors: t.field({
      type: [BroughtErrorType],
      description: "What the design rules would find that they do not find now, open connections apart.",
      resolve: ({ errors }) => [...errors],
    }),
    openBefore: t.exposeInt("openBefore", { description: "Open connections." }),
    openAfter: t.exposeInt("openAfter"),
    boardHash: t.exposeString("boardHash", { description: "Of the board that was compared." }),
  }),
});

const GROUPS = "Groups of the board that are uses of it; absent: all.";
const BlockUpdateInput = builder.inputType("EdaProjectBlockUpdateInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    document: t.string({ required: true, description: "EdaProjectBlockUse.document: the version that is used." }),
    groupIds: t.idList({ description: GROUPS }),
  }),
});
const TakeVersionInput = builder.inputType("TakeEdaProjectBlockVersionInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    document: t.string({ required: true, description: "EdaProjectBlockUse.document: the version that is used." }),
    groupIds: t.idList({ description: GROUPS }),
    versionNumber: t.int({ required: true, description: "Of the version that was compared." }),
    boardHash: t.string({ required: true, description: "Of the board that was compared." }),
  }),
});

const TakenVersion = builder
  .objectRef<{ readonly id: string; readonly majorVersion: number; readonly revisionVersion: number }>(
    "TakeEdaProjectBlockVersionPayload",
  )
  .implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      majorVersion: t.exposeInt("majorVersion"),
      revisionVersion: t.exposeInt("revisionVersion"),
    }),
  });

builder.queryFields((t) => ({
  edaProjectBlockUpdate: t.field({
    type: BlockUpdateType,
    args: { input: t.arg({ type: BlockUpdateInput, required: true }) },
    resolve: (_root, { input }, context) => findBlockUpdate(context.application, requireSession(context).userId, input),
  }),
}));

builder.mutationFields((t) => ({
  takeEdaProjectBlockVersion: t.field({
    type: TakenVersion,
    description:
      "The uses take the version as the next revision; what the project changed on them stays. Refused during a run.",
    args: { input: t.arg({ type: TakeVersionInput, required: true }) },
    resolve: (_root, { input }, context) =>
      takeBlockVersion(context.application, requireSession(context).userId, input),
  }),
}));
