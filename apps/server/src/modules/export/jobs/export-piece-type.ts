import type { ExportFailure, ExportPiece } from "../../../platform/database/export-records.ts";
import { builder } from "../../../wire/builder.ts";
import { DrawingContent } from "../drawing-input.ts";
import { FabPreset, FileType, Format } from "../export-schema.ts";

export const ExportJobFailure = builder.objectRef<ExportFailure>("ExportJobFailure").implement({
  description: "Why there is no file.",
  fields: (t) => ({
    code: t.exposeInt("code", { description: "Of the error catalogue." }),
    message: t.exposeString("message", { description: "In English." }),
    details: t.field({
      type: "JSON",
      description:
        "As in the extensions of edaProjectResultExport's refusal: reasons, saidReasons, failedChecks, field; words { code, facts }, for any language.",
      resolve: ({ details }) => details,
    }),
  }),
});

export const EdaProjectExportPiece = builder.objectRef<ExportPiece>("EdaProjectExportPiece").implement({
  description: "One of the files of an export job.",
  fields: (t) => ({
    name: t.exposeString("name", {
      description:
        'In English: "drawings: LAYOUT as PDF", "history: version 1.2"; "zip" is all of them becoming one file.',
    }),
    status: t.field({
      type: builder.enumType("ExportPieceStatus", {
        values: ["WAITING", "PROGRESS", "COMPLETE", "LEFT_OUT"] as const,
      }),
      resolve: ({ status }) => status,
    }),
    format: t.field({
      type: Format,
      nullable: true,
      description: "Null of history and zip.",
      resolve: ({ format }) => format ?? null,
    }),
    fileType: t.field({ type: FileType, nullable: true, resolve: ({ fileType }) => fileType ?? null }),
    content: t.field({
      type: DrawingContent,
      nullable: true,
      description: "Of a drawing.",
      resolve: ({ content }) => content ?? null,
    }),
    preset: t.field({ type: FabPreset, nullable: true, resolve: ({ preset }) => preset ?? null }),
    version: t.exposeString("version", { nullable: true, description: 'Of history: "1.2".' }),
    bytes: t.exposeInt("bytes", { nullable: true, description: "Of a complete one." }),
    failure: t.field({
      type: ExportJobFailure,
      nullable: true,
      description: "Why it was left out.",
      resolve: ({ failure }) => failure ?? null,
    }),
    startedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ startedAt }) => dateOf(startedAt) }),
    endedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ endedAt }) => dateOf(endedAt) }),
  }),
});

function dateOf(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(text);
}
