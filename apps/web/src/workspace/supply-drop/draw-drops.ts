import type { CanvasRenderer, FrameStyle, SceneLayerId, Viewport } from "@tracewright/rendering";
import type { DropPicture } from "./drop-picture.ts";

interface Frame {
  readonly view: Viewport;
  readonly style: FrameStyle;
}

/** Pours, beneath the board: what lies over a plane says where one is. */
export function drawDropSheets(renderer: CanvasRenderer, { sheets }: DropPicture, { view, style }: Frame): void {
  for (const id of style.order) {
    if (style.hidden.has(id)) continue;
    for (const sheet of sheets) if (sheet.layer === id) renderer.drawImage(sheet, view, style.pixelRatio);
  }
}

/** Tracks, pads and vias, over the board: layer by layer, so that none covers one above it. */
export function drawDropSteps(renderer: CanvasRenderer, { steps }: DropPicture, { view, style }: Frame): void {
  for (const id of style.order.filter(isDrawn))
    for (const { colour, scenes } of steps)
      for (const scene of scenes)
        renderer.drawScene(scene, view, {
          ...style,
          order: [id],
          // The yellow of plated holes is that of the greatest drop.
          colour: isHole(id) ? style.theme.background : colour,
        });
}

function isDrawn(id: SceneLayerId): boolean {
  return id === "pads-through" || id === "vias" || isHole(id) || id.endsWith(".Cu");
}

function isHole(id: SceneLayerId): boolean {
  return id.startsWith("holes");
}
