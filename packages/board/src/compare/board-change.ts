import type { Degrees, Nm, Point, Size } from "@tracewright/geometry";
import type { RecordFate } from "../edits/rebase-edit.ts";
import type { Side } from "../records/layer.ts";
import type { RecordList, SettingKey } from "../records/record-lists.ts";

/** A record that a change is about: one of the board before (removed), after (added), or both (changed). */
export interface ChangedRecord {
  readonly list: RecordList;
  readonly id: string;
  readonly fate: RecordFate;
}

/** A value before and after; absent: there was none, or is none any more. */
export interface Changed<Value> {
  readonly before?: Value;
  readonly after?: Value;
}

/** How many records of a kind came, went and changed. */
export interface Tally {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
}

/** What is otherwise about a part that stands on both boards; only what differs is there. */
export interface PartDifference {
  /** Nanometres, of its position. */
  readonly moved?: { readonly from: Point; readonly to: Point; readonly distance: Nm };
  /** Counter-clockwise on the screen, −180 < degrees ≤ 180; of a part that was flipped, besides the flip. */
  readonly turned?: Degrees;
  readonly flippedTo?: Side;
  readonly locked?: boolean;
  readonly value?: Changed<string>;
  /** Another footprint: "Library:Name". */
  readonly library?: Changed<string>;
  /** Fields such as the manufacturer's number. */
  readonly fields?: readonly (Changed<string> & { readonly name: string })[];
  /** Pads on another net; nets by name. */
  readonly pads?: readonly (Changed<string> & { readonly number: string })[];
  readonly fitted?: boolean;
  /** Members of the record that differ otherwise: "pads", "graphics", "texts", "models". */
  readonly further?: readonly string[];
}

interface PartName {
  readonly reference: string;
  readonly value: string;
  readonly library: string;
}

export type ZoneAspect = "net" | "layers" | "outline" | "priority" | "keepout" | "settings" | "fill" | "name" | "lock";

/** One thing that differs between two boards, as an engineer would say it. */
export type BoardChange = {
  /** Every record that differs is in exactly one change. */
  readonly records: readonly ChangedRecord[];
  readonly settings: readonly SettingKey[];
  /** Where to look, on the board after or, of what went, before; nanometres. */
  readonly place?: Point;
} & (
  | ({ readonly kind: "part-added" | "part-removed" } & PartName)
  /** Another part under the same reference. */
  | { readonly kind: "part-replaced"; readonly reference: string; readonly before: PartName; readonly after: PartName }
  /** Called by its reference before; `renamed` is the new one. */
  | ({ readonly kind: "part-changed"; readonly reference: string; readonly renamed?: string } & PartDifference)
  /** Tracks and vias of a net, null: of none; `length` is how much longer its tracks became. */
  | {
      readonly kind: "copper";
      readonly net: string | null;
      readonly tracks: Tally;
      readonly vias: Tally;
      readonly length: Nm;
    }
  | { readonly kind: "net-added" | "net-removed"; readonly net: string }
  | {
      readonly kind: "net-changed";
      readonly net: string;
      readonly name?: Changed<string>;
      readonly netClass?: Changed<string>;
    }
  | {
      readonly kind: "zone-added" | "zone-removed";
      readonly name: string;
      readonly net: string | null;
      readonly layers: readonly string[];
      readonly isKeepout: boolean;
    }
  | {
      readonly kind: "zone-changed";
      readonly name: string;
      readonly net: string | null;
      readonly layers: readonly string[];
      readonly isKeepout: boolean;
      readonly aspects: readonly ZoneAspect[];
    }
  /** Drawings on Edge.Cuts; sizes where the outline is closed. */
  | { readonly kind: "outline"; readonly lines: Tally; readonly size: Changed<Size> }
  | { readonly kind: "drawings"; readonly layer: string; readonly items: Tally }
  | { readonly kind: "text"; readonly text: Changed<string>; readonly layer: string; readonly fate: RecordFate }
  | { readonly kind: "dimensions"; readonly items: Tally }
  | { readonly kind: "group"; readonly name: string; readonly fate: RecordFate }
  /** One of the board's rules; lengths in nanometres. */
  | { readonly kind: "rule"; readonly rule: string; readonly value: Changed<number | boolean | string> }
  | {
      readonly kind: "net-class";
      readonly name: string;
      readonly fate: RecordFate;
      readonly values: readonly (Changed<number> & { readonly name: string })[];
    }
  | { readonly kind: "layers"; readonly added: readonly string[]; readonly removed: readonly string[] }
  | { readonly kind: "setting"; readonly setting: SettingKey }
);
