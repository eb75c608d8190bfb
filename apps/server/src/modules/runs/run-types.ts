import type { CopperCount as CopperCountRecord, Finding as FindingRecord } from "@tracewright/board";
import type {
  PartWithoutRoom as PartWithoutRoomRecord,
  RunFailure as RunFailureRecord,
} from "../../platform/database/tables.ts";
import type * as engineTypes from "../../threads/engine-types.ts";
import type * as openConnection from "../../threads/messages/open-connection.ts";
import type * as placementSummary from "../../threads/messages/placement-summary.ts";
import type * as routingSummary from "../../threads/messages/routing-summary.ts";
import type * as runMessages from "../../threads/messages/run-messages.ts";
import { builder } from "../../wire/builder.ts";
import type { RequestContext } from "../../wire/request-context.ts";
import { LengthReport } from "./length-types.ts";
import { RoutedPair } from "./pair-types.ts";
import { loadQueuePlaces } from "./run-loaders.ts";
import { isWaiting } from "./run-state.ts";
import type { RunRow } from "./run-store.ts";

/** The parts of a run's account as the API shows them; places stay in the board document's nanometres. */

/** The five labels of the project list. */
export const RunStatus = builder.enumType("RunStatus", {
  values: ["READY", "RUNNING", "COMPLETED", "FAILED", "STOPPED"] as const,
});

/** Each of the results that a run is to give. */
export const ResultStatus = builder.enumType("ResultStatus", {
  values: ["WAITING", "RUNNING", "COMPLETED", "FAILED"] as const,
});

export const JobStatus = builder.enumType("JobStatus", {
  values: [
    "PENDING",
    "REQUEST",
    "STARTED",
    "PROGRESS",
    "COMPLETE",
    "FAIL",
    "CANCEL",
    "REJECT",
    "TIMEOUT",
    "EVENT_HANDLER_CANCEL",
    "EVENT_HANDLER_FAILED",
    "EVENT_HANDLER_TIMEOUT",
  ] as const,
});

/** Not remembered from one message to the next: a subscription's loaders live as long as it does. */
export async function queuePlaceOf(run: RunRow, { loaders }: RequestContext): Promise<number | null> {
  return isWaiting(run.status) ? loaders.of(loadQueuePlaces).clear(run.id).load(run.id) : null;
}

export const RunFailureKind = builder.enumType("RunFailureKind", {
  values: {
    OUT_OF_TIME: { description: "It did not come to an end even after its time." },
    OUT_OF_MEMORY: { description: "It needed more than limitMb." },
    NO_SPACE: { description: "The server's disk took neither checkpoint nor result." },
    INTERRUPTED: { description: "Its worker died as often as times says." },
    FAULT: { description: "Internal error; it is in the log." },
    NO_ROOM: { description: "No candidate had room for parts; none are named where the time was too short." },
  } as const,
});

const PartWithoutRoom = builder.objectRef<PartWithoutRoomRecord>("PartWithoutRoom").implement({
  description: "A part for which a placement found no room; width and height in millimetres.",
  fields: (t) => ({
    reference: t.exposeString("reference"),
    needsMm: t.field({ type: ["Float"], resolve: ({ needsMm }) => [...needsMm] }),
    largestFreeMm: t.field({
      type: ["Float"],
      description: "The largest rectangle left on its side; larger than the part where it is too high for every place.",
      resolve: ({ largestFreeMm }) => [...largestFreeMm],
    }),
  }),
});

export const RunFailure = builder.objectRef<RunFailureRecord>("RunFailure").implement({
  description: "Why a run failed, or what its pause lacks, to be worded in any language.",
  fields: (t) => ({
    kind: t.field({ type: RunFailureKind, resolve: ({ kind }) => kind }),
    limitMb: t.int({
      nullable: true,
      resolve: (failure) => (failure.kind === "OUT_OF_MEMORY" ? failure.limitMb : null),
    }),
    times: t.int({ nullable: true, resolve: (failure) => (failure.kind === "INTERRUPTED" ? failure.times : null) }),
    parts: t.field({
      type: [PartWithoutRoom],
      resolve: (failure) => (failure.kind === "NO_ROOM" ? [...failure.parts] : []),
    }),
  }),
});

