import type { Point } from "./point.ts";
import type { Degrees } from "./units.ts";

/**
 * A local point in the frame of its holder: turned by `rotation`, then shifted by `position`. Quarter turns are exact;
 * other angles round to the nearest nanometre.
 */
export function placePoint(local: Point, position: Point, rotation: Degrees): Point {
  const turned = rotatePoint(local, rotation);
  return { x: position.x + turned.x, y: position.y + turned.y };
}

/** Turned about the origin, counter-clockwise on the screen (see `Degrees`). */
export function rotatePoint(point: Point, rotation: Degrees): Point {
  const angle = normalizeDegrees(rotation);
  if (angle === 0) return point;
  if (angle === 90) return { x: point.y, y: -point.x + 0 };
  if (angle === 180) return { x: -point.x + 0, y: -point.y + 0 };
  if (angle === 270) return { x: -point.y + 0, y: point.x };
  const radians = (angle * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  return { x: Math.round(point.x * cos + point.y * sin) + 0, y: Math.round(-point.x * sin + point.y * cos) + 0 };
}

/** The same direction within [0, 360). */
export function normalizeDegrees(angle: Degrees): Degrees {
  const turned = angle % 360;
  return (turned < 0 ? turned + 360 : turned) + 0;
}
