/** A place in a plane, in millimetres, y upwards. */
export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

/** A stretch of a closed line: straight, or about a centre. Clockwise as seen with y upwards. */
export interface ProfileStep {
  readonly end: PlanePoint;
  readonly arc?: { readonly center: PlanePoint; readonly clockwise: boolean };
}

/** A closed line in millimetres; its last step ends where it starts. */
export interface Profile {
  readonly start: PlanePoint;
  readonly steps: readonly ProfileStep[];
}

export function profileOf(corners: readonly PlanePoint[]): Profile {
  const [start = { x: 0, y: 0 }, ...rest] = corners;
  return { start, steps: [...rest, start].map((end) => ({ end })) };
}

/** Counter-clockwise. */
export function rectProfile(minX: number, minY: number, maxX: number, maxY: number): Profile {
  return profileOf([
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ]);
}

/** Counter-clockwise, in two halves: no stretch starts where it ends. */
export function circleProfile(center: PlanePoint, radius: number): Profile {
  const start = { x: center.x + radius, y: center.y };
  const arc = { center, clockwise: false };
  return {
    start,
    steps: [
      { end: { x: center.x - radius, y: center.y }, arc },
      { end: start, arc },
    ],
  };
}

/** A long hole: two straight sides and two half circles, counter-clockwise. */
export function slotProfile(from: PlanePoint, to: PlanePoint, radius: number): Profile {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return circleProfile(from, radius);
  const [x, y] = [(radius * (to.y - from.y)) / length, (-radius * (to.x - from.x)) / length];
  const start = { x: from.x + x, y: from.y + y };
  return {
    start,
    steps: [
      { end: { x: to.x + x, y: to.y + y } },
      { end: { x: to.x - x, y: to.y - y }, arc: { center: to, clockwise: false } },
      { end: { x: from.x - x, y: from.y - y } },
      { end: start, arc: { center: from, clockwise: false } },
    ],
  };
}

/** The corners of a profile, its start once, arcs as chords within `maxError` of them. */
export function profileCorners({ start, steps }: Profile, maxError: number): PlanePoint[] {
  const corners: PlanePoint[] = [start];
  let from = start;
  for (const { end, arc } of steps) {
    if (arc) corners.push(...arcCorners(from, end, arc, maxError));
    corners.push(end);
    from = end;
  }
  corners.pop();
  return corners;
}

/** Turned angle of an arc, always positive; a full turn where both ends are one. */
export function arcAngle(
  from: PlanePoint,
  to: PlanePoint,
  { center, clockwise }: { readonly center: PlanePoint; readonly clockwise: boolean },
): number {
  const angle = Math.atan2(to.y - center.y, to.x - center.x) - Math.atan2(from.y - center.y, from.x - center.x);
  const turned = (clockwise ? -angle : angle) % (2 * Math.PI);
  return turned <= 1e-12 ? turned + 2 * Math.PI : turned;
}

function arcCorners(
  from: PlanePoint,
  to: PlanePoint,
  arc: { readonly center: PlanePoint; readonly clockwise: boolean },
  maxError: number,
): PlanePoint[] {
  const { center, clockwise } = arc;
  const radius = Math.hypot(from.x - center.x, from.y - center.y);
  const angle = arcAngle(from, to, arc);
  const step = radius > maxError ? Math.min(Math.PI / 4, 2 * Math.acos(1 - maxError / radius)) : Math.PI / 4;
  const count = Math.min(1024, Math.max(1, Math.ceil(angle / step - 1e-9)));
  const first = Math.atan2(from.y - center.y, from.x - center.x);
  return Array.from({ length: count - 1 }, (_, index) => {
    const at = first + ((clockwise ? -1 : 1) * angle * (index + 1)) / count;
    return { x: center.x + radius * Math.cos(at), y: center.y + radius * Math.sin(at) };
  });
}

/** Area in square millimetres, exact along arcs; positive when the profile runs counter-clockwise. */
export function profileArea({ start, steps }: Profile): number {
  let area = 0;
  let from = start;
  for (const { end, arc } of steps) {
    area += ((from.x - start.x) * (end.y - start.y) - (end.x - start.x) * (from.y - start.y)) / 2;
    if (arc) {
      const radius = Math.hypot(from.x - arc.center.x, from.y - arc.center.y);
      const angle = arcAngle(from, end, arc);
      area += ((arc.clockwise ? -1 : 1) * radius * radius * (angle - Math.sin(angle))) / 2;
    }
    from = end;
  }
  return area;
}

/** The same line run the other way. */
export function reverseProfile({ start, steps }: Profile): Profile {
  const points = [start, ...steps.map(({ end }) => end)];
  const back = steps.map(({ arc }, index): ProfileStep => {
    const end = points[index] ?? start;
    return arc ? { end, arc: { ...arc, clockwise: !arc.clockwise } } : { end };
  });
  return { start: points.at(-1) ?? start, steps: back.reverse() };
}
