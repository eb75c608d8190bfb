import { type Graphic, OUTLINE_TOLERANCE } from "@tracewright/board";
import { BoxIndex, type Point } from "@tracewright/geometry";

/** What `snapOutline` did: how many ends it moved, and the farthest. */
export interface SnappedOutline {
  readonly graphics: readonly Graphic[];
  readonly moved: number;
  readonly farthest: number;
}

/**
 * Outline ends that lie within KiCad's tolerance of one another brought to one place: the file rounds its corners each
 * by itself, and what other programs read (KiCad's own check among them) wants them equal to the nanometre. Pieces whose
 * ends come to one place by that are left out.
 */
export function snapOutline(graphics: readonly Graphic[]): SnappedOutline {
  const seats: Point[] = [];
  const index = new BoxIndex(1_000_000);
  let moved = 0;
  let farthest = 0;
  const seatOf = (at: Point): Point => {
    let seat: Point | undefined;
    let nearest = OUTLINE_TOLERANCE;
    for (const entry of index.search(boxAbout(at, OUTLINE_TOLERANCE))) {
      const candidate = seats[entry];
      const distance = candidate ? Math.hypot(candidate.x - at.x, candidate.y - at.y) : Number.POSITIVE_INFINITY;
      if (candidate && (distance < nearest || (distance === nearest && !seat))) {
        nearest = distance;
        seat = candidate;
      }
    }
    if (!seat) {
      index.add(seats.length, boxAbout(at, 0));
      seats.push(at);
      return at;
    }
    if (nearest > 0) {
      moved += 1;
      farthest = Math.max(farthest, nearest);
    }
    return seat;
  };
  const snapped = graphics.flatMap((graphic): Graphic[] => {
    const { shape, layer } = graphic;
    if (layer !== "Edge.Cuts" || (shape.kind !== "line" && shape.kind !== "arc")) return [graphic];
    const [start, end] = [seatOf(shape.start), seatOf(shape.end)];
    if (start.x === end.x && start.y === end.y && shape.kind === "line") return [];
    return [{ ...graphic, shape: { ...shape, start, end } }];
  });
  return { graphics: moved > 0 ? snapped : graphics, moved, farthest };
}

function boxAbout({ x, y }: Point, reach: number) {
  return { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach };
}
