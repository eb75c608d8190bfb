import type { CopperLayerId } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { PutObjection } from "../put/find-objections.ts";

/** What a project can change of a part of a block. */
export const PART_EDITS = ["value", "fields", "fitting", "place", "footprint", "texts", "nets", "symbol"] as const;
export type PartEdit = (typeof PART_EDITS)[number];

/** What somebody should know of a use that took another version of its block. Parts and nets as the board names them. */
export type UpdateRemark =
  /** The project and the new version both changed this; the project's stays. */
  | { readonly kind: "part-kept"; readonly part: string; readonly edit: PartEdit }
  /** So does copper that the project changed or removed in the block, where the new version changed it, too. */
  | { readonly kind: "copper-kept"; readonly count: number }
  /** A part that the project removed from the block, and that the new version changed. */
  | { readonly kind: "part-stays-removed"; readonly part: string }
  /** The new version has no such part: what the project had changed of it is lost with it. */
  | { readonly kind: "part-gone"; readonly part: string; readonly edits: readonly PartEdit[] }
  | { readonly kind: "port-gone"; readonly port: string; readonly net: string }
  /** Joined to nothing yet. */
  | { readonly kind: "port-new"; readonly port: string }
  /** Copper beyond the block that ended on it, and ends on nothing of it now. */
  | { readonly kind: "open-end"; readonly net: string; readonly at: Point; readonly layer: CopperLayerId };

/** Why a use cannot take another version of its block; nothing of the board changes. */
export type UpdateObjection =
  | PutObjection
  /** The group is gone, or of another version than the one that was compared. */
  | { readonly kind: "other-version" }
  /** None of its parts is left on the board. */
  | { readonly kind: "no-part-left" }
  /** Locked parts and copper are not replaced; by reference, of copper by net. */
  | { readonly kind: "locked"; readonly items: readonly string[] };
