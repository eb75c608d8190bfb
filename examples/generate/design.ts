import type { Footprint, NetClass, PinElectricalType, PourSettings } from "@tracewright/board";
import type { Degrees } from "@tracewright/geometry";

/** One pin of a part as the schematic names it; its number is the pad's. */
export interface DesignPin {
  readonly number: string;
  readonly name: string;
  readonly type: PinElectricalType;
}

/** How a part is drawn on the sheet. */
export type DesignSymbol =
  | { readonly kind: "resistor" | "capacitor" | "inductor" | "led" | "switch" }
  /** Pins 1 and 3 are the crystal's, 2 and 4 the can's. */
  | { readonly kind: "crystal" }
  /** A box with pins down its sides, by number. */
  | { readonly kind: "box"; readonly left: readonly string[]; readonly right: readonly string[] };

/** Land pattern in its own frame: what `Footprint` holds before the part has a name and a place. */
export type LandPattern = Pick<Footprint, "library" | "attributes" | "description"> & {
  readonly pads: readonly Omit<Footprint["pads"][number], "id">[];
  readonly graphics: readonly Omit<Footprint["graphics"][number], "id">[];
  /** Where reference and value stand, in millimetres from the part's position. */
  readonly referenceAt: readonly [x: number, y: number];
  readonly valueAt: readonly [x: number, y: number];
  /** Height of the reference, 1 mm when absent, and of the value, the reference's when absent. */
  readonly textSize?: number;
  readonly valueSize?: number;
  /** Width the value has to fit into: a long one is written smaller. */
  readonly valueRoom?: number;
};

/** One part of a design: what it is, where it stands on the sheet and on the board. Millimetres. */
export interface DesignPart {
  readonly reference: string;
  readonly value: string;
  readonly symbol: DesignSymbol;
  readonly pins: readonly DesignPin[];
  /** Pin number → net. A pin that is not named stays open on purpose. */
  readonly nets: Readonly<Record<string, string>>;
  readonly footprint: LandPattern;
  readonly sheet: readonly [x: number, y: number];
  readonly board: readonly [x: number, y: number, rotation: Degrees];
  /**
   * Where the reference stands from the part's position, on the board as it is looked at, however the part is turned;
   * the land pattern's place when absent.
   */
  readonly label?: readonly [x: number, y: number, rotation?: Degrees];
}

/** Words on the sheet, or on the front silkscreen. Millimetres. */
export interface DesignNote {
  readonly text: string;
  readonly at: readonly [x: number, y: number];
  /** Height of a capital. */
  readonly size: number;
  readonly rotation?: Degrees;
  readonly align?: "left" | "center";
}

/** A net class with the nets that belong to it; "Default" takes all others. */
export interface DesignNetClass extends NetClass {
  readonly nets: readonly string[];
}

/** A whole example: one sheet and one board, described once. */
export interface Design {
  readonly name: string;
  readonly title: string;
  readonly revision: string;
  readonly date: string;
  readonly copperLayers: number;
  /** The board's size in millimetres; its upper left corner stands at (100, 100). */
  readonly size: readonly [width: number, height: number];
  readonly parts: readonly DesignPart[];
  /** Holes for M3 screws, in millimetres from the upper left corner. */
  readonly mountingHoles: readonly (readonly [x: number, y: number])[];
  /** Nets that keep their bare name on every sheet; the rest belong to the sheet. */
  readonly globalNets: readonly string[];
  /** A pour on an inner layer makes the layer a plane: no tracks are meant to run there. */
  readonly pours: readonly { readonly net: string; readonly layer: "F.Cu" | "B.Cu" | "In1.Cu" | "In2.Cu" }[];
  /** What the pours do differently from those of a board for hand soldering. */
  readonly pourSettings?: Partial<PourSettings>;
  /** What differs from the usual rules. */
  readonly netClasses?: readonly DesignNetClass[];
  readonly paper?: "A4" | "A3";
  /** Headings on the sheet. */
  readonly sheetNotes?: readonly DesignNote[];
  /** Legends on the front silkscreen: what a connector's pins are, the board's name. */
  readonly legends?: readonly DesignNote[];
}

/** The name KiCad gives a net of the root sheet. */
export function netName(design: Design, net: string): string {
  return design.globalNets.includes(net) ? net : `/${net}`;
}
