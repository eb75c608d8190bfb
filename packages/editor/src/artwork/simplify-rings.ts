import {
  BoxIndex,
  boxOfPoints,
  type Nm,
  type Point,
  type Ring,
  ringArea,
  segmentsTouch,
  turn,
} from "@tracewright/geometry";

/**
 * The rings with fewer corners, none of those left out farther than `tolerance` from what remains (Douglas and
 * Peucker). Rings that met nowhere meet nowhere afterwards: one that would is left as it was.
 */
export function simplifyRings(rings: readonly Ring[], tolerance: Nm): readonly Ring[] {
  const simple = rings.map((ring) => simplifyRing(ring, tolerance));
  for (;;) {
    const meeting = [...meetingRings(simple)].filter((index) => simple[index] !== rings[index]);
    if (meeting.length === 0) return simple;
    for (const index of meeting) simple[index] = rings[index]!;
  }
}

function simplifyRing(ring: Ring, tolerance: Nm): Ring {
  const [first] = ring;
  if (!first || ring.length < 5) return ring;
  let far = 0;
  const away = (index: number) => Math.hypot(ring[index]!.x - first.x, ring[index]!.y - first.y);
  for (let index = 1; index < ring.length; index++) if (away(index) > away(far)) far = index;
  const kept = new Uint8Array(ring.length);
  kept[0] = 1;
  kept[far] = 1;
  keepBetween(ring, [0, far], { kept, tolerance });
  keepBetween(ring, [far, ring.length], { kept, tolerance });
  const simple = ring.filter((_, index) => kept[index] === 1);
  // Specks are left as they are.
  return simple.length < 3 || ringArea(simple) === 0 ? ring : simple;
}

function keepBetween(
  ring: Ring,
  between: readonly [number, number],
  { kept, tolerance }: { readonly kept: Uint8Array; readonly tolerance: Nm },
): void {
  const open = [between];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const [a, b] = [ring[from]!, ring[to % ring.length]!];
    let [farthest, distance] = [from, tolerance];
    for (let index = from + 1; index < to; index++) {
      const away = distanceTo(ring[index]!, a, b);
      if (away > distance) [farthest, distance] = [index, away];
    }
    if (farthest === from) continue;
    kept[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
}

/** Of a point to the segment a–b. */
function distanceTo(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
  const along = Math.min(1, Math.max(0, share));
  return Math.hypot(point.x - a.x - along * dx, point.y - a.y - along * dy);
}

/** The rings, by their places in the list, whose sides meet others or each other anywhere but in common corners of neighbours. */
export function meetingRings(rings: readonly Ring[]): ReadonlySet<number> {
  const box = boxOfPoints(rings.flat());
  const meeting = new Set<number>();
  if (!box) return meeting;
  const sides: { readonly ring: number; readonly index: number; readonly start: Point; readonly end: Point }[] = [];
  const sidesFound = new BoxIndex(Math.max(box.maxX - box.minX, box.maxY - box.minY) / 256);
  for (const [ring, corners] of rings.entries()) {
    for (const [index, start] of corners.entries()) {
      const end = corners[(index + 1) % corners.length]!;
      const around = boxOfPoints([start, end])!;
      for (const found of sidesFound.search(around)) {
        const other = sides[found]!;
        if (meeting.has(ring) && meeting.has(other.ring)) continue;
        const apart = other.ring === ring ? index - other.index : undefined;
        const isMeeting =
          apart === 1
            ? isBackwards(other.start, start, end)
            : apart === corners.length - 1
              ? isBackwards(start, end, other.end)
              : segmentsTouch(start, end, other.start, other.end);
        if (isMeeting) {
          meeting.add(ring);
          meeting.add(other.ring);
        }
      }
      sidesFound.add(sides.length, around);
      sides.push({ ring, index, start, end });
    }
  }
  return meeting;
}

/** Whether the way a→b→c turns back upon itself in b. */
function isBackwards(a: Point, b: Point, c: Point): boolean {
  return turn(a, b, c) === 0 && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0;
}
