import type { Board } from "@tracewright/board";
import { useMemo, useState } from "react";
import type { WorkspacePointing } from "./controller/pointing.ts";
import { type Focus, placeOfNets } from "./focus.ts";
import type { Intent } from "./intents/arrange-intents.ts";
import { placeOfIntent } from "./intents/place-of-intent.ts";

/** How what stands beside the canvas points at places of the board on it. */
export function usePointing(board: Board | undefined): WorkspacePointing {
  const [focus, setFocus] = useState<Focus>();
  const [intent, setIntent] = useState<Intent>();
  const pointed = useMemo(() => (board && intent ? placeOfIntent(board, intent) : undefined), [board, intent]);
  // Another object each time: the same place can be gone to twice.
  const showPlace = (place: Focus) => setFocus({ ...place });
  return {
    focus,
    showPlace,
    showNets: (nets) => {
      const place = board && placeOfNets(board, nets);
      if (place) showPlace(place);
    },
    showIntent: (shown) => {
      const place = board && placeOfIntent(board, shown);
      if (!place?.box) return;
      const { minX, minY, maxX, maxY } = place.box;
      showPlace({ x: (minX + maxX) / 2, y: (minY + maxY) / 2, items: place.items, nets: [] });
    },
    pointAt: setIntent,
    pointed,
  };
}
