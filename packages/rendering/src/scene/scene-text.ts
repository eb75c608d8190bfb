/** Texts become the pen paths that KiCad and the fab files draw, so that the screen shows what is printed. */
import {
  type Board,
  boxOfPoints,
  drawText,
  type Footprint,
  growBox,
  normalizeDegrees,
  placePoint,
  replaceTextVariables,
  type Text,
} from "@tracewright/board";
import { DrawList } from "./draw-list.ts";
import type { SceneText } from "./scene.ts";
import { tracePath } from "./trace-solid.ts";

/** Texts lower than so many pixels are left out: nobody can read them, and large boards have thousands. */
export const READABLE_PIXELS = 4;

/** A text of the board or of a part, ready to draw; undefined when it leaves no ink. */
export function sceneText(board: Board, text: Text, footprint: Footprint | undefined): SceneText | undefined {
  const words = replaceTextVariables(text.text, board, footprint);
  const { style } = text;
  const position = footprint ? placePoint(text.position, footprint.position, footprint.rotation) : text.position;
  const rotation = readableRotation(text, footprint);
  const { paths, thickness, missing } = drawText(words, { position, rotation, style });
  if (missing.length > 0)
    return {
      kind: "typed",
      text: words,
      position,
      rotation,
      height: style.size.height,
      width: style.size.width,
      bold: style.bold ?? false,
      italic: style.italic ?? false,
      mirrored: style.mirrored,
      horizontal: style.horizontal,
      vertical: style.vertical,
    };
  const box = boxOfPoints(paths.flat());
  if (!box) return undefined;
  const strokes = new DrawList();
  for (const path of paths) tracePath(strokes, path);
  return { kind: "strokes", strokes, thickness, height: style.size.height, box: growBox(box, thickness / 2) };
}

/** A text that keeps upright turns by half when its part would set it on its head. */
function readableRotation(text: Text, footprint: Footprint | undefined): number {
  const turned = normalizeDegrees(text.rotation + (footprint?.rotation ?? 0));
  return footprint && text.keepUpright && turned > 90 && turned <= 270 ? turned - 180 : turned;
}
