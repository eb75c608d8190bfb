import { requireSession } from "../../../request-context.ts";
import { builder } from "../../../wire/builder.ts";
import { findOwnProject } from "../../projects/project-policy.ts";
import { EXPORT_LIFETIME_MS, linkExport, type StoredExport } from "../export-project.ts";
import { EdaProjectResultExport, EdaProjectResultExportInput, readExportRequest } from "../export-schema.ts";
import { type ExportJobRow, findExportJob, listExportJobs } from "./export-job-store.ts";
import { requestExport } from "./request-export.ts";

const ExportJobStatus = builder.enumType("ExportJobStatus", {
  values: ["WAITING", "PROGRESS", "COMPLETE", "FAIL"] as const,
});

const ExportJobFailure = builder.objectRef<NonNullable<ExportJobRow["failure"]>>("ExportJobFailure").implement({
  fields: (t) => ({
    code: t.exposeInt("code", { description: "Of the error catalogue." }),
    message: t.exposeString("message"),
    details: t.field({
      type: "JSON",
      description: "As in the extensions of edaProjectResultExport's refusal: reasons, failedChecks, field.",
      resolve: ({ details }) => details,
    }),
  }),
});

const EdaProjectExportJob = builder.objectRef<ExportJobRow>("EdaProjectExportJob").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    status: t.field({ type: ExportJobStatus, resolve: ({ status }) => status }),
    percent: t.exposeInt("percent"),
    phase: t.exposeString("phase", {
      description: 'What is being written: "drawings: LAYOUT as PDF", "history: version 1.2".',
    }),
    isEverything: t.boolean({ resolve: ({ request }) => (request as { isEverything: boolean }).isEverything }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
    endedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ endedAt }) => endedAt }),
    failure: t.field({ type: ExportJobFailure, nullable: true, resolve: ({ failure }) => failure }),
    result: t.field({
      type: EdaProjectResultExport,
      nullable: true,
      description: "Of a complete job, within an hour of its end: after that the file is gone.",
      resolve: ({ status, result, endedAt }, _args, { application }) => {
        const age = application.now().getTime() - (endedAt?.getTime() ?? 0);
        return status === "COMPLETE" && age < EXPORT_LIFETIME_MS
          ? linkExport(application, result as StoredExport)
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
      const { db, now } = context.application;
      const project = await findOwnProject(db, requireSession(context).userId, input.id);
      return findExportJob(db, project.id, input.jobId, now());
    },
  }),
  edaProjectExports: t.field({
    type: [EdaProjectExportJob],
    description: "The newest first, of the last day.",
    args: { input: t.arg({ type: EdaProjectExportsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { db, now } = context.application;
      const project = await findOwnProject(db, requireSession(context).userId, input.id);
      return [...(await listExportJobs(db, project.id, now()))];
    },
  }),
}));

builder.mutationFields((t) => ({
  requestEdaProjectExport: t.field({
    type: EdaProjectExportJob,
    description:
      "As edaProjectResultExport, without waiting: the answer is the job, CircuitArchitecture tells EXPORT_PROGRESS, EXPORT_COMPLETE and EXPORT_FAIL of its project. Two at a time for a person (70009).",
    args: { input: t.arg({ type: RequestEdaProjectExportInput, required: true }) },
    resolve: (_root, { input }, context) =>
      requestExport(context.application, requireSession(context).userId, {
        ...readExportRequest(input.export, context.language),
        isEverything: input.everything ?? false,
      }),
  }),
}));
