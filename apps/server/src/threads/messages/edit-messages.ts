import type { EditConflict, EditPatch, RemarkWords } from "@tracewright/board";
import type { PackedDocument } from "./packed-document.ts";

export interface EditInput {
  /** The board that the edits were made on, and the newest one where that is another. */
  readonly base: Uint8Array;
  readonly current: Uint8Array | null;
  /** JSON of a list of patches, one to be applied after the other. As it came in. */
  readonly edits: string;
}

/** What somebody else changed since the base. Null: nothing, or more than is worth sending. */
type ChangedSince = EditPatch | null;

/** Why edits are not taken: a sentence in English, and where they do not fit the board, the same as words. */
export interface EditReason {
  readonly message: string;
  readonly words: RemarkWords | null;
}

export type EditAnswer =
  /** `board` is null where nothing is left to be done: it was saved already. */
  | {
      readonly status: "edited";
      readonly board: PackedDocument | null;
      readonly edited: { readonly added: number; readonly removed: number; readonly changed: number };
      /** What the circuit says of this board is what it said of the newest before: parts, nets and outline are the same. */
      readonly keepsIntents: boolean;
      readonly changedSince: ChangedSince;
    }
  | { readonly status: "refused"; readonly reasons: readonly EditReason[] }
  | {
      readonly status: "conflict";
      readonly conflicts: readonly EditConflict[];
      readonly reasons: readonly EditReason[];
      readonly changedSince: ChangedSince;
    };
