import { useLocalStorage, useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { useActions } from "../actions/use-actions.ts";

/** Where there is no room beside the canvas; the style sheets turn at the same width. */
const NARROW = "(max-width: 700px)";

/**
 * Whether properties and layers are shown. On a wide screen as they were left in this browser; on a narrow one they lie under
 * the canvas and take half of it, so there they come when they are called.
 */
export function useSideShown(): boolean {
  const isNarrow = useMediaQuery(NARROW, window.matchMedia(NARROW).matches);
  const [isBeside, setBeside] = useLocalStorage({
    key: "tracewright-side-shown",
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const [isBelow, setBelow] = useState(false);
  const isShown = isNarrow ? isBelow : isBeside;
  useActions([
    { id: "sidePanel", isOn: () => isShown, run: () => (isNarrow ? setBelow(!isShown) : setBeside(!isShown)) },
  ]);
  return isShown;
}
