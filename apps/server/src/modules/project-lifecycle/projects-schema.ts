import type { ImportReceipt as ImportReceiptRecord } from "@tracewright/board";
import { isFormId } from "@tracewright/footprints";
import { fromMm } from "@tracewright/geometry";
import type { Application } from "../../platform/application.ts";
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
import { BoardFab, BoardProposal } from "../imports/board-proposal-type.ts";
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
import { deleteProject, moveProject, updateProject } from "./change-project.ts";
import { type BoardSource, createProject } from "./create-project.ts";
import { duplicateProject } from "./duplicate-project.ts";
import { findUnjudged, LISTED_STATES, listProjects, type ProjectListing } from "./list-projects.ts";

const SortKey = builder.enumType("SortKey", { values: ["CREATED_AT", "NAME", "UPDATED_AT"] as const });
const CadSource = builder.enumType("CadSource", { values: ["EASY_EDA", "KICAD", "ALTIUM"] as const });
const ListedState = builder.enumType("ListedState", {
  description:
    "What the list says of a project: RUNNING, COMPLETED, STOPPED and FAILED of its latest run, else what its board has reached.",
  values: LISTED_STATES,
});
const MismatchWinner = builder.enumType("MismatchWinner", {
  description: "Which side counts when schematic and layout differ.",
  values: ["LAYOUT"] as const,
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
const FURTHER_FILES = "Further files of the same project: sheets, .kicad_pro, or one zip of everything.";
const PartFootprintInput = builder.inputType("PartFootprintInput", {
  description: "A footprint that was chosen for parts of a schematic without a layout.",
  fields: (t) => ({
    references: t.stringList({ required: true }),
    footprint: t.string({ required: true, description: '"Library:Name" of the files, the libraries, or drawn.' }),
  }),
});
const CHOSEN_FOOTPRINTS =
  "What was chosen for parts, for a schematic alone. What is remembered of earlier projects needs no choice.";
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
const BoardOutlineInput = builder.inputType("BoardOutlineInput", {
  description: "A rectangle for the parts of a schematic without a layout, each side 5 to 500 mm.",
  fields: (t) => ({ widthMm: t.float({ required: true }), heightMm: t.float({ required: true }) }),
});
type InputFields = Parameters<Parameters<typeof builder.inputType>[1]["fields"]>[0];
/** What the board of a project is made of, for a new project and for one that has no board yet. */
const boardSourceFields = (t: InputFields) => ({
  jobType: t.field({ type: JobType, required: true }),
  schematicFileUrl: t.string(),
  schematicFileType: t.field({ type: CadSource, description: "A hint; the content decides." }),
  layoutFileUrl: t.string(),
  layoutFileType: t.field({ type: CadSource, description: "A hint; the content decides." }),
  fileUrls: t.stringList({ description: FURTHER_FILES }),
  onMismatch: t.field({ type: MismatchWinner, description: "Needed when schematic and layout differ (else 70018)." }),
  outline: t.field({ type: BoardOutlineInput, description: "Instead of the one proposed; for a schematic alone." }),
  inferRules: t.boolean({
    description: "A board that came without its rules takes those its copper keeps instead of KiCad's defaults.",
  }),
  footprints: t.field({ type: [PartFootprintInput], description: CHOSEN_FOOTPRINTS }),
  copperLayers: t.int({ description: "2 or 4, instead of what is proposed; for a schematic alone." }),
  form: t.string({ description: "One of the proposal's forms; goes before `outline`. For a schematic alone." }),
  planes: t.boolean({ description: "false: no planes of ground and supply. For a schematic alone." }),
  netClasses: t.boolean({ description: "false: no classes for supplies and pairs. For a schematic alone." }),
  fab: t.field({ type: BoardFab, description: "JLCPCB unless specified; for a schematic alone." }),
});
const CreateEdaProjectQuickModeV2Input = builder.inputType("CreateEdaProjectQuickModeV2Input", {
  fields: (t) => ({
    teamId: t.id({ description: "The team that it belongs to. Default: you." }),
    name: t.string({ required: true }),
    ...boardSourceFields(t),
  }),
});
const AddBoardToEdaProjectInput = builder.inputType("AddBoardToEdaProjectInput", {
  fields: (t) => ({ id: t.id({ required: true }), ...boardSourceFields(t) }),
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

interface FileUrls {
  readonly schematicFileUrl?: string | null | undefined;
  readonly layoutFileUrl?: string | null | undefined;
  readonly fileUrls?: readonly string[] | null | undefined;
}

function listFileUrls({ schematicFileUrl, layoutFileUrl, fileUrls }: FileUrls): string[] {
  return [schematicFileUrl, layoutFileUrl, ...(fileUrls ?? [])].filter((url) => url != null && url !== "") as string[];
}

const MAX_FOOTPRINT_NAME = 500;
/** As many as a schematic may have parts. */
const MAX_CHOSEN_PARTS = 20_000;

function readFootprints(
  given: readonly importMessages.PartFootprint[] | null | undefined,
): Pick<importMessages.RequestedBoardOptions, "footprints"> {
  if (!given) return {};
  const parts = given.reduce((sum, { references }) => sum + references.length, 0);
  if (parts > MAX_CHOSEN_PARTS)
    refuseField("footprints", refusal("too-many-footprints-chosen", { most: MAX_CHOSEN_PARTS, count: parts }));
  if (given.some(({ footprint }) => footprint.length > MAX_FOOTPRINT_NAME))
    refuseField("footprints", refusal("footprint-name-too-long", { most: MAX_FOOTPRINT_NAME }));
  return { footprints: given };
}

const MIN_SIDE_MM = 5;
const MAX_SIDE_MM = 500;

/** What was wished of the board of a schematic alone, within sense. */
function readRequestedOptions({
  outline,
  copperLayers,
  inferRules,
  footprints,
  form,
  planes,
  netClasses,
  fab,
}: {
  form?: string | null | undefined;
  planes?: boolean | null | undefined;
  netClasses?: boolean | null | undefined;
  fab?: importMessages.RequestedBoardOptions["fab"] | null | undefined;
  footprints?: readonly importMessages.PartFootprint[] | null | undefined;
  outline?: { widthMm: number; heightMm: number } | null | undefined;
  copperLayers?: number | null | undefined;
  inferRules?: boolean | null | undefined;
}): importMessages.RequestedBoardOptions {
  const sides = outline ? [outline.widthMm, outline.heightMm] : [];
  if (!sides.every((side) => side >= MIN_SIDE_MM && side <= MAX_SIDE_MM))
    refuseField(
      "outline",
      refusal("outline-side-out-of-range", { leastMm: MIN_SIDE_MM, mostMm: MAX_SIDE_MM, sides: sides.join(" × ") }),
    );
  if (copperLayers != null && copperLayers !== 2 && copperLayers !== 4)
    refuseField("copperLayers", refusal("copper-layers", { count: copperLayers }));
  if (form != null && !isFormId(form)) refuseField("form", refusal("no-such-board-form", { form }));
  return {
    ...readFootprints(footprints),
    ...(form != null && { form }),
    ...(planes != null && { planes }),
    ...(netClasses != null && { netClasses }),
    ...(fab != null && { fab }),
    ...(outline && { size: { width: fromMm(outline.widthMm), height: fromMm(outline.heightMm) } }),
    ...(copperLayers != null && { copperLayers }),
    ...(inferRules === true && { infersRules: true }),
  };
}

function readBoardSource(
  application: Application,
  userId: string,
  input: Omit<typeof AddBoardToEdaProjectInput.$inferInput, "id">,
): BoardSource {
  return {
    jobType: input.jobType,
    files: () => readUploads(application, userId, listFileUrls(input)),
    layoutWins: input.onMismatch === "LAYOUT",
    requestedOptions: readRequestedOptions(input),
  };
}

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
