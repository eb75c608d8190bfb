import type { Box } from "@tracewright/geometry";
import { fitViewport } from "@tracewright/rendering";
import { useEffect, useRef } from "react";
import { type Camera, useCameraFact } from "../controller/canvas/camera.ts";

/**
 * A new outline is another picture, except where somebody is drawing it; parts that moved within the old one are not.
 * A canvas that was sent to a place before it was there begins at that place.
 */
export function useFitToOutline(
  camera: Camera,
  bounds: Box,
  { isEdited, isSentToPlace }: { readonly isEdited: boolean; readonly isSentToPlace: boolean },
): void {
  const { setView } = camera;
  const hasSize = useCameraFact(camera, (one) => one.hasSize);
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
