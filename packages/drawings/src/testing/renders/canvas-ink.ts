import { createCanvas, Path2D } from "@napi-rs/canvas";
import { type CanvasContext, CanvasRenderer, KICAD_THEME, type Scene, type SceneLayerId } from "@tracewright/rendering";
import { type Ink, inkOfOpacity } from "./ink.ts";
import type { Sheet } from "./sheet.ts";

const BLACK = "#000000";

/** What the canvas of the workspace draws of some layers of a scene, in black; `flipped`: looked at from the back. */
export function canvasInk(scene: Scene, order: readonly SceneLayerId[], sheet: Sheet, flipped = false): Ink {
  const { window, width, height, pixelsPerMm } = sheet;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  // A canvas of Node.js: it has all that the renderer uses of a browser's.
  const renderer = new CanvasRenderer(
    context as unknown as CanvasContext,
    () => new Path2D() as unknown as globalThis.Path2D,
  );
  const centerX = (window.minX + window.maxX) / 2;
  const centerY = (window.minY + window.maxY) / 2;
  const view = { width, height, centerX, centerY, scale: pixelsPerMm, flipped };
  const theme = { ...KICAD_THEME, pourOpacity: 1 };
  renderer.drawScene(scene, view, { theme, order, hidden: new Set(), colour: BLACK, pixelRatio: 1 });
  const ink = inkOfOpacity(width, height, context.getImageData(0, 0, width, height).data);
  // Its pixels lie outside the heap, where they are not collected before memory is full.
  [canvas.width, canvas.height] = [1, 1];
  return ink;
}
