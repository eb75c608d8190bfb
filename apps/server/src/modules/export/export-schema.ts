import { requireSession } from "../../request-context.ts";
import type { ExportFileType, OutputFormat } from "../../threads/protocol.ts";
import { builder } from "../../wire/builder.ts";
import { DrawingInput } from "./drawing-input.ts";
import { EXPORT_FORMATS } from "./export-formats.ts";
import { type ExportedFile, exportProject } from "./export-project.ts";

const FileType = builder.enumType("ExportFileType", {
  values: ["ZIP", "PDF", "SVG", "PNG", "JPG"] as const,
});
const Format = builder.enumType("OutputFormat", {
  values: EXPORT_FORMATS satisfies Record<string, { description: string }>,
});
const FabPreset = builder.enumType("FabPreset", { values: ["X2", "JLC"] as const });

const EdaProjectResultExport = builder.objectRef<ExportedFile>("EdaProjectResultExport").implement({
  fields: (t) => ({
    url: t.exposeString("url", { description: "Root-relative; GET it within an hour." }),
    fileName: t.exposeString("fileName"),
    bytes: t.exposeInt("bytes"),
    remarks: t.exposeStringList("remarks", {
      description: "What the files show otherwise than the board asks, a sentence each; empty for nearly every board.",
    }),
  }),
});

const EdaProjectResultExportInput = builder.inputType("EdaProjectResultExportInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    majorVersion: t.int(),
    revisionVersion: t.int(),
    fileType: t.field({ type: FileType, description: "The usual one of the format unless given." }),
    outputFormat: t.field({
      type: Format,
      description: "GERBER_EXPORT unless given; DRAWING_EXPORT for PDF, SVG, PNG and JPG.",
    }),
    preset: t.field({
      type: FabPreset,
      description:
        "Names and options of the files for fab and assembler, X2 being for all but JLCPCB; X2 unless given.",
    }),
    boards: t.int({ description: "How many boards the bill of materials counts for, 1 to 1,000,000; 1 unless given." }),
    drawing: t.field({ type: DrawingInput }),
  }),
});

builder.mutationFields((t) => ({
  edaProjectResultExport: t.field({
    type: EdaProjectResultExport,
    args: { input: t.arg({ type: EdaProjectResultExportInput, required: true }) },
    resolve: (_root, { input }, context) =>
      exportProject(context.application, requireSession(context).userId, {
        ...input,
        format: input.outputFormat ?? usualFormat(input.fileType),
        options: {
          fileType: input.fileType,
          preset: input.preset ?? "X2",
          boards: input.boards ?? 1,
          drawing: input.drawing,
        },
      }),
  }),
}));

/** A zip is for the fab; all other file types are drawings. */
function usualFormat(fileType: ExportFileType | null | undefined): OutputFormat {
  return fileType == null || fileType === "ZIP" ? "GERBER_EXPORT" : "DRAWING_EXPORT";
}
