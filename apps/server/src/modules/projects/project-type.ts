import type { ImportReceipt as ImportReceiptRecord } from "@tracewright/board";
import type { users } from "../../platform/database/tables.ts";
import type { RequestContext } from "../../request-context.ts";
import type { PlacementOptions, RoutingOptions } from "../../threads/messages/run-options.ts";
import { builder } from "../../wire/builder.ts";
import { UserRole } from "../accounts/account-types.ts";
import { roleOf } from "../accounts/administrators.ts";
import { documentUrl } from "../documents/document-store.ts";
import { Feedback } from "../feedback/feedback-type.ts";
import { runToJudge } from "../feedback/run-to-judge.ts";
import { modelPath } from "../result/result-files.ts";
import { type RESULT_STATES, resultState } from "../runs/result-state.ts";
import { JobType } from "../runs/run-types.ts";
import { EdaRun, PlacementRunOptions, RoutingRunOptions } from "../runs/runs-schema.ts";
import { BoardStageType, BoardVerdict, STAGES, VerdictProblemType } from "../verdicts/verdict-type.ts";
import type { ProjectRow } from "./project-policy.ts";
import { ImportReceipt } from "./receipt-type.ts";

export const RUN_STATUSES = [
  "PENDING",
  "REQUEST",
  "STARTED",
  "PROGRESS",
  "COMPLETE",
  "FAIL",
  "CANCEL",
  "TIMEOUT",
  "EVENT_HANDLER_CANCEL",
  "EVENT_HANDLER_FAILED",
  "EVENT_HANDLER_TIMEOUT",
] as const;

type StateTypeName = "READY" | "EDITING" | `${"AUTO_PLACEMENT" | "ROUTING"}_${(typeof RUN_STATUSES)[number]}`;

export const EdaProjectType = builder.enumType("EdaProjectType", { values: ["BLOCK", "QUICK_MODE"] as const });
export const LastWorkPageType = builder.enumType("LastWorkPageType", { values: ["LAYOUT", "RESULT", "NONE"] as const });
const ProjectStateType = builder.enumType("ProjectStateType", {
  values: [
    "READY",
    "EDITING",
    ...RUN_STATUSES.map((status) => `AUTO_PLACEMENT_${status}` as const),
    ...RUN_STATUSES.map((status) => `ROUTING_${status}` as const),
  ] as const,
});

const ResultState = builder.enumType("ResultState", {
  values: {
    NOT_USED: { description: "The board was kept as it is: discardEdaProjectResult with undo offers them again." },
    WAITING: { description: "One can be taken, or all discarded." },
  } as const satisfies Record<(typeof RESULT_STATES)[number], object>,
});

const ProjectAuthor = builder.objectRef<typeof users.$inferSelect>("ProjectAuthor").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    email: t.exposeString("email"),
    thumbnailUrl: t.exposeString("thumbnailUrl"),
    role: t.field({
      type: UserRole,
      nullable: true,
      resolve: (user, _args, { application }) => roleOf(application.configuration, user),
    }),
    createdAt: t.field({ type: "DateTime", resolve: (user) => user.createdAt }),
  }),
});

