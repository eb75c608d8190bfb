import type { BlockDifference, UpdateObjection, UpdateRemark } from "@tracewright/blocks";
import type {
  BlockContent,
  BlockFacts,
  BlockFileKind,
  GivenMaterial,
  LibraryFileKind,
  ResolvedBlock,
  ValidationReason,
} from "../../platform/database/block-records.ts";
import type { BlockLogicDrawing } from "../../wire/logic/present-block-logic.ts";
import type { LibraryPlaces } from "../library-folders.ts";
import type { NamedBytes } from "./import-messages.ts";
import type { PackedDocument } from "./packed-document.ts";

export interface BlockSourceFile extends NamedBytes {
  readonly kind: BlockFileKind;
}

/** What a block is to be made from. */
export interface MakeBlockInput {
  readonly kind: "make";
  readonly title: string;
  readonly files: readonly BlockSourceFile[];
  readonly content: BlockContent;
  readonly libraries: LibraryPlaces;
}

export interface MadeBlock {
  /** gzip of the document's JSON, named by its hash. */
  readonly document: { readonly hash: string; readonly gzip: Uint8Array };
  readonly resolved: ResolvedBlock;
  readonly facts: BlockFacts;
}

export interface MakeBlockAnswer {
  /** Null: the reasons hold an error. */
  readonly made: MadeBlock | null;
  readonly reasons: readonly ValidationReason[];
}

export interface DrawBlockInput {
  readonly kind: "draw";
  readonly document: Uint8Array;
}

/** gzip of SVG; null where there is nothing to draw. */
export interface DrawBlockAnswer {
  readonly schematic: Uint8Array | null;
  readonly footprint: Uint8Array | null;
}

/** What a person's file would give, before a block is made from it. */
export interface ParseBlockInput {
  readonly kind: "parse";
  readonly half: "schematic" | "footprint";
  readonly files: readonly BlockSourceFile[];
  readonly libraries: LibraryPlaces;
}

export interface ParseBlockAnswer {
  readonly svg: string | null;
  /** Null: `reasons` say why. */
  readonly json: ParsedBlock | null;
  readonly reasons: readonly ValidationReason[];
}

export interface ParsedBlock {
  readonly ports: ResolvedBlock["ports"];
  readonly materials: readonly GivenMaterial[];
  readonly parts: readonly {
    readonly reference: string;
    readonly value: string;
    readonly footprint: string;
    readonly pins: number;
  }[];
  readonly nets: readonly string[];
  readonly layout: BlockFacts | null;
  readonly remarks: readonly string[];
}

export interface LogicOfBlockInput {
  readonly kind: "logic";
  readonly document: Uint8Array;
}

export type LogicOfBlockAnswer = BlockLogicDrawing;

export interface ModelOfBlockInput {
  readonly kind: "model";
  readonly document: Uint8Array;
  readonly name: string;
}

/** GLB; null: the block has no layout. */
export interface ModelOfBlockAnswer {
  readonly glb: Uint8Array | null;
}

export interface WriteBlockInput {
  readonly kind: "write";
  readonly document: Uint8Array;
  readonly fileKind: LibraryFileKind;
  readonly name: string;
  readonly memo: string;
  readonly tags: readonly string[];
}

/** Null: the block has nothing to be written so. */
export interface WriteBlockAnswer {
  readonly file: { readonly name: string; readonly bytes: Uint8Array } | null;
}

export interface TakeBlockInput {
  readonly kind: "take";
  readonly board: Uint8Array;
  readonly circuit: Uint8Array | null;
  readonly itemIds: readonly string[];
  readonly title: string;
}

/** gzip of the block document. */
export type TakeBlockAnswer =
  | { readonly status: "taken"; readonly hash: string; readonly gzip: Uint8Array }
  | { readonly status: "refused"; readonly reason: "no-part" | "no-net" };

export interface UpdateUsesInput {
  readonly kind: "update";
  readonly board: Uint8Array;
  /** Hash of the version that the uses have. */
  readonly document: string;
  readonly from: Uint8Array;
  readonly to: Uint8Array;
  /** Ids of groups; null: all uses of that version. */
  readonly groups: readonly string[] | null;
}

export interface UseUpdate {
  readonly groupId: string;
  readonly name: string;
  /** Not empty: it cannot take the version. */
  readonly objections: readonly UpdateObjection[];
  readonly remarks: readonly UpdateRemark[];
}

export interface UpdateUsesAnswer {
  readonly changes: readonly BlockDifference[];
  readonly uses: readonly UseUpdate[];
  /** What the design rules find that they did not find before, open connections apart. */
  readonly errors: readonly {
    readonly rule: string;
    readonly subjects: readonly string[];
    readonly position: { readonly x: number; readonly y: number };
  }[];
  readonly openBefore: number;
  readonly openAfter: number;
  /** Null: no use can take the version. */
  readonly board: PackedDocument | null;
}

export type BlockInput =
  | UpdateUsesInput
  | MakeBlockInput
  | DrawBlockInput
  | ParseBlockInput
  | LogicOfBlockInput
  | ModelOfBlockInput
  | WriteBlockInput
  | TakeBlockInput;
