import { type Board, type Footprint, footprintCourtyard, netClassOf, padBox, padHole } from "@tracewright/board";
import { type Box, fromMm, type Ring } from "@tracewright/geometry";

/**
 * What is illegal about the moved parts of a rectangular board from the origin, in the slow obvious way, with nothing of
 * the engine's: courtyards (convex ones), pads and the edge, every pair.
 */
export function faultsBetween(
  board: Board,
  {
    moved,
    skipped,
    width,
    height,
    hole,
  }: {
    moved: ReadonlySet<string>;
    skipped: ReadonlySet<string>;
    /** Millimetres. */
    width: number;
    height: number;
    /** A cut-out. */
    hole?: Box;
  },
): string[] {
  const parts = board.footprints.filter(({ reference }) => !skipped.has(reference));
  const clearance = netClassOf(board, undefined).clearance;
  const faults: string[] = [];
  for (const [index, part] of parts.entries()) {
    if (moved.has(part.reference))
      for (const pad of part.pads) {
        const box = padBox(part, pad);
        if (box.minX < 0 || box.minY < 0 || box.maxX > fromMm(width) || box.maxY > fromMm(height))
          faults.push(`${part.reference} pad ${pad.number} is outside`);
        if (hole && overlap(box, hole)) faults.push(`${part.reference} pad ${pad.number} is in the cut-out`);
      }
    for (const other of parts.slice(index + 1)) {
      if (!moved.has(part.reference) && !moved.has(other.reference)) continue;
      for (const side of ["front", "back"] as const)
        if (courtyards(part, side).some((a) => courtyards(other, side).some((b) => overlapConvex(a, b))))
          faults.push(`${part.reference} overlaps ${other.reference} on the ${side}`);
      for (const pad of part.pads)
        for (const against of other.pads) {
          const share = padHole(part, pad) ?? padHole(other, against) ?? (part.side === other.side ? true : undefined);
          if (share && overlap(padBox(part, pad), padBox(other, against), clearance))
            faults.push(`${part.reference} pad ${pad.number} is too near to ${other.reference} pad ${against.number}`);
        }
    }
  }
  return faults;
}

function overlap(a: Box, b: Box, gap = 0): boolean {
  return a.minX < b.maxX + gap && b.minX < a.maxX + gap && a.minY < b.maxY + gap && b.minY < a.maxY + gap;
}

/** By separating axes: whether no edge of either has them on different sides. */
function overlapConvex(a: Ring, b: Ring): boolean {
  return [a, b].every((ring) =>
    ring.every((from, index) => {
      const to = ring[(index + 1) % ring.length]!;
      const along = (points: Ring) =>
        points.map(({ x, y }) => (x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x));
      const [ofA, ofB] = [along(a), along(b)];
      const rounding = Math.hypot(to.x - from.x, to.y - from.y) * 5;
      return Math.min(...ofA) + rounding < Math.max(...ofB) && Math.min(...ofB) + rounding < Math.max(...ofA);
    }),
  );
}

function courtyards(part: Footprint, side: "front" | "back"): Ring[] {
  return footprintCourtyard(part)[side].map(({ outer }) => outer);
}
