import type { Board, BoardEdit, Graphic, ItemId } from "@tracewright/board";
import type { InTheWay } from "../copper/collision-finder.ts";
import { EditBuilder, type NameItem } from "../edit-builder.ts";
import type { Refusal } from "../gestures/tool.ts";

/** What a drawing comes to: records for the board, or why there can be none. */
export type Drawn =
  | { readonly edit: BoardEdit; readonly selection: readonly ItemId[] }
  | { readonly refusal: Refusal; readonly inTheWay?: readonly InTheWay[] };

/** A graphic that has no name yet. */
export type NewGraphic = Omit<Graphic, "id">;

export function drawGraphics(board: Board, graphics: readonly NewGraphic[], nameItem: NameItem): Drawn {
  const missing = graphics.some(({ layer }) => !board.layers.some(({ id }) => id === layer));
  if (missing) return { refusal: "no-layer" };
  const builder = new EditBuilder(board);
  const named = graphics.map((graphic): Graphic => ({ id: nameItem(), ...graphic }));
  for (const graphic of named) builder.add("graphics", graphic);
  const edit = builder.build();
  return edit ? { edit, selection: named.map(({ id }) => id) } : { refusal: "too-few-corners" };
}
