import type { ExportFileType, OutputFormat } from "../../threads/protocol.ts";

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
  readonly reason?: string;
  /** ISO 8601. */
  readonly startedAt?: string;
  readonly endedAt?: string;
}

export interface ExportFailure {
  readonly code: number;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}
