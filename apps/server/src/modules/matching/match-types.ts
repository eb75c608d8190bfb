import { ERROR_CODES } from "../../platform/application-error.ts";
import type * as records from "../../platform/database/part-match-records.ts";
import { MATCH_SOURCES, PLAIN_KINDS } from "../../platform/database/part-match-records.ts";
import { builder } from "../../wire/builder.ts";
import { DatasheetStatus } from "./datasheet-status.ts";
import { datasheetUrl } from "./datasheet-store.ts";
import type { ListedPart } from "./list-matches.ts";
import type { DatasheetMatchingRow } from "./match-store.ts";
import { needsDatasheet } from "./needs-datasheet.ts";

export const PartMatchStatus = builder.enumType("PartMatchStatus", {
  values: ["InProgress", "Matched", "NotMatched"] as const,
});

const SOURCES = {
  "part-number": "PART_NUMBER",
  generic: "GENERIC",
  earlier: "EARLIER",
  datasheet: "DATASHEET",
} as const satisfies Record<records.MatchSource, string>;

const MatchSource = builder.enumType("PartMatchSource", {
  description:
    "Who says what the part is: the catalogue by its number or by its kind and value, an earlier project of the account, a datasheet.",
  values: Object.fromEntries(MATCH_SOURCES.map((source) => [SOURCES[source], { value: source }])) as {
    [Source in records.MatchSource as (typeof SOURCES)[Source]]: { readonly value: Source };
  },
});

/** Spelt as the specification spells its three (PinPowerDirection), the others alike. */
const PIN_TYPES = {
  Input: { value: "input" },
  Output: { value: "output" },
  Bidirectional: { value: "bidirectional" },
  TriState: { value: "tri-state" },
  Passive: { value: "passive" },
  Free: { value: "free" },
  Unspecified: { value: "unspecified" },
  PowerIn: { value: "power-in" },
  PowerOut: { value: "power-out" },
  OpenCollector: { value: "open-collector" },
  OpenEmitter: { value: "open-emitter" },
  NoConnect: { value: "no-connect" },
} as const;

export const PartPinType = builder.enumType("PartPinType", { values: PIN_TYPES });

const PartEvidence = builder.objectRef<records.Evidence>("PartEvidence").implement({
  description: "Where the datasheet says it.",
  fields: (t) => ({
    page: t.exposeInt("page", { description: "Counted from 1." }),
    box: t.floatList({
      description: "Left, bottom, right, top in PDF points of the page's own frame, y upwards, before its rotation.",
      resolve: ({ box }) => [...box],
    }),
  }),
});

const PartPin = builder.objectRef<records.CandidatePin>("PartPin").implement({
  fields: (t) => ({
    number: t.exposeString("number"),
    name: t.exposeString("name"),
    type: t.field({ type: PartPinType, nullable: true, resolve: ({ type }) => type }),
    description: t.exposeString("description"),
    evidence: t.field({ type: PartEvidence, nullable: true, resolve: ({ evidence }) => evidence }),
  }),
});

const PartSupplyRange = builder.objectRef<records.SupplyRange>("PartSupplyRange").implement({
  description: "Recommended operating voltages, never the absolute maximum; null: not stated.",
  fields: (t) => ({
    name: t.exposeString("name", { description: 'As written, "VCC"; empty: of the part.' }),
    least: t.exposeFloat("least", { nullable: true }),
    typical: t.exposeFloat("typical", { nullable: true }),
    most: t.exposeFloat("most", { nullable: true }),
    evidence: t.field({ type: PartEvidence, nullable: true, resolve: ({ evidence }) => evidence }),
  }),
});

export const PlainPart = builder.objectRef<records.PlainPart>("PlainPart").implement({
  description: "A part of no particular maker, as data to be worded in any language.",
  fields: (t) => ({
    kind: t.field({
      type: builder.enumType("PlainPartKind", {
        values: Object.fromEntries(
          PLAIN_KINDS.map((kind) => [kind.toUpperCase().replaceAll("-", "_"), { value: kind }]),
        ),
      }),
      resolve: ({ kind }) => kind,
    }),
    value: t.string({ nullable: true, description: '"4.7 kΩ".', resolve: ({ value }) => value ?? null }),
    pins: t.int({ nullable: true, description: "Of a connector.", resolve: ({ pins }) => pins ?? null }),
  }),
});

/** What candidates and the match itself show alike. */
const candidateFields = (t: PothosFieldBuilder<records.PartCandidate>) => ({
  id: t.exposeID("id"),
  source: t.field({ type: MatchSource, resolve: ({ source }) => source }),
  confidence: t.exposeFloat("confidence", { description: "0 to 1." }),
  name: t.exposeString("name", { description: "In English where it is a plain part's." }),
  plain: t.field({
    type: PlainPart,
    nullable: true,
    description: "What the name says of a part of no particular maker; null where a maker or a person named it.",
    resolve: ({ plain }) => plain ?? null,
  }),
  manufacturer: t.exposeString("manufacturer"),
  partNumber: t.exposeString("partNumber"),
  description: t.exposeString("description"),
  category: t.exposeString("category"),
  package: t.exposeString("package", { description: "Empty where nothing says it." }),
  pins: t.field({ type: [PartPin], resolve: ({ pins }) => [...pins] }),
  supply: t.field({ type: [PartSupplyRange], resolve: ({ supply }) => [...supply] }),
  datasheetUrl: t.string({ nullable: true, resolve: ({ datasheetId }) => datasheetUrl(datasheetId) }),
});

