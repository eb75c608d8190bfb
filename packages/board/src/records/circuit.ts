import type { Degrees, Nm, Point, Shape, Size } from "@tracewright/geometry";
import type { TextStyle } from "@tracewright/text";
import type { ElectricalRules } from "./electrical-rules.ts";
import type { Foreign } from "./foreign.ts";
import type { Stroke } from "./graphic.ts";
import type { ComponentId, ItemId, NetId, SheetId } from "./ids.ts";

/** What a pin does electrically (KiCad's twelve kinds). */
export type PinElectricalType =
  | "input"
  | "output"
  | "bidirectional"
  | "tri-state"
  | "passive"
  | "free"
  | "unspecified"
  | "power-in"
  | "power-out"
  | "open-collector"
  | "open-emitter"
  | "no-connect";

export interface ComponentPin {
  readonly number: string;
  readonly name: string;
  readonly electricalType: PinElectricalType;
  /** Which unit of the part it stands on; 0 = common to all. */
  readonly unit: number;
  readonly net?: NetId;
  /** Marked as meant to stay open. */
  readonly noConnect?: boolean;
}

/** One part of the circuit; its units may stand on several sheets. */
export interface Component {
  readonly id: ComponentId;
  readonly reference: string;
  readonly value: string;
  /** "Library:Name" of the footprint the designer chose; empty when none. */
  readonly footprint: string;
  readonly librarySymbol: string;
  readonly description?: string;
  readonly datasheet?: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly pins: readonly ComponentPin[];
  /** Path that the board's footprint repeats: "/sheet-uuid/symbol-uuid". */
  readonly symbolPath: string;
  readonly sheet: SheetId;
  /** Where its first unit stands on the sheet: the distance between symbols is a hint of intent. */
  readonly position: Point;
  readonly inBom: boolean;
  readonly onBoard: boolean;
  readonly doNotPopulate: boolean;
}

export interface CircuitNet {
  readonly id: NetId;
  /** As KiCad would name it in the netlist. */
  readonly name: string;
  readonly netClass?: string;
}

/** The graphics of a symbol unit, for drawing; frame of the symbol, y downwards. */
export interface SymbolGraphic {
  readonly shape: Shape;
  readonly stroke: Stroke;
  readonly fill: "none" | "outline" | "background";
}

export interface SymbolPinGraphic {
  readonly number: string;
  readonly name: string;
  readonly electricalType: PinElectricalType;
  /** Outer end, where a wire joins. */
  readonly position: Point;
  /** Direction from the outer end towards the body. */
  readonly rotation: Degrees;
  readonly length: Nm;
  readonly hidden: boolean;
  /** How its end is drawn, in KiCad's words ("inverted", "clock"); absent: a plain line. */
  readonly shape?: string;
  readonly numberHidden: boolean;
  readonly nameHidden: boolean;
  /** Height of the letters of name and number; absent: 1.27 mm. 0: it is not written. */
  readonly nameSize?: Nm;
  readonly numberSize?: Nm;
}

/** Library symbol cut to one unit and body style. */
export interface SymbolUnit {
  readonly unit: number;
  readonly style: number;
  readonly graphics: readonly SymbolGraphic[];
  readonly pins: readonly SymbolPinGraphic[];
  readonly texts: readonly SchematicText[];
}

export interface LibrarySymbol {
  readonly name: string;
  readonly power: boolean;
  /** A power symbol whose net ends at its sheet (KiCad 10). */
  readonly localPower?: true;
  readonly units: readonly SymbolUnit[];
  /** Patterns that names of its footprints match ("R_*"); absent: any. */
  readonly footprintFilters?: readonly string[];
  readonly pinNameOffset: Nm;
}

export interface SchematicText {
  readonly id: ItemId;
  readonly text: string;
  readonly position: Point;
  readonly rotation: Degrees;
  readonly style: TextStyle;
  readonly hidden?: boolean;
}

/** Where a sheet symbol joins what its sheet calls by the same name. */
export interface SheetPin extends SchematicText {
  /** Which way signals go, in KiCad's words ("input"); absent: nothing is said. */
  readonly shape?: string;
}

/** A symbol standing on a sheet. */
export interface PlacedSymbol {
  readonly id: ItemId;
  /** Absent for power symbols and drawings. */
  readonly component?: ComponentId;
  readonly librarySymbol: string;
  readonly unit: number;
  readonly style: number;
  readonly position: Point;
  readonly rotation: Degrees;
  readonly mirror: "none" | "x" | "y";
  /** Reference, value and other shown fields. */
  readonly texts: readonly SchematicText[];
}

export type LabelScope = "local" | "global" | "hierarchical" | "power" | "directive";

/** Everything drawn on a sheet besides symbols. */
export type SchematicItem =
  | { readonly kind: "wire"; readonly id: ItemId; readonly points: readonly Point[]; readonly net?: NetId }
  | { readonly kind: "bus"; readonly id: ItemId; readonly points: readonly Point[] }
  | { readonly kind: "bus-entry"; readonly id: ItemId; readonly position: Point; readonly size: Size }
  | { readonly kind: "junction"; readonly id: ItemId; readonly position: Point; readonly diameter: Nm }
  | { readonly kind: "no-connect"; readonly id: ItemId; readonly position: Point }
  | {
      readonly kind: "label";
      readonly id: ItemId;
      readonly scope: LabelScope;
      readonly label: SchematicText;
      readonly shape?: string;
      readonly net?: NetId;
    }
  | { readonly kind: "text"; readonly id: ItemId; readonly text: SchematicText }
  | { readonly kind: "graphic"; readonly id: ItemId; readonly graphic: SymbolGraphic }
  | {
      readonly kind: "sheet";
      readonly id: ItemId;
      readonly name: string;
      readonly fileName: string;
      readonly position: Point;
      readonly size: Size;
      readonly pins: readonly SheetPin[];
      /** The instance it opens into; absent when its file was not delivered. */
      readonly child?: SheetId;
    };

/** One sheet as instantiated: a file used twice appears twice with different ids. */
export interface Sheet {
  readonly id: SheetId;
  readonly name: string;
  /** Human path such as "/power/". The root is "/". */
  readonly path: string;
  readonly fileName: string;
  readonly page?: string;
  readonly paper?: string;
  readonly parent?: SheetId;
  readonly symbols: readonly PlacedSymbol[];
  readonly items: readonly SchematicItem[];
  /** Names that stand for several nets in bus labels: `{MEMORY}`. */
  readonly busAliases?: Readonly<Record<string, readonly string[]>>;
  readonly foreign?: Foreign;
}

export const CIRCUIT_SCHEMA_VERSION = 1;

/** A whole schematic: the parts and nets it means, and the sheets as drawn. */
export interface Circuit {
  readonly schemaVersion: typeof CIRCUIT_SCHEMA_VERSION;
  readonly title: string;
  readonly components: readonly Component[];
  readonly nets: readonly CircuitNet[];
  readonly sheets: readonly Sheet[];
  readonly librarySymbols: Readonly<Record<string, LibrarySymbol>>;
  /** What its project file says of electrical rules; absent: nothing. */
  readonly electricalRules?: ElectricalRules;
}
