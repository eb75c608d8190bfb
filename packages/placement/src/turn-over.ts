import { type Board, type Footprint, flipFootprint } from "@tracewright/board";
import type { SideChoice } from "./move-options.ts";

/** Whether a part may come to stand on the other side than its own. */
export const TURNS_OVER = { never: 0, lastResort: 1, freely: 2 } as const;

/** The part on the side that the run wants it on: that is its own from then on. */
export function onOwnSide(board: Board, footprint: Footprint, sides: SideChoice): Footprint {
  return sides === "front" && footprint.side === "back" ? flipFootprint(footprint, board) : footprint;
}

/**
 * Per part, one of `TURNS_OVER`. Where parts may stand on either side, those that people reach from outside and those with
 * pins through the board stay on their own all the same: the case and the wave are on one side.
 */
export function turningOver(
  board: Board,
  parts: readonly Footprint[],
  { sides, wantsEdge }: { sides: SideChoice; wantsEdge: ReadonlySet<string> },
): Uint8Array {
  const own = sides === "as-is" || sides === "both";
  const lastResort = own && usesBothSides(board) ? TURNS_OVER.lastResort : TURNS_OVER.never;
  return Uint8Array.from(parts, ({ reference, pads }) => {
    const isBound = wantsEdge.has(reference) || pads.some(({ kind }) => kind === "through-hole");
    return sides === "both" && !isBound ? TURNS_OVER.freely : lastResort;
  });
}

/** Parts stand on both sides already: the board is assembled twice anyway. */
function usesBothSides({ footprints }: Board): boolean {
  return (["front", "back"] as const).every((side) =>
    footprints.some((footprint) => footprint.side === side && footprint.pads.some(({ net }) => net !== undefined)),
  );
}
