import { useEffect, useState } from "react";
import { type PanelName, type PanelPile, raised, toggled, topOf, without } from "../controller/panel-pile.ts";

/** What is open beside the board. Candidates that have just come are what one waits for: all that lies on them goes. */
export function usePanels({
  firstOpen,
  areCandidatesShown,
}: {
  /** Asked once: what is open from the beginning. */
  firstOpen: () => PanelName | undefined;
  areCandidatesShown: boolean;
}) {
  const [pile, setPile] = useState<PanelPile>(() => {
    const first = firstOpen();
    return new Set(first && [first]);
  });
  useEffect(() => {
    if (areCandidatesShown) setPile(new Set());
  }, [areCandidatesShown]);
  return {
    /** The one that is seen. */
    shown: topOf(pile),
    /** Whether a panel is open, be it under another. */
    has: (panel: PanelName) => pile.has(panel),
    toggle: (panel: PanelName) => setPile((before) => toggled(before, panel)),
    open: (panel: PanelName) => setPile((before) => raised(before, panel)),
    close: (panel: PanelName) => setPile((before) => without(before, panel)),
  };
}
