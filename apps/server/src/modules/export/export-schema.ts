import { ASSEMBLY_FINDING_KINDS, type AssemblyFinding } from "@tracewright/assembly";
import type { ExportFileType, OutputFormat } from "../../platform/database/output-format.ts";
import type { Language } from "../../platform/database/tables.ts";
import type { ModelNote } from "../../threads/engine-types.ts";
import type { SaidRemark } from "../../threads/messages/export-messages.ts";
import { builder } from "../../wire/builder.ts";
import { Currency } from "../../wire/languages.ts";
import { requireSession } from "../../wire/request-context.ts";
import { DrawingInput } from "./drawing-input.ts";
import { EXPORT_FORMATS } from "./export-formats.ts";
import { type ExportedFile, type ExportRequest, exportProject } from "./export-project.ts";
import { Fab, FabReportType, ZoneFill } from "./fab-report-type.ts";

export const FileType = builder.enumType("ExportFileType", {
  values: ["ZIP", "CSV", "XLSX", "PDF", "SVG", "PNG", "JPG", "GLB", "STEP"] as const,
});
export const Format = builder.enumType("OutputFormat", {
  values: EXPORT_FORMATS satisfies Record<string, { description: string }>,
});
export const FabPreset = builder.enumType("FabPreset", { values: ["X2", "JLC"] as const });

const AssemblyFindingType = builder.objectRef<AssemblyFinding>("AssemblyFinding").implement({
  description: "What to check before ordering an assembled board: one for each kind, with all its parts.",
  fields: (t) => ({
    kind: t.field({
      type: builder.enumType("AssemblyFindingKind", {
        values: Object.fromEntries(
          ASSEMBLY_FINDING_KINDS.map((kind) => [kind.toUpperCase().replaceAll("-", "_"), { value: kind }]),
        ),
      }),
      resolve: ({ kind }) => kind,
    }),
    isError: t.boolean({
      description: "What cannot be assembled as it is; all else may be meant so.",
      resolve: ({ severity }) => severity === "error",
    }),
    parts: t.exposeStringList("references", { description: "References." }),
    named: t.exposeString("named", { description: 'Some of them with what differs: "R1 (22k / 10k), R2 … +28".' }),
    message: t.exposeString("message"),
  }),
});

const ModelNoteType = builder.objectRef<ModelNote>("ModelNote").implement({
  description: "What a 3D model shows otherwise than it will be, as data to be worded in any language.",
  fields: (t) => ({
    kind: t.field({
      type: builder.enumType("ModelNoteKind", {
        values: {
          HEIGHT_UNKNOWN: { value: "height-unknown", description: "Parts shown as stand-ins." },
          NOT_FITTED: { value: "not-fitted", description: "Parts left out." },
          CHORDS: { value: "chords", description: "Lines of the board that run into holes; STEP alone." },
        } as const,
      }),
      resolve: ({ kind }) => kind,
    }),
    count: t.exposeInt("count"),
    named: t.exposeString("named", { description: "Some of the references." }),
    message: t.exposeString("message"),
  }),
});

const SaidRemarkType = builder.objectRef<SaidRemark>("SaidRemark").implement({
  fields: (t) => ({
    message: t.exposeString("message"),
    words: t.field({
      type: "JSON",
      nullable: true,
      description: "As of ImportDiagnostic: `kind` names the sentence, `facts` its values.",
      resolve: ({ words }) => words ?? null,
    }),
  }),
});

export const EdaProjectResultExport = builder.objectRef<ExportedFile>("EdaProjectResultExport").implement({
  fields: (t) => ({
    url: t.exposeString("url", { description: "Root-relative; GET it within an hour." }),
    fileName: t.exposeString("fileName"),
    bytes: t.exposeInt("bytes"),
    remarks: t.stringList({
      description: "What the files show otherwise than the board asks, a sentence each; empty for nearly every board.",
      resolve: ({ remarks }) => remarks.map(({ message }) => message),
    }),
    saidRemarks: t.expose("remarks", {
      type: [SaidRemarkType],
      description: "The remarks as data, where other languages have them.",
    }),
    notes: t.expose("notes", { type: [ModelNoteType], description: "MODEL_EXPORT: the remarks as data." }),
    findings: t.expose("findings", {
      type: [AssemblyFindingType],
      description:
        "ASSEMBLY_EXPORT, PRODUCTION_EXPORT: where the files do not agree with each other or with the design.",
    }),
    fabReport: t.expose("fabReport", { type: FabReportType, nullable: true }),
  }),
});

export const EdaProjectResultExportInput = builder.inputType("EdaProjectResultExportInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    majorVersion: t.int(),
    revisionVersion: t.int(),
    fileType: t.field({ type: FileType, description: "The usual one of the format unless given." }),
    outputFormat: t.field({
      type: Format,
      description:
        "GERBER_EXPORT unless given; DRAWING_EXPORT for PDF, SVG, PNG and JPG, MODEL_EXPORT for GLB and STEP, BOM_EXPORT for CSV and XLSX.",
    }),
    preset: t.field({
      type: FabPreset,
      description:
        "Names and options of the files for fab and assembler, X2 being for all but JLCPCB; X2 unless given.",
    }),
    fab: t.field({
      type: Fab,
      description: "Whose rules the files for the fab are measured against; JLCPCB with preset JLC, else `OURS`.",
    }),
    fill: t.field({
      type: ZoneFill,
      description: "Which copper of the zones the films show; STORED unless there is none or it is worse.",
    }),
    boards: t.int({ description: "How many boards the bill of materials counts for, 1 to 1,000,000; 1 unless given." }),
    variant: t.string({
      description: "Name of one of the project's variants, for the files to assemble by; as drawn unless given.",
    }),
    currency: t.field({ type: Currency, description: "BOM_EXPORT: as of edaProjectResult." }),
    drawing: t.field({ type: DrawingInput }),
  }),
});

builder.mutationFields((t) => ({
  edaProjectResultExport: t.field({
    type: EdaProjectResultExport,
    args: { input: t.arg({ type: EdaProjectResultExportInput, required: true }) },
    resolve: (_root, { input }, context) =>
      exportProject(context.application, requireSession(context).userId, readExportRequest(input, context.language)),
  }),
}));

/** What is asked for, with all that is usual where nothing is said. */
export function readExportRequest(
  input: typeof EdaProjectResultExportInput.$inferInput,
  language: Language,
): ExportRequest {
  return {
    ...input,
    language,
    format: input.outputFormat ?? usualFormat(input.fileType),
    options: {
      fileType: input.fileType,
      preset: input.preset ?? "X2",
      fab: input.fab,
      fill: input.fill,
      boards: input.boards ?? 1,
      variant: input.variant,
      currency: input.currency,
      drawing: input.drawing,
    },
  };
}

/** A zip is for the fab; models, tables and drawings are known by their file types. */
function usualFormat(fileType: ExportFileType | null | undefined): OutputFormat {
  if (fileType === "GLB" || fileType === "STEP") return "MODEL_EXPORT";
  if (fileType === "CSV" || fileType === "XLSX") return "BOM_EXPORT";
  return fileType == null || fileType === "ZIP" ? "GERBER_EXPORT" : "DRAWING_EXPORT";
}
