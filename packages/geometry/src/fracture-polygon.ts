import type { Point, Polygon, Ring } from "./point.ts";

/**
 * One ring that walks round the outer contour and, over zero-width cuts, round every hole: KiCad's form of a filled
 * area. Each hole is cut open from its leftmost corner straight to the left, at the nearest edge it meets.
 */
export function fracturePolygon(polygon: Polygon): Ring {
  const outer = withTurn(polygon.outer, 1);
  const holes = polygon.holes
    .filter((hole) => hole.length > 2)
    .map((hole) => startAtLeftmost(withTurn(hole, -1)))
    .sort((a, b) => (a[0]?.x ?? 0) - (b[0]?.x ?? 0));
  return holes.reduce<readonly Point[]>(joinHole, outer);
}

function joinHole(ring: readonly Point[], hole: readonly Point[]): readonly Point[] {
  const [from] = hole;
  if (!from) return ring;
  let best: { index: number; x: number } | undefined;
  for (const [index, a] of ring.entries()) {
    const b = ring[(index + 1) % ring.length] ?? a;
    if (a.y === b.y ? a.y !== from.y : from.y < Math.min(a.y, b.y) || from.y > Math.max(a.y, b.y)) continue;
    const x = a.y === b.y ? Math.max(a.x, b.x) : Math.round(a.x + ((b.x - a.x) * (from.y - a.y)) / (b.y - a.y));
    if (x <= from.x && (!best || x > best.x)) best = { index, x };
  }
  // A hole outside its outer ring is no hole; leaving it out is better than a cut across the board.
  if (!best) return ring;
  const bridge = { x: best.x, y: from.y };
  return [...ring.slice(0, best.index + 1), bridge, ...hole, from, bridge, ...ring.slice(best.index + 1)];
}

function withTurn(ring: Ring, turn: 1 | -1): readonly Point[] {
  let area = 0;
  for (const [index, a] of ring.entries()) {
    const b = ring[(index + 1) % ring.length] ?? a;
    area += a.x * b.y - b.x * a.y;
  }
  // A ring without area turns neither way, and would be another one with every saving.
  return Math.sign(area) === -turn ? [...ring].reverse() : ring;
}

function startAtLeftmost(ring: readonly Point[]): readonly Point[] {
  let leftmost = 0;
  for (const [index, point] of ring.entries()) {
    const best = ring[leftmost] ?? point;
    if (point.x < best.x || (point.x === best.x && point.y < best.y)) leftmost = index;
  }
  return [...ring.slice(leftmost), ...ring.slice(0, leftmost)];
}
