import type { ImportReceipt as ImportReceiptRecord } from "@tracewright/board";
import { refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import type * as importMessages from "../../threads/messages/import-messages.ts";
import type { Problem } from "../../threads/messages/packed-document.ts";
import { builder } from "../../wire/builder.ts";
import { countPages, type Page, readPage } from "../../wire/paging.ts";
import { IdPayload, type PageCount, Pagination, SuccessPayload } from "../../wire/payloads.ts";
import { requireSession } from "../../wire/request-context.ts";
import { SortOrder } from "../../wire/sort-order.ts";
import { readUploads } from "../files/uploads.ts";
import { readFootprintChoices } from "../footprints/footprint-choice-store.ts";
import { BoardProposal } from "../imports/board-proposal-type.ts";
import { importInThread, obstaclesOf, problemsOf } from "../imports/import-files.ts";
import { InferredRule } from "../imports/inferred-rule-type.ts";
import { drawUpload } from "../imports/preview-files.ts";
import { FileProblem, ImportReceipt } from "../imports/receipt-type.ts";
import { ProjectHistory } from "../projects/history-type.ts";
import { atVersion, type HistoryRow, listHistory } from "../projects/project-history.ts";
import { type ProjectRow, requireProject } from "../projects/project-policy.ts";
import { EdaProjectV2, JobType } from "../projects/project-type.ts";
import { loadRuns } from "../runs/run-loaders.ts";
import { percentOfRun, progressLabelOf } from "../runs/run-state.ts";
import { RunStatus } from "../runs/run-types.ts";
import { requireHolder } from "../teams/require-holder.ts";
import { BOARD_VERDICTS } from "../verdicts/board-verdicts.ts";
import { addBoard } from "./add-board.ts";
import {
  AddBoardToEdaProjectInput,
  boardSourceFields,
  CadSource,
  CHOSEN_FOOTPRINTS,
  FURTHER_FILES,
  listFileUrls,
  PartFootprintInput,
  readBoardSource,
  readFootprints,
} from "./board-source-input.ts";
import { deleteProject, moveProject, updateProject } from "./change-project.ts";
import { createProject } from "./create-project.ts";
import { duplicateProject } from "./duplicate-project.ts";
import { findUnjudged, LISTED_STATES, listProjects, type ProjectListing } from "./list-projects.ts";

const SortKey = builder.enumType("SortKey", { values: ["CREATED_AT", "NAME", "UPDATED_AT"] as const });
const ListedState = builder.enumType("ListedState", {
  description:
    "What the list says of a project: RUNNING, COMPLETED, STOPPED and FAILED of its latest run, else what its board has reached.",
  values: LISTED_STATES,
});
export interface Connection<Node> {
  readonly nodes: readonly Node[];
  readonly total: number;
  readonly pagination: PageCount;
}

export function connect<Node>(
  page: Page,
  { nodes, total }: { nodes: readonly Node[]; total: number },
): Connection<Node> {
  return { nodes, total, pagination: countPages(page, total) };
}

const EdaProjectConnectionV2 = builder.objectRef<Connection<ProjectRow>>("EdaProjectConnectionV2").implement({
  fields: (t) => ({
    nodes: t.field({ type: [EdaProjectV2], resolve: (connection) => [...connection.nodes] }),
    total: t.exposeInt("total"),
    pagination: t.field({ type: Pagination, resolve: (connection) => connection.pagination }),
  }),
});

const EdaProjectHistoryConnection = builder.objectRef<Connection<HistoryRow>>("EdaProjectHistoryConnection").implement({
  fields: (t) => ({
    nodes: t.field({ type: [ProjectHistory], resolve: (connection) => [...connection.nodes] }),
    total: t.exposeInt("total"),
    pagination: t.field({ type: Pagination, resolve: (connection) => connection.pagination }),
  }),
});

interface Status {
  readonly percent: number;
  readonly status: ReturnType<typeof progressLabelOf>;
}

const ProjectStatusProgress = builder.objectRef<Status>("ProjectStatusProgress").implement({
  fields: (t) => ({
    percent: t.exposeFloat("percent"),
    status: t.field({ type: RunStatus, resolve: ({ status }) => status }),
  }),
});

export const ProjectStatus = builder.objectRef<ProjectRow>("ProjectStatus").implement({
  fields: (t) => ({
    majorVersion: t.exposeInt("majorVersion"),
    revisionVersion: t.exposeInt("revisionVersion"),
    progress: t.field({
      type: ProjectStatusProgress,
      resolve: async (project, _args, { loaders }) => {
        const status = progressLabelOf(project.stateType);
        const run =
          project.lastRequestGroupId === null ? undefined : await loaders.of(loadRuns).load(project.lastRequestGroupId);
        // A result that was chosen, and edited since, is that of a run that was done; one put aside is not begun.
        const isAside = status === "READY" && run?.status !== "COMPLETE";
        return { status, percent: run && !isAside ? percentOfRun(run) : 0 };
      },
    }),
  }),
});

interface Validation {
  readonly success: boolean;
  readonly problems: readonly Problem[];
  readonly obstacles: readonly Problem[];
  readonly receipt: ImportReceiptRecord;
  readonly proposal: importMessages.BoardProposal | null;
  readonly inferredRules: importMessages.ImportAnswer["inferredRules"];
  readonly connections: importMessages.ConnectionsToMake | null;
}

const ConnectionsToMake = builder.objectRef<importMessages.ConnectionsToMake>("ConnectionsToMake").implement({
  description: "Of a board that is to be routed.",
  fields: (t) => ({ total: t.exposeInt("total"), open: t.exposeInt("open") }),
});

const EdaProjectFileValidation = builder.objectRef<Validation>("EdaProjectFileValidation").implement({
  fields: (t) => ({
    success: t.exposeBoolean("success", { description: "False: these files would be refused on creation." }),
    problems: t.field({
      type: [FileProblem],
      description: "Why they would be refused; empty on success.",
      resolve: (validation) => [...validation.problems],
    }),
    obstacles: t.field({
      type: [FileProblem],
      description: "What allows to view the project but not to run the task (no outline, parts outside …).",
      resolve: (validation) => [...validation.obstacles],
    }),
    receipt: t.field({ type: ImportReceipt, resolve: (validation) => validation.receipt }),
    proposal: t.field({
      type: BoardProposal,
      nullable: true,
      description: "The board that would be made; null where a layout was given or the files are refused.",
      resolve: (validation) => validation.proposal,
    }),
    inferredRules: t.field({
      type: [InferredRule],
      nullable: true,
      description: "What `inferRules` would change on creation; null unless the board came without its rules.",
      resolve: ({ inferredRules }) => inferredRules && [...inferredRules],
    }),
    connections: t.field({
      type: ConnectionsToMake,
      nullable: true,
      description: "Null: there would be no board, or it has too much copper to count them at once.",
      resolve: ({ connections }) => connections,
    }),
  }),
});

const EdaProjectFileInfo = builder.objectRef<{ readonly svg: string | null }>("EdaProjectFileInfo").implement({
  fields: (t) => ({
    success: t.boolean({ resolve: ({ svg }) => svg !== null }),
    svgString: t.string({ nullable: true, resolve: ({ svg }) => svg }),
  }),
});

export const EdaProjectV2Input = builder.inputType("EdaProjectV2Input", {
  fields: (t) => ({ id: t.id({ required: true }), majorVersion: t.int(), revisionVersion: t.int() }),
});
export const EdaProjectStatusV2Input = builder.inputType("EdaProjectStatusV2Input", {
  fields: (t) => ({ id: t.id({ required: true }) }),
});
export const EdaProjectConnectionV2Input = builder.inputType("EdaProjectConnectionV2Input", {
  fields: (t) => ({
    page: t.int(),
    size: t.int(),
    sortKey: t.field({ type: SortKey }),
    order: t.field({ type: SortOrder }),
    keyword: t.string(),
    state: t.field({ type: ListedState, description: "Only projects of that state." }),
    teamId: t.id({ description: "Only projects of this team. Default: your own." }),
    creatorId: t.id({ description: "Only projects that this account created." }),
  }),
});
const EdaProjectHistoryConnectionInput = builder.inputType("EdaProjectHistoryConnectionInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    page: t.int(),
    size: t.int(),
    order: t.field({ type: SortOrder }),
    keyword: t.string(),
  }),
});
const EdaProjectFileValidationInput = builder.inputType("EdaProjectFileValidationInput", {
  fields: (t) => ({
    teamId: t.id({
      description: "The team that the project will belong to. Its remembered footprints count. Default: you.",
    }),
    jobType: t.field({ type: JobType, required: true }),
    schematicFileUrl: t.string(),
    layoutFileUrl: t.string(),
    fileUrls: t.stringList({ description: FURTHER_FILES }),
    footprints: t.field({ type: [PartFootprintInput], description: CHOSEN_FOOTPRINTS }),
  }),
});
const EdaProjectFileInfoInput = builder.inputType("EdaProjectFileInfoInput", {
  fields: (t) => ({
    fileUrl: t.string({ required: true }),
    fileType: t.field({ type: CadSource }),
    fileUrls: t.stringList({ description: FURTHER_FILES }),
  }),
});
const CreateEdaProjectQuickModeV2Input = builder.inputType("CreateEdaProjectQuickModeV2Input", {
  fields: (t) => ({
    teamId: t.id({ description: "The team that it belongs to. Default: you." }),
    name: t.string({ required: true }),
    ...boardSourceFields(t),
  }),
});
const UpdateEdaProjectInput = builder.inputType("UpdateEdaProjectInput", {
  fields: (t) => ({ id: t.id({ required: true }), name: t.string(), description: t.string() }),
});
const DuplicateEdaProjectInput = builder.inputType("DuplicateEdaProjectInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    name: t.string({ description: "When absent, the project's own name with the next free number." }),
    teamId: t.id({ description: "The team that it belongs to. Default: you." }),
  }),
});
const MoveEdaProjectInput = builder.inputType("MoveEdaProjectInput", {
  fields: (t) => ({ id: t.id({ required: true }), teamId: t.id() }),
});
const DeleteEdaProjectV2Input = builder.inputType("DeleteEdaProjectV2Input", {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

/** The newest first unless asked otherwise. */
export function readListing(input: typeof EdaProjectConnectionV2Input.$inferInput): ProjectListing {
  return {
    page: readPage(input),
    sortKey: input.sortKey ?? "CREATED_AT",
    order: input.order ?? "DESC",
    keyword: input.keyword ?? "",
    ...(input.state && { state: input.state }),
    ...(input.creatorId != null && { creatorId: input.creatorId }),
  };
}

builder.queryFields((t) => ({
  edaProjectV2: t.field({
    type: EdaProjectV2,
    args: { input: t.arg({ type: EdaProjectV2Input, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const { db } = context.application;
      return atVersion(db, await requireProject(db, userId, input.id, "READ"), input);
    },
  }),
  edaProjectStatusV2: t.field({
    type: ProjectStatus,
    args: { input: t.arg({ type: EdaProjectStatusV2Input, required: true }) },
    resolve: (_root, { input }, context) =>
      requireProject(context.application.db, requireSession(context).userId, input.id, "READ"),
  }),
  edaProjectConnectionV2: t.field({
    type: EdaProjectConnectionV2,
    args: { input: t.arg({ type: EdaProjectConnectionV2Input, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const { db, services } = context.application;
      const listing = readListing(input);
      const holder = await requireHolder(db, userId, input.teamId, "SEE");
      if (listing.state)
        for (const board of await findUnjudged(db, holder)) services.get(BOARD_VERDICTS).prepare(board);
      return connect(listing.page, await listProjects(db, holder, listing));
    },
  }),
  edaProjectHistoryConnection: t.field({
    type: EdaProjectHistoryConnection,
    args: { input: t.arg({ type: EdaProjectHistoryConnectionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const { db } = context.application;
      const project = await requireProject(db, userId, input.id, "READ");
      const page = readPage(input);
      const listing = { page, order: input.order ?? "DESC", keyword: input.keyword ?? "" } as const;
      return connect(page, await listHistory(db, project.id, listing));
    },
  }),
  edaProjectFileValidation: t.field({
    type: EdaProjectFileValidation,
    args: { input: t.arg({ type: EdaProjectFileValidationInput, required: true }) },
    resolve: async (_root, { input }, context): Promise<Validation> => {
      const { userId } = requireSession(context);
      const { application } = context;
      const holder = await requireHolder(application.db, userId, input.teamId, "CREATE_PROJECT");
      const requestedOptions = {
        ...readFootprints(input.footprints),
        remembered: await readFootprintChoices(application.db, holder),
      };
      const files = () => readUploads(application, userId, listFileUrls(input));
      const answer = await importInThread(application, files, requestedOptions);
      const problems = problemsOf(answer, false);
      const obstacles = obstaclesOf(answer, input.jobType);
      return {
        success: problems.length === 0,
        problems,
        obstacles,
        receipt: answer.receipt,
        proposal: answer.proposal,
        inferredRules: answer.inferredRules,
        connections: answer.connections,
      };
    },
  }),
  edaProjectSchematicFileInfo: t.field({
    type: EdaProjectFileInfo,
    description: "A drawing of an uploaded schematic's root sheet; success false when it cannot be read.",
    args: { input: t.arg({ type: EdaProjectFileInfoInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      return drawUpload(context.application, userId, [input.fileUrl, ...(input.fileUrls ?? [])], "schematic");
    },
  }),
  edaProjectPCBLayoutFileInfo: t.field({
    type: EdaProjectFileInfo,
    description: "A drawing of an uploaded layout; success false when it cannot be read.",
    args: { input: t.arg({ type: EdaProjectFileInfoInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      return drawUpload(context.application, userId, [input.fileUrl, ...(input.fileUrls ?? [])], "layout");
    },
  }),
}));

builder.mutationFields((t) => ({
  createEdaProjectQuickModeV2: t.field({
    type: IdPayload,
    args: { input: t.arg({ type: CreateEdaProjectQuickModeV2Input, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const { application } = context;
      const id = await createProject(application, userId, {
        name: input.name,
        teamId: input.teamId,
        ...readBoardSource(application, userId, input),
      });
      return { id };
    },
  }),
  addBoardToEdaProject: t.field({
    type: IdPayload,
    description:
      "The first board of a project that was made of a schematic alone while symbols were missing, as its next revision.",
    args: { input: t.arg({ type: AddBoardToEdaProjectInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const { application } = context;
      await addBoard(application, userId, { id: input.id, ...readBoardSource(application, userId, input) });
      return { id: input.id };
    },
  }),
  updateEdaProject: t.field({
    type: IdPayload,
    args: { input: t.arg({ type: UpdateEdaProjectInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      await requireProject(context.application.db, userId, input.id, "EDIT");
      if (input.name == null && input.description === undefined) refuseField("name", refusal("nothing-to-change", {}));
      await updateProject(context.application, userId, input);
      return { id: input.id };
    },
  }),
  duplicateEdaProject: t.field({
    type: IdPayload,
    description: "A copy of the current version, with what was decided about it, as a project of its own.",
    args: { input: t.arg({ type: DuplicateEdaProjectInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await duplicateProject(context.application, requireSession(context).userId, input),
    }),
  }),
  moveEdaProject: t.field({
    type: IdPayload,
    description: "Gives the project to a team, or to you where none is named.",
    args: { input: t.arg({ type: MoveEdaProjectInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await moveProject(context.application, requireSession(context).userId, input);
      return { id: input.id };
    },
  }),
  deleteEdaProjectV2: t.field({
    type: SuccessPayload,
    args: { input: t.arg({ type: DeleteEdaProjectV2Input, required: true }) },
    resolve: async (_root, { input }, context) => {
      await deleteProject(context.application, requireSession(context).userId, input.id);
      return { success: true };
    },
  }),
}));
