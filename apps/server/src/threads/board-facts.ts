import {
  type Board,
  boardOutline,
  type Footprint,
  locateInPolygon,
  type Polygon,
  padPosition,
} from "@tracewright/board";
import type { BoardFacts, Obstacle } from "./protocol.ts";

const TASKS = ["PLACEMENT", "ROUTING", "EXPORT"] as const;

/** What a board lacks for placement, routing or fabrication; none of it prevents looking at it. */
export function findBoardFacts(board: Board): BoardFacts {
  const outline = boardOutline(board);
  if (outline.status !== "closed") {
    const message =
      outline.status === "missing"
        ? "The layout has no board outline: draw one on Edge.Cuts."
        : `The board outline is ${outline.status}: ${outline.problems.map((problem) => problem.message).join(" ")}`;
    return { obstacles: TASKS.map((task): Obstacle => ({ task, code: 70016, message })) };
  }
  if (board.footprints.length === 0) {
    const message = "The layout has no parts.";
    return { obstacles: (["PLACEMENT", "ROUTING"] as const).map((task) => ({ task, code: 70005, message })) };
  }
  const outside = board.footprints.filter((footprint) => liesOutside(footprint, outline.areas));
  if (outside.length === 0) return { obstacles: [] };
  const names = outside.slice(0, 10).map(({ reference }) => reference);
  const rest = outside.length > names.length ? ` and ${outside.length - names.length} more` : "";
  const message = `Parts lie outside the board outline, so routing cannot proceed: ${names.join(", ")}${rest}. Place them first.`;
  return { obstacles: [{ task: "ROUTING", code: 70019, message }] };
}

/**
 * A part is outside when every pad with a net is: connectors may overhang, and a mounting plate beside the board needs
 * no track.
 */
function liesOutside(footprint: Footprint, areas: readonly Polygon[]): boolean {
  const joined = footprint.pads.filter(({ net }) => net !== undefined);
  return (
    joined.length > 0 &&
    joined.every((pad) => areas.every((area) => locateInPolygon(padPosition(footprint, pad), area) === "outside"))
  );
}