export const RunProgress = builder.objectRef<runMessages.RunProgress>("RunProgress").implement({
  fields: (t) => ({
    percent: t.exposeFloat("percent"),
    phase: t.exposeString("phase"),
    connected: t.exposeInt("connected", { nullable: true }),
    total: t.exposeInt("total", { nullable: true }),
    vias: t.exposeInt("vias", { nullable: true }),
    lengthMm: t.exposeFloat("lengthMm", { nullable: true }),
    conflicts: t.exposeInt("conflicts", { nullable: true }),
  }),
});

const FindingSeverity = builder.enumType("FindingSeverity", { values: ["error", "warning"] as const });

export const Finding = builder.objectRef<FindingRecord>("Finding").implement({
  description: "A design rule violation. Places and lengths in nanometres.",
  fields: (t) => ({
    rule: t.exposeString("rule", { description: "KiCad's name of the item where it has one." }),
    severity: t.field({ type: FindingSeverity, resolve: (finding) => finding.severity }),
    message: t.exposeString("message"),
    items: t.field({ type: ["ID"], resolve: (finding) => [...finding.items] }),
    nets: t.field({ type: ["ID"], resolve: (finding) => [...finding.nets] }),
    x: t.float({ resolve: (finding) => finding.position.x }),
    y: t.float({ resolve: (finding) => finding.position.y }),
    layer: t.string({ nullable: true, resolve: (finding) => finding.layer ?? null }),
    actual: t.float({ nullable: true, resolve: (finding) => finding.actual ?? null }),
    required: t.float({ nullable: true, resolve: (finding) => finding.required ?? null }),
  }),
});

const BoardPlace = builder.objectRef<openConnection.BoardPlace>("BoardPlace").implement({
  fields: (t) => ({ item: t.exposeID("item"), x: t.exposeFloat("x"), y: t.exposeFloat("y") }),
});

const BoardSpot = builder.objectRef<engineTypes.Spot>("BoardSpot").implement({
  fields: (t) => ({ x: t.exposeFloat("x"), y: t.exposeFloat("y"), layer: t.exposeString("layer") }),
});

const BoardLine = builder.objectRef<engineTypes.CutLine>("BoardLine").implement({
  fields: (t) => ({
    ax: t.exposeFloat("ax"),
    ay: t.exposeFloat("ay"),
    bx: t.exposeFloat("bx"),
    by: t.exposeFloat("by"),
    layer: t.exposeString("layer"),
  }),
});

const CutTaker = builder.objectRef<engineTypes.Cut["takers"][number]>("CutTaker").implement({
  fields: (t) => ({
    net: t.exposeString("net", { description: "The net's name." }),
    times: t.exposeInt("times", { description: "How often it runs over the line." }),
  }),
});

const BoardCut = builder.objectRef<engineTypes.Cut>("BoardCut").implement({
  description: "A line across the board that tracks have to pass.",
  fields: (t) => ({
    needed: t.exposeInt("needed", { description: "Tracks that run over it and those that open connections need." }),
    fits: t.exposeInt("fits", { description: "Tracks that it takes." }),
    open: t.exposeInt("open", { description: "Open connections among the needed." }),
    takers: t.field({ type: [CutTaker], resolve: (cut) => [...cut.takers], description: "Most first." }),
    layers: t.stringList({ resolve: (cut) => [...cut.layers] }),
    lines: t.field({
      type: [BoardLine],
      resolve: (cut) => [...cut.lines],
      description: "Where it lets tracks through.",
    }),
  }),
});

const RemedyKind = builder.enumType("RemedyKind", {
  values: {
    width: { description: "A track no wider than `length`." },
    clearance: { description: "A clearance no larger than `length`." },
    move: { description: "The objects `length` farther apart." },
    layers: { description: "Tracks on `layers` too." },
    effort: { description: "A longer run." },
  },
});

