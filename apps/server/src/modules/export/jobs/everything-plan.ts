import type { ExportFileType, OutputFormat } from "../../../platform/database/output-format.ts";

/** One of the files that "everything" is made of. */
export interface PlannedPiece {
  readonly folder: string;
  readonly format: OutputFormat;
  readonly fileType: ExportFileType;
  readonly preset?: "X2" | "JLC";
  readonly content?: "LAYOUT" | "ASSEMBLY" | "SCHEMATIC";
  /** The files of the zip stand in the folder; a fab's zip stays one. */
  readonly isUnpacked?: boolean;
  readonly needs: "board" | "circuit" | "either";
}

/** In the order in which they are written. */
const PIECES: readonly PlannedPiece[] = [
  { folder: "kicad/", format: "KICAD_EXPORT", fileType: "ZIP", isUnpacked: true, needs: "either" },
  { folder: "fabrication/", format: "GERBER_EXPORT", fileType: "ZIP", preset: "X2", needs: "board" },
  { folder: "fabrication/", format: "GERBER_EXPORT", fileType: "ZIP", preset: "JLC", needs: "board" },
  { folder: "assembly/", format: "ASSEMBLY_EXPORT", fileType: "ZIP", preset: "X2", isUnpacked: true, needs: "either" },
  {
    folder: "assembly/jlcpcb/",
    format: "ASSEMBLY_EXPORT",
    fileType: "ZIP",
    preset: "JLC",
    isUnpacked: true,
    needs: "board",
  },
  { folder: "bill/", format: "BOM_EXPORT", fileType: "CSV", needs: "either" },
  { folder: "bill/", format: "BOM_EXPORT", fileType: "XLSX", needs: "either" },
  { folder: "drawings/", format: "DRAWING_EXPORT", fileType: "PDF", content: "LAYOUT", needs: "board" },
  { folder: "drawings/", format: "DRAWING_EXPORT", fileType: "PDF", content: "ASSEMBLY", needs: "board" },
  { folder: "drawings/", format: "DRAWING_EXPORT", fileType: "PDF", content: "SCHEMATIC", needs: "circuit" },
  { folder: "model/", format: "MODEL_EXPORT", fileType: "GLB", needs: "board" },
  { folder: "model/", format: "MODEL_EXPORT", fileType: "STEP", needs: "board" },
];

export function planEverything(has: { readonly board: boolean; readonly circuit: boolean }): readonly PlannedPiece[] {
  return PIECES.filter(({ needs }) => (needs === "either" ? has.board || has.circuit : has[needs]));
}

/** "drawings: SCHEMATIC as PDF": what a piece is called where it is spoken of. */
export function pieceName({ folder, format, content, preset, fileType }: PlannedPiece): string {
  return `${folder.split("/")[0]}: ${content ?? (format === "GERBER_EXPORT" ? preset : format.replace("_EXPORT", ""))} as ${fileType}`;
}
