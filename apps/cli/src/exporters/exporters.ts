import { exportAssembly } from "./export-assembly.ts";
import { exportDrawing } from "./export-drawing.ts";
import { exportGerber } from "./export-gerber.ts";
import { exportKicad } from "./export-kicad.ts";
import { exportModel } from "./export-model.ts";
import type { Exporter } from "./exporter.ts";

/** What `--as` may name. */
export const EXPORTERS: Readonly<Record<string, Exporter>> = {
  gerber: exportGerber,
  assembly: exportAssembly("assembly"),
  bom: exportAssembly("bom"),
  cpl: exportAssembly("cpl"),
  kicad: exportKicad,
  drawing: exportDrawing,
  glb: exportModel("glb"),
  step: exportModel("step"),
};
