import { type Board, boardOutline, type Graphic, OUTLINE_TOLERANCE } from "@tracewright/board";
import { BoxIndex, NM_PER_MIL, type Point } from "@tracewright/geometry";
import type { BoardReading } from "./board-reading.ts";

/**
 * Ends of outline lines no farther apart than this are joined: the widest gap found in boards that were made from such
 * files is 0.25 mm. KiCad joins up to 0.02 mm by itself; a gap beyond is left open and reported.
 */
export const HEAL_TOLERANCE = 300_000;
export const HEAL_UNITS = HEAL_TOLERANCE / (10 * NM_PER_MIL);

/**
 * The board with the gaps of an open outline closed: between every two loose ends that are nearest to one another and
 * within the tolerance, a straight line. Nothing that is drawn is moved.
 */
export function healOutline(reading: BoardReading, board: Board): Board {
  if (boardOutline(board).status !== "open") return board;
  const edges = board.graphics.filter(({ layer }) => layer === "Edge.Cuts");
  const ends = edges.flatMap(endsOfGraphic);
  const index = new BoxIndex(HEAL_TOLERANCE * 4);
  for (const [entry, at] of ends.entries()) index.add(entry, { minX: at.x, minY: at.y, maxX: at.x, maxY: at.y });
  const near = (at: Point, reach: number) =>
    index
      .search({ minX: at.x - reach, minY: at.y - reach, maxX: at.x + reach, maxY: at.y + reach })
      .map((entry) => ({ entry, gap: distanceTo(at, ends[entry] ?? at) }))
      .filter(({ gap }) => gap <= reach);
  const loose = new Set(
    [...ends.keys()].filter((entry) => {
      const at = ends[entry];
      return at !== undefined && near(at, OUTLINE_TOLERANCE).length === 1;
    }),
  );
  const pairs = [...loose].flatMap((entry) => {
    const at = ends[entry];
    if (!at) return [];
    return near(at, HEAL_TOLERANCE)
      .filter((other) => other.entry > entry && loose.has(other.entry))
      .map((other) => ({ from: entry, to: other.entry, gap: other.gap }));
  });
  pairs.sort((a, b) => a.gap - b.gap || a.from - b.from || a.to - b.to);
  const bridges: Graphic[] = [];
  for (const { from, to, gap } of pairs) {
    const [start, end] = [ends[from], ends[to]];
    if (!loose.has(from) || !loose.has(to) || !start || !end) continue;
    loose.delete(from);
    loose.delete(to);
    const [model] = edges;
    if (!model) continue;
    bridges.push({
      id: reading.id(""),
      layer: "Edge.Cuts",
      shape: { kind: "line", start, end },
      stroke: model.stroke,
      filled: false,
    });
    reading.repairs.push({ at: start, distance: gap, what: "gap closed" });
  }
  return bridges.length > 0 ? { ...board, graphics: [...board.graphics, ...bridges] } : board;
}

function endsOfGraphic({ shape }: Graphic): Point[] {
  return shape.kind === "line" || shape.kind === "arc" ? [shape.start, shape.end] : [];
}

function distanceTo(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
