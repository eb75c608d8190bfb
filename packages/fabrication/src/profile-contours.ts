import { type Board, type Graphic, OUTLINE_ARC_ERROR, OUTLINE_TOLERANCE } from "@tracewright/board";
import { type Contour, type ContourStep, contourOf } from "@tracewright/formats";
import {
  AT_ORIGIN,
  BoxIndex,
  type Placement,
  type Point,
  placePoint,
  rectRing,
  shapePath,
} from "@tracewright/geometry";
import { arcTurn } from "./draw-shape.ts";

/** The board's edge as a fab wants it: every contour once, closed, arcs as arcs. */
export interface ProfileContours {
  readonly closed: readonly Contour[];
  /** Lines that do not come back to their start: an error of the board. */
  readonly open: readonly Contour[];
}

/** Joins what is drawn on Edge.Cuts, in the board and in its parts; ends within KiCad's tolerance count as joined. */
export function profileContours(board: Board): ProfileContours {
  const pieces = [
    ...edgePieces(board.graphics, AT_ORIGIN),
    ...board.footprints.flatMap((part) => edgePieces(part.graphics, part)),
  ];
  const closed = pieces.filter(isClosed);
  const lines = pieces.filter((piece) => !isClosed(piece));
  const open: Contour[] = [];
  const chain = chainOf(lines);
  for (let next = chain(); next; next = chain()) (isClosed(next) ? closed : open).push(next);
  return { closed, open };
}

function edgePieces(graphics: readonly Graphic[], placement: Placement): Contour[] {
  const place = (point: Point) => placePoint(point, placement.position, placement.rotation);
  const pieces: Contour[] = [];
  for (const { layer, shape } of graphics) {
    if (layer !== "Edge.Cuts") continue;
    switch (shape.kind) {
      case "line":
        pieces.push({ start: place(shape.start), steps: [{ end: place(shape.end) }] });
        break;
      case "arc": {
        const [start, mid, end] = [place(shape.start), place(shape.mid), place(shape.end)];
        const arc = arcTurn(start, mid, end);
        pieces.push({ start, steps: [arc ? { end, arc } : { end }] });
        break;
      }
      case "circle": {
        const center = place(shape.center);
        const start = { x: center.x + shape.radius, y: center.y };
        const opposite = { x: center.x - shape.radius, y: center.y };
        // Two halves: a full circle in one step is lost by readers that take equal ends for no movement.
        const arc = { center, clockwise: true };
        if (shape.radius > 0)
          pieces.push({
            start,
            steps: [
              { end: opposite, arc },
              { end: start, arc },
            ],
          });
        break;
      }
      case "rect":
      case "polygon": {
        const ring = (shape.kind === "rect" ? rectRing(shape.start, shape.end) : shape.points).map(place);
        if (ring.length > 2) pieces.push(contourOf(ring));
        break;
      }
      case "bezier": {
        const [start, ...rest] = shapePath(shape, OUTLINE_ARC_ERROR).map(place);
        if (start) pieces.push({ start, steps: rest.map((end) => ({ end })) });
      }
    }
  }
  return pieces.filter(({ start, steps }) => steps.some(({ end, arc }) => arc || !isSame(start, end)));
}

/** Takes one chain after another out of the lines, each time going on with the nearest free end. */
function chainOf(lines: readonly Contour[]): () => Contour | undefined {
  const free = lines.map(() => true);
  const ends = new BoxIndex(1_000_000);
  const endOf = (entry: number): Point => {
    const line = lines[entry >> 1]!;
    return entry % 2 === 0 ? line.start : endPoint(line);
  };
  for (let entry = 0; entry < 2 * lines.length; entry++) ends.add(entry, boxAbout(endOf(entry), 0));
  const nearest = (at: Point): number | undefined => {
    const found = ends
      .search(boxAbout(at, OUTLINE_TOLERANCE))
      .filter((entry) => free[entry >> 1] && gap(at, endOf(entry)) <= OUTLINE_TOLERANCE);
    return found.sort((a, b) => gap(at, endOf(a)) - gap(at, endOf(b)) || a - b)[0];
  };
  const extend = (seed: Contour): Contour => {
    const steps = [...seed.steps];
    for (;;) {
      const tail = steps.at(-1)?.end ?? seed.start;
      const next = nearest(tail);
      const home = gap(tail, seed.start);
      if (home <= OUTLINE_TOLERANCE && (next === undefined || home <= gap(tail, endOf(next)))) {
        const last = steps.pop();
        if (last) steps.push({ ...last, end: seed.start });
        return { start: seed.start, steps };
      }
      if (next === undefined) return { start: seed.start, steps };
      free[next >> 1] = false;
      const line = lines[next >> 1]!;
      steps.push(...(next % 2 === 0 ? line : reverse(line)).steps);
    }
  };
  return () => {
    const seed = free.indexOf(true);
    if (seed < 0) return undefined;
    free[seed] = false;
    const forward = extend(lines[seed]!);
    return isClosed(forward) ? forward : extend(reverse(forward));
  };
}

function reverse({ start, steps }: Contour): Contour {
  const points = [start, ...steps.map(({ end }) => end)];
  const back = steps.map(({ arc }, index): ContourStep => {
    const end = points[index] ?? start;
    return arc ? { end, arc: { ...arc, clockwise: !arc.clockwise } } : { end };
  });
  return { start: points.at(-1) ?? start, steps: back.reverse() };
}

function endPoint({ start, steps }: Contour): Point {
  return steps.at(-1)?.end ?? start;
}

function isClosed(contour: Contour): boolean {
  return isSame(contour.start, endPoint(contour)) && contour.steps.length > 1;
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

function gap(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function boxAbout({ x, y }: Point, reach: number) {
  return { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach };
}
