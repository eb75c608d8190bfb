import { exportGerber } from "./export-gerber.ts";
import { exportKicad } from "./export-kicad.ts";
import type { Exporter } from "./exporter.ts";

/** What `--as` may name. */
export const EXPORTERS: Readonly<Record<string, Exporter>> = {
  gerber: exportGerber,
  kicad: exportKicad,
};
