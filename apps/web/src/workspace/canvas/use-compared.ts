import { type Board, indexBoard } from "@tracewright/board";
import { buildRatsnestScene, buildScene, type Marks } from "@tracewright/rendering";
import { useMemo } from "react";
import type { Compared } from "../controller/results.ts";
import type { CanvasPicture } from "./canvas-picture.ts";
import { arrowsOf, findMovedParts } from "./moved-parts.ts";

/** The parts that another board has elsewhere, where it has them, and the ways they went. */
export function useCompared(board: Board, compared: Compared | undefined): CanvasPicture["compared"] {
  const other = compared?.board;
  const difference = useMemo(() => {
    if (!other) return undefined;
    const moved = findMovedParts(board, other);
    const { footprintById } = indexBoard(other);
    const parts = moved.flatMap(({ id }) => footprintById.get(id) ?? []);
    const wanted = new Set<string>(parts.flatMap(({ id, pads }) => [id, ...pads.map((pad) => pad.id)]));
    return {
      parts: buildScene(other, { include: (item) => wanted.has(item.id) }),
      // As thin as airwires: a placement that is altogether another one has an arrow for every part.
      arrows: buildRatsnestScene(arrowsOf(moved).map(toAirwire)),
    };
  }, [board, other]);
  const share = compared?.share ?? 0;
  return useMemo(() => difference && { ...difference, share }, [difference, share]);
}

function toAirwire({ ax, ay, bx, by }: Marks["lines"][number]) {
  return { from: { position: { x: ax, y: ay } }, to: { position: { x: bx, y: by } } };
}
