import { refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import type * as runMessages from "../../threads/messages/run-messages.ts";
import type * as runOptions from "../../threads/messages/run-options.ts";
import { builder } from "../../wire/builder.ts";
import { IdPayload, SuccessPayload } from "../../wire/payloads.ts";
import { type RequestContext, requireSession } from "../../wire/request-context.ts";
import { choiceForRun } from "../intents/intent-choice-store.ts";
import { PlacementIntent } from "../intents/intent-types.ts";
import { ProjectHistory } from "../projects/history-type.ts";
import { JobType } from "../projects/project-type.ts";
import { cancelRun } from "./cancel-run.ts";
import { checkPlacementControl, checkRoutingControl } from "./check-control.ts";
import { discardResult } from "./discard-result.ts";
import { finishRun } from "./finish-run.ts";
import { type RequestedRun, requestRun } from "./request-run.ts";
import { loadRunResults } from "./run-loaders.ts";
import { readPreview } from "./run-results.ts";
import { isActive, isResumable, isWaiting } from "./run-state.ts";
import type { RunRow } from "./run-store.ts";
import { CopperCount, JobStatus, queuePlaceOf, ResultStatus, RunFailure, RunProgress } from "./run-types.ts";
import { selectResult } from "./select-result.ts";

const PourMode = builder.enumType("PourMode", {
  values: {
    KEEP: { description: "Zones stay; their nets are joined through them." },
    TRACKS: { description: "Zones are removed and every net is routed as tracks." },
  },
});

export const RoutingRunOptions = builder.objectRef<runOptions.RoutingOptions>("RoutingRunOptions").implement({
  description: "Effective options of a routing run.",
  fields: (t) => ({
    strip: t.exposeBoolean("strip"),
    pours: t.field({ type: PourMode, resolve: (options) => options.pours }),
    seed: t.exposeInt("seed"),
    control: t.field({ type: "JSON", nullable: true, resolve: (options) => options.control ?? null }),
  }),
});

export const PlacementRunOptions = builder.objectRef<runOptions.PlacementOptions>("PlacementRunOptions").implement({
  description: "Effective options of a placement run.",
  fields: (t) => ({
    fixed: t.field({ type: ["String"], resolve: (options) => [...options.fixed] }),
    seed: t.exposeInt("seed"),
    control: t.field({ type: "JSON", nullable: true, resolve: (options) => options.control ?? null }),
  }),
});

const EdaTaskRequest = builder.objectRef<RequestedRun>("EdaTaskRequest").implement({
  fields: (t) => ({
    requestGroupId: t.exposeID("requestGroupId"),
    removes: t.field({
      type: CopperCount,
      description: "What the run takes off the board; the project keeps it until a result is selected.",
      resolve: ({ removes }) => removes,
    }),
  }),
});

export const EdaRun = builder.objectRef<RunRow>("EdaRun").implement({
  description: "A placement or routing run.",
  fields: (t) => ({
    requestGroupId: t.exposeID("id"),
    jobType: t.field({ type: JobType, resolve: (run) => run.jobType }),
    status: t.field({ type: JobStatus, resolve: (run) => run.status }),
    startAt: t.field({ type: "DateTime", nullable: true, resolve: (run) => run.startedAt }),
    endAt: t.field({ type: "DateTime", nullable: true, resolve: (run) => run.endedAt }),
    elapsedTime: t.int({
      description: "Seconds of work, waiting and pauses not counted.",
      resolve: (run) => Math.round(run.workedMs / 1000),
    }),
    progress: t.field({
      type: RunProgress,
      nullable: true,
      resolve: (run) => run.progress as runMessages.RunProgress | null,
    }),
    preview: t.field({
      type: "JSON",
      nullable: true,
      description:
        "The newest picture of a run that works or is paused, as EdaTask.preview has it: for a screen that was not there when it was sent.",
      resolve: (run, _args, context) =>
        isActive(run.status) || isResumable(run.status) ? readPreview(context.application, run.id) : null,
    }),
    queuePlace: t.int({
      nullable: true,
      description: "Of a queued run: 1 when it is next. Accounts take turns; the runs of one account keep their order.",
      resolve: (run, _args, context) => queuePlaceOf(run, context),
    }),
    message: t.exposeString("message", { nullable: true, description: "Why a run failed, for a person, in English." }),
    failure: t.field({ type: RunFailure, nullable: true, resolve: (run) => run.failure }),
    canResume: t.boolean({
      description: "It stored a checkpoint: requesting the same kind again continues from there.",
      resolve: (run) => run.checkpointKey !== null && isResumable(run.status),
    }),
    placementOptions: t.field({
      type: PlacementRunOptions,
      nullable: true,
      description: "Of a placement run; requesting with the same continues from its checkpoint.",
      resolve: (run) => (run.jobType === "PLACEMENT" ? (run.options as runOptions.PlacementOptions) : null),
    }),
    routingOptions: t.field({
      type: RoutingRunOptions,
      nullable: true,
      description: "Of a routing run; requesting with the same continues from its checkpoint.",
      resolve: (run) => (run.jobType === "ROUTING" ? (run.options as runOptions.RoutingOptions) : null),
    }),
    intents: t.field({
      type: [PlacementIntent],
      nullable: true,
      description: "Of a finished placement: what it was after.",
      resolve: (run) => (run.intents === null ? null : [...run.intents]),
    }),
    resultStatuses: t.field({
      type: [ResultStatus],
      description: "Of the three results of a placement, or the one of a routing; they are computed together.",
      resolve: ({ jobType, status }) => {
        const own = isWaiting(status)
          ? "WAITING"
          : isActive(status)
            ? "RUNNING"
            : status === "COMPLETE"
              ? "COMPLETED"
              : "FAILED";
        return Array.from({ length: jobType === "PLACEMENT" ? 3 : 1 }, () => own);
      },
    }),
    results: t.field({
      type: [ProjectHistory],
      description: "Three of a finished placement, one of a finished routing.",
      resolve: (run, _args, context) => context.loaders.of(loadRunResults).load(run.id),
    }),
  }),
});

const MOVES_DESCRIPTION = `Which parts may move and how, all of it optional; refused like the control of a routing run where it does not fit the
board. Locked parts, parts without a net and those of fixed never move.
mode: all (every part again) | unplaced | selected (those of parts again) | improve (none farther than radius) | swap (parts of one footprint
exchange places, and every part turns by quarters); without one unplaced, or all where every part is placed;
parts: [reference or ID], for selected, improve and swap; radius: nanometres, for improve;
sides: as-is (the default) | front | both.`;

const RequestEdaProjectAutoPlacementInput = builder.inputType("RequestEdaProjectAutoPlacementInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    majorVersion: t.int(),
    revisionVersion: t.int(),
    fixed: t.stringList({ description: "References that stay where they are, as patterns: J1, H*." }),
    seed: t.int(),
    timeSeconds: t.int({ description: "Work time, at most what the server allows." }),
    resume: t.id({ description: "The paused run to continue; 70011 where it is of the other kind." }),
    control: t.field({ type: "JSON", description: MOVES_DESCRIPTION }),
  }),
});

