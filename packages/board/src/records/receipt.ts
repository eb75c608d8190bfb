import type { Point } from "@tracewright/geometry";
import type { RemarkWords } from "../remarks/remark-words.ts";

/** How the objects of one kind fared on import. */
export interface ReceiptLine {
  /** "footprints", "pads", "tracks", "zones", "3D models", "net classes" … */
  readonly kind: string;
  readonly read: number;
  /** Carried along unread; written back into the same format. */
  readonly kept: number;
  readonly converted: number;
  readonly dropped: number;
}

/** One remark about a place in a file. */
export interface Diagnostic {
  readonly severity: "error" | "warning" | "info";
  /** Stable short name: "unbalanced", "out-of-range", "duplicate-reference", "kept-token", "dropped". */
  readonly code: string;
  /** The catalogue's number where the specification gives one (70004, 70016, 70017 …). */
  readonly catalogue?: number;
  /** A sentence for a person, naming file, line, part or number, and what to do. */
  readonly message: string;
  /** The same as data, to be said in any language; absent where only the sentence is known. */
  readonly words?: RemarkWords;
  readonly file: string;
  /** 1-based. */
  readonly line?: number;
  readonly column?: number;
  /** References of parts, "R5 pad 1", names of nets: what the screen can point at. */
  readonly subjects?: readonly string[];
  /** Where on the board as it was imported, nanometres: what the screen can go to. */
  readonly place?: Point;
}

/** What became of every file that was handed in. */
export interface ImportReceipt {
  readonly files: readonly {
    readonly name: string;
    readonly bytes: number;
    /** Decided by content: "kicad-board 20241229", "kicad-schematic 20231120", "kicad-project", "unused". */
    readonly recognisedAs: string;
  }[];
  readonly lines: readonly ReceiptLine[];
  readonly diagnostics: readonly Diagnostic[];
}
