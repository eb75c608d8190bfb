import { type DrawnText, drawText } from "@tracewright/text";
import type { Board } from "../records/board.ts";
import type { Footprint } from "../records/footprint.ts";
import type { Text } from "../records/graphic.ts";
import { placeText } from "./place-text.ts";
import { replaceTextVariables } from "./replace-text-variables.ts";

/** A text of the board, or of one of its parts, as it is drawn, in board coordinates. */
export function drawnText(board: Board, text: Text, footprint?: Footprint): DrawnText {
  return drawText(replaceTextVariables(text.text, board, footprint), placeText(text, footprint));
}
