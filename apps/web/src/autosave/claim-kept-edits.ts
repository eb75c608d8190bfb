import { STORAGE_KEYS } from "../storage-keys.ts";
import type { HoldLock } from "./hold-lock.ts";
import { type KeptEdits, type KeptFor, keepEdits, tabsWithEdits } from "./kept-edits.ts";

/** A page that is reloaded may come before the browser has released the locks of the old one. */
const PATIENCE_MS = 1_000;
const TAB_KEY = STORAGE_KEYS.tab;

export interface ClaimedEdits {
  readonly kept: KeptEdits;
  /** Another tab may have them from now on. */
  readonly release: () => void;
}

/**
 * A place for the unsaved edits of one project that belongs to this tab alone, so that two tabs do not overwrite each
 * other's. It is the one that the tab had before it was reloaded; else one with edits whose tab is gone, which are
 * taken over; else a new one.
 */
export async function claimKeptEdits({
  storage,
  session,
  hold,
  newId,
  ...whose
}: KeptFor & {
  readonly storage: Storage;
  /** Of the tab: outlives a reload, and is copied where the tab is duplicated. */
  readonly session: Pick<Storage, "getItem" | "setItem">;
  readonly hold: HoldLock | undefined;
  readonly newId: () => string;
}): Promise<ClaimedEdits> {
  // Live tabs cannot be distinguished: all of them share one place.
  if (!hold) return { kept: keepEdits(storage, whose), release: () => undefined };
  const own = session.getItem(TAB_KEY) ?? undefined;
  const claim = async (tab: string, patience: number): Promise<ClaimedEdits | undefined> => {
    const release = await hold(`${STORAGE_KEYS.keptEdits} ${whose.projectId} ${tab}`, patience);
    if (!release) return undefined;
    session.setItem(TAB_KEY, tab);
    return { kept: keepEdits(storage, { ...whose, tab }), release };
  };
  const left = tabsWithEdits(storage, whose);
  const mine = own === undefined ? undefined : await claim(own, PATIENCE_MS);
  if (mine && own !== undefined && left.includes(own)) return mine;
  for (const tab of left) {
    const taken = tab === own ? undefined : await claim(tab, 0);
    if (!taken) continue;
    mine?.release();
    return taken;
  }
  if (mine) return mine;
  const tab = newId();
  return (await claim(tab, 0)) ?? { kept: keepEdits(storage, { ...whose, tab }), release: () => undefined };
}
