import { type Board, type Footprint, flipFootprint, type Side } from "@tracewright/board";
import type { SideChoice } from "./move-options.ts";

/** Whether a part may come to stand on the other side than its own. */
export const TURNS_OVER = { never: 0, lastResort: 1, freely: 2 } as const;

/** The part on the side that the run wants it on: that is its own from then on. */
export function onOwnSide(
  board: Board,
  footprint: Footprint,
  { sides, said }: { readonly sides: SideChoice; readonly said: Side | undefined },
): Footprint {
  const wanted = said ?? (sides === "front" ? "front" : footprint.side);
  return wanted === footprint.side ? footprint : flipFootprint(footprint, board);
}

/**
 * Per part, one of `TURNS_OVER`. Where parts may stand on either side, those that people reach from outside and those with
 * pins through the board stay on their own all the same: the case and the wave are on one side. If a side was set,
 * that is it. A part that is too high for its own side needs no last resort to go to one that takes it.
 */
export function turningOver(
  board: Board,
  parts: readonly Footprint[],
  {
    sides,
    wantsEdge,
    said,
    isBarred,
  }: {
    sides: SideChoice;
    wantsEdge: ReadonlySet<string>;
    said: ReadonlyMap<string, Side>;
    /** Whether the part is too high for all of its own side. */
    isBarred: (part: number) => boolean;
  },
): Uint8Array {
  const own = sides === "as-is" || sides === "both";
  const lastResort = own && usesBothSides(board) ? TURNS_OVER.lastResort : TURNS_OVER.never;
  return Uint8Array.from(parts, ({ reference, pads }, part) => {
    if (said.has(reference)) return TURNS_OVER.never;
    if (lastResort === TURNS_OVER.lastResort && isBarred(part)) return TURNS_OVER.freely;
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
