import type { Board } from "@tracewright/board";
import type { Airwire } from "@tracewright/checks";
import type { History } from "@tracewright/editor";

/** Steps that take tracks along as far as there is room for them. */
const MOVES: ReadonlySet<string> = new Set(["move", "rotate", "flip", "align", "distribute"]);

/**
 * How many connections are open now at the parts that a step has moved, of nets whose tracks it took away: those found no room
 * to follow. What was never drawn does not count.
 */
export function openedByStep(
  step: History["done"][number] | undefined,
  board: Board,
  airwires: readonly Airwire[],
): number {
  if (!step || !MOVES.has(step.name)) return 0;
  const tracks = step.edits.flatMap(({ lists }) =>
    lists.flatMap(({ list, removed }) => (list === "tracks" ? removed : [])),
  );
  const nets = new Set(tracks.flatMap((track) => ("net" in track && track.net !== undefined ? [track.net] : [])));
  if (nets.size === 0) return 0;
  const moved = new Set(step.selectionAfter);
  const pads = new Set<string>(
    board.footprints.flatMap((part) => (moved.has(part.id) ? part.pads.map(({ id }) => id) : [])),
  );
  return airwires.filter(({ net, from, to }) => nets.has(net) && (pads.has(from.item) || pads.has(to.item))).length;
}
