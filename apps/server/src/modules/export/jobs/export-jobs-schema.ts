import { builder } from "../../../wire/builder.ts";
import { requireSession } from "../../../wire/request-context.ts";
import { requireProject } from "../../projects/project-policy.ts";
import { DrawingContent } from "../drawing-input.ts";
import { EXPORT_LIFETIME_MS, linkExport, type StoredExport } from "../export-project.ts";
import {
  EdaProjectResultExport,
  EdaProjectResultExportInput,
  FabPreset,
  FileType,
  Format,
  readExportRequest,
} from "../export-schema.ts";
import { cancelExport } from "./cancel-export.ts";
import {
  ABANDONED_MS,
  type ExportJobRow,
  findExportJob,
  isAbandoned,
  listExportJobs,
  MAX_AT_ONCE,
  MAX_OPEN,
} from "./export-job-store.ts";
import { loadExportsBefore } from "./export-loader.ts";
import { EdaProjectExportPiece, ExportJobFailure } from "./export-piece-type.ts";
import { type ExportJobRequest, requestExport } from "./request-export.ts";

const ExportJobStatus = builder.enumType("ExportJobStatus", {
  values: ["WAITING", "PROGRESS", "COMPLETE", "FAIL", "CANCEL"] as const,
});

const RequestedExport = builder.objectRef<ExportJobRequest>("RequestedExport").implement({
  description: "What a job was asked to write.",
  fields: (t) => ({
    isEverything: t.exposeBoolean("isEverything"),
    majorVersion: t.int({ nullable: true, resolve: ({ majorVersion }) => majorVersion ?? null }),
    revisionVersion: t.int({ nullable: true, resolve: ({ revisionVersion }) => revisionVersion ?? null }),
    outputFormat: t.field({ type: Format, resolve: ({ format }) => format }),
    fileType: t.field({
      type: FileType,
      nullable: true,
      description: "Null: the usual one of the format.",
      resolve: ({ options }) => options.fileType ?? null,
    }),
    preset: t.field({ type: FabPreset, resolve: ({ options }) => options.preset }),
    content: t.field({
      type: DrawingContent,
      nullable: true,
      description: "Of a drawing that was described.",
      resolve: ({ options }) => options.drawing?.content ?? null,
    }),
  }),
});

const EdaProjectExportJob = builder.objectRef<ExportJobRow>("EdaProjectExportJob").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    status: t.field({ type: ExportJobStatus, resolve: ({ status }) => status }),
    exportsBefore: t.int({
      nullable: true,
      description:
        "Of a queued one: how many of the account's exports were requested before it and are active or queued.",
      resolve: async ({ id, status }, _args, { loaders }) => {
        const before = status === "WAITING" ? await loaders.of(loadExportsBefore).clear(id).load(id) : null;
        return before !== null && before >= MAX_AT_ONCE ? before : null;
      },
    }),
    percent: t.exposeInt("percent"),
    phase: t.exposeString("phase", {
      description: 'What is being written: "drawings: LAYOUT as PDF", "history: version 1.2".',
    }),
    pieces: t.field({
      type: [EdaProjectExportPiece],
      description: "All files, in the order in which they are written; in their last state where the job ended early.",
      resolve: ({ pieces }) => [...pieces],
    }),
    isAbandoned: t.boolean({
      description: `Of a cancelled one: it was not queried for ${ABANDONED_MS / 60_000} minutes.`,
      resolve: (job) => job.status === "CANCEL" && isAbandoned(job),
    }),
    request: t.field({ type: RequestedExport, resolve: ({ request }) => request as ExportJobRequest }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
    endedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ endedAt }) => endedAt }),
    failure: t.field({ type: ExportJobFailure, nullable: true, resolve: ({ failure }) => failure }),
    result: t.field({
      type: EdaProjectResultExport,
      nullable: true,
      description: "Of a complete job, within an hour of its end: after that the file is deleted.",
      resolve: ({ status, result, endedAt }, _args, context) => {
        const { application } = context;
        const age = application.now().getTime() - (endedAt?.getTime() ?? 0);
        return status === "COMPLETE" && age < EXPORT_LIFETIME_MS
          ? linkExport(application, requireSession(context).userId, result as StoredExport)
          : null;
      },
    }),
  }),
});

const RequestEdaProjectExportInput = builder.inputType("RequestEdaProjectExportInput", {
  fields: (t) => ({
    export: t.field({ type: EdaProjectResultExportInput, required: true }),
    everything: t.boolean({
      description:
        "One zip of all there is: KiCad project, files for fab and assembler, bill, drawings, models, history. Of `export` count id, version, boards, fab, variant and currency then.",
    }),
  }),
});

const EdaProjectExportInput = builder.inputType("EdaProjectExportInput", {
  fields: (t) => ({ id: t.id({ required: true, description: "The project's." }), jobId: t.id({ required: true }) }),
});

const EdaProjectExportsInput = builder.inputType("EdaProjectExportsInput", {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

builder.queryFields((t) => ({
  edaProjectExport: t.field({
    type: EdaProjectExportJob,
    args: { input: t.arg({ type: EdaProjectExportInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { db } = context.application;
      const project = await requireProject(db, requireSession(context).userId, input.id, "READ");
      return findExportJob(db, project.id, input.jobId);
    },
  }),
  edaProjectExports: t.field({
    type: [EdaProjectExportJob],
    description: "The newest first, of the last day.",
    args: { input: t.arg({ type: EdaProjectExportsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { db } = context.application;
      const project = await requireProject(db, requireSession(context).userId, input.id, "READ");
      return [...(await listExportJobs(db, project.id))];
    },
  }),
}));

builder.mutationFields((t) => ({
  requestEdaProjectExport: t.field({
    type: EdaProjectExportJob,
    description: `As edaProjectResultExport, without waiting: the answer is the job, CircuitArchitecture sends EXPORT_PROGRESS, EXPORT_COMPLETE, EXPORT_FAIL and EXPORT_CANCEL of its project. Of a person ${MAX_AT_ONCE} are made at a time, and further ones wait; the ${MAX_OPEN + 1}st is refused (70009). One that is being made and is not queried for ${ABANDONED_MS / 60_000} minutes is ended.`,
    args: { input: t.arg({ type: RequestEdaProjectExportInput, required: true }) },
    resolve: (_root, { input }, context) =>
      requestExport(context.application, requireSession(context).userId, {
        ...readExportRequest(input.export, context.language),
        isEverything: input.everything ?? false,
      }),
  }),
  cancelEdaProjectExport: t.field({
    type: EdaProjectExportJob,
    description: "Ends a job at once; 70012 where it was cancelled already, 70013 where it has ended.",
    args: { input: t.arg({ type: EdaProjectExportInput, required: true }) },
    resolve: (_root, { input }, context) => cancelExport(context.application, requireSession(context).userId, input),
  }),
}));
