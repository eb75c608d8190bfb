import type {
  AssemblyFinding,
  AssemblyVariant,
  BillLine,
  BoardChange,
  EditConflict,
  EditPatch,
  Finding,
  ImportReceipt,
  Intent,
  IntentChoice,
  Nm,
  PartChoice,
  PinsByReference,
  Point,
  ReelCorrections,
  RemarkWords,
  Side,
  Size,
  StandingPart,
  SupplyItem,
  Track,
  Via,
} from "@tracewright/board";
import type { LengthReport } from "@tracewright/checks";
import type { DrawingLanguage, PaperName } from "@tracewright/drawings";
import type {
  ApartReason,
  CheckedPlacementOptions,
  CheckedRoutingOptions,
  CompromiseKind,
  Cut,
  ModelNote,
  MoveWishes,
  PairReport,
  RoutingOptions as RoutingControl,
  Spot,
  StillOpen,
} from "@tracewright/flows";
import type { FabReport, Purchase, Table } from "@tracewright/formats";
import type { ExportFileType, OutputFormat } from "../platform/database/output-format.ts";
import type {
  MatchReason,
  PartCandidate,
  PartMatchStatus,
  PartOfKind,
  PartQuestion,
} from "../platform/database/part-match-records.ts";
import type { Currency, JobType, PartWithoutRoom } from "../platform/database/tables.ts";

export type { LayerLength, LengthGroup, LengthRange, LengthReport, NetLength, PadWay } from "@tracewright/checks";
export type { Cut, CutLine, ModelNote, Spot } from "@tracewright/flows";
export type { FabReport, Purchase, ReportedCheck, Table } from "@tracewright/formats";

/** What the server and its threads say to each other. Types only: the server itself loads no engine. */

export interface Problem {
  /** A number of the error catalogue. */
  readonly code: number;
  readonly message: string;
  /** The message as data. */
  readonly words?: RemarkWords;
}

/** What stands in the way of a task on a board; found when the document is made, kept beside it. */
export interface Obstacle extends Problem {
  readonly task: JobType | "EXPORT";
}

/** What the server wants to know of a board without opening it. */
export interface BoardFacts {
  readonly obstacles: readonly Obstacle[];
}

/** A document ready for storage: gzip of its JSON, named by the hash of its content. */
export interface PackedDocument {
  readonly kind: "board" | "circuit";
  readonly hash: string;
  readonly gzip: Uint8Array;
  /** Boards only. */
  readonly facts: BoardFacts | null;
}

export interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ImportInput {
  readonly files: readonly NamedBytes[];
  readonly wishes: BoardWishes;
}

/** What the board of a schematic alone is to be like; as proposed where nothing is said. */
export interface BoardWishes {
  readonly size?: Size;
  readonly copperLayers?: 2 | 4;
}

/** The board that is made of a schematic alone: its outline, and the footprint of every part. */
export interface BoardProposal {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly copperLayers: 2 | 4;
  /** What the parts take of the outline, square millimetres. */
  readonly partAreaMm2: number;
  /** Parts without a footprint, or with pins that have no pad: none may be left for a board to be made. */
  readonly lacking: readonly string[];
  readonly parts: readonly ProposedPart[];
}

export interface ProposedPart {
  readonly reference: string;
  readonly value: string;
  /** What the schematic names; empty where it names none. */
  readonly wanted: string;
  /** "Library:Name" of what was chosen; null where nothing was. */
  readonly footprint: string | null;
  readonly origin: "project" | "library" | "similar" | "guess" | "none";
  /** What somebody should look at. */
  readonly severity: "error" | "warning" | "info" | null;
  readonly remark: string | null;
}

export interface ImportAnswer {
  readonly receipt: ImportReceipt;
  /** Why the files are refused; empty when they are accepted. */
  readonly problems: readonly Problem[];
  /** The schematic and the layout disagree; the differences stand in the receipt. */
  readonly differs: boolean;
  readonly board: PackedDocument | null;
  readonly circuit: PackedDocument | null;
  /** Where a schematic came without a layout. */
  readonly proposal: BoardProposal | null;
}

export interface EditInput {
  /** The board that the edits were made on, and the newest one where that is another. */
  readonly base: Uint8Array;
  readonly current: Uint8Array | null;
  /** JSON of a list of patches, one to be applied after the other. As it came in. */
  readonly edits: string;
}

/** What somebody else changed since the base. Null: nothing, or more than is worth sending. */
type ChangedSince = EditPatch | null;

