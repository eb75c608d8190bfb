import { OrderedPriceHeap } from "@tracewright/algorithms";
import type { Nm, Point } from "@tracewright/geometry";
import { boxOfLine, type CopperLines, gapBetween, type Link } from "./copper-lines.ts";
import { boxOf, type Surface } from "./surface.ts";

export interface SurfacePath<Owner> {
  readonly distance: number;
  /** From the edge of the one copper to that of the other. */
  readonly points: readonly Point[];
  readonly owners: readonly [Owner, Owner];
}

/**
 * The shortest path along the surface between the copper of two nets, of those shorter than `within`. Its ends are the
 * nearest points of the copper to the corner before, because any other end could be moved nearer until the path meets a
 * corner: so a path over corners of the air, and straight ways from them, is exact.
 */
export function shortestPath<Owner>(
  surface: Surface,
  [a, b]: readonly [CopperLines<Owner>, CopperLines<Owner>],
  within: Nm,
): SurfacePath<Owner> | undefined {
  const direct = straightWay(surface, [a, b], within);
  if (!a.box || !b.box) return undefined;
  let shortest = direct?.distance ?? within;
  const toB = new Set(surface.cornersNear(b.box, shortest));
  const starts = surface.cornersNear(a.box, shortest);
  if (toB.size === 0 || starts.length === 0 || shortest === 0) return direct;
  const lengths = new Map<number, number>();
  const before = new Map<number, number | Link<Owner>>();
  const heap = new OrderedPriceHeap();
  for (const corner of starts) {
    const link = a.linkFrom(surface, corner, within);
    if (!link || link.distance >= shortest) continue;
    lengths.set(corner, link.distance);
    before.set(corner, link);
    heap.push(corner, link.distance);
  }
  const done = new Set<number>();
  let last: { readonly corner: number; readonly link: Link<Owner> } | undefined;
  for (let corner = heap.pop(); corner >= 0; corner = heap.pop()) {
    const length = lengths.get(corner) ?? Number.POSITIVE_INFINITY;
    if (done.has(corner)) continue;
    if (length >= shortest) break;
    done.add(corner);
    const link = toB.has(corner) ? b.linkFrom(surface, corner, within) : undefined;
    if (link && length + link.distance < shortest) {
      shortest = length + link.distance;
      last = { corner, link };
    }
    const place = surface.corners[corner]!;
    for (const next of surface.cornersNear(boxOf(place, place), shortest - length)) {
      if (done.has(next)) continue;
      const { x, y } = surface.corners[next]!;
      const total = length + Math.hypot(x - place.x, y - place.y);
      if (total >= shortest || total >= (lengths.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      if (!surface.doSee(corner, next)) continue;
      lengths.set(next, total);
      before.set(next, corner);
      heap.push(next, total);
    }
  }
  if (!last) return direct;
  const points: Point[] = [last.link.at];
  let step: number | Link<Owner> | undefined = last.corner;
  while (typeof step === "number") {
    points.push(surface.corners[step]!);
    step = before.get(step);
  }
  if (step === undefined) throw new Error("a path along the surface begins at copper");
  points.push(step.at);
  return { distance: shortest, points: points.reverse(), owners: [step.owner, last.link.owner] };
}

/** The shortest straight way between them. */
function straightWay<Owner>(
  surface: Surface,
  [a, b]: readonly [CopperLines<Owner>, CopperLines<Owner>],
  within: Nm,
): SurfacePath<Owner> | undefined {
  let shortest: number = within;
  let found: SurfacePath<Owner> | undefined;
  if (!b.box) return undefined;
  for (const one of a.near(b.box, within))
    for (const other of b.near(boxOfLine(one), shortest)) {
      const { distance, ends } = gapBetween(one, other);
      if (distance >= shortest || (distance > 0 && !surface.isClear(...ends))) continue;
      shortest = distance;
      found = { distance, points: ends, owners: [one.owner, other.owner] };
      if (distance === 0) return found;
    }
  return found;
}
