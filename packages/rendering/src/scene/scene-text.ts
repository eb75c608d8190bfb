/** Texts become the pen paths and areas that KiCad and the fab files draw, so that the screen shows what is printed. */
import { type Board, type Footprint, placeText, replaceTextVariables, type Text } from "@tracewright/board";
import { drawnBox, drawText } from "@tracewright/text";
import { DrawList } from "./draw-list.ts";
import type { SceneText } from "./scene.ts";
import { traceArea, tracePath } from "./trace-solid.ts";

/** Texts lower than so many pixels are left out: they are unreadable, and large boards have thousands. */
export const READABLE_PIXELS = 4;

/** A text of the board or of a part, ready to draw; undefined when it leaves no ink. */
export function sceneText(board: Board, text: Text, footprint: Footprint | undefined): SceneText | undefined {
  const words = replaceTextVariables(text.text, board, footprint);
  const { style } = text;
  const placement = placeText(text, footprint);
  const { position, rotation } = placement;
  const drawn = drawText(words, placement);
  const { paths, areas, thickness, missing } = drawn;
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
  const box = drawnBox(drawn);
  if (!box) return undefined;
  const { height } = style.size;
  const list = new DrawList();
  if (areas.length > 0) {
    for (const area of areas) traceArea(list, area);
    return { kind: "areas", areas: list, height, box };
  }
  for (const path of paths) tracePath(list, path);
  return { kind: "strokes", strokes: list, thickness, height, box };
}
