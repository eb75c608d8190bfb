import { type Board, boardOutline, type Footprint } from "@tracewright/board";
import { type Box, joinBoxes, locateInPolygon, type Polygon } from "@tracewright/geometry";
import { padCopper } from "./claimed-room.ts";

/**
 * Whether every contact of the part lies across the outline as it stands: half holes and pads that the edge of the board
 * cuts. Such a part is the edge, and stands where it was drawn.
 */
export function isCastellated(board: Board, footprint: Footprint): boolean {
  const wired = footprint.pads.filter(({ net }) => net !== undefined);
  if (wired.length < 2) return false;
  const { areas } = boardOutline(board);
  const contacts = Map.groupBy(wired, ({ number }) => number);
  return [...contacts.values()].every((pads) => {
    const copper = joinBoxes(pads.map((pad) => padCopper(footprint, pad)));
    return copper !== undefined && liesAcross(copper, areas);
  });
}

function liesAcross({ minX, minY, maxX, maxY }: Box, areas: readonly Polygon[]): boolean {
  const corners = [minX, maxX].flatMap((x) => [minY, maxY].map((y) => ({ x, y })));
  const inside = corners.filter((corner) => areas.some((area) => locateInPolygon(corner, area) !== "outside"));
  return inside.length > 0 && inside.length < corners.length;
}
