import { useLocalStorage } from "@mantine/hooks";
import { STORAGE_KEYS } from "../../storage-keys.ts";

/** Which hints the workspace gives: none, those about runs, or those about every step. Names as in the specification. */
export const GUIDE_MODES = ["GUIDE", "AI_ONLY", "NONE"] as const;
export type GuideMode = (typeof GUIDE_MODES)[number];

/** Kept in this browser. */
export function useGuideMode(): readonly [GuideMode, (mode: GuideMode) => void] {
  const [mode, store] = useLocalStorage<GuideMode>({
    key: STORAGE_KEYS.guide,
    defaultValue: "GUIDE",
    getInitialValueInEffect: false,
    serialize: (value) => value,
    deserialize: (text) => GUIDE_MODES.find((known) => known === text) ?? "GUIDE",
  });
  return [mode, store];
}