type PothosFieldBuilder<Shape> = Parameters<
  NonNullable<Parameters<ReturnType<typeof builder.objectRef<Shape>>["implement"]>[0]["fields"]>
>[0];

const PartCandidate = builder.objectRef<records.PartCandidate>("PartCandidate").implement({
  description: "Something that the part may be.",
  fields: (t) => candidateFields(t),
});

const PartFacts = builder.objectRef<records.PartMatchRecord>("PartFacts").implement({
  description: "What the part is matched with, after corrections.",
  fields: (t) => ({
    ...candidateFields(t as unknown as PothosFieldBuilder<records.PartCandidate>),
    corrected: t.stringList({
      description: 'Cells that users have corrected: name, package, supply, "pin 3".',
      resolve: ({ corrected }) => [...corrected],
    }),
  }),
});

const MatchReason = builder.objectRef<records.MatchReason>("PartMatchReason").implement({
  description: "What is to be looked at, or what was not found, as data to be worded in any language.",
  fields: (t) => ({
    code: t.exposeString("code"),
    facts: t.field({ type: "JSON", resolve: ({ facts }) => facts }),
  }),
});

const DatasheetMatching = builder.objectRef<DatasheetMatchingRow>("DatasheetMatching").implement({
  description: "The newest reading of a datasheet for a part.",
  fields: (t) => ({
    datasheetMatchingId: t.exposeID("id"),
    status: t.field({ type: DatasheetStatus, resolve: ({ status }) => status }),
    percent: t.exposeInt("percent", { description: "Of the pages." }),
    errorCode: t.exposeInt("errorCode", { nullable: true }),
    reason: t.field({ type: MatchReason, nullable: true, resolve: ({ reason }) => reason }),
    datasheetUrl: t.string({ resolve: ({ datasheetId }) => datasheetUrl(datasheetId) ?? "" }),
    isRetryable: t.boolean({
      description: "It failed for a reason that may be temporary: the same datasheet can be requested again.",
      resolve: ({ status, errorCode, reason }) =>
        status === "FAIL" && errorCode === ERROR_CODES.DATASHEET_MATCHING_FAILED && RETRYABLE.has(reason?.code ?? ""),
    }),
  }),
});

const RETRYABLE: ReadonlySet<string> = new Set(["interrupted", "out-of-time", "out-of-memory", "crashed"]);

const PartQuestion = builder.objectRef<records.PartQuestion>("PartQuestion").implement({
  description: "What the design says of the part.",
  fields: (t) => ({
    value: t.exposeString("value"),
    footprint: t.exposeString("footprint", { description: "Library:Name; empty where none is chosen." }),
    symbol: t.exposeString("symbol"),
    padNumbers: t.stringList({ resolve: ({ padNumbers }) => [...padNumbers] }),
    pins: t.field({ type: [QuestionPin], resolve: ({ pins }) => [...pins] }),
  }),
});

const QuestionPin = builder.objectRef<records.QuestionPin>("PartSymbolPin").implement({
  fields: (t) => ({ number: t.exposeString("number"), name: t.exposeString("name") }),
});

export const PartMatch = builder.objectRef<ListedPart>("PartMatch").implement({
  fields: (t) => ({
    key: t.id({ resolve: ({ part }) => part.key }),
    name: t.string({ description: '"U3".', resolve: ({ part }) => part.reference }),
    prefix: t.string({ description: '"U".', resolve: ({ row }) => row.question.prefix }),
    category: t.string({ nullable: true, resolve: ({ row }) => row.match?.category || null }),
    type: t.string({
      nullable: true,
      description: "The part's value.",
      resolve: ({ row }) => row.question.value || null,
    }),
    svgString: t.string({
      nullable: true,
      description: "Its symbol; its footprint where there is no schematic.",
      resolve: ({ row }) => row.svg,
    }),
    matchStatus: t.field({
      type: PartMatchStatus,
      description: "NotMatched with a match: read in a datasheet, and not confirmed.",
      resolve: ({ row }) => row.status,
    }),
    needsDatasheet: t.boolean({
      description: "False where a datasheet would tell the work nothing more: LEDs, jumpers, connectors …",
      resolve: ({ row }) => needsDatasheet(row.question),
    }),
    datasheetUrl: t.string({ nullable: true, resolve: ({ row }) => datasheetUrl(row.match?.datasheetId ?? null) }),
    kind: t.id({
      description: "Equal parts have the same: a decision on one holds for all of them.",
      resolve: ({ row }) => row.kind,
    }),
    isConfirmed: t.boolean({
      description: "A user has confirmed it.",
      resolve: ({ row }) => row.confirmedAt !== null,
    }),
    reasons: t.field({ type: [MatchReason], resolve: ({ row }) => [...row.reasons] }),
    question: t.field({ type: PartQuestion, resolve: ({ row }) => row.question }),
    match: t.field({ type: PartFacts, nullable: true, resolve: ({ row }) => row.match }),
    candidates: t.field({ type: [PartCandidate], resolve: ({ row }) => [...row.candidates] }),
    datasheetMatching: t.field({ type: DatasheetMatching, nullable: true, resolve: ({ reading }) => reading ?? null }),
  }),
});
