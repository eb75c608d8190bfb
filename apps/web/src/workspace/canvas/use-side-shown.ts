import { useLocalStorage } from "@mantine/hooks";
import { useState } from "react";
import { STORAGE_KEYS } from "../../storage-keys.ts";
import { useActions } from "../input/actions/use-actions.ts";
import { useNarrow } from "./use-narrow.ts";

/**
 * Whether properties and layers are shown. On a wide screen as they were left in this browser; on a narrow one they lie under
 * the canvas and take half of it, so there they come when they are called, or when a tool is taken that is set up there.
 */
export function useSideShown({
  isSettingUp: isToolSetUp,
  isPreviewing,
}: {
  isSettingUp: boolean;
  /** What a command would do is shown on the board and decided there. */
  isPreviewing: boolean;
}): boolean {
  const isSettingUp = isToolSetUp || isPreviewing;
  const isNarrow = useNarrow();
  const [isBeside, setBeside] = useLocalStorage({
    key: STORAGE_KEYS.isSideShown,
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const [isBelow, setBelow] = useState(false);
  const [wasSettingUp, setWasSettingUp] = useState(isSettingUp);
  if (wasSettingUp !== isSettingUp) {
    setWasSettingUp(isSettingUp);
    setBelow(isSettingUp);
  }
  const isShown = isNarrow ? isBelow : isBeside || isPreviewing;
  useActions([
    { id: "sidePanel", isOn: () => isShown, run: () => (isNarrow ? setBelow(!isShown) : setBeside(!isShown)) },
  ]);
  return isShown;
}