const Remedy = builder.objectRef<openConnection.Remedy>("Remedy").implement({
  description: "What may open the way.",
  fields: (t) => ({
    kind: t.field({ type: RemedyKind, resolve: (remedy) => remedy.kind }),
    length: t.float({ nullable: true, resolve: (remedy) => remedy.length ?? null, description: "Nanometres." }),
    layers: t.stringList({ resolve: (remedy) => [...(remedy.layers ?? [])] }),
  }),
});

const OpenCauseKind = builder.enumType("OpenCauseKind", {
  values: {
    infeasible: { description: "No path even on the empty board." },
    congested: { description: "Copper of other nets blocks every path." },
    budget: { description: "The run ended before a path was found." },
    enclosed: { description: "A port of a rigid block that no track can leave." },
    parted: { description: "A pour joined it until tracks ran through the pour." },
  },
});

const OpenCause = builder.objectRef<openConnection.OpenCause>("OpenCause").implement({
  fields: (t) => ({
    kind: t.field({ type: OpenCauseKind, resolve: (cause) => cause.kind }),
    nets: t.stringList({ description: "congested: the nets in the way.", resolve: (cause) => [...cause.nets] }),
    objects: t.stringList({
      description:
        "infeasible: the two that stand too near, the one that nothing leads around, or the pads that nothing can join; enclosed: the pad and the block.",
      resolve: (cause) => [...cause.objects],
    }),
    available: t.float({ nullable: true, resolve: (cause) => cause.available ?? null, description: "Nanometres." }),
    required: t.float({ nullable: true, resolve: (cause) => cause.required ?? null, description: "Nanometres." }),
    spots: t.field({
      type: [BoardSpot],
      description: "infeasible: the narrowest place; congested: where the cheapest way meets others.",
      resolve: (cause) => [...(cause.spots ?? [])],
    }),
    cut: t.field({
      type: BoardCut,
      nullable: true,
      description: "congested: the tightest line between the ends; full where more is needed than fits.",
      resolve: (cause) => cause.cut ?? null,
    }),
    remedies: t.field({ type: [Remedy], resolve: (cause) => [...(cause.remedies ?? [])] }),
  }),
});

const OpenConnection = builder.objectRef<openConnection.OpenConnection>("OpenConnection").implement({
  fields: (t) => ({
    net: t.exposeString("net", { description: "The net's name." }),
    from: t.field({ type: BoardPlace, resolve: (connection) => connection.from }),
    to: t.field({ type: BoardPlace, resolve: (connection) => connection.to }),
    reason: t.exposeString("reason"),
    cause: t.field({
      type: OpenCause,
      nullable: true,
      description: "The reason by its parts. Null in older results.",
      resolve: ({ cause }) => cause ?? null,
    }),
  }),
});

const NetCopper = builder.objectRef<CopperCountRecord["nets"][number]>("NetCopper").implement({
  description: "Copper of one net.",
  fields: (t) => ({
    net: t.exposeString("name", { description: "The net's name." }),
    tracks: t.exposeInt("tracks"),
    vias: t.exposeInt("vias"),
    zones: t.exposeInt("zones"),
  }),
});

export const CopperCount = builder.objectRef<CopperCountRecord>("CopperCount").implement({
  description:
    "Copper that a run takes off the board. Locked copper, copper without a net and drawings (electrodes, antennas, shields) are never among it.",
  fields: (t) => ({
    tracks: t.exposeInt("tracks"),
    vias: t.exposeInt("vias"),
    zones: t.exposeInt("zones"),
    refilled: t.exposeInt("refilled", { description: "Zones that stay and are refilled." }),
    nets: t.field({ type: [NetCopper], description: "Most first.", resolve: ({ nets }) => [...nets] }),
  }),
});

const ErrorCount = builder.objectRef<{ readonly before: number; readonly after: number }>("ErrorCount").implement({
  description: "Errors of the design rules, open connections not counted.",
  fields: (t) => ({ before: t.exposeInt("before"), after: t.exposeInt("after") }),
});

