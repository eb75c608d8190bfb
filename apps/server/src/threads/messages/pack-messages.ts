import type { Table } from "@tracewright/formats";

/** Files of several exports, to become one zip. */
export interface PackInput {
  /** As people named it. */
  readonly project: string;
  /** Written as CSV. */
  readonly tables: readonly (Table & { readonly path: string })[];
  readonly pieces: readonly ArchivePiece[];
  /** ISO 8601; the zip carries it. */
  readonly createdAt: string;
}

export interface PackAnswer {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

export interface ArchivePiece {
  /** "drawings/", "history/1.2/"; empty: beside the folders. */
  readonly folder: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  /** A generated zip whose files are also in the folder. */
  readonly isUnpacked: boolean;
}
