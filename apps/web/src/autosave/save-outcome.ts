import type { EditConflict } from "@tracewright/board";
import type { SaidRemark } from "../receipt/say-remark.ts";

/** A version as somebody edits it. */
export interface EditedVersion {
  readonly majorVersion: number;
  readonly revisionVersion: number;
  /** Of its board document. */
  readonly boardHash: string;
}

/** What became of a save. */
export type SaveOutcome =
  /** `isMerged`: others had saved something else, so that the stored board holds more than ours. */
  | { readonly kind: "saved"; readonly version: EditedVersion; readonly isMerged: boolean }
  /** Both changed the same, or the edited version is gone: nothing was saved. */
  | { readonly kind: "conflict"; readonly conflicts: readonly EditConflict[]; readonly reasons: readonly SaidRemark[] }
  /** The edits do not fit the board; trying again does not help. */
  | { readonly kind: "refused"; readonly reasons: readonly SaidRemark[] }
  /** The account's storage is full: nothing was saved. */
  | { readonly kind: "accountFull" }
  /** The server's disk is. */
  | { readonly kind: "diskFull" }
  /** A run goes on: the layout cannot be changed until its end. */
  | { readonly kind: "busy" }
  /** Whether it was saved is not known. Sending it again does no harm: what is in already comes to nothing. */
  | { readonly kind: "unreachable" };
