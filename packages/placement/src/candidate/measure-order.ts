import type { Board, Footprint } from "@tracewright/board";
import { joinBoxes, type Point } from "@tracewright/geometry";
import { claimRoom } from "../footprint/claimed-room.ts";
import { partKind } from "../footprint/part-kind.ts";

/** How orderly parts of one kind stand beside one another. */
export interface Order {
  /** Share of the parts with kin near by that stand on a line with some of it. */
  readonly alignedShare: number;
  /** Pairs of kin near each other that are off a common line by a hair. */
  readonly nearlyAligned: number;
}

/** Parts of one footprint this near to each other are seen together. */
const REACH = 10_000_000;
const ON_LINE = 1_000;
const HAIR = 300_000;

/** Measures the order of a placement: of the parts on nets, those of one footprint on one side against each other. */
export function measureOrder(board: Board): Order {
  const kinds = Map.groupBy(
    board.footprints.filter(({ pads }) => pads.some(({ net }) => net !== undefined)),
    partKind,
  );
  let [seen, aligned, nearlyAligned] = [0, 0, 0];
  for (const members of kinds.values()) {
    const middles = members.map((member) => middleOf(board, member));
    for (const [index, { x, y }] of middles.entries()) {
      const offsets = middles.flatMap((other, at) => {
        const [dx, dy] = [Math.abs(other.x - x), Math.abs(other.y - y)];
        return at !== index && Math.max(dx, dy) <= REACH ? [{ at, off: Math.min(dx, dy) }] : [];
      });
      if (offsets.length === 0) continue;
      seen += 1;
      if (offsets.some(({ off }) => off <= ON_LINE)) aligned += 1;
      nearlyAligned += offsets.filter(({ at, off }) => at > index && off > ON_LINE && off <= HAIR).length;
    }
  }
  return { alignedShare: seen > 0 ? aligned / seen : 1, nearlyAligned };
}

function middleOf(board: Board, footprint: Footprint): Point {
  const room = claimRoom(board, footprint, { crowded: false });
  const box = joinBoxes([room[footprint.side] ?? room.front ?? room.back].filter((claim) => claim !== undefined));
  if (!box) return footprint.position;
  return { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 };
}
