import { type Board, boardOutline } from "@tracewright/board";
import { partsOutside } from "@tracewright/checks";
import type { BoardFacts, Obstacle } from "./protocol.ts";

const TASKS = ["PLACEMENT", "ROUTING", "EXPORT"] as const;

/** What a board lacks for placement, routing or fabrication; none of it prevents looking at it. */
export function findBoardFacts(board: Board): BoardFacts {
  const outline = boardOutline(board);
  if (outline.status !== "closed") {
    const message =
      outline.status === "missing"
        ? "The layout has no board outline: draw one on Edge.Cuts."
        : outline.problems.map(({ message: said }) => `${said.charAt(0).toUpperCase()}${said.slice(1)}.`).join(" ");
    return { obstacles: TASKS.map((task): Obstacle => ({ task, code: 70016, message })) };
  }
  if (board.footprints.length === 0) {
    const message = "The layout has no parts.";
    return { obstacles: (["PLACEMENT", "ROUTING"] as const).map((task) => ({ task, code: 70005, message })) };
  }
  const outside = partsOutside(board);
  if (outside.length === 0) return { obstacles: [] };
  const names = outside.slice(0, 10).map(({ reference }) => reference);
  const rest = outside.length > names.length ? ` and ${outside.length - names.length} more` : "";
  const message = `Parts lie outside the board outline, so routing cannot proceed: ${names.join(", ")}${rest}. Place them first.`;
  return { obstacles: [{ task: "ROUTING", code: 70019, message }] };
}
