import type { Board, Circuit, DesignRules, Diagnostic, Footprint, ReceiptLine } from "@tracewright/board";
import type { OpenSymbols } from "../../kicad/library/open-symbols.ts";
import type { OpenedFile } from "../opened-file.ts";
import type { SniffedFile } from "../sniffed-file.ts";

/**
 * One family of files that belong together. `sniff` says of the beginning of a file whether it is one of them; `read` is
 * given all files of a project and says what it finds in its own. To import a format, add its reader to the list.
 */
export interface Reader {
  readonly sniff: (start: FileStart) => SniffedFile | undefined;
  /** Absent where such files are recognised, but nothing is read from them. */
  readonly read?: (files: readonly OpenedFile[], options: ReadOptions) => Found;
}

/** What a file begins with, as far as it says what the file is. */
export type FileStart =
  | { readonly as: "bytes"; readonly bytes: Uint8Array }
  /** A list in parentheses, with its first word. */
  | { readonly as: "list"; readonly head: string; readonly utf8: Uint8Array }
  /** Any other text; `start` without the blanks before it. */
  | { readonly as: "text"; readonly start: string; readonly text: string }
  /** A text that is JSON, if no reader knows it as a text. */
  | { readonly as: "json"; readonly json: object; readonly text: string };

export interface ReadOptions {
  /** KiCad's symbol libraries where the machine has them. */
  readonly symbols: OpenSymbols | undefined;
}

/** What a reader finds among the files. Boards and schematics are read only if there is one of them. */
export interface Found {
  readonly boards?: readonly FoundDesign<ReadBoard>[];
  /** All sheets of one reader are one schematic. */
  readonly schematic?: FoundDesign<ReadCircuit> | undefined;
  readonly footprints?: () => ReadFootprints;
  /** Rules of a project that came without its board. */
  readonly rules?: () => ReadRules;
  /** What single files are called in the receipt, if not by their kind. */
  readonly names?: ReadonlyMap<string, string>;
  readonly diagnostics?: readonly Diagnostic[];
}

export interface FoundDesign<Outcome> {
  readonly fileName: string;
  readonly read: () => Outcome;
}

interface ReadDesign {
  /** Of the files that have a version. */
  readonly version?: { readonly of: SniffedFile["kind"]; readonly number: number } | undefined;
  readonly lines: readonly ReceiptLine[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface ReadBoard extends ReadDesign {
  /** Absent when the file was refused; the diagnostics say why. */
  readonly board?: Board | undefined;
  readonly lacksRules?: boolean;
}

export interface ReadCircuit extends ReadDesign {
  /** Absent when anything was refused; the diagnostics say why. */
  readonly circuit?: Circuit | undefined;
}

export interface ReadFootprints {
  readonly footprints: readonly Footprint[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface ReadRules {
  readonly rules?: DesignRules;
  readonly diagnostics: readonly Diagnostic[];
}
