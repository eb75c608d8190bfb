import { useEffect, useState } from "react";
import { type PanelName, type PanelPile, raised, toggled, topOf, without } from "./panel-pile.ts";

export interface Panels {
  /** The one that is seen. */
  readonly shown: PanelName | undefined;
  /** Whether a panel is open, be it under another. */
  readonly has: (panel: PanelName) => boolean;
  readonly toggle: (panel: PanelName) => void;
  readonly open: (panel: PanelName) => void;
  readonly close: (panel: PanelName) => void;
}

/** What is open beside the board. Candidates that have just come are what one waits for: all that lies on them goes. */
export function usePanels({
  firstOpen,
  areCandidatesShown,
}: {
  /** Asked once: what is open from the beginning. */
  firstOpen: () => PanelName | undefined;
  areCandidatesShown: boolean;
}): Panels {
  const [pile, setPile] = useState<PanelPile>(() => {
    const first = firstOpen();
    return new Set(first && [first]);
  });
  useEffect(() => {
    if (areCandidatesShown) setPile(new Set());
  }, [areCandidatesShown]);
  return {
    shown: topOf(pile),
    has: (panel) => pile.has(panel),
    toggle: (panel) => setPile((before) => toggled(before, panel)),
    open: (panel) => setPile((before) => raised(before, panel)),
    close: (panel) => setPile((before) => without(before, panel)),
  };
}
