import type { EditPatch } from "@tracewright/board";
import type { EditedVersion } from "./save-outcome.ts";

/** Edits that are not saved yet, with the version that they were made on. */
export interface UnsavedEdits {
  readonly base: EditedVersion;
  readonly patches: readonly EditPatch[];
}

/** Where unsaved edits outlive a closed window. */
export interface KeptEdits {
  readonly read: () => UnsavedEdits | undefined;
  /** False: there was no room, so that closing the window would lose them. */
  readonly write: (edits: UnsavedEdits) => boolean;
  readonly clear: () => void;
}

/** Unsaved edits of one project of one person, in the browser's storage. */
export function keepEdits(
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">,
  { userId, projectId }: { readonly userId: string; readonly projectId: string },
): KeptEdits {
  const key = `tracewright-edits ${userId} ${projectId}`;
  return {
    read: () => {
      try {
        const text = storage.getItem(key);
        return text === null ? undefined : (JSON.parse(text) as UnsavedEdits);
      } catch {
        // Somebody else's words under our key: nothing that could be sent.
        return undefined;
      }
    },
    write: (edits) => {
      try {
        storage.setItem(key, JSON.stringify(edits));
        return true;
      } catch {
        // Full, or forbidden. What was kept before belongs to fewer edits than there are.
        storage.removeItem(key);
        return false;
      }
    },
    clear: () => storage.removeItem(key),
  };
}
