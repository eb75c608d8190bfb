import type { PourSettings } from "@tracewright/board";
import type { Nm, Point, Ring } from "@tracewright/geometry";

/** A zone's drawn outline with its corners cut or rounded as the zone asks; never by more than half a side. */
export function smoothOutline(ring: Ring, pour: PourSettings, maxError: Nm): Ring {
  const radius = pour.smoothingRadius ?? 0;
  if (pour.smoothing === "none" || radius <= 0) return ring;
  return ring.flatMap((corner, index) => {
    const before = ring[(index + ring.length - 1) % ring.length]!;
    const after = ring[(index + 1) % ring.length]!;
    return pour.smoothing === "chamfer"
      ? chamferCorner(before, corner, after, radius)
      : filletCorner(before, corner, after, radius, maxError);
  });
}

function chamferCorner(before: Point, corner: Point, after: Point, distance: Nm): Point[] {
  const reach = Math.min(distance, gap(before, corner) / 2, gap(corner, after) / 2);
  return [toward(corner, before, reach), toward(corner, after, reach)];
}

function filletCorner(before: Point, corner: Point, after: Point, wanted: Nm, maxError: Nm): Point[] {
  const [into, out] = [gap(before, corner), gap(corner, after)];
  if (into === 0 || out === 0) return [corner];
  const u = { x: (before.x - corner.x) / into, y: (before.y - corner.y) / into };
  const v = { x: (after.x - corner.x) / out, y: (after.y - corner.y) / out };
  const angle = Math.acos(Math.min(1, Math.max(-1, u.x * v.x + u.y * v.y)));
  if (angle < 1e-6 || Math.PI - angle < 1e-6) return [corner];
  const tangent = Math.min(wanted / Math.tan(angle / 2), into / 2, out / 2);
  const radius = tangent * Math.tan(angle / 2);
  const length = radius / Math.sin(angle / 2);
  const middle = Math.hypot(u.x + v.x, u.y + v.y);
  const center = {
    x: corner.x + ((u.x + v.x) / middle) * length,
    y: corner.y + ((u.y + v.y) / middle) * length,
  };
  const from = Math.atan2(corner.y + u.y * tangent - center.y, corner.x + u.x * tangent - center.x);
  const to = Math.atan2(corner.y + v.y * tangent - center.y, corner.x + v.x * tangent - center.x);
  let sweep = to - from;
  if (sweep > Math.PI) sweep -= 2 * Math.PI;
  if (sweep < -Math.PI) sweep += 2 * Math.PI;
  const step = radius > maxError ? 2 * Math.acos(1 - maxError / radius) : Math.PI / 2;
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / step));
  return Array.from({ length: count + 1 }, (_, index) => {
    const at = from + (sweep * index) / count;
    return { x: Math.round(center.x + radius * Math.cos(at)) + 0, y: Math.round(center.y + radius * Math.sin(at)) + 0 };
  });
}

function toward(from: Point, to: Point, by: number): Point {
  const length = gap(from, to);
  if (length === 0) return from;
  return {
    x: Math.round(from.x + ((to.x - from.x) * by) / length) + 0,
    y: Math.round(from.y + ((to.y - from.y) * by) / length) + 0,
  };
}

function gap(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
