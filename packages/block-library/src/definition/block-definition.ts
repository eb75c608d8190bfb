import type { Need, Parameter, Port, Source } from "@tracewright/blocks";
import type { PinElectricalType } from "@tracewright/board";

/** The shelves of the library. */
export const BLOCK_CATEGORIES = [
  "supply",
  "protection",
  "controller",
  "interface",
  "level",
  "sensing",
  "analogue",
  "driver",
  "memory",
  "clock",
  "radio",
  "connector",
] as const;
export type BlockCategory = (typeof BLOCK_CATEGORIES)[number];

export interface Words {
  readonly en: string;
  readonly ko: string;
}

/** How a part is drawn on the sheet. */
export type SymbolKind =
  | "box"
  | "resistor"
  | "capacitor"
  | "inductor"
  | "diode"
  | "led"
  | "n-mosfet"
  | "p-mosfet"
  | "npn"
  | "crystal"
  | "switch"
  | "fuse";

export interface PinRow {
  readonly number: string;
  readonly name: string;
  readonly type: PinElectricalType;
  /** Absent: the pin stays open. */
  readonly net?: string;
}

export interface PartRow {
  readonly reference: string;
  readonly symbol: SymbolKind;
  readonly value: string;
  readonly manufacturer: string;
  readonly mpn: string;
  /** A land pattern of the built-in library. */
  readonly footprint: string;
  readonly pins: readonly PinRow[];
  /** Where its choice or value comes from: the id of a source. */
  readonly source: string;
  /** What distinguishes the material ("1 %, 0603"). */
  readonly option?: string;
  /** On the board, never bought: lands of copper. */
  readonly isBare?: boolean;
}

export type PortRow = Omit<Port, "pins" | "order">;

/** Middle of the part on the outline in millimetres, its rotation, and "back" where it is on the back. */
export type Place = readonly [x: number, y: number, rotation?: number, side?: "back"];

export interface LayoutHints {
  /** Width and height of the outline that the layout is made on, in millimetres. */
  readonly size: readonly [width: number, height: number];
  readonly anchor: string;
  readonly copperLayers?: 2 | 4;
  /** Tracks and gaps of 0.15 mm, where the pitch of a part forces it. */
  readonly isFine?: boolean;
  /** Places given by hand; all other parts are placed by the engine. */
  readonly places?: Readonly<Record<string, Place>>;
  /** Widths in millimetres of nets that are no signals: "VIN VOUT" → 0.5. */
  readonly widths?: Readonly<Record<string, number>>;
  /** Corners of areas without any copper, parts aside: x, y, x, y in millimetres. */
  readonly keepouts?: readonly (readonly [left: number, top: number, right: number, bottom: number])[];
  /** No ground pour: nothing here needs one. */
  readonly isWithoutPour?: boolean;
  readonly seed?: number;
}

/** A block as people write it; its document is made from this and its frozen layout. */
export interface BlockDefinition {
  readonly key: string;
  readonly names: Words;
  readonly summary: Words;
  readonly category: BlockCategory;
  readonly sources: readonly Source[];
  readonly ports: readonly PortRow[];
  readonly parameters?: readonly Parameter[];
  readonly parts: readonly PartRow[];
  readonly needs?: readonly Need[];
  readonly layout: LayoutHints;
}

export function defineBlock(definition: BlockDefinition): BlockDefinition {
  return definition;
}
