import { type Board, type BoardOutline, boardOutline, listed, worded } from "@tracewright/board";
import { partsOutside } from "@tracewright/checks";
import type { BoardFacts, Obstacle } from "./messages/packed-document.ts";

const MAX_NAMED = 10;
const TASKS = ["PLACEMENT", "ROUTING", "EXPORT"] as const;

/** What a board lacks for placement, routing or fabrication, and which circuit blocks it uses. */
export function findBoardFacts(board: Board): BoardFacts {
  const uses = Map.groupBy(
    board.groups.flatMap(({ block }) => block ?? []),
    ({ document }) => document,
  );
  const blocks = [...uses].map(([document, { length: count }]) => ({ document, count }));
  return { obstacles: findObstacles(board), ...(blocks.length > 0 && { blocks }) };
}

/** None of it prevents looking at the board. */
function findObstacles(board: Board): readonly Obstacle[] {
  const outline = boardOutline(board);
  if (outline.status !== "closed") {
    const said = sayOutline(outline);
    return TASKS.map((task): Obstacle => ({ task, code: 70016, ...said }));
  }
  if (board.footprints.length === 0) {
    const said = worded("layout-without-parts", {});
    return (["PLACEMENT", "ROUTING"] as const).map((task) => ({ task, code: 70005, ...said }));
  }
  const outside = partsOutside(board);
  if (outside.length === 0) return [];
  const references = outside.map(({ reference }) => reference);
  const said = worded("parts-outside", { names: listed(references, MAX_NAMED) });
  return [{ task: "ROUTING", code: 70019, ...said }];
}

function sayOutline({ status, problems: [first, ...further] }: BoardOutline) {
  if (status === "missing" || first === undefined) return worded("layout-without-outline", {});
  if (further.length === 0) return worded("outline-faulty", { problem: first.words });
  return worded("outline-faulty-further", { problem: first.words, count: further.length });
}
