import type { TFunction } from "i18next";
import type { ExportJobFragment } from "../../../graphql/generated/documents.ts";

export type Piece = ExportJobFragment["pieces"][number];

/** One of the files of "everything", in the page's language. */
export function sayPiece(t: TFunction, { format, fileType, content, preset, version }: Omit<Piece, "status">): string {
  if (version != null) return t("result.files.piece.history", { version });
  const type = fileType ?? "";
  switch (format) {
    case "KICAD_EXPORT":
      return t("workspace.exportKicad");
    case "NETLIST_EXPORT":
      return t("workspace.exportNetlist");
    case "GERBER_EXPORT":
      return t(preset === "JLC" ? "workspace.exportJlc" : "workspace.exportX2");
    case "MODEL_EXPORT":
      return t(fileType === "STEP" ? "workspace.exportStep" : "workspace.exportGlb");
    case "DRAWING_EXPORT":
      return t("result.files.drawing", { content: t(`drawing.content.${content ?? "LAYOUT"}`), type });
    case "BOM_EXPORT":
      return t("result.files.drawing", { content: t("result.panel.bill"), type });
    case "ASSEMBLY_EXPORT":
    case "PRODUCTION_EXPORT":
      return t("result.files.piece.assembly");
    default:
      return t("result.files.piece.zip");
  }
}
