import type { Box } from "@tracewright/board";
import { fitViewport } from "@tracewright/rendering";
import { useEffect, useRef } from "react";
import type { Camera } from "./use-camera.ts";

/**
 * A new outline is another picture, except where somebody is drawing it; parts that moved within the old one are not.
 * A canvas that was sent to a place before it was there begins at that place.
 */
export function useFitToOutline(
  { hasSize, setView }: Camera,
  bounds: Box,
  { isEdited, isSentToPlace }: { readonly isEdited: boolean; readonly isSentToPlace: boolean },
): void {
  const { minX, minY, maxX, maxY } = bounds;
  const hasFitted = useRef(false);
  const wasSent = useRef(isSentToPlace);
  useEffect(() => {
    if (!hasSize || (isEdited && hasFitted.current)) return;
    const isFirst = !hasFitted.current;
    hasFitted.current = true;
    if (isFirst && wasSent.current) return;
    setView((before) => fitViewport(before, { minX, minY, maxX, maxY }));
  }, [isEdited, hasSize, setView, minX, minY, maxX, maxY]);
}
