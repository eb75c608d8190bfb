import { STORAGE_KEYS } from "../../storage-keys.ts";
import type { ShownViews, Views } from "../controller/sheets.ts";
import { usePreference } from "../input/use-preference.ts";
import { clampShare, SHARE } from "./view-splitter.tsx";

export const SHOWN_VIEWS: readonly ShownViews[] = ["schematic", "board", "both"];

const FIRST_VIEWS: Views = { shown: "board", isFollowing: true, share: SHARE.first };

/** What is shown of a project that has a schematic and a board, kept in this browser. */
export function useViews(): readonly [Views, (change: Partial<Views>) => void] {
  const [views, setViews] = usePreference(STORAGE_KEYS.views, readViews);
  return [views, (change) => setViews((before) => ({ ...before, ...change }))];
}

export function readViews(text: string | undefined): Views {
  let stored: Partial<Record<keyof Views, unknown>> = {};
  try {
    stored = { ...JSON.parse(text ?? "{}") };
  } catch {
    // Somebody else's text: the first views hold.
  }
  return {
    shown: SHOWN_VIEWS.find((known) => known === stored.shown) ?? FIRST_VIEWS.shown,
    isFollowing: typeof stored.isFollowing === "boolean" ? stored.isFollowing : FIRST_VIEWS.isFollowing,
    share: typeof stored.share === "number" ? clampShare(stored.share) : FIRST_VIEWS.share,
  };
}
