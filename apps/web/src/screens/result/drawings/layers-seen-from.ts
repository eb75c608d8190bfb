import { type Board, copperLayers, type LayerId, type Side } from "@tracewright/board";

/** What a layout shows of a board from a side. What is printed on the other side would only be read the wrong way round. */
export function layersSeenFrom(board: Board, side: Side): readonly LayerId[] {
  return [...copperLayers(board), side === "front" ? "F.SilkS" : "B.SilkS", "Edge.Cuts"];
}
