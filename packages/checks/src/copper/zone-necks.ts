import { type Nm, type Point, pointToSegment, type Ring } from "@tracewright/geometry";
import type { ZoneIsland } from "./zone-copper.ts";

/** A place where an island of a pour is narrow between two wider parts. */
export interface Neck {
  readonly width: Nm;
  readonly at: Point;
}

/** Of a shorter way around the edge nothing hangs on a neck: it is a rounded end, or the flank of a spike. */
const WAY_AROUND = 3;
/**
 * So far behind the edge there is no copper. KiCad writes the holes of a fill as part of its outline, joined to it by seams
 * without any width, across which copper is whole.
 */
const BESIDE: Nm = 2_000;

const known = new WeakMap<ZoneIsland, { readonly limit: Nm; readonly necks: readonly Neck[] }>();

/**
 * Necks narrower than the limit: from a corner of the edge straight across copper to a side that is nearer than the limit, though
 * the way along the edge is long both ways round. Of necks beside each other the narrowest counts.
 */
export function findNecks(island: ZoneIsland, limit: Nm): readonly Neck[] {
  const before = known.get(island);
  if (before?.limit === limit) return before.necks;
  const found: Neck[] = [];
  const sides = sidesOf([island.polygon.outer, ...island.polygon.holes]);
  const seams = [island.polygon.outer, ...island.polygon.holes].map((_, ring) =>
    seamsOf(sides.filter((side) => side.ring === ring)),
  );
  const byStart = Map.groupBy(sides, ({ start: { x, y } }) => `${x} ${y}`);
  for (const side of sides) {
    const { start: corner } = side;
    const tip = { kind: "circle", center: corner, radius: 0 } as const;
    for (const edge of island.edgesNear(tip, limit)) {
      const across = nearestOn(corner, edge.start, edge.end);
      const width = Math.hypot(across.x - corner.x, across.y - corner.y);
      if (width < BESIDE || width >= limit) continue;
      const heading = Math.atan2(across.y - corner.y, across.x - corner.x);
      if (!isAtEdge(island, across, heading) || !isAtEdge(island, corner, heading + Math.PI)) continue;
      const other = byStart.get(`${edge.start.x} ${edge.start.y}`)?.find(({ end }) => isSame(end, edge.end));
      if (!other || !isWayAround(side, other, across, { least: WAY_AROUND * limit, seams: seams[side.ring]! }))
        continue;
      const at = { x: Math.round((corner.x + across.x) / 2) + 0, y: Math.round((corner.y + across.y) / 2) + 0 };
      if (island.holds(at)) found.push({ width: Math.round(width), at });
    }
  }
  const necks: Neck[] = [];
  for (const neck of found.sort((a, b) => a.width - b.width))
    if (!necks.some(({ at }) => Math.hypot(at.x - neck.at.x, at.y - neck.at.y) < 2 * limit)) necks.push(neck);
  known.set(island, { limit, necks });
  return necks;
}

interface Side {
  readonly ring: number;
  readonly start: Point;
  readonly end: Point;
  /** Along the ring to its start. */
  readonly way: number;
  readonly around: number;
}

function sidesOf(rings: readonly Ring[]): Side[] {
  return rings.flatMap((points, ring) => {
    const lengths = points.map((start, place) => {
      const end = points[(place + 1) % points.length]!;
      return Math.hypot(end.x - start.x, end.y - start.y);
    });
    const around = lengths.reduce((sum, length) => sum + length, 0);
    let way = 0;
    return points.map((start, place) => {
      const side = { ring, start, end: points[(place + 1) % points.length]!, way, around };
      way += lengths[place]!;
      return side;
    });
  });
}

/** Copper ends right behind a point of the edge; on a seam it goes on to all sides. */
function isAtEdge(island: ZoneIsland, point: { readonly x: number; readonly y: number }, heading: number): boolean {
  return [0, Math.PI / 4, -Math.PI / 4].some((turn) => {
    const x = Math.round(point.x + BESIDE * Math.cos(heading + turn)) + 0;
    const y = Math.round(point.y + BESIDE * Math.sin(heading + turn)) + 0;
    return !island.holds({ x, y });
  });
}

/** Two ways along a ring to one corner: where a seam begins or ends. */
type Seam = readonly [number, number];

function seamsOf(sides: readonly Side[]): readonly Seam[] {
  const byPlace = Map.groupBy(sides, ({ start: { x, y } }) => `${x} ${y}`);
  return [...byPlace.values()].flatMap((same) =>
    same.flatMap((a, place) => same.slice(place + 1).map((b): Seam => [a.way, b.way])),
  );
}

/**
 * Between two rings copper is always a bridge; on one ring both ways from the corner to the point have to be long, and those
 * that step over a seam as well.
 */
function isWayAround(
  side: Side,
  other: Side,
  across: { readonly x: number; readonly y: number },
  { least, seams }: { readonly least: Nm; readonly seams: readonly Seam[] },
): boolean {
  if (side.ring !== other.ring) return true;
  const to = other.way + Math.hypot(across.x - other.start.x, across.y - other.start.y);
  const between = (a: number, b: number): number => {
    const way = Math.abs(a - b);
    return Math.min(way, side.around - way);
  };
  if (between(side.way, to) <= least) return false;
  return !seams.some(
    ([a, b]) => between(side.way, a) + between(b, to) <= least || between(side.way, b) + between(a, to) <= least,
  );
}

function nearestOn(point: Point, start: Point, end: Point): { readonly x: number; readonly y: number } {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = dx * dx + dy * dy;
  if (length === 0 || pointToSegment(point, start, end) === 0) return point;
  const t = Math.min(1, Math.max(0, ((point.x - start.x) * dx + (point.y - start.y) * dy) / length));
  return { x: start.x + t * dx, y: start.y + t * dy };
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
