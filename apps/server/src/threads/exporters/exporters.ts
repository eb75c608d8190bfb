import type { OutputFormat } from "../protocol.ts";
import { exportGerber } from "./export-gerber.ts";
import { exportKicad } from "./export-kicad.ts";
import type { Exporter } from "./exporter.ts";

/** Who writes what; the server's side of each format stands in `modules/export/export-formats.ts`. */
export const EXPORTERS: Readonly<Record<OutputFormat, Exporter>> = {
  GERBER_EXPORT: exportGerber,
  KICAD_EXPORT: exportKicad,
};
