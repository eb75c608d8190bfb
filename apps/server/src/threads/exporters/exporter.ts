import type { Board, Circuit, ElectricalSettings } from "@tracewright/board";
import type { DrawingLanguage } from "@tracewright/drawings";
import type { Purchase } from "@tracewright/formats";
import type { Nm } from "@tracewright/geometry";
import type { AssemblyDecisions, ExportAnswer } from "../messages/export-messages.ts";
import type { ExportOptions } from "../messages/export-options.ts";

/** A version of a project, ready to be written. A document is unpacked when it is asked for. */
export interface ExportJob {
  /** Throws where the project has none: a format that is listed as needing a board is only asked for one. */
  readonly board: Board;
  /** Throws where the project has none. */
  readonly circuit: Circuit;
  readonly hasBoard: boolean;
  readonly hasCircuit: boolean;
  /** As people named the project. */
  readonly name: string;
  /** The name made fit for a file: letters, digits, `.`, `_` and `-`, at most 80; never empty. */
  readonly stem: string;
  /** "2.0". */
  readonly version: string;
  readonly createdAt: Date;
  readonly language: DrawingLanguage;
  readonly options: ExportOptions;
  /** Heights that people gave, by reference; none where the format has no use for them. */
  readonly heights: ReadonlyMap<string, Nm>;
  /** The pours of the board are known to be filled as it now stands. */
  readonly isFilled: boolean;
  /** What people decided about the assembly; nothing where the format has no use for it. */
  readonly assembly: AssemblyDecisions;
  /** What people set of the electrical rules of a project without a board. */
  readonly electrical: ElectricalSettings | undefined;
  /** What is bought; nothing where the format has no use for it. */
  readonly purchases: readonly Purchase[];
}

/** Writes one output format. What it has to say against the project is its answer; a throw is a bug. */
export type Exporter = (job: ExportJob) => ExportAnswer | Promise<ExportAnswer>;