const CONTROL_DESCRIPTION = `Requested options, all of them optional; nets by their ids, lengths in nanometres. Options that do not fit the board
are refused with a sentence each in extensions.reasons, and as data to be worded in any language in extensions.problems.
task: route | optimise, which joins nothing new and only improves what is routed;
nets: [ID] to route; region: {min: {x, y}, max: {x, y}}; effort: draft | normal | thorough;
pairs: coupled (differential pairs as pairs, the default) | separate;
planes: never | needed (tracks on planes only where a connection has no other way, the default) | free;
and as {default, byClass: {name: value}, byNet: {id: value}}, the narrowest of which holds:
existing: keep | shove | rip, of tracks and vias that are not locked; priority: 0 to 10; layers: [layer]; directions: {layer: any | horizontal | vertical}.`;

const RequestEdaProjectRoutingInput = builder.inputType("RequestEdaProjectRoutingInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    majorVersion: t.int(),
    revisionVersion: t.int(),
    strip: t.boolean({ description: "Remove tracks and vias that are not locked first, within nets and region." }),
    pours: t.field({ type: PourMode, description: "KEEP unless given." }),
    seed: t.int(),
    timeSeconds: t.int({ description: "Work time, at most what the server allows." }),
    resume: t.id({ description: "The paused run to continue; 70011 where it is of the other kind." }),
    control: t.field({
      type: "JSON",
      description: CONTROL_DESCRIPTION,
    }),
  }),
});

