import type {
  Component,
  ItemId,
  LibrarySymbol,
  PlacedSymbol,
  SchematicItem,
  Sheet,
  SymbolPinGraphic,
} from "@tracewright/board";
import type { Point } from "@tracewright/geometry";

interface OnSheet {
  readonly id: ItemId;
  readonly sheet: Sheet;
  readonly place: Point;
}

/** A pin of a placed symbol. Power symbols and flags belong to no component. */
export interface GraphPin extends OnSheet {
  readonly kind: "pin";
  readonly symbol: PlacedSymbol;
  readonly pin: SymbolPinGraphic;
  readonly library: LibrarySymbol;
  readonly reference: string;
  readonly component?: Component;
  /** The net that it joins by name alone: of a power symbol, or of a hidden supply pin. */
  readonly power?: { readonly name: string; readonly local: boolean };
}

export interface GraphLabel extends OnSheet {
  readonly kind: "label";
  readonly scope: "local" | "global" | "hierarchical";
  readonly text: string;
  /** Nothing else is where it stands. */
  readonly isDangling: boolean;
}

export interface GraphSheetPin extends OnSheet {
  readonly kind: "sheet-pin";
  readonly entry: Extract<SchematicItem, { kind: "sheet" }>;
  readonly text: string;
  readonly isDangling: boolean;
}

/** A wire or bus; `place` is its start. */
export interface GraphLine extends OnSheet {
  readonly kind: "wire" | "bus";
  readonly points: readonly Point[];
}

/** The slanted end of a wire at a bus; `place` is its first end. */
export interface GraphBusEntry extends OnSheet {
  readonly kind: "bus-entry";
  readonly ends: readonly [Point, Point];
}

export interface GraphMark extends OnSheet {
  readonly kind: "junction" | "no-connect";
}

export type GraphItem = GraphPin | GraphLabel | GraphSheetPin | GraphLine | GraphBusEntry | GraphMark;

/** What can name a net. */
export type GraphDriver = GraphPin | GraphLabel | GraphSheetPin;
