import { type Board, boardOutline } from "@tracewright/board";
import type { FindingSink } from "../findings/finding-sink.ts";

/** The board's edge is one or more closed lines that do not meet themselves. */
export function judgeOutline(board: Board, sink: FindingSink): void {
  for (const { message, at } of boardOutline(board).problems)
    sink.add({ rule: "invalid_outline", message, items: [], nets: [], position: at[0] ?? { x: 0, y: 0 } });
}
