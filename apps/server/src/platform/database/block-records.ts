import type { BlockFinding, Need, Parameter, Port } from "@tracewright/blocks";

/** What is stored of circuit blocks beside their documents. Texts are as people and designs have them: data. */

export const BLOCK_ACCESS_TYPES = ["PRIVATE", "TEAM", "PUBLIC"] as const;
export type BlockAccessType = (typeof BLOCK_ACCESS_TYPES)[number];

/** MAIN: people choose it. SUB: others need it. CONNECTOR: it ends wires and belongs at the edge. */
export const BLOCK_TYPES = ["MAIN", "SUB", "CONNECTOR"] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];

/** In their order; FAIL follows any of them. */
export const VALIDATION_STEPS = [
  "READY",
  "VALIDATE_REQUEST",
  "SUPPLY_ITEM_REQUEST",
  "INDEX_REQUEST",
  "COMPLETE",
  "FAIL",
] as const;
export type ValidationStep = (typeof VALIDATION_STEPS)[number];

export const LIBRARY_FILE_KINDS = [
  "SCHEMATIC_KICAD",
  "SCHEMATIC_EASYEDA",
  "SCHEMATIC_PDF",
  "FOOTPRINT_KICAD",
  "FOOTPRINT_EASYEDA",
  "FOOTPRINT_PDF",
  /** A design block of KiCad 9 as a zip of its folder: schematic, layout, and what is said of both. */
  "BLOCK_KICAD",
] as const;
export type LibraryFileKind = (typeof LIBRARY_FILE_KINDS)[number];

/** BLOCK_DOCUMENT: a block as its own document, of a selection or a download. OTHER: further sheets and libraries. */
export type BlockFileKind = LibraryFileKind | "BLOCK_DOCUMENT" | "OTHER";

export const EVENT_KINDS = [
  "BLOCK_CREATED",
  "BLOCK_DELETED",
  "BLOCK_ERROR",
  "BLOCK_PURCHASE",
  "BLOCK_UPDATED",
  "BLOCK_USE",
  "BLOCK_VIEW",
  "PROJECT_ERROR",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const PIN_TYPES = ["Bidirectional", "PowerIn", "PowerOut"] as const;

/** A port as it was entered: what is absent follows from the circuit. */
export interface GivenPort {
  readonly key: string;
  readonly name: string;
  /** Net of the circuit; absent: the one called like the port. */
  readonly net?: string;
  readonly ioType?: Port["ioType"];
  readonly pinType?: (typeof PIN_TYPES)[number];
  readonly direction?: Port["direction"];
  readonly netType?: Port["netType"];
  readonly minVoltage?: number;
  readonly maxVoltage?: number;
}

/** A part to buy for places of the block. */
export interface GivenMaterial {
  readonly prefix: string;
  readonly name: string;
  readonly footprint: string;
  readonly option: string;
  readonly manufacturer: string;
  readonly mpn: string;
  readonly isDefault: boolean;
  /** Empty: the parts of this prefix, name and footprint. */
  readonly references: readonly string[];
}

/** Another block that the block does not work without. */
export interface GivenNeed {
  readonly blockId: string;
  /** For each use. */
  readonly count: number;
  /** Port of the block → port of the other, by keys. */
  readonly joins: Readonly<Record<string, string>>;
}

/** What was entered for a version. Null: as the files say. */
export interface BlockContent {
  readonly ports: readonly GivenPort[] | null;
  readonly parameters: readonly Parameter[] | null;
  readonly materials: readonly GivenMaterial[] | null;
  /** Absent in older versions. */
  readonly needs?: readonly GivenNeed[] | null;
  readonly certificationTypes: readonly string[];
  readonly parameterTags: readonly string[];
  /** Of built-in blocks: what the block's row says in English. */
  readonly koreanMemo?: string;
}

/** NONE: nothing is bought. REQUIRED: no supplier knows it. */
export type SupplyNeed = "NONE" | "REQUIRED" | "COMPLETED";

export interface ResolvedMaterial extends GivenMaterial {
  /** Null: suppliers were not asked yet. */
  readonly integrationStatus: SupplyNeed | null;
}

/** What the validation made of it: the document's own ports, parameters and parts. */
export interface ResolvedBlock {
  readonly ports: readonly Port[];
  readonly parameters: readonly Parameter[];
  readonly materials: readonly ResolvedMaterial[];
  /** Absent: none. */
  readonly needs?: readonly Need[];
  /** Values and symbols of parts, for the search. */
  readonly partNames: readonly string[];
}

export interface BlockFacts {
  readonly partCount: number;
  readonly pinCount: number;
  readonly portCount: number;
  /** Of the layout; null where there is none. */
  readonly copperLayers: number | null;
  readonly widthNm: number | null;
  readonly heightNm: number | null;
}

/** Of one use: the default materials, as far as their prices are known. */
export interface BlockPrice {
  readonly prices: readonly { readonly currency: string; readonly price: number }[];
  readonly unknownPrices: number;
}

/** Why a validation failed beyond what a block's own check finds. */
export type ValidationFault =
  | { readonly kind: "NEED_MISSING"; readonly facts: { readonly count: number } }
  | { readonly kind: "NEED_OTHER_PORT"; readonly facts: { readonly block: string; readonly port: string } }
  | { readonly kind: "NEED_CYCLE"; readonly facts: { readonly block: string } }
  | { readonly kind: "FILE_UNREADABLE"; readonly facts: { readonly file: string; readonly why: string } }
  | { readonly kind: "LAYOUT_DRC"; readonly facts: { readonly count: number; readonly rule: string } }
  | { readonly kind: "DESIGN_BLOCK_NONE"; readonly facts: { readonly file: string } }
  | { readonly kind: "DESIGN_BLOCK_SEVERAL"; readonly facts: { readonly file: string; readonly names: string } }
  | { readonly kind: "LAYOUT_MISMATCH"; readonly facts: { readonly count: number; readonly why: string } }
  | { readonly kind: "OUT_OF_MEMORY" | "OUT_OF_TIME" | "INTERNAL"; readonly facts: { readonly id: string } };

/** Why a version is as it is: errors keep it from being used, warnings do not. */
export type ValidationReason =
  | BlockFinding
  | (ValidationFault & { readonly severity: "error" })
  | {
      /** Design rules that the layout does not keep, and that a board may have otherwise. */
      readonly kind: "LAYOUT_KEPT";
      readonly severity: "warning";
      readonly facts: { readonly count: number; readonly rule: string };
    };
