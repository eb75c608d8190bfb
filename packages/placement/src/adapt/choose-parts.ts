import { type Board, type Footprint, freeParts, isLoosePad, partsBesideBoard, unplacedParts } from "@tracewright/board";
import { isBoardFrame } from "../footprint/board-frame.ts";
import { isCastellated } from "../footprint/castellated.ts";
import { isMountingHole } from "../footprint/mounting-hole.ts";
import type { MoveOptions, PlacementMode } from "../problem/move-options.ts";
import { compileNamePattern } from "../problem/name-pattern.ts";

export interface PartChoice {
  /** Parts that may move, in the board's order. */
  readonly movable: readonly Footprint[];
  readonly fixed: readonly Footprint[];
  /** What is done with those that may move. */
  readonly mode: PlacementMode;
  /** Where they stand says nothing: not even an odd angle is kept. */
  readonly forgets: boolean;
}

export type PartOptions = Pick<MoveOptions, "mode" | "parts" | "fixed" | "strip">;

/**
 * Which parts a run may move. Never those that are locked, that match a pattern of `fixed`, or that carry no net at all
 * (fiducials, logos), nor screw holes and frames of pins on the board, what its edge cuts (half holes) and pads that
 * were drawn by themselves, unless they are named. Unplaced is what was never placed or has a pad outside the
 * outline; what has no pad inside cannot be improved on either. Without a mode it is what is unplaced, and where
 * every part is placed already there is only one thing that a placement can mean: all of them.
 */
export function chooseParts(board: Board, options: PartOptions): PartChoice {
  const free = partsToMove(board, options.fixed ?? []);
  const unplaced = unplacedParts(board, free);
  const mode = options.mode ?? (options.strip || unplaced.length === 0 ? "all" : "unplaced");
  const movable = new Set(partsOf(board, { mode, free, unplaced, names: options.parts }));
  return {
    movable: board.footprints.filter((footprint) => movable.has(footprint)),
    fixed: board.footprints.filter((footprint) => !movable.has(footprint)),
    mode,
    forgets: options.mode === undefined ? (options.strip ?? false) : mode === "all" || mode === "selected",
  };
}

function partsOf(
  board: Board,
  {
    mode,
    free,
    unplaced,
    names,
  }: {
    mode: PlacementMode;
    free: readonly Footprint[];
    unplaced: readonly Footprint[];
    names: readonly string[] | undefined;
  },
): readonly Footprint[] {
  const settled = new Set(
    free.filter(
      (footprint) =>
        isLoosePad(footprint) ||
        isCastellated(board, footprint) ||
        ((isMountingHole(footprint) || isBoardFrame(board, footprint)) && !unplaced.includes(footprint)),
    ),
  );
  if (mode === "all") return free.filter((footprint) => !settled.has(footprint));
  if (mode === "unplaced") return unplaced.filter((footprint) => !settled.has(footprint));
  const named = new Set(names);
  const wanted =
    names === undefined
      ? free.filter((footprint) => !settled.has(footprint))
      : free.filter(({ reference, id }) => named.has(reference) || named.has(id));
  if (mode === "selected") return names === undefined ? [] : wanted;
  const beside = new Set(partsBesideBoard(board, unplaced));
  return wanted.filter((footprint) => !beside.has(footprint));
}

/** Parts that nothing holds: free, and not named by `fixed` either. */
export function partsToMove(board: Board, fixed: readonly string[]): readonly Footprint[] {
  const patterns = fixed.map(compileNamePattern);
  return freeParts(board).filter(({ reference }) => !patterns.some((pattern) => pattern.test(reference)));
}
