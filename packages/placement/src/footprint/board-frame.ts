import { type Board, boardOutline, type Footprint, footprintCourtyard } from "@tracewright/board";
import { joinBoxes, polygonArea } from "@tracewright/geometry";
import { padCopper } from "./claimed-room.ts";

/** The least share of the board that pads must reach about for their part to be a frame. */
const MIN_SHARE = 0.5;

/**
 * Whether the part is a frame about the others and no body among them: rows of pins along the edges of a plug-in board, drawn
 * as one footprint. It has no courtyard of its own, and its pads reach about more than half of the board. Where it
 * stands says how the board fits its socket, and only its pads take room.
 */
export function isBoardFrame(board: Board, footprint: Footprint): boolean {
  if (!footprintCourtyard(footprint).derived) return false;
  const reach = joinBoxes(footprint.pads.map((pad) => padCopper(footprint, pad)));
  if (!reach) return false;
  const whole = boardOutline(board).areas.reduce((sum, area) => sum + polygonArea(area), 0);
  return (reach.maxX - reach.minX) * (reach.maxY - reach.minY) > whole * MIN_SHARE;
}
