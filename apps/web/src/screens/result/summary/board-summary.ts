import { assemblyParts } from "@tracewright/assembly";
import { type Board, boardOutline, type Side } from "@tracewright/board";
import { boxOfPoints, type Nm } from "@tracewright/geometry";

/** A board in numbers. */
export interface BoardSummary {
  /** Of the outline's box, nanometres; undefined where there is no closed outline. */
  readonly size: { readonly width: Nm; readonly height: Nm } | undefined;
  readonly thickness: Nm;
  readonly copperLayers: number;
  readonly front: number;
  readonly back: number;
  /** Marked as not to be fitted. */
  readonly notFitted: number;
  readonly vias: number;
  /** Drilled pads; vias are counted apart. */
  readonly holes: number;
  /** Nets of two pads and more. */
  readonly nets: number;
}

export function boardSummary(board: Board): BoardSummary {
  const box = boxOfPoints(boardOutline(board).areas.flatMap(({ outer }) => outer));
  const placed = board.footprints.filter((footprint) => footprint.placed !== false);
  // Holes and logos are footprints, and no parts: what the bill of materials counts is counted.
  const parts = assemblyParts({ board }).filter(
    ({ footprint, mount }) => footprint?.placed !== false && mount !== "none",
  );
  const fitted = parts.filter(({ leftOut }) => leftOut === undefined);
  const on = (side: Side) => fitted.filter(({ footprint }) => footprint?.side === side).length;
  const padsOfNets = new Map<string, number>();
  for (const { pads } of board.footprints)
    for (const { net } of pads) if (net !== undefined) padsOfNets.set(net, (padsOfNets.get(net) ?? 0) + 1);
  return {
    size: box && { width: box.maxX - box.minX, height: box.maxY - box.minY },
    thickness: board.stackup.boardThickness,
    copperLayers: board.layers.filter(({ id }) => id.endsWith(".Cu")).length,
    front: on("front"),
    back: on("back"),
    notFitted: parts.filter(({ leftOut }) => leftOut === "not-populated").length,
    vias: board.vias.length,
    holes: placed.reduce((sum, { pads }) => sum + pads.filter(({ drill }) => drill !== undefined).length, 0),
    nets: [...padsOfNets.values()].filter((pads) => pads > 1).length,
  };
}
