import { type Board, drawnText, type ItemId, unresolvedVariables } from "@tracewright/board";
import type { FindingSink } from "../findings/finding-sink.ts";
import { nameOfText, textsOf } from "./text-sizes.ts";

/**
 * Texts on Edge.Cuts, which a fab would mill (text_on_edge_cuts), and texts with a variable that nothing defines
 * (unresolved_variable).
 */
export function judgeTextContents(board: Board, sink: FindingSink, only?: ReadonlySet<ItemId>): void {
  for (const [text, part] of textsOf(board)) {
    if (only && !only.has(text.id)) continue;
    const unknown = text.text.includes("${") ? unresolvedVariables(text.text, board, part) : [];
    const isOnEdge = text.layer === "Edge.Cuts";
    if (unknown.length === 0 && !isOnEdge) continue;
    const name = `${nameOfText(text, part)} on ${text.layer}`;
    const about = {
      items: [text.id],
      nets: [],
      position: drawnText(board, text, part).paths[0]?.[0] ?? text.position,
      layer: text.layer,
    };
    if (isOnEdge) sink.add({ ...about, rule: "text_on_edge_cuts", message: `${name} would be cut out of the board` });
    if (unknown.length > 0)
      sink.add({ ...about, rule: "unresolved_variable", message: `${name}: nothing defines ${unknown.join(", ")}` });
  }
}
