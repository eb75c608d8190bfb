import type { OutputFormat } from "../../platform/database/output-format.ts";
import { exportAssembly } from "./export-assembly.ts";
import { exportBill } from "./export-bill.ts";
import { exportDrawing } from "./export-drawing.ts";
import { exportGerber } from "./export-gerber.ts";
import { exportKicad } from "./export-kicad.ts";
import { exportModel } from "./export-model.ts";
import { exportNetlist } from "./export-netlist.ts";
import { exportProduction } from "./export-production.ts";
import type { Exporter } from "./exporter.ts";

/** Who writes what; the server's side of each format stands in `modules/export/export-formats.ts`. */
export const EXPORTERS: Readonly<Record<OutputFormat, Exporter>> = {
  GERBER_EXPORT: exportGerber,
  KICAD_EXPORT: exportKicad,
  ASSEMBLY_EXPORT: exportAssembly,
  BOM_EXPORT: exportBill,
  PRODUCTION_EXPORT: exportProduction,
  DRAWING_EXPORT: exportDrawing,
  MODEL_EXPORT: exportModel,
  NETLIST_EXPORT: exportNetlist,
};
