import type { EditConflict } from "@tracewright/board";
import type { SaidRemark } from "../receipt/say-remark.ts";
import type { KeptShare } from "./kept-edits.ts";

/** How things stand, for the indicator: it never says "saved" of what is not. */
export interface SaveState {
  readonly kind:
    | "saved"
    /** Edited; will be saved in a moment. */
    | "waiting"
    | "saving"
    /** The server cannot be reached; tried again by itself. */
    | "unreachable"
    /** There is no room in the account's storage, or on the server's disk; tried again by itself. */
    | "accountFull"
    | "diskFull"
    /** A run goes on; tried again by itself. */
    | "busy"
    /** Others changed the same: somebody has to say whose counts. */
    | "conflict"
    /** The server does not take the edits; undoing the last of them helps. */
    | "refused";
  /** Steps that are not saved. */
  readonly unsaved: number;
  /** What of them would outlive a closed window. */
  readonly kept: KeptShare;
  readonly conflicts: readonly EditConflict[];
  readonly reasons: readonly SaidRemark[];
}
