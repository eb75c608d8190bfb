import { type Box, boxOfPoints, type Nm, type Point, type Polygon, ringArea, turn } from "@tracewright/geometry";
import { FlatBoxIndex } from "../copper/flat-box-index.ts";
import { ZoneIsland } from "../copper/zone-copper.ts";

/** A point within this of an edge lies on it: corners are whole nanometres, and what is computed between them is not. */
const ON_EDGE = 2;

interface Edge {
  readonly start: Point;
  readonly end: Point;
  /** Which piece of board or hole it bounds. */
  readonly owner: number;
}

/**
 * The surface of a board: what is within its pieces and in none of their cut-outs or holes. Paths along it turn only at
 * corners of the air, so the shortest one between two places is made of straight lines between such corners.
 */
export class Surface {
  /** Where a shortest path may turn. */
  readonly corners: readonly Point[];
  readonly #areas: readonly ZoneIsland[];
  readonly #holes: readonly ZoneIsland[];
  readonly #edges: readonly Edge[];
  readonly #edgeIndex: FlatBoxIndex;
  readonly #cornerIndex: FlatBoxIndex;
  readonly #groove: Nm;
  readonly #sights = new Map<number, boolean>();

  /** `areas`: none is a board without bounds. `groove`: air narrower than this is crossed. */
  constructor(areas: readonly Polygon[], holes: readonly Polygon[], groove: Nm = 0) {
    this.#groove = groove;
    this.#areas = areas.map((area) => new ZoneIsland(area));
    this.#holes = holes.map((hole) => new ZoneIsland(hole));
    const all = [...areas, ...holes];
    this.#edges = all.flatMap(({ outer, holes }, owner) =>
      [outer, ...holes].flatMap((ring) =>
        ring.map((start, index) => ({ start, end: ring[(index + 1) % ring.length]!, owner })),
      ),
    );
    this.#edgeIndex = new FlatBoxIndex(this.#edges.map(({ start, end }) => boxOf(start, end)));
    this.corners = all
      .flatMap(({ outer, holes }, index) => [
        ...cornersOf(outer, index < areas.length ? "around" : "within"),
        ...holes.flatMap((ring) => cornersOf(ring, "within")),
      ])
      .filter((corner) => this.#holds(corner));
    this.#cornerIndex = new FlatBoxIndex(this.corners.map((corner) => boxOf(corner, corner)));
  }

  /** Corners, by number, whose boxes come within `by` of the box. */
  cornersNear(box: Box, by: Nm): readonly number[] {
    return this.#cornerIndex.search(box, by);
  }

  /** Whether the straight line between two corners runs along the surface. */
  doSee(one: number, other: number): boolean {
    const key = Math.min(one, other) * this.corners.length + Math.max(one, other);
    let sees = this.#sights.get(key);
    if (sees === undefined) {
      sees = this.isClear(this.corners[one]!, this.corners[other]!);
      this.#sights.set(key, sees);
    }
    return sees;
  }

  /** Whether the straight line between two places runs along the surface, but for air narrower than a groove. */
  isClear(from: Point, to: Point): boolean {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const near = this.#edgeIndex.search(boxOf(from, to), ON_EDGE);
    if (length <= ON_EDGE || near.length === 0) return near.length > 0 || this.#holds(from);
    const places = [0, 1];
    for (const edge of near) addMeetings(places, { from, to, length }, this.#edges[edge]!);
    places.sort((a, b) => a - b);
    let air = 0;
    for (let index = 1; index < places.length; index++) {
      const [before, after] = [places[index - 1]!, places[index]!];
      const piece = (after - before) * length;
      if (piece <= ON_EDGE) continue;
      if (this.#holds(pointAt(from, to, (before + after) / 2))) air = 0;
      else air += piece;
      if (air > 0 && air >= this.#groove) return false;
    }
    return true;
  }

  #holds(point: Point): boolean {
    const whole = { x: Math.round(point.x), y: Math.round(point.y) };
    const edges = new Set<number>();
    for (const edge of this.#edgeIndex.search(boxOf(point, point), ON_EDGE)) {
      const { start, end, owner } = this.#edges[edge]!;
      if (distanceToLine(point, start, end) <= ON_EDGE) edges.add(owner);
    }
    return (
      (this.#areas.length === 0 || this.#areas.some((area, index) => edges.has(index) || area.holds(whole))) &&
      !this.#holes.some((hole, index) => !edges.has(this.#areas.length + index) && hole.holds(whole))
    );
  }
}

/** Adds where the line meets the edge, as shares of the line. */
function addMeetings(
  places: number[],
  { from, to, length }: { readonly from: Point; readonly to: Point; readonly length: number },
  { start, end }: Edge,
): void {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const [edgeX, edgeY] = [end.x - start.x, end.y - start.y];
  for (const corner of [start, end])
    if (distanceToLine(corner, from, to) <= ON_EDGE)
      places.push(clamp(((corner.x - from.x) * x + (corner.y - from.y) * y) / (length * length)));
  const across = x * edgeY - y * edgeX;
  if (across === 0) return;
  const share = ((start.x - from.x) * edgeY - (start.y - from.y) * edgeX) / across;
  const along = ((start.x - from.x) * y - (start.y - from.y) * x) / across;
  if (share >= 0 && share <= 1 && along >= 0 && along <= 1) places.push(share);
}

/** Corners of a ring at which the air within or around it sticks out. */
function cornersOf(ring: readonly Point[], air: "within" | "around"): Point[] {
  const sense = Math.sign(ringArea(ring)) * (air === "within" ? 1 : -1);
  return ring.filter((corner, index) => {
    const before = ring.at(index - 1)!;
    const after = ring[(index + 1) % ring.length]!;
    return turn(before, corner, after) * sense > 0;
  });
}

export function boxOf(a: Point, b: Point): Box {
  const box = boxOfPoints([a, b]);
  if (!box) throw new Error("two points have a box");
  return box;
}

export function pointAt(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The point of a line that is nearest to another point. */
export function nearestOn(point: Point, start: Point, end: Point): Point {
  const [x, y] = [end.x - start.x, end.y - start.y];
  const square = x * x + y * y;
  return square === 0
    ? start
    : pointAt(start, end, clamp(((point.x - start.x) * x + (point.y - start.y) * y) / square));
}

function distanceToLine(point: Point, start: Point, end: Point): number {
  const near = nearestOn(point, start, end);
  return Math.hypot(point.x - near.x, point.y - near.y);
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
