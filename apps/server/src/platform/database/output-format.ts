/** As the API names them. A new one gets a line in `EXPORT_FORMATS` and one in `EXPORTERS`. */
export type OutputFormat =
  | "GERBER_EXPORT"
  | "KICAD_EXPORT"
  | "ASSEMBLY_EXPORT"
  | "BOM_EXPORT"
  | "PRODUCTION_EXPORT"
  | "DRAWING_EXPORT"
  | "MODEL_EXPORT"
  | "NETLIST_EXPORT";

export type ExportFileType = "ZIP" | "CSV" | "XLSX" | "PDF" | "SVG" | "PNG" | "JPG" | "GLB" | "STEP";
