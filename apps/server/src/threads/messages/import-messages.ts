import type { FabId, Footprint, ImportReceipt } from "@tracewright/board";
import type { InferredChange } from "@tracewright/checks";
import type { FootprintSource, FormId } from "@tracewright/footprints";
import type { Size } from "@tracewright/geometry";
import type { LibraryPlaces } from "../library-folders.ts";
import type { PackedDocument, Problem } from "./packed-document.ts";

export interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ImportInput {
  readonly files: readonly NamedBytes[];
  readonly requestedOptions: RequestedBoardOptions;
  readonly libraries: LibraryPlaces;
}

/** What the board of a schematic alone is to be like; as proposed where nothing is said. */
export interface RequestedBoardOptions {
  /** What was chosen for parts. */
  readonly footprints?: readonly PartFootprint[];
  /** What the same person chose in earlier projects. */
  readonly remembered?: readonly RememberedFootprint[];
  readonly size?: Size;
  readonly copperLayers?: 2 | 4;
  readonly form?: FormId;
  readonly planes?: boolean;
  readonly netClasses?: boolean;
  readonly fab?: FabId | "none";
  /** Of a board that comes without its rules instead: those that its copper keeps take the place of KiCad's defaults. */
  readonly infersRules?: boolean;
}

export interface PartFootprint {
  readonly references: readonly string[];
  /** "Library:Name". */
  readonly footprint: string;
}

/** A footprint that was chosen for parts of this wanted name and number of pins. */
export interface RememberedFootprint {
  readonly wanted: string;
  readonly pins: number;
  readonly footprint: string;
  /** Of one that only the files of that project had. */
  readonly template: Footprint | null;
}

/** The board that is made of a schematic alone: its outline, and the footprint of every part. */
export interface BoardProposal {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly copperLayers: 2 | 4;
  /** What the parts take of the outline, square millimetres. */
  readonly partAreaMm2: number;
  /** Room that the largest part claims. */
  readonly largestPart: { readonly widthMm: number; readonly heightMm: number };
  /** How much there is to route, and why that takes so many layers. */
  readonly connections: number;
  readonly layersFor: "ball-grid" | "many" | "dense" | "none";
  /** Nets of the planes; null where the circuit has no such net. The supply's is of four layers alone. */
  readonly ground: string | null;
  readonly supply: string | null;
  /** Grounds that no plane is on. */
  readonly otherGrounds: readonly string[];
  readonly netClasses: readonly ProposedNetClass[];
  readonly fab: FabId | "none";
  /**
   * Parts whose symbol came with none of the files, so that their pins are not known: none may be left for a board to
   * be made.
   */
  readonly lackingSymbol: readonly string[];
  /** Chosen names that none of the files and libraries has, and references that the schematic does not have. */
  readonly unknown: { readonly footprints: readonly string[]; readonly references: readonly string[] };
  /** What was chosen, to be remembered. */
  readonly chosen: readonly RememberedFootprint[];
  readonly parts: readonly ProposedPart[];
}

export interface ProposedNetClass {
  readonly name: string;
  readonly nets: readonly string[];
  /** Of a track; of each of the two of a pair. */
  readonly widthMm: number;
  readonly pairGapMm: number | null;
  /** What a supply carries at most, and the parts that say so; null where nothing does. */
  readonly amperes: number | null;
  readonly statedBy: readonly string[];
  /** Planes carry all of its nets. */
  readonly isPoured: boolean;
  /** Of a pair: the differential impedance wanted, and the one that width and gap have. */
  readonly ohms: number | null;
  readonly reachedOhms: number | null;
}

export interface ProposedPart {
  readonly reference: string;
  /** The letters of the reference. */
  readonly kind: string;
  /** Different numbers of its symbol's pins. */
  readonly pins: readonly string[];
  readonly pinsWithoutPad: readonly string[];
  /** Numbers of pads that no pin has: often the pad under a body, or a shield. */
  readonly padsWithoutPin: readonly string[];
  readonly value: string;
  /** What the schematic names; empty where it names none. */
  readonly wanted: string;
  /** "Library:Name" of what was chosen; null where nothing was. */
  readonly footprint: string | null;
  readonly source: FootprintSource | "none";
  /** What somebody should look at. */
  readonly severity: "error" | "warning" | "info" | null;
  readonly remark: string | null;
}

/** A rule that the copper of a board keeps, instead of the default. */
export type InferredRuleAnswer = InferredChange;

export interface ImportAnswer {
  readonly receipt: ImportReceipt;
  /** Why the files are refused; empty when they are accepted. */
  readonly problems: readonly Problem[];
  /** The schematic and the layout disagree; the differences stand in the receipt. */
  readonly differs: boolean;
  readonly board: PackedDocument | null;
  readonly circuit: PackedDocument | null;
  /** Where a schematic came without a layout. */
  readonly proposal: BoardProposal | null;
  /** Rules that the copper keeps and KiCad's defaults do not say, of a board that came without its own; else null. */
  readonly inferredRules: readonly InferredRuleAnswer[] | null;
  /** Of the board; null where there is none, or it has too much copper to count them. */
  readonly connections: ConnectionsToMake | null;
}

/** Of a board that is to be routed. */
export interface ConnectionsToMake {
  readonly total: number;
  readonly open: number;
}
