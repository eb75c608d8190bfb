import type { ExportFileType, OutputFormat } from "../../platform/database/output-format.ts";

/** What the server has to know of a format before a thread is started for it; who writes it is in `threads/exporters`. */
export interface ExportFormat {
  readonly description: string;
  /** The documents without which there is nothing to write. */
  readonly needs: "board" | "circuit" | "either";
  /** What stands in the way of a fab's board stands in the way of this. */
  readonly isForFab: boolean;
  /** The first is written where none is asked for. */
  readonly fileTypes: readonly [ExportFileType, ...ExportFileType[]];
}

export const EXPORT_FORMATS: Readonly<Record<OutputFormat, ExportFormat>> = {
  GERBER_EXPORT: {
    description: "Gerber X2 and Excellon, proved by reading them back.",
    needs: "board",
    isForFab: true,
    fileTypes: ["ZIP"],
  },
  KICAD_EXPORT: {
    description: "A project that KiCad 6 and later open: the board with its rules, the schematic with all its sheets.",
    needs: "either",
    isForFab: false,
    fileTypes: ["ZIP"],
  },
  ASSEMBLY_EXPORT: {
    description: "Bill of materials and, where there is a layout, positions of the parts, each as CSV and XLSX.",
    needs: "either",
    isForFab: false,
    fileTypes: ["ZIP"],
  },
  BOM_EXPORT: {
    description: "The bill of materials with the cost of its lines, as known at the time of the request.",
    needs: "either",
    isForFab: false,
    fileTypes: ["CSV", "XLSX"],
  },
  PRODUCTION_EXPORT: {
    description: "The zip of GERBER_EXPORT beside the files of ASSEMBLY_EXPORT.",
    needs: "board",
    isForFab: true,
    fileTypes: ["ZIP"],
  },
  DRAWING_EXPORT: {
    description:
      "A drawing of layout, assembly or schematic. Several pages as PNG, JPG or SVG come as a zip; ZIP holds PDF, SVG and PNG.",
    needs: "either",
    isForFab: false,
    fileTypes: ["PDF", "SVG", "PNG", "JPG", "ZIP"],
  },
  MODEL_EXPORT: {
    description: "The board with its parts in space: GLB for viewers, STEP AP214 for mechanical design.",
    needs: "board",
    isForFab: false,
    fileTypes: ["GLB", "STEP"],
  },
  NETLIST_EXPORT: {
    description: "The netlist of the schematic for KiCad, as CSV, and for SPICE where symbols carry models.",
    needs: "circuit",
    isForFab: false,
    fileTypes: ["ZIP"],
  },
};
