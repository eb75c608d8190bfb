import type { Diagnostic } from "@tracewright/board";
import type { SchematicChange } from "@tracewright/footprints";
import type { LibraryPlaces } from "../library-folders.ts";
import type { NamedBytes, RememberedFootprint } from "./import-messages.ts";
import type { PackedDocument, Problem } from "./packed-document.ts";

export interface UpdateInput {
  readonly board: Uint8Array;
  readonly files: readonly NamedBytes[];
  readonly libraries: LibraryPlaces;
  readonly remembered: readonly RememberedFootprint[];
  /** Ids of the lines that are made; null: they are only listed. */
  readonly accepted: readonly string[] | null;
}

type WithoutRecords<Change> = Change extends unknown
  ? Omit<Change, "part" | "template" | "nets" | "joins" | "unmovedTexts">
  : never;
/** A line as it is reported: without the records that are put on the board. */
export type ToldChange = WithoutRecords<SchematicChange>;

export interface UpdateAnswer {
  /** Why the files are refused; empty when they are accepted. */
  readonly problems: readonly Problem[];
  /** What the files were taken as: a schematic goes before a layout. */
  readonly source: "schematic" | "layout";
  readonly changes: readonly ToldChange[];
  readonly remarks: readonly Diagnostic[];
  /** Accepted ids that the list does not have. */
  readonly unknown: readonly string[];
  /** Once lines are accepted; null where none changes the board. */
  readonly board: PackedDocument | null;
  /** The newer schematic, which takes the place of the project's. */
  readonly circuit: PackedDocument | null;
}
