import type { EditPatch } from "@tracewright/board";
import { STORAGE_KEYS } from "../storage-keys.ts";
import { patchWithoutFills } from "./patch-without-fills.ts";
import type { EditedVersion } from "./save-outcome.ts";
import { textOfPatch } from "./step-patch.ts";

/** Edits that are not saved yet, with the version that they were made on. */
export interface UnsavedEdits {
  readonly base: EditedVersion;
  readonly patches: readonly EditPatch[];
  /** The copper of zones found no room: they come back unfilled. */
  readonly isWithoutFills?: boolean;
}

/** What of the unsaved edits would outlive a closed window. */
export type KeptShare = "all" | "without-fills" | "nothing";

/** Where unsaved edits outlive a closed window. */
export interface KeptEdits {
  readonly read: () => UnsavedEdits | undefined;
  /** Where there is no room for all, the copper of zones is left out first. */
  readonly write: (edits: UnsavedEdits) => KeptShare;
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
      if (isStored(storage, key, writeEdits(edits))) return "all";
      const patches = edits.patches.map(patchWithoutFills);
      const isBarer = patches.some((patch, index) => patch !== edits.patches[index]);
      if (isBarer && isStored(storage, key, writeEdits({ ...edits, patches, isWithoutFills: true })))
        return "without-fills";
      // What was kept before belongs to fewer edits than there are.
      storage.removeItem(key);
      return "nothing";
    },
    clear: () => storage.removeItem(key),
  };
}

/** As `JSON.stringify` writes them, each patch once. */
function writeEdits({ base, patches, isWithoutFills }: UnsavedEdits): string {
  const rest = isWithoutFills ? ',"isWithoutFills":true' : "";
  return `{"base":${JSON.stringify(base)},"patches":[${patches.map(textOfPatch).join(",")}]${rest}}`;
}

/** False: the storage is full, or forbidden. */
function isStored(storage: Pick<Storage, "setItem">, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The tabs that have left edits of a project in the storage. */
export function tabsWithEdits(storage: Storage, whose: KeptFor): readonly string[] {
  const prefix = prefixOf(whose);
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

function prefixOf({ userId, projectId }: KeptFor): string {
  return `${STORAGE_KEYS.keptEdits} ${userId} ${projectId} `;
}
