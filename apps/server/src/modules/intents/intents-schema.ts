import type { Intent, IntentStatement, PinLink, PinName, Side, UnknownHeights } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import { builder } from "../../wire/builder.ts";
import { requireSession } from "../../wire/request-context.ts";
import { requireProject } from "../projects/project-policy.ts";
import { BoardSide, EdaProjectIntents, IntentKind, UnknownHeightsEnum } from "./intent-types.ts";
import { removeIntents, resetIntents, sayIntent, sayIntents, showIntents } from "./project-intents.ts";

const EdaProjectIntentsInput = builder.inputType("EdaProjectIntentsInput", {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

const VERSION = "Of the state that the change was made on; 409 when there is a newer one.";

const ChangeEdaProjectIntentsInput = builder.inputType("ChangeEdaProjectIntentsInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    version: t.int({ required: true, description: VERSION }),
    intentIds: t.idList({ required: true }),
  }),
});

const PinNameInput = builder.inputType("PinNameInput", {
  fields: (t) => ({ reference: t.string({ required: true }), pad: t.string({ required: true }) }),
});

const PinLinkInput = builder.inputType("PinLinkInput", {
  fields: (t) => ({
    from: t.field({ type: PinNameInput, required: true }),
    to: t.field({ type: PinNameInput, required: true }),
    within: t.int({ required: true, description: "Nanometres." }),
  }),
});

const AreaPointInput = builder.inputType("AreaPointInput", {
  fields: (t) => ({ x: t.int({ required: true }), y: t.int({ required: true }) }),
});

const IntentStatementInput = builder.inputType("IntentStatementInput", {
  description:
    "EDGE and FIXED take a part; GROUP a name and parts; SWITCHING_LOOP pins in the order of the current, and within; all kinds of nearness take links. SIDE takes a part and a side; HEIGHT parts and a height; HEIGHT_LIMIT a side, a height, an area unless it is for the whole side, and what is done with unknownHeights. CHANNEL can only be read.",
  fields: (t) => ({
    kind: t.field({ type: IntentKind, required: true }),
    part: t.string(),
    name: t.string(),
    parts: t.stringList(),
    links: t.field({ type: [PinLinkInput] }),
    pins: t.field({ type: [PinNameInput] }),
    within: t.int({ description: "Nanometres." }),
    side: t.field({ type: BoardSide }),
    height: t.int({ description: "Nanometres." }),
    area: t.field({ type: [AreaPointInput], description: "3 to 32 corners, nanometres in the board's frame." }),
    unknownHeights: t.field({ type: UnknownHeightsEnum, description: "ALLOWED unless specified." }),
  }),
});

const SayEdaProjectIntentInput = builder.inputType("SayEdaProjectIntentInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    version: t.int({ required: true, description: VERSION }),
    corrects: t.id({ description: "The intent that this says in another way; absent: a new one." }),
    statement: t.field({ type: IntentStatementInput, required: true }),
  }),
});

const SayEdaProjectIntentsInput = builder.inputType("SayEdaProjectIntentsInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    version: t.int({ required: true, description: VERSION }),
    statements: t.field({ type: [IntentStatementInput], required: true, description: "At most 1000." }),
  }),
});

builder.queryFields((t) => ({
  edaProjectIntents: t.field({
    type: EdaProjectIntents,
    description: "What the circuit says about where parts want to stand, and what people made of it.",
    args: { input: t.arg({ type: EdaProjectIntentsInput, required: true }) },
    resolve: (_root, { input }, context) => showIntents(context.application, requireSession(context).userId, input.id),
  }),
}));

builder.mutationFields((t) => ({
  removeEdaProjectIntents: t.field({
    type: EdaProjectIntents,
    description: "The next placement does not want these.",
    args: { input: t.arg({ type: ChangeEdaProjectIntentsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      removeIntents(context.application, requireSession(context).userId, { ...input, isRemoved: true }),
  }),
  restoreEdaProjectIntents: t.field({
    type: EdaProjectIntents,
    description: "Wants removed ones again, as they were.",
    args: { input: t.arg({ type: ChangeEdaProjectIntentsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      removeIntents(context.application, requireSession(context).userId, { ...input, isRemoved: false }),
  }),
  resetEdaProjectIntents: t.field({
    type: EdaProjectIntents,
    description: "Resets decisions of users: corrected intents return to what was read, added ones are deleted.",
    args: { input: t.arg({ type: ChangeEdaProjectIntentsInput, required: true }) },
    resolve: (_root, { input }, context) => resetIntents(context.application, requireSession(context).userId, input),
  }),
  sayEdaProjectIntent: t.field({
    type: EdaProjectIntents,
    description:
      "Adds an intent by hand, or corrects one. What does not fit the board is refused, with extensions.problems.",
    args: { input: t.arg({ type: SayEdaProjectIntentInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      await requireProject(context.application.db, userId, input.id, "EDIT");
      return sayIntent(context.application, userId, {
        id: input.id,
        version: input.version,
        corrects: input.corrects ?? undefined,
        statement: readStatement(input.statement),
      });
    },
  }),
  sayEdaProjectIntents: t.field({
    type: EdaProjectIntents,
    description: "Adds several intents by hand as one change: all of them, or none where one does not fit the board.",
    args: { input: t.arg({ type: SayEdaProjectIntentsInput, required: true }) },
    resolve: async (_root, { input: { id, version, statements } }, context) => {
      const { userId } = requireSession(context);
      await requireProject(context.application.db, userId, id, "EDIT");
      return sayIntents(context.application, userId, { id, version, statements: statements.map(readStatement) });
    },
  }),
}));

interface StatementInput {
  readonly kind: Intent["kind"];
  readonly part?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly parts?: readonly string[] | null | undefined;
  readonly links?: readonly PinLink[] | null | undefined;
  readonly pins?: readonly PinName[] | null | undefined;
  readonly within?: number | null | undefined;
  readonly side?: Side | null | undefined;
  readonly height?: number | null | undefined;
  readonly area?: readonly Point[] | null | undefined;
  readonly unknownHeights?: UnknownHeights | null | undefined;
}

/** The fields that the kind is about; what is missing is empty, and refused as such when it is held against the board. */
function readStatement(input: StatementInput): IntentStatement {
  const { kind } = input;
  switch (kind) {
    case "edge":
    case "fixed":
      return { kind, part: input.part ?? "" };
    case "group":
      return { kind, name: input.name ?? "", parts: input.parts ?? [] };
    case "switching-loop":
      return { kind, pins: (input.pins ?? []).map(readPin), within: input.within ?? -1 };
    case "side":
      return {
        kind,
        part: input.part ?? "",
        side: input.side ?? refuseField("statement", refusal("side-missing", {})),
      };
    case "height":
      return { kind, parts: input.parts ?? [], height: input.height ?? -1 };
    case "height-limit":
      return {
        kind,
        side: input.side ?? refuseField("statement", refusal("limited-side-missing", {})),
        most: input.height ?? -1,
        ...(input.area && { area: input.area.map(({ x, y }) => ({ x, y })) }),
        unknown: input.unknownHeights ?? "allowed",
      };
    case "channel":
      return refuseField("statement", refusal("repeated-circuit-not-addable", {}));
    default:
      return {
        kind,
        links: (input.links ?? []).map(({ from, to, within }) => ({ from: readPin(from), to: readPin(to), within })),
      };
  }
}

function readPin({ reference, pad }: PinName): PinName {
  return { reference, pad };
}
