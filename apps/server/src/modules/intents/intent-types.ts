import type {
  Intent,
  IntentProblem as IntentProblemRecord,
  PinLink,
  PinName,
  Side,
  UnknownHeights,
} from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { builder } from "../../wire/builder.ts";
import type { IntentEntry, ProjectIntents } from "./project-intents.ts";

/** Intents as the API shows them: one flat type, of which each kind has the fields that it is about. */

export const IntentKind = builder.enumType("IntentKind", {
  values: {
    DECOUPLING: { value: "decoupling" },
    CRYSTAL: { value: "crystal" },
    CRYSTAL_LOAD: { value: "crystal-load" },
    FEEDBACK: { value: "feedback" },
    ESD: { value: "esd" },
    SERIES: { value: "series" },
    NEAR: { value: "near" },
    SWITCHING_LOOP: {
      value: "switching-loop",
      description: "The current through these pins is to run in a small loop.",
    },
    GROUP: { value: "group", description: "These parts belong together." },
    CHANNEL: { value: "channel", description: "The same sub-circuit several times." },
    EDGE: { value: "edge", description: "At the edge of the board, facing outwards." },
    FIXED: { value: "fixed", description: "Stays where it is." },
    SIDE: { value: "side", description: "Is placed on this side of the board." },
    HEIGHT: { value: "height", description: "How high these parts are above the board." },
    HEIGHT_LIMIT: {
      value: "height-limit",
      description: "No part on this side, or in this area of it, may be higher.",
    },
  } as const,
});

export const BoardSide = builder.enumType("BoardSide", {
  values: { FRONT: { value: "front" }, BACK: { value: "back" } } as const,
});

export const UnknownHeightsEnum = builder.enumType("UnknownHeights", {
  description: "What a limit does with parts of unknown height; a limit of 0 keeps them out either way.",
  values: { ALLOWED: { value: "allowed" }, KEPT_OUT: { value: "kept-out" } } as const,
});

const AreaPoint = builder.objectRef<Point>("AreaPoint").implement({
  description: "Nanometres in the board's frame, y downwards.",
  fields: (t) => ({ x: t.exposeInt("x"), y: t.exposeInt("y") }),
});

const IntentOrigin = builder.enumType("IntentOrigin", {
  values: { CIRCUIT: { value: "circuit" }, PERSON: { value: "person" } } as const,
});

const PinNameType = builder.objectRef<PinName>("PinName").implement({
  fields: (t) => ({ reference: t.exposeString("reference"), pad: t.exposeString("pad") }),
});

const PinLinkType = builder.objectRef<PinLink>("PinLink").implement({
  fields: (t) => ({
    from: t.field({ type: PinNameType, resolve: ({ from }) => from }),
    to: t.field({ type: PinNameType, resolve: ({ to }) => to }),
    within: t.exposeInt("within", { description: "Nanometres from pad to pad." }),
  }),
});

const IntentReason = builder.objectRef<Intent["reason"]>("IntentReason").implement({
  description: "Why, as data to be worded in any language: facts are names of the board.",
  fields: (t) => ({
    code: t.exposeString("code"),
    facts: t.field({ type: "JSON", resolve: ({ facts }) => facts }),
  }),
});

export const PlacementIntent = builder.objectRef<Intent>("PlacementIntent").implement({
  description: "Something that is wanted of a placement beyond short wires.",
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.field({ type: IntentKind, resolve: ({ kind }) => kind }),
    origin: t.field({ type: IntentOrigin, resolve: ({ origin }) => origin }),
    reason: t.field({ type: IntentReason, resolve: ({ reason }) => reason }),
    part: t.string({ nullable: true, resolve: (intent) => ("part" in intent ? intent.part : null) }),
    links: t.field({ type: [PinLinkType], resolve: (intent) => ("links" in intent ? [...intent.links] : []) }),
    pins: t.field({ type: [PinNameType], resolve: (intent) => ("pins" in intent ? [...intent.pins] : []) }),
    name: t.string({ nullable: true, resolve: (intent) => (intent.kind === "group" ? intent.name : null) }),
    parts: t.stringList({ resolve: (intent) => ("parts" in intent ? [...intent.parts] : []) }),
    side: t.field({
      type: BoardSide,
      nullable: true,
      resolve: (intent): Side | null => ("side" in intent ? intent.side : null),
    }),
    height: t.int({
      nullable: true,
      description: "Nanometres: HEIGHT how high the parts are, HEIGHT_LIMIT the most that is let in.",
      resolve: (intent) =>
        intent.kind === "height" ? intent.height : intent.kind === "height-limit" ? intent.most : null,
    }),
    area: t.field({
      type: [AreaPoint],
      nullable: true,
      description: "HEIGHT_LIMIT: corners of where it holds; null: on the whole side.",
      resolve: (intent) => (intent.kind === "height-limit" && intent.area ? [...intent.area] : null),
    }),
    unknownHeights: t.field({
      type: UnknownHeightsEnum,
      nullable: true,
      resolve: (intent): UnknownHeights | null => (intent.kind === "height-limit" ? intent.unknown : null),
    }),
    instances: t.field({
      type: "JSON",
      nullable: true,
      description: "CHANNEL: a list of parts for each instance; the n-th of one does what the n-th of all others does.",
      resolve: (intent) => (intent.kind === "channel" ? intent.instances : null),
    }),
  }),
});

const IntentProblem = builder.objectRef<IntentProblemRecord>("IntentProblem").implement({
  fields: (t) => ({
    kind: t.exposeString("kind"),
    facts: t.field({ type: "JSON", resolve: ({ facts }) => facts }),
    message: t.exposeString("message"),
  }),
});

const ProjectIntent = builder.objectRef<IntentEntry>("ProjectIntent").implement({
  fields: (t) => ({
    intent: t.field({ type: PlacementIntent, resolve: ({ intent }) => intent }),
    isRemoved: t.exposeBoolean("isRemoved", { description: "Not wanted by people; it can be restored." }),
    isCorrected: t.exposeBoolean("isCorrected", { description: "The circuit says it otherwise." }),
    problems: t.field({
      type: [IntentProblem],
      description: "What it names that the current board does not have; the placer passes over that.",
      resolve: ({ problems }) => [...problems],
    }),
  }),
});

export const EdaProjectIntents = builder.objectRef<ProjectIntents>("EdaProjectIntents").implement({
  description: "What is wanted of a placement of the project's current version.",
  fields: (t) => ({
    version: t.exposeInt("version", { description: "To be named by a change; counts what people have changed." }),
    entries: t.field({ type: [ProjectIntent], resolve: ({ entries }) => [...entries] }),
  }),
});
