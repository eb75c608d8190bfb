import type { AssemblyFinding, AssemblyVariant, PartChoice, ReelCorrections } from "@tracewright/assembly";
import type { ElectricalSettings, RemarkWords } from "@tracewright/board";
import type { DrawingLanguage } from "@tracewright/drawings";
import type { FabReport } from "@tracewright/fabrication";
import type { ModelNote } from "@tracewright/flows";
import type { Purchase } from "@tracewright/formats";
import type { Nm } from "@tracewright/geometry";
import type { OutputFormat } from "../../platform/database/output-format.ts";
import type { ExportOptions } from "./export-options.ts";

export interface ExportInput {
  readonly format: OutputFormat;
  readonly board: Uint8Array | null;
  readonly circuit: Uint8Array | null;
  readonly name: string;
  /** "2.0". */
  readonly version: string;
  /** ISO 8601; the files carry it. */
  readonly createdAt: string;
  /** Of what files say of themselves in words: drawings. */
  readonly language: DrawingLanguage;
  readonly options: ExportOptions;
  /** MODEL_EXPORT: heights that people gave, by reference. */
  readonly heights?: ReadonlyMap<string, Nm> | undefined;
  /** MODEL_EXPORT: the pours of the board are filled as it now stands. */
  readonly isFilled?: boolean | undefined;
  /** ASSEMBLY_EXPORT, PRODUCTION_EXPORT. */
  readonly assembly?: AssemblyDecisions | undefined;
  /** KICAD_EXPORT of a project without a board: what people set of its electrical rules. */
  readonly electrical?: ElectricalSettings | undefined;
  /** BOM_EXPORT: the lines that need a part, with what is bought for them. */
  readonly purchases?: readonly Purchase[] | undefined;
}

/** What people decided about an assembly, as the files are to be. */
export interface AssemblyDecisions {
  readonly reels: ReelCorrections;
  /** Absent: as drawn. */
  readonly variant?: AssemblyVariant | undefined;
  /** What people chose for lines of the bill of materials. */
  readonly choices?: readonly PartChoice[] | undefined;
}

/** A remark in English and, where it can be said in other languages, as data. */
export interface SaidRemark {
  readonly message: string;
  readonly words?: RemarkWords;
}

export type ExportAnswer =
  | {
      readonly status: "written";
      readonly bytes: Uint8Array;
      /** Its ending says what the bytes are. */
      readonly fileName: string;
      /** What the bytes show otherwise than the design. */
      readonly remarks: readonly SaidRemark[];
      /** Of 3D models: the remarks as data. */
      readonly notes?: readonly ModelNote[];
      /** Of files for assembly: where they do not agree with each other or with the design. */
      readonly findings?: readonly AssemblyFinding[];
      /** What was checked, where the files are for a fab. */
      readonly report?: FabReport;
    }
  | {
      readonly status: "refused";
      readonly code: number;
      readonly reasons: readonly string[];
      /** Of files for a fab: the checks that they did not stand, by name. */
      readonly failed?: readonly FailedCheck[];
    };

/** One check that files did not stand: its stable name, and what is wrong. */
export interface FailedCheck {
  readonly id: string;
  readonly problems: readonly string[];
}
