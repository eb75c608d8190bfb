import { useState } from "react";
import { FABS, type Fab } from "../../projects/fabs.ts";
import { STORAGE_KEYS } from "../../storage-keys.ts";

/** The fab whose limits are shown before runs. Kept in the browser: people mostly stay with their fab. */
export function useChosenFab(): readonly [Fab, (id: string) => void] {
  const [fab, setFab] = useState<Fab>(() => fabOf(localStorage.getItem(STORAGE_KEYS.fab)));
  const choose = (id: string) => {
    const chosen = fabOf(id);
    localStorage.setItem(STORAGE_KEYS.fab, chosen.id);
    setFab(chosen);
  };
  return [fab, choose];
}

function fabOf(id: string | null): Fab {
  return FABS.find((one) => one.id === id) ?? FABS[0];
}
