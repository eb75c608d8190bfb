import type { Nm, Point } from "@tracewright/geometry";

/** How far beside a slanting wire still is on it: the raster that schematics are joined on. */
const ON_LINE: Nm = 100;

/**
 * Points that lie on a wire without being an end or corner of any: there the editor joins, where KiCad's rules, which
 * put sheets together here, ask for a junction. Each is answered once.
 */
export function junctionsOnWires(points: readonly Point[], wires: readonly (readonly Point[])[]): Point[] {
  const corners = new Set(wires.flat().map(keyOf));
  const found = new Map<string, Point>();
  for (const point of points)
    if (!corners.has(keyOf(point)) && !found.has(keyOf(point)) && wires.some((wire) => isWithin(point, wire)))
      found.set(keyOf(point), point);
  return [...found.values()];
}

function isWithin(point: Point, wire: readonly Point[]): boolean {
  return wire.some((end, index) => {
    const start = wire[index - 1];
    if (!start) return false;
    const isBetween =
      Math.min(start.x, end.x) <= point.x &&
      point.x <= Math.max(start.x, end.x) &&
      Math.min(start.y, end.y) <= point.y &&
      point.y <= Math.max(start.y, end.y);
    const cross = (point.x - start.x) * (end.y - start.y) - (point.y - start.y) * (end.x - start.x);
    return isBetween && Math.abs(cross) <= Math.hypot(end.x - start.x, end.y - start.y) * ON_LINE;
  });
}

function keyOf({ x, y }: Point): string {
  return `${x},${y}`;
}
