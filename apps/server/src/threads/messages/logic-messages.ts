import type {
  Logic,
  LogicFinding,
  LogicProblem,
  UnknownFigure,
  Use,
  WantedBlock,
  WantedNeed,
} from "@tracewright/logic";
import type { LibraryPlaces } from "../library-folders.ts";
import type { RememberedFootprint } from "./import-messages.ts";
import type { PackedDocument, Problem } from "./packed-document.ts";

/** A block document as it is stored. */
export interface StoredBlock {
  readonly hash: string;
  readonly gzip: Uint8Array;
}

/** A logic as a person sends it, or a list of blocks that a logic is to have. */
export type WantedLogic =
  | { readonly kind: "logic"; readonly logic: Logic }
  | {
      readonly kind: "blocks";
      readonly logic: Logic;
      readonly blocks: readonly WantedBlock[];
      /** Of them, for the wires between a block and what it needs. */
      readonly needs: readonly WantedNeed[];
      /** Draws the wires that nobody would draw otherwise. */
      readonly joins: boolean;
    }
  /** The board has versions of blocks that the logic does not have yet: it follows the board. */
  | { readonly kind: "board"; readonly logic: Logic; readonly versions: readonly Use["block"][] };

/** What a project has now. */
export interface StoredDesign {
  readonly logic: Logic;
  /** gzip; null: the project has no board. */
  readonly board: Uint8Array | null;
}

export interface ExpandLogicInput {
  readonly kind: "expand";
  readonly wanted: WantedLogic;
  readonly blocks: readonly StoredBlock[];
  readonly title: string;
  /** Null: a new project. */
  readonly before: StoredDesign | null;
  readonly libraries: LibraryPlaces;
  readonly remembered: readonly RememberedFootprint[];
}

/** What a change of a logic did to the board. */
export interface LogicChangeSummary {
  /** Names of uses. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly exchanged: readonly string[];
  /** Parts with another value. */
  readonly parts: number;
  /** Pads on another net. */
  readonly pads: number;
  readonly removedCopper: number;
}

export type ExpandLogicAnswer =
  | {
      readonly status: "done";
      readonly logic: PackedDocument;
      readonly circuit: PackedDocument;
      readonly board: PackedDocument;
      readonly summary: LogicChangeSummary;
      readonly parts: number;
      readonly nets: number;
      readonly findings: readonly LogicFinding[];
    }
  | { readonly status: "refused"; readonly problems: readonly LogicProblem[] }
  /** The board would be one that is not supported, or a layout does not fit it. */
  | { readonly status: "unsupported"; readonly problems: readonly Problem[] };

export interface JudgeLogicInput {
  readonly kind: "judge";
  readonly wanted: WantedLogic;
  readonly blocks: readonly StoredBlock[];
}

export type JudgeLogicAnswer =
  | {
      readonly status: "done";
      readonly logic: Logic;
      readonly findings: readonly LogicFinding[];
      readonly unknowns: readonly UnknownFigure[];
    }
  | { readonly status: "refused"; readonly problems: readonly LogicProblem[] };

export type LogicInput = ExpandLogicInput | JudgeLogicInput;
