import type { Viewport } from "@tracewright/rendering";
import { useEffect, useRef } from "react";
import classes from "../workbench.module.css";
import { drawOverlay, type OverlayPicture } from "./draw-overlay.ts";

/** A canvas that lies over the board's and lets the pointer through. */
export function OverlayCanvas({ picture, view }: { picture: OverlayPicture; view: Viewport }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const element = canvas.current;
      const context = element?.getContext("2d");
      if (!element || !context || view.width === 0) return;
      const ratio = window.devicePixelRatio || 1;
      const [width, height] = [Math.round(view.width * ratio), Math.round(view.height * ratio)];
      if (element.width !== width || element.height !== height) {
        element.width = width;
        element.height = height;
      }
      drawOverlay(context, picture, view);
    });
    return () => cancelAnimationFrame(frame);
  }, [picture, view]);
  return <canvas ref={canvas} className={classes.overlay} aria-hidden />;
}
