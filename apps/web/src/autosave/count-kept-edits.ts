import { STORAGE_KEYS } from "../storage-keys.ts";
import { type KeptFor, keepEdits } from "./kept-edits.ts";

/** How many edits of a project this tab could not save so far; they outlive it in the browser's storage. */
export function countKeptEdits(
  storage: Parameters<typeof keepEdits>[0],
  session: Pick<Storage, "getItem">,
  whose: KeptFor,
): number {
  const tab = session.getItem(STORAGE_KEYS.tab);
  // Where tabs cannot be distinguished, all of them share one place without a name.
  const places = tab === null ? [{}] : [{ tab }, {}];
  return Math.max(...places.map((place) => keepEdits(storage, { ...whose, ...place }).read()?.patches.length ?? 0));
}
