import type { ExportFileType, OutputFormat } from "./output-format.ts";

/** One of the files of an export, and what became of it. */
export interface ExportPiece {
  /** "drawings: LAYOUT as PDF", "history: version 1.2", "zip". */
  readonly name: string;
  readonly status: "WAITING" | "PROGRESS" | "COMPLETE" | "LEFT_OUT";
  /** Neither of history nor of the zip around all. */
  readonly format?: OutputFormat;
  readonly fileType?: ExportFileType;
  /** Of a drawing. */
  readonly content?: "LAYOUT" | "ASSEMBLY" | "SCHEMATIC";
  readonly preset?: "X2" | "JLC";
  /** Of history. */
  readonly version?: string;
  /** Of a complete one. */
  readonly bytes?: number;
  /** Why it was left out. */
  readonly failure?: ExportFailure;
  /** ISO 8601. */
  readonly startedAt?: string;
  readonly endedAt?: string;
}

export interface ExportFailure {
  /** Of the error catalogue. */
  readonly code: number;
  /** In English. */
  readonly message: string;
  /** What else a refusal of the export itself would carry; `words`, where it is something that can be said in any language. */
  readonly details: Readonly<Record<string, unknown>> & { readonly words?: ExportWords };
}

/** Why there is no file, as data. */
export interface ExportWords {
  readonly code:
    | "too-many"
    | "out-of-time"
    | "out-of-memory"
    | "all-too-large"
    | "no-variant"
    | "interrupted"
    | "storage-away"
    | "fault";
  readonly facts: Readonly<Record<string, string | number>>;
}
