import type {
  Foreign,
  ItemId,
  LibrarySymbol,
  PinElectricalType,
  SchematicItem,
  SchematicText,
  SheetPin,
} from "@tracewright/board";
import type { Point, Size } from "@tracewright/geometry";

/** A pin of a library symbol, where a wire joins it, in the symbol's frame (y downwards). */
export interface LibraryPin {
  readonly number: string;
  readonly name: string;
  readonly electricalType: PinElectricalType;
  readonly position: Point;
  readonly hidden: boolean;
  /** 0: on every unit; style 0: in every body style. */
  readonly unit: number;
  readonly style: number;
}

export interface LibraryEntry {
  readonly symbol: LibrarySymbol;
  readonly pins: readonly LibraryPin[];
  /** A power symbol whose net ends at its sheet (KiCad 10). */
  readonly localPower: boolean;
}

/** What one use of a symbol is called, and in version 6 what it is worth, if that is not written at the symbol. */
export interface InstanceFields {
  readonly reference: string;
  readonly unit: number;
  readonly value?: string;
  readonly footprint?: string;
}

/** One use of a symbol by one instance of its sheet. */
export interface SymbolInstance extends InstanceFields {
  /** Path of the sheet instance: "/root/sheet" from version 7 on. */
  readonly path: string;
}

export interface SheetSymbol {
  readonly id: ItemId;
  readonly library: string;
  readonly position: Point;
  readonly rotation: number;
  readonly mirror: "none" | "x" | "y";
  readonly unit: number;
  readonly style: number;
  readonly inBom: boolean;
  readonly onBoard: boolean;
  readonly doNotPopulate: boolean;
  readonly properties: Readonly<Record<string, string>>;
  readonly fields: readonly { readonly name: string; readonly text: SchematicText }[];
  readonly instances: readonly SymbolInstance[];
}

export interface SheetLabel {
  readonly scope: "local" | "global" | "hierarchical";
  readonly text: string;
  readonly position: Point;
}

export interface SheetEntry {
  readonly id: ItemId;
  readonly name: string;
  readonly fileName: string;
  readonly position: Point;
  readonly size: Size;
  readonly pins: readonly { readonly name: string; readonly position: Point; readonly text: SheetPin }[];
}

/** What one `.kicad_sch` file holds, before it is used by any sheet. */
export interface SheetFile {
  readonly fileName: string;
  readonly version: number;
  readonly uuid: string;
  readonly title: string;
  readonly paper?: string;
  /** Names that stand for several nets: `{MEMORY}`. */
  readonly busAliases: ReadonlyMap<string, readonly string[]>;
  readonly library: ReadonlyMap<string, LibraryEntry>;
  readonly symbols: readonly SheetSymbol[];
  readonly wires: readonly (readonly Point[])[];
  readonly buses: readonly (readonly Point[])[];
  /** Both ends of every bus entry. */
  readonly busEntries: readonly (readonly [Point, Point])[];
  readonly junctions: readonly Point[];
  readonly noConnects: readonly Point[];
  readonly labels: readonly SheetLabel[];
  readonly sheets: readonly SheetEntry[];
  /** Drawn things besides symbols and sheets, as the model keeps them; wires in the order of `wires`. */
  readonly items: readonly SchematicItem[];
  /** What only a writer of the same format can use: title block, bus aliases, pictures. */
  readonly foreign?: Foreign;
  /** Version 6 keeps the instances of all symbols in the root file: path with the symbol's id → its fields there. */
  readonly symbolInstances: ReadonlyMap<string, InstanceFields>;
}
