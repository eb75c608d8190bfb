import type { Footprint } from "@tracewright/board";
import type { FootprintHits, FootprintNeed, FootprintQuery, FoundFootprint } from "@tracewright/footprints";
import type { LibraryPlaces } from "../library-folders.ts";
import type { NamedBytes } from "./import-messages.ts";
import type { Problem } from "./packed-document.ts";

/** A footprint whole, with where it is from. */
export interface FootprintRecord extends FoundFootprint {
  readonly footprint: Footprint;
}

export interface LibraryInput {
  readonly libraries: LibraryPlaces;
  /** File that keeps the index from one start to the next. */
  readonly keptIn: string;
}

/** What the thread that knows the libraries of this machine is asked. */
export type LibraryQuestion =
  | { readonly kind: "search"; readonly query: FootprintQuery; readonly limit: number }
  | { readonly kind: "suggest"; readonly need: FootprintNeed; readonly limit: number }
  | { readonly kind: "find"; readonly names: readonly string[] };

export type LibraryAnswer = FootprintHits & {
  /** Of "find": those that were found. */
  readonly records: readonly FootprintRecord[];
  /** Footprints of KiCad's libraries on this machine. */
  readonly official: number;
};

export interface ReadFootprintsInput {
  readonly files: readonly NamedBytes[];
  /** Records that are wanted; all where there are few. */
  readonly names: readonly string[];
}

export interface ReadFootprintsAnswer {
  readonly found: readonly FoundFootprint[];
  readonly records: readonly FootprintRecord[];
  /** Files that cannot be read. */
  readonly problems: readonly Problem[];
}
