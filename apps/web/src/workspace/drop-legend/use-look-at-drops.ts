import type { NetId } from "@tracewright/board";
import type { SupplyMap } from "@tracewright/checks";
import { type Box, boxOfPoints, joinBoxes } from "@tracewright/geometry";
import { useEffect, useRef } from "react";
import { useCamera } from "../controller/canvas/camera.ts";
import { useCanvasSelection } from "../controller/canvas/selection.ts";
import { lookBeside } from "./look-beside.ts";

/** Brings all copper of a supply into view, and nothing else is lit, when its drop is first shown; after edits the view stays. */
export function useLookAtDrops(map: SupplyMap): void {
  const camera = useCamera();
  const { clear } = useCanvasSelection();
  const seen = useRef<NetId>(undefined);
  useEffect(() => {
    if (seen.current === map.net) return;
    seen.current = map.net;
    clear();
    const box = boxOfMap(map);
    if (box && camera.hasSize) camera.setView((before) => lookBeside(before, box));
  }, [camera, clear, map]);
}

function boxOfMap({ stretches, spots, sheets }: SupplyMap): Box | undefined {
  const lines = boxOfPoints(stretches.flatMap(({ start, end }) => [start, end]));
  const pours = sheets.flatMap(({ polygon }) => boxOfPoints(polygon.outer) ?? []);
  return joinBoxes([...(lines ? [lines] : []), ...spots.map(({ box }) => box), ...pours]);
}
