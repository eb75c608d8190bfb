import type { Side } from "@tracewright/board";
import type { PaperName } from "@tracewright/drawings";
import type { ExportFileType } from "../../platform/database/output-format.ts";
import type { Currency } from "../../platform/database/tables.ts";

/** What was asked for beside the format, as the API has checked it; each format reads what is its own. */
export interface ExportOptions {
  /** One of the format's own. */
  readonly fileType: ExportFileType;
  /** GERBER_EXPORT, ASSEMBLY_EXPORT, PRODUCTION_EXPORT, BOM_EXPORT: names and options of the files. */
  readonly preset: "X2" | "JLC";
  /** GERBER_EXPORT, PRODUCTION_EXPORT: whose rules the files are measured against; the preset's usual ones if absent. */
  readonly fab?: "JLCPCB" | "OSH_PARK" | "OURS" | null | undefined;
  /**
   * GERBER_EXPORT, PRODUCTION_EXPORT: the copper of zones as stored or filled again; as stored, unless that is worse,
   * if absent.
   */
  readonly fill?: "STORED" | "REFILL" | null | undefined;
  /** ASSEMBLY_EXPORT, PRODUCTION_EXPORT, BOM_EXPORT: how many boards the bill of materials counts for. */
  readonly boards: number;
  /** ASSEMBLY_EXPORT, PRODUCTION_EXPORT: the name of one of the project's variants; as drawn if absent. */
  readonly variant?: string | null | undefined;
  /** BOM_EXPORT: the one that prices are wished in. */
  readonly currency?: Currency | null | undefined;
  /** DRAWING_EXPORT: what is drawn and how. */
  readonly drawing?: DrawingWish | null | undefined;
}

/** As the API names it; what is absent is as usual. */
export interface DrawingWish {
  readonly content?: "LAYOUT" | "ASSEMBLY" | "SCHEMATIC" | null | undefined;
  readonly layers?: readonly string[] | null | undefined;
  readonly eachLayer?: boolean | null | undefined;
  readonly seenFrom?: Side | null | undefined;
  readonly drills?: "ACTUAL" | "SMALL" | "NONE" | null | undefined;
  readonly paper?: PaperName | "OWN" | null | undefined;
  readonly blackAndWhite?: boolean | null | undefined;
  readonly dpi?: number | null | undefined;
}
