import type { FootprintFacts } from "@tracewright/board";
import {
  type DrawnForm,
  type DrawnProblem,
  drawnName,
  type FootprintQuery,
  type FoundFootprint as Found,
  problemsOfForm,
} from "@tracewright/footprints";
import { fromMm, toMm } from "@tracewright/geometry";
import { refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import type * as footprintMessages from "../../threads/messages/footprint-messages.ts";
import type { Problem } from "../../threads/messages/packed-document.ts";
import { builder } from "../../wire/builder.ts";
import { requireSession } from "../../wire/request-context.ts";
import { FootprintSource } from "../imports/board-proposal-type.ts";
import { FileProblem } from "../imports/receipt-type.ts";
import { FOOTPRINT_LIBRARY } from "./footprint-library.ts";
import { readUploadedFootprints } from "./read-uploaded-footprints.ts";

const MAX_HITS = 100;
const MAX_WORDS_LENGTH = 200;
/** Records may be large: a grid of a thousand balls has 400 kB. */
const MAX_NAMES = 8;
const MAX_NAME_LENGTH = 500;

const FootprintMount = builder.enumType("FootprintMount", {
  values: {
    SMD: { value: "smd" },
    THROUGH_HOLE: { value: "through-hole" },
    UNSPECIFIED: { value: "unspecified" },
  } as const,
});

const Extent = builder.objectRef<NonNullable<FootprintFacts["body"]>>("FootprintExtent").implement({
  description: "Millimetres.",
  fields: (t) => ({
    width: t.float({ resolve: ({ width }) => toMm(width) }),
    height: t.float({ resolve: ({ height }) => toMm(height) }),
  }),
});

const FoundFootprint = builder.objectRef<Found>("FoundFootprint").implement({
  fields: (t) => ({
    name: t.exposeString("name", { description: '"Library:Name".' }),
    source: t.field({ type: FootprintSource, resolve: ({ source }) => source }),
    description: t.exposeString("description"),
    keywords: t.exposeString("keywords"),
    pads: t.exposeInt("pads", { description: "Different pad numbers." }),
    pitchMm: t.float({ nullable: true, resolve: ({ pitch }) => (pitch === undefined ? null : toMm(pitch)) }),
    bodyMm: t.field({ type: Extent, nullable: true, resolve: ({ body }) => body ?? null }),
    mount: t.field({ type: FootprintMount, resolve: ({ mount }) => mount }),
  }),
});

const FootprintRecord = builder.objectRef<footprintMessages.FootprintRecord>("FootprintRecord").implement({
  fields: (t) => ({
    found: t.field({ type: FoundFootprint, resolve: (record) => record }),
    record: t.field({
      type: "JSON",
      description: "The footprint as board documents hold it, standing at the origin.",
      resolve: ({ footprint }) => footprint,
    }),
  }),
});

interface Hits {
  readonly total: number;
  readonly hits: readonly Found[];
  readonly official: number;
}

const FootprintHits = builder.objectRef<Hits>("FootprintHits").implement({
  fields: (t) => ({
    total: t.exposeInt("total"),
    nodes: t.field({ type: [FoundFootprint], resolve: ({ hits }) => [...hits] }),
    officialCount: t.exposeInt("official", {
      description: "Footprints of KiCad's libraries on the server; 0: it has none.",
    }),
  }),
});

interface Records {
  readonly records: readonly footprintMessages.FootprintRecord[];
  readonly found: readonly Found[];
  readonly problems: readonly Problem[];
}

const FootprintRecords = builder.objectRef<Records>("FootprintRecords").implement({
  fields: (t) => ({
    nodes: t.field({
      type: [FootprintRecord],
      description: "Those of the names that were found, and all of the files where they hold four at most.",
      resolve: ({ records }) => [...records],
    }),
    inFiles: t.field({
      type: [FoundFootprint],
      description: "What the files hold, 2,000 at most.",
      resolve: ({ found }) => [...found],
    }),
    problems: t.field({
      type: [FileProblem],
      description: "Files that cannot be read.",
      resolve: ({ problems }) => [...problems],
    }),
  }),
});

const DrawnShape = builder.enumType("DrawnFootprintShape", {
  values: {
    PAIR: { value: "pair" },
    ROW: { value: "row" },
    DUAL: { value: "dual" },
    QUAD: { value: "quad" },
    GRID: { value: "grid" },
  } as const,
});

const DrawnProblemType = builder.objectRef<DrawnProblem>("DrawnFootprintProblem").implement({
  description: "A measure that cannot be.",
  fields: (t) => ({
    field: t.exposeString("field"),
    reason: t.exposeString("reason", {
      description: "out-of-range, odd, pads-overlap, hole-fills-pad or pad-under-body-overlaps.",
    }),
    least: t.float({ nullable: true, resolve: ({ least }) => least ?? null }),
    most: t.float({ nullable: true, resolve: ({ most }) => most ?? null }),
  }),
});

interface Drawn {
  readonly record: footprintMessages.FootprintRecord | null;
  readonly problems: readonly DrawnProblem[];
}

const DrawnFootprint = builder.objectRef<Drawn>("DrawnFootprint").implement({
  fields: (t) => ({
    record: t.field({ type: FootprintRecord, nullable: true, resolve: ({ record }) => record }),
    problems: t.field({ type: [DrawnProblemType], resolve: ({ problems }) => [...problems] }),
  }),
});

const FootprintExtentInput = builder.inputType("FootprintExtentInput", {
  description: "Millimetres.",
  fields: (t) => ({ width: t.float({ required: true }), height: t.float({ required: true }) }),
});
const FootprintSearchInput = builder.inputType("FootprintSearchInput", {
  fields: (t) => ({
    words: t.string({ description: "Of name, keywords and description, in any order." }),
    pads: t.int(),
    pitchMm: t.float(),
    bodyMm: t.field({ type: FootprintExtentInput, description: "Either way round, within what makers round." }),
    mount: t.field({ type: FootprintMount }),
    size: t.int({ description: "1 to 100; 50 if absent." }),
  }),
});
const FootprintSuggestionsInput = builder.inputType("FootprintSuggestionsInput", {
  description: "A part that a footprint is chosen for.",
  fields: (t) => ({
    wanted: t.string({ required: true, description: "What the schematic names; empty where it names none." }),
    kind: t.string({ required: true, description: 'Letters of its reference: "R", "U".' }),
    value: t.string({ required: true }),
    pins: t.int({ required: true, description: "Different pin numbers of its symbol." }),
    used: t.stringList({ description: "Footprints that the rest of the design has." }),
    size: t.int({ description: "1 to 100; 8 if absent." }),
  }),
});
const FootprintRecordsInput = builder.inputType("FootprintRecordsInput", {
  fields: (t) => ({
    names: t.stringList({ required: true, description: `"Library:Name" each; at most ${MAX_NAMES}.` }),
    fileUrls: t.stringList({
      description: "Uploads that are searched before the libraries: .kicad_mod, or a zip of them.",
    }),
  }),
});
const DrawnFootprintInput = builder.inputType("DrawnFootprintInput", {
  description: "Lengths in millimetres.",
  fields: (t) => ({
    shape: t.field({ type: DrawnShape, required: true }),
    pads: t.int({ required: true }),
    columns: t.int({ description: "Of a grid." }),
    pitch: t.float({ description: "Of all but two pads." }),
    padLength: t.float({ required: true, description: "Along the lead." }),
    padWidth: t.float({ required: true }),
    span: t.float({ description: "Between the middles of opposite pads or rows." }),
    body: t.field({ type: FootprintExtentInput, required: true }),
    drill: t.float({ description: "Absent: pads on the surface." }),
    exposedPad: t.field({ type: FootprintExtentInput, description: "Under the body." }),
  }),
});

function readQuery({ words, pads, pitchMm, bodyMm, mount }: typeof FootprintSearchInput.$inferInput): FootprintQuery {
  if (words != null && words.length > MAX_WORDS_LENGTH)
    refuseField("words", refusal("search-words-too-long", { most: MAX_WORDS_LENGTH }));
  return {
    ...(words != null && { words }),
    ...(pads != null && { pads }),
    ...(pitchMm != null && { pitch: fromMm(pitchMm) }),
    ...(bodyMm != null && { body: { width: fromMm(bodyMm.width), height: fromMm(bodyMm.height) } }),
    ...(mount != null && { mount }),
  };
}

function readSize(size: number | null | undefined, usual: number): number {
  if (size != null && (size < 1 || size > MAX_HITS)) refuseField("size", refusal("list-length", { most: MAX_HITS }));
  return size ?? usual;
}

function readForm(input: typeof DrawnFootprintInput.$inferInput): DrawnForm {
  const { shape, pads, columns, pitch, padLength, padWidth, span, body, drill, exposedPad } = input;
  return {
    shape,
    pads,
    pitch: pitch ?? Number.NaN,
    padLength,
    padWidth,
    span: span ?? Number.NaN,
    body,
    ...(columns != null && { columns }),
    ...(drill != null && { drill }),
    ...(exposedPad != null && (shape === "dual" || shape === "quad") && { exposedPad }),
  };
}

builder.queryFields((t) => ({
  footprintSearch: t.field({
    type: FootprintHits,
    description: "All footprints of KiCad's libraries on the server and of the built-in families, the best hits first.",
    args: { input: t.arg({ type: FootprintSearchInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      requireSession(context);
      return context.application.services.get(FOOTPRINT_LIBRARY).search(readQuery(input), readSize(input.size, 50));
    },
  }),
  footprintSuggestions: t.field({
    type: [FoundFootprint],
    description:
      "What may be meant, the likeliest first. Nothing that lacks a pad, or whose name states other measures than the wanted one.",
    args: { input: t.arg({ type: FootprintSuggestionsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      requireSession(context);
      const { wanted, kind, value, pins } = input;
      for (const [field, text] of Object.entries({ wanted, kind, value }))
        if (text.length > MAX_NAME_LENGTH)
          refuseField(field, refusal("field-too-long", { field, most: MAX_NAME_LENGTH }));
      const need = { wanted, kind, value, pins, used: new Set(input.used ?? []) };
      return [
        ...(await context.application.services.get(FOOTPRINT_LIBRARY).suggest(need, readSize(input.size, 8))).hits,
      ];
    },
  }),
  footprintRecords: t.field({
    type: FootprintRecords,
    description: "Footprints whole, to be looked at and taken.",
    args: { input: t.arg({ type: FootprintRecordsInput, required: true }) },
    resolve: async (_root, { input: { names, fileUrls } }, context): Promise<Records> => {
      const { userId } = requireSession(context);
      const { application } = context;
      if (names.length > MAX_NAMES) refuseField("names", refusal("too-many-footprints-requested", { most: MAX_NAMES }));
      const uploaded = fileUrls?.length
        ? await readUploadedFootprints(application, userId, { fileUrls, names })
        : { found: [], records: [], problems: [] };
      const inFiles = new Set(uploaded.records.map(({ name }) => name));
      const others = names.filter((name) => !inFiles.has(name));
      const inLibraries = others.length > 0 ? await application.services.get(FOOTPRINT_LIBRARY).find(others) : [];
      return { ...uploaded, records: [...uploaded.records, ...inLibraries] };
    },
  }),
  drawnFootprint: t.field({
    type: DrawnFootprint,
    description: "A footprint drawn by measures; its name carries them all, and is found by `footprintRecords` again.",
    args: { input: t.arg({ type: DrawnFootprintInput, required: true }) },
    resolve: async (_root, { input }, context): Promise<Drawn> => {
      requireSession(context);
      const form = readForm(input);
      const problems = problemsOfForm(form);
      if (problems.length > 0) return { record: null, problems };
      const [record = null] = await context.application.services.get(FOOTPRINT_LIBRARY).find([drawnName(form)]);
      return { record, problems: [] };
    },
  }),
}));
