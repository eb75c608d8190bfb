import { type Board, isAlike } from "@tracewright/board";
import type { CommandOutcome } from "../commands/command.ts";
import { EditBuilder } from "../edit-builder.ts";

/** Other properties for the board: what people said of its nets, and its review. */
export function setBoardProperties(board: Board, properties: Board["properties"]): CommandOutcome {
  if (isAlike(board.properties, properties)) return { locked: [] };
  const builder = new EditBuilder(board);
  builder.set("properties", properties);
  const edit = builder.build();
  return { locked: [], ...(edit && { edit }) };
}
