import type { ItemId } from "@tracewright/board";
import type { Nm, Solid } from "@tracewright/geometry";
import type { CopperItem } from "../copper/copper-item.ts";
import type { CheckedRule } from "../findings/rules.ts";

/** The rules that new copper may break where it is put. */
export type PlaceRule = Extract<
  CheckedRule,
  "clearance" | "hole_clearance" | "hole_near_hole" | "copper_edge_clearance" | "items_not_allowed"
>;

/** What stands in the way of a new track or via. Edges and rule areas cannot be moved aside; copper of others may be. */
export interface Blocker {
  readonly kind: "copper" | "edge" | "rule-area";
  readonly id: ItemId;
  readonly item?: CopperItem;
  /** What it would break there. */
  readonly rule: PlaceRule;
  /** Gap that the rule asks for; 0: it may not even touch. */
  readonly keep: Nm;
}

/** What stands in the way of one pad. */
export interface PadBlocker extends Blocker {
  readonly pad: ItemId;
}

/** A piece of a blocker as a track of one width, layer and net meets it. */
export interface Obstacle extends Blocker {
  readonly solid: Solid;
}
