import type { RemarkWords } from "@tracewright/board";
import type { SourceText } from "../sexpr/parse-s-expression.ts";

/** What a file is, decided by its content alone. */
export type SniffedFile = Sniffed & {
  /** Nothing says what it is but that it begins as lists do. */
  readonly isGuess?: true;
  /**
   * The text was no UTF-8 and was read as Latin-1 (Windows-1252): old files of KiCad are written in the encoding of
   * the machine.
   */
  readonly isLatin1?: true;
};

type Sniffed =
  | { readonly kind: "kicad-board" | "kicad-schematic" | "kicad-footprint"; readonly text: SourceText }
  | {
      readonly kind:
        | "kicad-project"
        | "kicad-rules"
        | "kicad-footprint-table"
        | "kicad-legacy-schematic"
        | "kicad-legacy-library"
        | "kicad-legacy-documentation"
        | "kicad-legacy";
      readonly text: string;
    }
  | { readonly kind: "easyeda"; readonly text: string; readonly json: object }
  | { readonly kind: "archive" }
  /** Nothing we read: `name` says what it is and `remedy` what to do instead, for the message. */
  | { readonly kind: "other"; readonly name: RemarkWords; readonly remedy?: RemarkWords }
  | { readonly kind: "broken"; readonly code: string; readonly problem: RemarkWords };
