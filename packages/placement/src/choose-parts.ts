import { type Board, boardOutline, type Footprint, locateInPolygon, padPosition } from "@tracewright/board";
import type { MoveOptions, PlacementMode } from "./move-options.ts";

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
 * (mounting holes, fiducials, logos). Unplaced is what was never placed or has a pad outside the outline; what has no pad
 * inside cannot be improved on either. Without a mode it is what is unplaced, and where every part is placed already
 * there is only one thing that a placement can mean: all of them anew.
 */
export function chooseParts(board: Board, options: PartOptions): PartChoice {
  const free = freeParts(board, options.fixed ?? []);
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
  if (mode === "all") return free;
  if (mode === "unplaced") return unplaced;
  const named = new Set(names);
  const wanted = names === undefined ? free : free.filter(({ reference, id }) => named.has(reference) || named.has(id));
  if (mode === "selected") return names === undefined ? [] : wanted;
  const beside = new Set(partsBesideBoard(board, unplaced));
  return wanted.filter((footprint) => !beside.has(footprint));
}

/** Parts that nothing holds: not locked, not named by `fixed`, with a net. */
export function freeParts(board: Board, fixed: readonly string[]): readonly Footprint[] {
  const patterns = fixed.map(compilePattern);
  return board.footprints.filter(
    (footprint) =>
      !footprint.locked &&
      footprint.pads.some((pad) => pad.net !== undefined) &&
      !patterns.some((pattern) => pattern.test(footprint.reference)),
  );
}

/** Those of `parts` that were never placed or have a pad outside the outline. */
export function unplacedParts(board: Board, parts: readonly Footprint[]): readonly Footprint[] {
  const isOutside = outsideTest(board);
  return parts.filter(
    (footprint) => footprint.placed === false || footprint.pads.some((pad) => isOutside(padPosition(footprint, pad))),
  );
}

/** Those of `parts` that stand nowhere on the board. */
function partsBesideBoard(board: Board, parts: readonly Footprint[]): readonly Footprint[] {
  const isOutside = outsideTest(board);
  return parts.filter(
    (footprint) => footprint.placed === false || footprint.pads.every((pad) => isOutside(padPosition(footprint, pad))),
  );
}

function outsideTest(board: Board): (point: { x: number; y: number }) => boolean {
  const { areas } = boardOutline(board);
  return (point) => areas.every((area) => locateInPolygon(point, area) === "outside");
}

/** `J1` matches J1 alone, `J*` every reference that begins with J. */
function compilePattern(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${source}$`);
}
