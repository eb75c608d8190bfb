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

/** Whose edits of what. */
export interface KeptFor {
  readonly userId: string;
  readonly projectId: string;
}

/** Unsaved edits of one project of one person, in the browser's storage; `tab`: those of one tab of theirs. */
export function keepEdits(
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">,
  { tab = "", ...whose }: KeptFor & { readonly tab?: string },
): KeptEdits {
  const key = prefixOf(whose) + tab;
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

/** The tabs that have left edits of a project in the storage. */
export function tabsWithEdits(storage: Storage, whose: KeptFor): readonly string[] {
  const prefix = prefixOf(whose);
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

function prefixOf({ userId, projectId }: KeptFor): string {
  return `tracewright-edits ${userId} ${projectId} `;
}
