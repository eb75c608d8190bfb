import type { FabId } from "@tracewright/board";
import { useState } from "react";
import { STORAGE_KEYS } from "../../storage-keys.ts";

export const FABS = [
  { id: "ours", name: "OURS" },
  { id: "jlcpcb", name: "JLCPCB" },
  { id: "osh-park", name: "OSH_PARK" },
] as const satisfies readonly { readonly id: FabId; readonly name: string }[];

export type ChosenFab = (typeof FABS)[number];

/** The fab whose limits are shown before runs. Kept in the browser: people mostly stay with their fab. */
export function useChosenFab(): readonly [ChosenFab, (id: string) => void] {
  const [fab, setFab] = useState<ChosenFab>(
    () => FABS.find(({ id }) => id === localStorage.getItem(STORAGE_KEYS.fab)) ?? FABS[0],
  );
  const choose = (id: string) => {
    const chosen = FABS.find((one) => one.id === id) ?? FABS[0];
    localStorage.setItem(STORAGE_KEYS.fab, chosen.id);
    setFab(chosen);
  };
  return [fab, choose];
}
