import { requireSession } from "../../request-context.ts";
import { builder } from "../../wire/builder.ts";
import { type ExportedFile, exportProject } from "./export-project.ts";

const ExportFileType = builder.enumType("ExportFileType", { values: ["ZIP"] as const });
const OutputFormat = builder.enumType("OutputFormat", {
  values: {
    GERBER_EXPORT: { description: "Gerber X2 and Excellon, proved by our own reader." },
    KICAD_EXPORT: { description: "A .kicad_pcb that KiCad 6 and later open, with its .kicad_pro." },
  },
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
    fileType: t.field({ type: ExportFileType }),
    outputFormat: t.field({ type: OutputFormat, description: "GERBER_EXPORT unless given." }),
    preset: t.field({ type: FabPreset, description: "Names and options of the fabrication files; X2 unless given." }),
  }),
});

builder.mutationFields((t) => ({
  edaProjectResultExport: t.field({
    type: EdaProjectResultExport,
    args: { input: t.arg({ type: EdaProjectResultExportInput, required: true }) },
    resolve: (_root, { input }, context) =>
      exportProject(context.application, requireSession(context).userId, {
        ...input,
        format: input.outputFormat === "KICAD_EXPORT" ? "kicad" : "gerber",
        preset: input.preset === "JLC" ? "jlc" : "x2",
      }),
  }),
}));