export const EdaProjectV2 = builder.objectRef<ProjectRow>("EdaProjectV2").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    majorVersion: t.exposeInt("majorVersion"),
    revisionVersion: t.exposeInt("revisionVersion"),
    name: t.exposeString("name"),
    type: t.field({ type: EdaProjectType, resolve: (project) => project.type }),
    imageUrl: t.string({
      nullable: true,
      description:
        "The board of this version, or the schematic where there is none, as a picture: /image?url=…&w=… shows it.",
      resolve: (project) => documentUrl(project.id, project.boardHash ?? project.circuitHash),
    }),
    description: t.exposeString("description", { nullable: true }),
    stateType: t.field({ type: ProjectStateType, resolve: (project) => project.stateType as StateTypeName }),
    lastRequestGroupId: t.exposeID("lastRequestGroupId", { nullable: true }),
    lastRequestGroupStartAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: (project) => project.lastRequestGroupStartAt,
    }),
    selectedHistoryId: t.exposeID("selectedHistoryId", { nullable: true }),
    isResultSelected: t.exposeBoolean("isResultSelected"),
    lastWorkPageType: t.field({ type: LastWorkPageType, resolve: (project) => project.lastWorkPageType }),
    runningTime: t.int({
      nullable: true,
      description: "Seconds of work of the latest run.",
      resolve: async (project, _args, context) => {
        const run = await latestRun(project, context);
        return run ? Math.round(run.workedMs / 1000) : null;
      },
    }),
    jobType: t.field({ type: JobType, nullable: true, resolve: (project) => project.jobType }),
    needsFeedback: t.boolean({
      description: "A result was chosen, and nobody has said a word on its run yet.",
      resolve: async (project, _args, { loaders }) => (await runToJudge(project, loaders)) !== undefined,
    }),
    runToJudge: t.field({
      type: EdaRun,
      nullable: true,
      description: "The run that needsFeedback is about.",
      resolve: async (project, _args, { loaders }) => {
        const id = await runToJudge(project, loaders);
        return (id !== undefined && (await loaders.run.load(id))) || null;
      },
    }),
    feedbacks: t.field({
      type: [Feedback],
      description: "The newest first.",
      resolve: (project, _args, { loaders }) => loaders.feedbacks.load(project.id),
    }),
    createdAt: t.field({ type: "DateTime", resolve: (project) => project.createdAt }),
    updatedAt: t.field({ type: "DateTime", resolve: (project) => project.updatedAt }),
    creatorAuthor: t.field({
      type: ProjectAuthor,
      resolve: (project, _args, context) => requireUser(context, project.ownerId),
    }),
    latestAuthor: t.field({
      type: ProjectAuthor,
      resolve: (project, _args, context) => requireUser(context, project.latestAuthorId),
    }),
    boardDocumentUrl: t.string({
      nullable: true,
      description: "Immutable JSON of this version's Board (GET, session cookie). Null: the project has no layout.",
      resolve: (project) => documentUrl(project.id, project.boardHash),
    }),
    circuitDocumentUrl: t.string({
      nullable: true,
      description: "Immutable JSON of the Circuit. Null: no schematic was uploaded.",
      resolve: (project) => documentUrl(project.id, project.circuitHash),
    }),
    modelUrl: t.string({
      nullable: true,
      description:
        "GLB of this version (GET, session cookie); 202 while it is being made. Null: the project has no layout.",
      resolve: modelPath,
    }),
    verdict: t.field({
      type: BoardVerdict,
      nullable: true,
      description:
        "Whether this version's board may be ordered. Null: there is no layout, or it is being judged, and a message about the project says when it is.",
      resolve: async (project, _args, context) => (await verdictOf(project, context)) ?? null,
    }),
    verdictProblem: t.field({
      type: VerdictProblemType,
      nullable: true,
      description:
        "Why there is no verdict; null where there is one, or it is being made. It is tried again after an hour, or when it is asked for (requestEdaProjectVerdict).",
      resolve: ({ boardHash }, _args, { application }) =>
        boardHash === null ? null : (application.verdicts.problemOf(boardHash) ?? null),
    }),
    stage: t.field({
      type: BoardStageType,
      nullable: true,
      description: "What this version has reached; null while it is being judged.",
      resolve: async (project, _args, context) => {
        if (project.boardHash === null) return "IMPORTED";
        const verdict = await verdictOf(project, context);
        return verdict ? STAGES[verdict.stage] : null;
      },
    }),
    receipt: t.field({ type: ImportReceipt, resolve: (project) => project.receipt as ImportReceiptRecord }),
    run: t.field({
      type: EdaRun,
      nullable: true,
      description: "The latest run.",
      resolve: async (project, _args, context) => (await latestRun(project, context)) ?? null,
    }),
    resultState: t.field({
      type: ResultState,
      nullable: true,
      description:
        "Of the latest run's results, while the board is the one that the run began with; null: there are none, one is in use, or the board has changed.",
      resolve: async (project, _args, context) => {
        const run = await latestRun(project, context);
        return (run && resultState(project, run)) ?? null;
      },
    }),
    latestPlacement: t.field({
      type: EdaRun,
      nullable: true,
      description: "The latest placement that came to candidates: another of them can be taken at any time.",
      resolve: async (project, _args, context) => (await context.loaders.latestPlaced.load(project.id)) ?? null,
    }),
    latestRouting: t.field({
      type: EdaRun,
      nullable: true,
      description: "The latest routing that came to a result, be it confirmed: its summary can be read at any time.",
      resolve: async (project, _args, context) => (await context.loaders.latestRouted.load(project.id)) ?? null,
    }),
    placementOptions: t.field({
      type: PlacementRunOptions,
      nullable: true,
      description: "What the latest placement run was told, to be told again.",
      resolve: async (project, _args, context) => {
        const run = await context.loaders.latestPlacement.load(project.id);
        return run ? (run.options as PlacementOptions) : null;
      },
    }),
    routingOptions: t.field({
      type: RoutingRunOptions,
      nullable: true,
      description: "What the latest routing run was told, to be told again.",
      resolve: async (project, _args, context) => {
        const run = await context.loaders.latestRouting.load(project.id);
        return run ? (run.options as RoutingOptions) : null;
      },
    }),
  }),
});

type LoaderContext = Pick<RequestContext, "loaders">;

async function latestRun(project: ProjectRow, { loaders }: LoaderContext) {
  return project.lastRequestGroupId === null ? undefined : loaders.run.load(project.lastRequestGroupId);
}

/** As it is stored; a board without one is judged from now on. */
async function verdictOf({ id, ownerId, boardHash }: ProjectRow, { loaders, application }: RequestContext) {
  if (boardHash === null) return undefined;
  const verdict = await loaders.verdict.load({ projectId: id, boardHash });
  if (verdict === undefined) application.verdicts.prepare({ projectId: id, ownerId, boardHash });
  return verdict;
}

async function requireUser({ loaders }: LoaderContext, id: string) {
  const user = await loaders.user.load(id);
  if (user === undefined) throw new Error(`a project names the unknown user ${id}`);
  return user;
}
