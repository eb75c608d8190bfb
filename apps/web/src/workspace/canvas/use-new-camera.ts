import type { Box } from "@tracewright/geometry";
import { useEffect, useState } from "react";
import { Camera } from "../controller/canvas/camera.ts";

/** The camera of a new canvas. `onViewChange` receives the visible part of the board, nanometres. */
export function useNewCamera(onViewChange: ((box: Box) => void) | undefined): Camera {
  const [camera] = useState(() => new Camera());
  useEffect(() => {
    if (!onViewChange) return;
    let told: Camera["view"] | undefined;
    const tell = () => {
      const { boxInView, view } = camera;
      if (!boxInView || view === told) return;
      told = view;
      onViewChange(boxInView);
    };
    tell();
    return camera.subscribe(tell);
  }, [camera, onViewChange]);
  return camera;
}
