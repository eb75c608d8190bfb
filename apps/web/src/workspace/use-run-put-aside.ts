import { useState } from "react";
import type { RunView } from "../open-project/run-view.ts";

/**
 * A run that stands still or has failed can be put aside to edit the board. While nothing is edited it can go on where it stood:
 * the server makes the project an edited one with the first save (`add-version.ts`), and from then on a run starts over.
 */
export function useRunPutAside(view: RunView): readonly [RunView, putAside: () => void] {
  const [aside, setAside] = useState<string>();
  const isEnded = view.kind === "paused" || view.kind === "failed";
  const putAside = () => setAside(isEnded ? view.requestGroupId : undefined);
  return [isEnded && view.requestGroupId === aside ? NONE : view, putAside];
}

const NONE: RunView = { kind: "none" };
