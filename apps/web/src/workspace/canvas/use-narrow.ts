import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";

/** Where there is no room beside the canvas; the style sheets turn at the same width. */
const NARROW = "(max-width: 700px)";

/** Whether the window is as narrow as a phone. */
export function useNarrow(): boolean {
  // Once: every question has the browser bring all styles up to date.
  const [wasNarrow] = useState(() => window.matchMedia(NARROW).matches);
  return useMediaQuery(NARROW, wasNarrow);
}
