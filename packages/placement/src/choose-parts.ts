import { type Board, boardOutline, type Footprint, locateInPolygon, padPosition } from "@tracewright/board";

export interface PartChoice {
  /** Parts whose position is forgotten, in the board's order. */
  readonly movable: readonly Footprint[];
  readonly fixed: readonly Footprint[];
}

/**
 * Which parts a run may move. Never those that are locked, that match a pattern of `fixed`, or that carry no net at all
 * (mounting holes, fiducials, logos). With `strip` all others: where they stand is forgotten. Without it only those that
 * were never placed or have a pad outside the outline; the parts inside stay as if they were fixed. Where every part is
 * placed already there is only one thing that a placement can mean: all of them anew.
 */
export function chooseParts(board: Board, options: { fixed: readonly string[]; strip: boolean }): PartChoice {
  const patterns = options.fixed.map(compilePattern);
  const free = board.footprints.filter(
    (footprint) =>
      !footprint.locked &&
      footprint.pads.some((pad) => pad.net !== undefined) &&
      !patterns.some((pattern) => pattern.test(footprint.reference)),
  );
  const { areas } = boardOutline(board);
  const unplaced = free.filter(
    (footprint) =>
      footprint.placed === false ||
      footprint.pads.some((pad) =>
        areas.every((area) => locateInPolygon(padPosition(footprint, pad), area) === "outside"),
      ),
  );
  const movable = new Set(options.strip || unplaced.length === 0 ? free : unplaced);
  return {
    movable: board.footprints.filter((footprint) => movable.has(footprint)),
    fixed: board.footprints.filter((footprint) => !movable.has(footprint)),
  };
}

/** `J1` matches J1 alone, `J*` every reference that begins with J. */
function compilePattern(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${source}$`);
}
