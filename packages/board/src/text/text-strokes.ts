import { placePoint } from "../queries/place-point.ts";
import type { Board } from "../records/board.ts";
import type { Footprint } from "../records/footprint.ts";
import type { Text } from "../records/graphic.ts";
import { type DrawnText, drawText } from "./draw-text.ts";
import { replaceTextVariables } from "./replace-text-variables.ts";

/** A text of the board, or of one of its parts, as the pen paths it is made of, in board coordinates. */
export function textStrokes(board: Board, text: Text, footprint?: Footprint): DrawnText {
  const holder = footprint ?? { position: { x: 0, y: 0 }, rotation: 0 };
  return drawText(replaceTextVariables(text.text, board, footprint), {
    position: placePoint(text.position, holder.position, holder.rotation),
    rotation: holder.rotation + text.rotation,
    style: text.style,
  });
}