const PlaneVias = builder.objectRef<routingSummary.PlaneVias>("PlaneVias").implement({
  description: "Vias that a run has laid on a board whose planes were proposed, by what they are for.",
  fields: (t) => ({
    thermal: t.exposeInt("thermal", { description: "In exposed pads." }),
    drops: t.exposeInt("drops", { description: "Beside pads, into planes on other layers." }),
    stitching: t.exposeInt("stitching", { description: "For pieces of pours, returns and the grid." }),
  }),
});

const RemovedCopper = builder.objectRef<{ readonly tracks: number; readonly vias: number }>("RemovedCopper").implement({
  description: "What was removed of the board that the run began with.",
  fields: (t) => ({ tracks: t.exposeInt("tracks"), vias: t.exposeInt("vias") }),
});

const PlacementNote = builder.objectRef<placementSummary.PlacementNote>("PlacementNote").implement({
  fields: (t) => ({
    kind: t.exposeString("kind", {
      description:
        "other-side, over-edge, off-edge, shares-room, left-in-the-way, turned-for-height, too-high, wrong-side, no-other-place, antenna-room; of texts on silkscreen: reference-hidden, value-hidden, reference-smaller, value-smaller; of a proposed board: more-layers, larger-board.",
    }),
    parts: t.stringList({ description: "References.", resolve: (note) => [...note.parts] }),
  }),
});

export const PlacementSummary = builder.objectRef<placementSummary.PlacementSummary>("PlacementSummary").implement({
  fields: (t) => ({
    profile: t.exposeString("profile", { description: "compact, routable or orderly." }),
    metrics: t.field({
      type: "JSON",
      description: "The engine's numbers by name.",
      resolve: (summary) => summary.metrics,
    }),
    findings: t.field({ type: [Finding], resolve: (summary) => [...summary.findings] }),
    errors: t.field({
      type: ErrorCount,
      nullable: true,
      description: "Of the board that the run began with and of this candidate. Null in older results.",
      resolve: (summary) => summary.errors ?? null,
    }),
    removed: t.field({
      type: RemovedCopper,
      nullable: true,
      description: "Null in older results.",
      resolve: (summary) => summary.removed ?? null,
    }),
    compromises: t.stringList({
      description: "Limits that were relaxed to find room for all parts, a sentence each.",
      resolve: (summary) => [...(summary.compromises ?? [])],
    }),
    notes: t.field({
      type: [PlacementNote],
      nullable: true,
      description: "The same by kinds, and what became of texts on silkscreen. Null in older results.",
      resolve: (summary) => (summary.notes ? [...summary.notes] : null),
    }),
  }),
});

export const RoutingSummary = builder.objectRef<routingSummary.RoutingSummary>("RoutingSummary").implement({
  fields: (t) => ({
    complete: t.exposeBoolean("complete"),
    connected: t.exposeInt("connected"),
    total: t.exposeInt("total"),
    vias: t.exposeInt("vias"),
    lengthMm: t.exposeFloat("lengthMm"),
    findings: t.field({ type: [Finding], resolve: (summary) => [...summary.findings] }),
    errors: t.field({
      type: ErrorCount,
      nullable: true,
      description: "Of the board that the run began with and of its result. Null in older results.",
      resolve: (summary) => summary.errors ?? null,
    }),
    open: t.field({
      type: [OpenConnection],
      description: "Why each connection that is still open is open.",
      resolve: (summary) => [...summary.open],
    }),
    unasked: t.int({
      description: "Open connections outside the task of the run: of other nets, or outside its region.",
      resolve: (summary) => summary.unasked ?? 0,
    }),
    planeVias: t.field({
      type: PlaneVias,
      nullable: true,
      description: "Among the vias. Null in results of before they were laid.",
      resolve: (summary) => summary.planeVias ?? null,
    }),
    pairs: t.field({
      type: [RoutedPair],
      description: "Differential pairs with something to join.",
      resolve: (summary) => [...(summary.pairs ?? [])],
    }),
    lengths: t.field({
      type: LengthReport,
      nullable: true,
      description: "Track lengths by net and group. Null in results of before they were measured.",
      resolve: (summary) => summary.lengths ?? null,
    }),
  }),
});
