import type { AppliedMigration } from "../../platform/database/applied-migrations.ts";

/** Raised when a reader of the former format could not read the new one. */
export const FORMAT_VERSION = 1;

export interface BackupColumn {
  readonly name: string;
  /** As PostgreSQL writes it: "timestamp(3) with time zone". */
  readonly type: string;
}

export interface BackupTable {
  readonly name: string;
  /** Those that can be written; generated ones are computed again. */
  readonly columns: readonly BackupColumn[];
}

/** `manifest.json`, the first entry: what is needed to read the others. */
export interface Manifest {
  readonly format: "tracewright-backup";
  readonly version: number;
  readonly createdAt: string;
  readonly source: { readonly database: "embedded" | "server"; readonly files: "folder" | "bucket" };
  readonly migrations: readonly AppliedMigration[];
  readonly tables: readonly BackupTable[];
  /** Tells whether a target has the same secret, without it. */
  readonly secretPrint: string;
}

/** `summary.json`, the last entry before the checksums: what a restore has to arrive at. */
export interface Summary {
  readonly rows: Readonly<Record<string, number>>;
  /** Values of sequences as text; null: never used. */
  readonly sequences: Readonly<Record<string, string | null>>;
  readonly files: number;
  readonly fileBytes: number;
}

export const MANIFEST = "manifest.json";
export const SUMMARY = "summary.json";
/** Only if the secret was generated into the data folder; one from the environment stays there. */
export const SECRET = "secret";
export const FILES = "files/";

/** A part of the rows of a table: gzip of lines, each a JSON array of the texts of its columns. */
export function rowsPath(table: string, part: number): string {
  return `database/${table}/${String(part).padStart(6, "0")}.jsonl.gz`;
}

export function tableOfPath(path: string): string | undefined {
  return /^database\/([^/]+)\/\d{6,}\.jsonl\.gz$/.exec(path)?.[1];
}
