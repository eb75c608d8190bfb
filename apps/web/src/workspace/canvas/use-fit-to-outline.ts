import type { Box } from "@tracewright/board";
import { fitViewport } from "@tracewright/rendering";
import { useEffect, useRef } from "react";
import type { Look } from "./use-look.ts";

/** A new outline is another picture, except where somebody is drawing it; parts that moved within the old one are not. */
export function useFitToOutline({ hasSize, setView }: Look, bounds: Box, isEdited: boolean): void {
  const { minX, minY, maxX, maxY } = bounds;
  const hasFitted = useRef(false);
  useEffect(() => {
    if (!hasSize || (isEdited && hasFitted.current)) return;
    hasFitted.current = true;
    setView((before) => fitViewport(before, { minX, minY, maxX, maxY }));
  }, [isEdited, hasSize, setView, minX, minY, maxX, maxY]);
}
