import type { InspectedGrid, InspectedPlane } from "@tracewright/routing";
import { useMemo } from "react";
import type { OverlayPicture } from "./draw-overlay.ts";
import { planePixels } from "./plane-image.ts";

/** The plane as something a canvas can draw, rebuilt only when the plane is another one. */
export function usePlaneImage(
  plane: InspectedPlane | undefined,
  grid: InspectedGrid | undefined,
): OverlayPicture["plane"] {
  return useMemo(() => {
    if (!plane || !grid || plane.values.length !== grid.width * grid.height) return undefined;
    const image = document.createElement("canvas");
    image.width = grid.width;
    image.height = grid.height;
    image.getContext("2d")?.putImageData(new ImageData(planePixels(plane), grid.width, grid.height), 0, 0);
    return { image, of: plane };
  }, [plane, grid]);
}
