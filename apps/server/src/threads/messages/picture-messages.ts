import type { DrawingLanguage } from "@tracewright/drawings";
import type { NamedBytes } from "./import-messages.ts";

export interface PreviewInput {
  readonly files: readonly NamedBytes[];
  readonly kind: "schematic" | "layout";
}

export interface PreviewAnswer {
  readonly svg: string | null;
}

/** A stored document, to be drawn as one picture. */
export interface PictureInput {
  readonly kind: "board" | "circuit";
  /** Pixels. */
  readonly longerSide: number;
  readonly document: Uint8Array;
}

export interface PictureAnswer {
  /** Null: there is nothing to draw, or far too much. */
  readonly png: Uint8Array | null;
}

/** A sheet of a schematic, to be drawn on paper of its own. */
export interface SheetInput {
  readonly circuit: Uint8Array;
  readonly name: string;
  /** Counted from 0. */
  readonly sheet: number;
  readonly language: DrawingLanguage;
}

export interface SheetAnswer {
  /** Null: there is no such sheet. */
  readonly svg: string | null;
}
