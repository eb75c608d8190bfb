import { STORAGE_KEYS } from "../../storage-keys.ts";

/** As many as anybody remembers; the oldest are forgotten. */
const REMEMBERED = 50;

type Stored = Pick<Storage, "getItem" | "setItem">;

/** Whether a run was asked about in this browser: nobody is asked twice, whatever became of the question. */
export function wasAskedAbout(requestGroupId: string, storage: Stored = localStorage): boolean {
  return readAsked(storage).includes(requestGroupId);
}

export function rememberAsked(requestGroupId: string, storage: Stored = localStorage): void {
  const others = readAsked(storage).filter((id) => id !== requestGroupId);
  try {
    storage.setItem(STORAGE_KEYS.feedbackAsked, JSON.stringify([...others, requestGroupId].slice(-REMEMBERED)));
  } catch {
    // A full or forbidden storage: the question comes again with the next visit.
  }
}

function readAsked(storage: Stored): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEYS.feedbackAsked) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
