import type { BoardEdit, CopperLayerId, Finding, ItemId } from "@tracewright/board";
import type { Nm, Point } from "@tracewright/geometry";
import type { MatchOptions } from "../match/match-by-circuit.ts";
import type { Pairing } from "../match/pairing.ts";

export interface ReplicateRequest {
  /** Parts whose layout is copied, and drawings and texts that are to go with it; copper is found. */
  readonly ids: Iterable<ItemId>;
  /** Part about which the copies are arranged; absent: the one with most pins. */
  readonly anchor?: ItemId;
  /** Parts to find copies by: only those that hold one of them are made. Absent: all copies. */
  readonly only?: ReadonlySet<ItemId>;
  /** Copies that hold one of these parts are not made. */
  readonly except?: ReadonlySet<ItemId>;
  readonly values?: MatchOptions["values"];
  /** "none": the parts alone take the layout. */
  readonly copper?: "copy" | "none";
  /** Tracks, vias and zones that the copies have already. */
  readonly targetCopper?: "replace" | "keep";
  /** References and values take the places of those of the model, and its selected drawings are copied. */
  readonly hasSilkscreen?: boolean;
  readonly arrangement?: Arrangement;
  /** A copy that collides is put to the nearest free place up to this far away; 0: it is refused. */
  readonly maxShift?: Nm;
  /** Unlocked tracks and vias of other parts that are in the way are removed, with what leads nowhere then. */
  readonly clearsTracks?: boolean;
}

/**
 * Where the copies are put: each where its own anchor is, turned and turned over as that is; or in cells of a grid from the
 * model on, turned as the model is. The model is in the first cell.
 */
export type Arrangement =
  | { readonly kind: "anchors" }
  | { readonly kind: "grid"; readonly columns: number; readonly pitch: { readonly x: Nm; readonly y: Nm } };

/** Why a copy was not made; nothing of it is changed. */
export type CopyRefusal =
  | { readonly reason: "locked"; readonly parts: readonly string[] }
  | { readonly reason: "other-pads"; readonly parts: readonly string[] }
  /** Parts that would be beside the board though those of the model are on it. */
  | { readonly reason: "off-board"; readonly parts: readonly string[]; readonly freeShift?: Point }
  /** Errors that it would bring, with what each is about. */
  | {
      readonly reason: "collides";
      readonly findings: readonly Finding[];
      readonly subjects: readonly string[];
      /** The nearest place, as far as places were looked at, where it would fit. */
      readonly freeShift?: Point;
    };

/** Where copper is to be joined again. */
export interface LooseEnd {
  readonly net: string;
  readonly at: Point;
  readonly layer: CopperLayerId;
}

export interface CopyReport {
  /** Reference of the part about which it is arranged. */
  readonly anchor: string;
  readonly anchorId: ItemId;
  readonly by: Pairing["by"];
  /** References of its parts, in the order of the model's; "" where it has none. */
  readonly parts: readonly string[];
  readonly status: "made" | "unchanged" | "refused";
  readonly refusal?: CopyRefusal;
  /** Parts of the model that the copy has no partner for. */
  readonly missing: readonly string[];
  /**
   * Names of nets of the model of which copper was not copied: it joins pads that are on several nets of the copy, or
   * on none.
   */
  readonly leftOut: readonly string[];
  /** How far from its place it was put, because there it collides. */
  readonly shift?: Point;
  /** Tracks, vias and zones that were there before. */
  readonly removed: number;
  /** Tracks, vias, zones and drawings that were copied. */
  readonly added: number;
}

export interface ReplicateOutcome {
  readonly edit?: BoardEdit;
  readonly copies: readonly CopyReport[];
  /** The search for copies was given up before its end. */
  readonly isUndecided: boolean;
  /** Names of nets of other parts that lost tracks or vias. */
  readonly clearedNets: readonly string[];
  /** Where tracks were cut off, and where copper that was copied ends. */
  readonly looseEnds: readonly LooseEnd[];
  /** Open connections, of pours as they are filled now: fill them again, then count. */
  readonly openBefore: number;
  readonly openAfter: number;
}