const CancelEdaProjectTaskInput = builder.inputType("CancelEdaProjectTaskInput", {
  fields: (t) => ({ projectId: t.id({ required: true }), requestGroupId: t.id({ required: true }) }),
});

const FinishEdaProjectRoutingInput = builder.inputType("FinishEdaProjectRoutingInput", {
  fields: (t) => ({ projectId: t.id({ required: true }), requestGroupId: t.id({ required: true }) }),
});

const SelectEdaProjectResultInput = builder.inputType("SelectEdaProjectResultInput", {
  fields: (t) => ({ id: t.id({ required: true }), historyId: t.id({ required: true }) }),
});

const DiscardEdaProjectResultInput = builder.inputType("DiscardEdaProjectResultInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    requestGroupId: t.id({ required: true }),
    undo: t.boolean({ description: "Takes the discard back, as long as the board has not changed." }),
  }),
});

builder.mutationFields((t) => ({
  discardEdaProjectResult: t.field({
    type: IdPayload,
    description:
      "Keeps the board as it is: the results of the last run no longer wait for an answer. They stay in the history.",
    args: { input: t.arg({ type: DiscardEdaProjectResultInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      await discardResult(context.application, userId, input);
      return { id: input.id };
    },
  }),
  requestEdaProjectAutoPlacement: t.field({
    type: EdaTaskRequest,
    args: { input: t.arg({ type: RequestEdaProjectAutoPlacementInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const options = {
        fixed: readFixed(input.fixed ?? []),
        seed: readSeed(input.seed),
        seconds: readSeconds(context, input.timeSeconds),
        control: input.control,
      };
      const optionsFor = async (boardHash: string) =>
        checkPlacementControl(context.application, boardHash, {
          ...options,
          ...(await choiceForRun(context.application.db, input.id)),
        });
      return requestRun(context.application, userId, { ...input, jobType: "PLACEMENT", optionsFor });
    },
  }),
  requestEdaProjectRouting: t.field({
    type: EdaTaskRequest,
    args: { input: t.arg({ type: RequestEdaProjectRoutingInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const options = {
        strip: input.strip ?? false,
        pours: input.pours ?? "KEEP",
        seed: readSeed(input.seed),
        seconds: readSeconds(context, input.timeSeconds),
        control: input.control,
      };
      const optionsFor = (boardHash: string) => checkRoutingControl(context.application, boardHash, options);
      return requestRun(context.application, userId, { ...input, jobType: "ROUTING", optionsFor });
    },
  }),
  cancelEdaProjectTask: t.field({
    type: SuccessPayload,
    description: "Pauses a run and keeps its checkpoint; requesting the same kind again continues from there.",
    args: { input: t.arg({ type: CancelEdaProjectTaskInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      await cancelRun(context.application, userId, input);
      return { success: true };
    },
  }),
  finishEdaProjectRouting: t.field({
    type: SuccessPayload,
    description: "Ends a routing run now: the best copper so far becomes its result, within a few seconds.",
    args: { input: t.arg({ type: FinishEdaProjectRoutingInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      await finishRun(context.application, userId, input);
      return { success: true };
    },
  }),
  selectEdaProjectAutoPlacementResult: t.field({
    type: IdPayload,
    args: { input: t.arg({ type: SelectEdaProjectResultInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      await selectResult(context.application, userId, { ...input, jobType: "PLACEMENT" });
      return { id: input.id };
    },
  }),
  selectEdaProjectAutoRoutingResult: t.field({
    type: IdPayload,
    args: { input: t.arg({ type: SelectEdaProjectResultInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      await selectResult(context.application, userId, { ...input, jobType: "ROUTING" });
      return { id: input.id };
    },
  }),
}));

function readSeconds(context: RequestContext, asked: number | null | undefined): number {
  const most = context.application.configuration.runSeconds;
  if (asked == null) return most;
  if (asked < 1) refuseField("timeSeconds", refusal("run-time-too-short", {}));
  return Math.min(asked, most);
}

function readSeed(seed: number | null | undefined): number {
  if (seed != null && seed < 0) refuseField("seed", refusal("seed-negative", {}));
  return seed ?? 1;
}

function readFixed(patterns: readonly string[]): readonly string[] {
  if (patterns.length > 1000 || patterns.some((pattern) => pattern.length > 100))
    refuseField("fixed", refusal("too-many-patterns", {}));
  return patterns;
}
