import { FAB_RULES, type FabRules } from "@tracewright/board";
import { toMm } from "@tracewright/geometry";
import type { FabReport, ReportedCheck } from "../../threads/engine-types.ts";
import { builder } from "../../wire/builder.ts";
import { requireSession } from "../../wire/request-context.ts";
import { BoardVerdict } from "../verdicts/verdict-type.ts";

export const Fab = builder.enumType("Fab", {
  values: {
    JLCPCB: {},
    OSH_PARK: {},
    OURS: { description: "What a board that is made here starts with; leaves room to what common fabs make." },
  },
});

export const ZoneFill = builder.enumType("ZoneFill", {
  values: {
    STORED: { description: "The copper of zones as the design has it." },
    REFILL: { description: "The copper of zones as it is filled now." },
  },
});

const PlottedFillReason = builder.enumType("PlottedFillReason", {
  values: {
    ASKED: {},
    SOUND: { description: "What is stored leaves nothing open and breaks no rule." },
    BETTER: { description: "What is stored is not sound, but filling again makes nothing better." },
    RULES: { description: "What is stored leaves more open or breaks more rules." },
    MISSING: { description: "Nothing is stored." },
  },
});

const FILLS = { stored: "STORED", refilled: "REFILL" } as const;
const REASONS = { asked: "ASKED", sound: "SOUND", better: "BETTER", rules: "RULES", missing: "MISSING" } as const;

const PlottedFillType = builder.objectRef<NonNullable<FabReport["fill"]>>("PlottedFill").implement({
  description: "Which copper of the zones the films show, and why; proof and verdict are about the same.",
  fields: (t) => ({
    plotted: t.field({ type: ZoneFill, resolve: ({ plotted }) => FILLS[plotted] }),
    reason: t.field({ type: PlottedFillReason, resolve: ({ reason }) => REASONS[reason] }),
    other: t.field({
      type: BoardVerdict,
      nullable: true,
      description: "What the board comes to with the other fill, where both were judged.",
      resolve: ({ other }) => other ?? null,
    }),
  }),
});

const FabCheckOutcome = builder.enumType("FabCheckOutcome", {
  values: {
    PASSED: {},
    WARNING: { description: "The fab can make it; a person should know." },
    FAILED: { description: "Of a fab's rules: below what it makes without asking back." },
  },
});

const outcomeOf = ({ outcome }: Pick<FabReport, "outcome">) => OUTCOMES[outcome];
const OUTCOMES = { passed: "PASSED", warning: "WARNING", failed: "FAILED" } as const;

type Place = NonNullable<ReportedCheck["places"]>[number];

const FabCheckPlace = builder.objectRef<Place>("FabCheckPlace").implement({
  description: "A place that does not keep a fab's rule; millimetres, y down.",
  fields: (t) => ({
    value: t.exposeFloat("valueMm"),
    x: t.exposeFloat("xMm"),
    y: t.exposeFloat("yMm"),
    layer: t.exposeString("layer", {
      nullable: true,
      description: "L1 … for copper, F.SilkS, B.Mask …; none for holes.",
    }),
  }),
});

const FabCheck = builder.objectRef<ReportedCheck>("FabCheck").implement({
  fields: (t) => ({
    id: t.exposeString("id", { description: "Stable: outline-closed, track, annular-ring …" }),
    title: t.exposeString("title"),
    outcome: t.field({ type: FabCheckOutcome, resolve: outcomeOf }),
    measured: t.exposeString("measured"),
    problems: t.exposeStringList("problems", { description: "A sentence each, the worst first; a count of the rest." }),
    problemCount: t.exposeInt("problemCount"),
    limit: t.exposeFloat("limitMm", { nullable: true, description: "What the fab's rules ask, millimetres." }),
    places: t.field({ type: [FabCheckPlace], resolve: ({ places }) => [...(places ?? [])] }),
  }),
});

export const FabReportType = builder.objectRef<FabReport>("FabReport").implement({
  description: "What was checked in the files for the fab; the zip holds the same as FAB-CHECK.pdf and .json.",
  fields: (t) => ({
    isReady: t.exposeBoolean("ready", {
      description: "False where connections are open, design rules are broken or a check failed.",
    }),
    board: t.field({ type: BoardVerdict, resolve: ({ board }) => board }),
    fill: t.field({
      type: PlottedFillType,
      nullable: true,
      description: "None of a board without zones to fill.",
      resolve: ({ fill }) => fill ?? null,
    }),
    outcome: t.field({
      type: FabCheckOutcome,
      description: "The worst of the checks; FAILED in any case where it is not ready.",
      resolve: outcomeOf,
    }),
    rules: t.string({ nullable: true, resolve: ({ rules }) => rules?.name }),
    checks: t.field({
      type: [FabCheck],
      description: "Those of the fab's rules first, then those of the files as such.",
      resolve: ({ rules, checks }) => [...(rules?.checks ?? []), ...checks],
    }),
  }),
});

const FABS = { jlcpcb: "JLCPCB", "osh-park": "OSH_PARK", ours: "OURS" } as const;

const FabRulesType = builder.objectRef<FabRules>("FabRules").implement({
  description:
    "The least that a fab makes without asking, millimetres. Boards of more layers use the rules for the most.",
  fields: (t) => ({
    fab: t.field({ type: Fab, resolve: ({ fab }) => FABS[fab] }),
    name: t.exposeString("name"),
    layers: t.exposeInt("layers"),
    track: t.float({ resolve: ({ track }) => toMm(track) }),
    space: t.float({ resolve: ({ space }) => toMm(space) }),
    annularRing: t.float({ resolve: ({ annularRing }) => toMm(annularRing) }),
    smallestHole: t.float({ resolve: ({ smallestHole }) => toMm(smallestHole) }),
    copperToEdge: t.float({ resolve: ({ copperToEdge }) => toMm(copperToEdge) }),
    source: t.exposeString("source"),
    readOn: t.exposeString("readOn"),
  }),
});

builder.queryFields((t) => ({
  fabRules: t.field({
    type: [FabRulesType],
    resolve: (_root, _args, context) => {
      requireSession(context);
      return [...FAB_RULES];
    },
  }),
}));