/** Why edits are not taken: a sentence in English, and where they do not fit the board, the same as words. */
export interface EditReason {
  readonly message: string;
  readonly words: RemarkWords | null;
}

export type EditAnswer =
  /** `board` is null where nothing is left to be done: it was saved already. */
  | {
      readonly status: "edited";
      readonly board: PackedDocument | null;
      readonly edited: { readonly added: number; readonly removed: number; readonly changed: number };
      /** What the circuit says of this board is what it said of the newest before: parts, nets and outline are the same. */
      readonly keepsIntents: boolean;
      readonly changedSince: ChangedSince;
    }
  | { readonly status: "refused"; readonly reasons: readonly EditReason[] }
  | {
      readonly status: "conflict";
      readonly conflicts: readonly EditConflict[];
      readonly reasons: readonly EditReason[];
      readonly changedSince: ChangedSince;
    };

export interface CompareInput {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

export interface FindingCounts {
  readonly errors: number;
  readonly warnings: number;
}

export interface CompareAnswer {
  readonly changes: readonly BoardChange[];
  /** Changes beyond those. */
  readonly more: number;
  readonly before: FindingCounts;
  readonly after: FindingCounts;
  /** Findings that only the board after has, and those that only the one before has; the first of many. */
  readonly appeared: readonly Finding[];
  readonly gone: readonly Finding[];
}

export interface PreviewInput {
  readonly files: readonly NamedBytes[];
  readonly kind: "schematic" | "layout";
}

export interface PreviewAnswer {
  readonly svg: string | null;
}

/** A stored document, to be drawn small. */
export interface PictureInput {
  readonly kind: "board" | "circuit";
  readonly document: Uint8Array;
}

export interface PictureAnswer {
  /** Null: there is nothing to draw, or far too much. */
  readonly png: Uint8Array | null;
}

/** What was asked for beside the format, as the API has checked it; each format reads what is its own. */
export interface ExportOptions {
  /** One of the format's own. */
  readonly fileType: ExportFileType;
  /** GERBER_EXPORT, ASSEMBLY_EXPORT, PRODUCTION_EXPORT, BOM_EXPORT: names and options of the files. */
  readonly preset: "X2" | "JLC";
  /** GERBER_EXPORT, PRODUCTION_EXPORT: whose rules the files are measured against; the preset's usual ones if absent. */
  readonly fab?: "JLCPCB" | "OSH_PARK" | "OURS" | null | undefined;
  /** ASSEMBLY_EXPORT, PRODUCTION_EXPORT, BOM_EXPORT: how many boards the bill of materials counts for. */
  readonly boards: number;
  /** ASSEMBLY_EXPORT, PRODUCTION_EXPORT: the name of one of the project's variants; as drawn if absent. */
  readonly variant?: string | null | undefined;
  /** BOM_EXPORT: the one that prices are wished in. */
  readonly currency?: Currency | null | undefined;
  /** DRAWING_EXPORT: what is drawn and how. */
  readonly drawing?: DrawingWish | null | undefined;
}

/** As the API names it; what is absent is as usual. */
export interface DrawingWish {
  readonly content?: "LAYOUT" | "ASSEMBLY" | "SCHEMATIC" | null | undefined;
  readonly layers?: readonly string[] | null | undefined;
  readonly eachLayer?: boolean | null | undefined;
  readonly seenFrom?: Side | null | undefined;
  readonly drills?: "ACTUAL" | "SMALL" | "NONE" | null | undefined;
  readonly paper?: PaperName | "OWN" | null | undefined;
  readonly blackAndWhite?: boolean | null | undefined;
  readonly dpi?: number | null | undefined;
}

export interface ExportInput {
  readonly format: OutputFormat;
  readonly board: Uint8Array | null;
  readonly circuit: Uint8Array | null;
  readonly name: string;
  /** "2.0". */
  readonly version: string;
  /** ISO 8601; the files carry it. */
  readonly createdAt: string;
  /** Of what files say of themselves in words: drawings. */
  readonly language: DrawingLanguage;
  readonly options: ExportOptions;
  /** MODEL_EXPORT: heights that people gave, by reference. */
  readonly heights?: ReadonlyMap<string, Nm> | undefined;
  /** MODEL_EXPORT: the pours of the board are filled as it now stands. */
  readonly isFilled?: boolean | undefined;
  /** ASSEMBLY_EXPORT, PRODUCTION_EXPORT. */
  readonly assembly?: AssemblyDecisions | undefined;
  /** BOM_EXPORT: the lines that need a part, with what is bought for them. */
  readonly purchases?: readonly Purchase[] | undefined;
}

/** What people decided about an assembly, as the files are to be. */
export interface AssemblyDecisions {
  readonly reels: ReelCorrections;
  /** Absent: as drawn. */
  readonly variant?: AssemblyVariant | undefined;
  /** What people chose for lines of the bill of materials. */
  readonly choices?: readonly PartChoice[] | undefined;
}

/** A remark in English and, where it can be said in other languages, as data. */
export interface SaidRemark {
  readonly message: string;
  readonly words?: RemarkWords;
}

export type ExportAnswer =
  | {
      readonly status: "written";
      readonly bytes: Uint8Array;
      /** Its ending says what the bytes are. */
      readonly fileName: string;
      /** What the bytes show otherwise than the design. */
      readonly remarks: readonly SaidRemark[];
      /** Of 3D models: the remarks as data. */
      readonly notes?: readonly ModelNote[];
      /** Of files for whoever assembles: where they do not agree with each other or with the design. */
      readonly findings?: readonly AssemblyFinding[];
      /** What was checked, where the files are for a fab. */
      readonly report?: FabReport;
    }
  | {
      readonly status: "refused";
      readonly code: number;
      readonly reasons: readonly string[];
      /** Of files for a fab: the checks that they did not stand, by name. */
      readonly failed?: readonly FailedCheck[];
    };

/** One check that files did not stand: its stable name, and what is wrong. */
export interface FailedCheck {
  readonly id: string;
  readonly problems: readonly string[];
}

export interface IntentsInput {
  readonly board: Uint8Array;
  readonly circuit: Uint8Array | null;
}

/** What the circuit says about where parts want to stand, and the pins that people can name when they say more. */
export interface IntentsAnswer {
  readonly intents: readonly Intent[];
  readonly pins: PinsByReference;
  /** Where its parts stand: limits of height are held against them. */
  readonly parts: readonly StandingPart[];
}

/** The text of a CSV file. */
export interface PriceListInput {
  readonly csv: string;
}

/** A part of a price list, and for which value and footprint it stands where it is a generic one; empty where it is not. */
export interface ListedPrice {
  readonly item: SupplyItem;
  readonly value: string;
  readonly footprint: string;
}

export type PriceListReading =
  | { readonly parts: readonly ListedPrice[] }
  /** A sentence each, with the line; the first of many. */
  | { readonly problems: readonly string[] };

/** Files of several exports, to become one zip. */
export interface PackInput {
  /** As people named it. */
  readonly project: string;
  /** Written as CSV. */
  readonly tables: readonly (Table & { readonly path: string })[];
  readonly pieces: readonly ArchivePiece[];
  /** ISO 8601; the zip carries it. */
  readonly createdAt: string;
}

export interface PackAnswer {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

export interface ArchivePiece {
  /** "drawings/", "history/1.2/"; empty: beside the folders. */
  readonly folder: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  /** A zip of ours whose files stand in the folder themselves. */
  readonly isUnpacked: boolean;
}

/** A sheet of a schematic, to be drawn on paper of its own. */
export interface SheetInput {
  readonly circuit: Uint8Array;
  readonly name: string;
  /** Counted from 0. */
  readonly sheet: number;
  readonly language: DrawingLanguage;
}

export interface SheetAnswer {
  /** Null: there is no such sheet. */
  readonly svg: string | null;
}

export interface BillInput {
  readonly board: Uint8Array | null;
  readonly circuit: Uint8Array | null;
}

/** What a project's result page lists without prices. */
export interface BillAnswer {
  /** For one board, as designed. */
  readonly lines: readonly BillLine[];
  /** Corners of the outline, mil, y downwards; empty where there is none. */
  readonly boardShape: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  readonly sheets: number;
}

export interface PlacementOptions {
  readonly fixed: readonly string[];
  readonly seed: number;
  readonly seconds: number;
  /** What people made of the circuit's intents when the run was requested; absent: nothing. */
  readonly choice?: IntentChoice;
  /** Which parts may move, how far and to which side, as it passed the check; absent: no wishes. */
  readonly control?: MoveWishes;
}

export interface RoutingOptions {
  readonly strip: boolean;
  readonly pours: "KEEP" | "TRACKS";
  readonly seed: number;
  readonly seconds: number;
  /** Nets, region, existing copper, priorities, layers and directions, as they passed the check; absent: no wishes. */
  readonly control?: RoutingControl;
}

/** Wishes for a run, to be held against its board. */
export interface ControlInput extends Pick<RoutingOptions, "strip" | "pours"> {
  readonly board: Uint8Array;
  readonly control: unknown;
}

export type ControlAnswer = CheckedRoutingOptions;

/** Wishes for a placement, to be held against its board. */
export interface MovesInput extends Pick<PlacementOptions, "fixed" | "choice"> {
  readonly board: Uint8Array;
  readonly control: unknown;
}

export type MovesAnswer = CheckedPlacementOptions;

export interface RunInput {
  readonly jobType: JobType;
  readonly board: Uint8Array;
  readonly circuit: Uint8Array | null;
  readonly options: PlacementOptions | RoutingOptions;
  readonly checkpoint: Uint8Array | null;
  /** Threads that compute, that of the run among them. */
  readonly threads: number;
  /** One integer the server writes and the thread reads between two steps: see `RUN_SIGNALS`. */
  readonly signal: SharedArrayBuffer;
}

/** `finish`: the time is up, come to the best result; `stop`: hand over a checkpoint and end. */
export const RUN_SIGNALS = { work: 0, finish: 1, stop: 2 } as const;

export interface RunProgress {
  readonly percent: number;
  readonly phase: string;
  readonly connected: number | null;
  readonly total: number | null;
  readonly vias: number | null;
  readonly lengthMm: number | null;
  readonly conflicts: number | null;
}

/** The picture of a run so far, in the board document's nanometres. */
export interface RunPreview {
  /** The run began by taking all unlocked tracks and vias away: they are no part of the picture any more. */
  readonly strip?: boolean;
  /** Tracks and vias of the board that the run has taken away; where `strip` says it, none are listed. */
  readonly removed?: readonly string[];
  readonly tracks?: readonly Pick<Track, "start" | "end" | "width" | "layer" | "net">[];
  readonly vias?: readonly Pick<Via, "position" | "diameter" | "drill" | "net">[];
  readonly footprints?: readonly {
    readonly id: string;
    readonly position: Point;
    readonly rotation: number;
    readonly side: string;
  }[];
}

export interface OpenConnection {
  readonly net: string;
  readonly from: BoardPlace;
  readonly to: BoardPlace;
  readonly reason: string;
  /** Absent in results of before it was told. */
  readonly cause?: OpenCause;
}

/** Why a connection is open, for those who say it in their own language. */
export interface OpenCause {
  readonly kind: StillOpen["reason"]["kind"];
  /** Congested: whose copper stands there. */
  readonly nets: readonly string[];
  /** Infeasible: which two stand too near, which one nothing leads around, or which pads nothing can join. */
  readonly objects: readonly string[];
  /** Infeasible, nanometres: the room between the objects and the room a track would need. */
  readonly available?: number;
  readonly required?: number;
  /** Infeasible: the narrowest place; congested: where the cheapest way meets others. Absent in older results, as what follows. */
  readonly spots?: readonly Spot[];
  /** Congested: the tightest line between the ends. */
  readonly cut?: Cut;
  readonly remedies?: readonly Remedy[];
}

/** What may open the way: a `width` or `clearance` of so much, a `move` by so much, other `layers`, more `effort`. */
export interface Remedy {
  readonly kind: "width" | "clearance" | "move" | "layers" | "effort";
  /** Nanometres. */
  readonly length?: number;
  readonly layers?: readonly string[];
}

export interface BoardPlace {
  readonly item: string;
  readonly x: number;
  readonly y: number;
}

export interface PlacementSummary {
  readonly profile: string;
  readonly metrics: Readonly<Record<string, unknown>>;
  readonly findings: readonly Finding[];
  /** What was given up to find room for all, a sentence each. Absent in results of before it was told. */
  readonly compromises?: readonly string[];
  /** The same by its kinds, and what became of the texts on silkscreen. Absent in results of before it was told so. */
  readonly notes?: readonly PlacementNote[];
}

/** Compromises, and what the texts of parts had to give up on silkscreen. */
export type PlacementNoteKind = CompromiseKind | `${"reference" | "value"}-${"hidden" | "smaller"}`;

export interface PlacementNote {
  readonly kind: PlacementNoteKind;
  /** References. */
  readonly parts: readonly string[];
}

export interface RoutingSummary {
  readonly complete: boolean;
  readonly connected: number;
  readonly total: number;
  readonly vias: number;
  readonly lengthMm: number;
  readonly findings: readonly Finding[];
  readonly open: readonly OpenConnection[];
  /** Open connections that the run was not asked for. Absent in results of before it was counted. */
  readonly unasked?: number;
  /** Differential pairs. Absent in results of before they were routed as such. */
  readonly pairs?: readonly RoutedPair[];
  /** Track lengths by net and group. Absent in results of before they were measured. */
  readonly lengths?: LengthReport;
}

/** What became of a differential pair; lengths in nanometres. */
export interface RoutedPair {
  /** Both nets' names up to the sign. */
  readonly name: string;
  readonly nets: readonly [string, string];
  readonly status: PairReport["status"];
  readonly legs: readonly RoutedPairLeg[];
  readonly apart: readonly ApartPairLeg[];
}

export interface RoutedPairLeg {
  readonly from: string;
  readonly to: string;
  readonly coupledLength: number;
  /** Pairs of vias. */
  readonly vias: number;
  /** How much longer the positive net is, and how many picoseconds later its signal comes. */
  readonly skew: number;
  readonly delay: number;
}

export interface ApartPairLeg {
  readonly reason: ApartReason;
  /** The parts at both ends; empty where the reason is about the pair as a whole. */
  readonly between: readonly string[];
  readonly message: string;
}

export interface RunResult {
  readonly board: PackedDocument;
  readonly placement: PlacementSummary | null;
  readonly routing: RoutingSummary | null;
}

export type RunMessage =
  /** The engine is loaded and takes up its work: from here on its time counts. */
  | { readonly kind: "begun" }
  | { readonly kind: "progress"; readonly progress: RunProgress; readonly preview: RunPreview | null }
  | { readonly kind: "checkpoint"; readonly bytes: Uint8Array }
  | {
      readonly kind: "stopped";
      readonly checkpoint: Uint8Array;
      readonly progress: RunProgress;
      readonly preview: RunPreview;
    }
  | {
      readonly kind: "finished";
      readonly results: readonly RunResult[];
      readonly progress: RunProgress;
      /** Of a placement: what it was after. */
      readonly intents?: readonly Intent[];
    }
  /** No candidate had room for all parts, or none was there when the time was up. */
  | { readonly kind: "failed"; readonly message: string; readonly parts: readonly PartWithoutRoom[] }
  /** For the log; the run goes on. */
  | { readonly kind: "warning"; readonly message: string };

/** Parts of a design that are equal to whoever matches them. */
export interface PartKind {
  /** Hash of the question. */
  readonly kind: string;
  /** Order of the first of its parts in the design. */
  readonly rank: number;
  readonly parts: readonly PartOfKind[];
  readonly question: PartQuestion;
  /** Its symbol, or its footprint where there is no schematic. */
  readonly svg: string | null;
}

export interface MatchPartsInput {
  readonly board: Uint8Array | null;
  readonly circuit: Uint8Array | null;
  /** What the owner's parts were matched with before, by the signature of the question. */
  readonly earlier: readonly (readonly [signature: string, candidate: PartCandidate])[];
  /** Kinds that have been matched; null: none has been listed. */
  readonly settled: readonly string[] | null;
}

/** What was found out about a part. */
export interface PartOutcome {
  readonly kind: string;
  readonly status: Exclude<PartMatchStatus, "InProgress">;
  /** The likeliest first: what it is matched with. */
  readonly candidates: readonly PartCandidate[];
  readonly reasons: readonly MatchReason[];
}

export type MatchPartsMessage =
  | { readonly kind: "listed"; readonly parts: readonly PartKind[] }
  | { readonly kind: "matched"; readonly outcomes: readonly PartOutcome[] }
  /** All have been told. */
  | { readonly kind: "done" };

export interface ReadDatasheetInput {
  readonly pdf: Uint8Array;
  readonly datasheetId: string;
  /** The part that the datasheet is to be of. */
  readonly question: PartQuestion;
}

export type ReadDatasheetMessage =
  | { readonly kind: "page"; readonly page: number; readonly pages: number }
  /** One candidate for each pinout of the datasheet, the one that fits best first; what is to be looked at with it. */
  | {
      readonly kind: "read";
      readonly candidates: readonly [PartCandidate, ...PartCandidate[]];
      readonly reasons: readonly MatchReason[];
    }
  | {
      readonly kind: "refused";
      /** Of the error catalogue. */
      readonly code: 70014 | 70015 | 70021;
      readonly reason: MatchReason;
    };
