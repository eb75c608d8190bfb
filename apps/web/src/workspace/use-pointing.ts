import type { Board } from "@tracewright/board";
import { useMemo, useState } from "react";
import type { Pointed } from "./canvas/use-canvas-picture.ts";
import { type Focus, placeOfNets } from "./focus.ts";
import type { Intent } from "./intents/arrange-intents.ts";
import { placeOfIntent } from "./intents/place-of-intent.ts";

export interface Pointing {
  /** Where the canvas was last sent. */
  readonly focus: Focus | undefined;
  readonly showPlace: (place: Omit<Focus, "key">) => void;
  /** Goes to all pads and tracks of nets, where they have some. */
  readonly showNets: (nets: readonly string[]) => void;
  /** Goes to what an intent is about. */
  readonly showIntent: (intent: Intent) => void;
  /** Lights up what an intent is about, without going there; undefined: nothing any more. */
  readonly pointAt: (intent: Intent | undefined) => void;
  /** What is lit up. */
  readonly pointed: Pointed | undefined;
}

/** How what stands beside the canvas points at places of the board on it. */
export function usePointing(board: Board | undefined): Pointing {
  const [focus, setFocus] = useState<Focus>();
  const [intent, setIntent] = useState<Intent>();
  const pointed = useMemo(() => (board && intent ? placeOfIntent(board, intent) : undefined), [board, intent]);
  const showPlace = (place: Omit<Focus, "key">) => setFocus((last) => ({ ...place, key: (last?.key ?? 0) + 1 }));
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
