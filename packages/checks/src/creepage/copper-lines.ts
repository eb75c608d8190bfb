import { type Box, coreSides, joinBoxes, type Nm, nearestPoints, type Point, type Solid } from "@tracewright/geometry";
import { FlatBoxIndex } from "../copper/flat-box-index.ts";
import { boxOf, nearestOn, pointAt, type Surface } from "./surface.ts";

/** A line of copper drawn with a round pen: a track, a pad's middle, or one side of an area. */
export interface CopperLine<Owner> {
  readonly start: Point;
  readonly end: Point;
  readonly radius: number;
  readonly owner: Owner;
}

/** A straight way from a place to copper along the surface. */
export interface Link<Owner> {
  readonly distance: number;
  /** On the edge of the copper. */
  readonly at: Point;
  readonly owner: Owner;
}

/** The copper of one net on one layer, as lines. */
export class CopperLines<Owner> {
  readonly lines: readonly CopperLine<Owner>[];
  readonly box: Box | undefined;
  readonly #index: FlatBoxIndex;
  readonly #links = new Map<number, { readonly within: Nm; readonly link: Link<Owner> | undefined }>();

  constructor(lines: readonly CopperLine<Owner>[]) {
    this.lines = lines;
    const boxes = lines.map(boxOfLine);
    this.box = joinBoxes(boxes);
    this.#index = new FlatBoxIndex(boxes);
  }

  near(box: Box, by: Nm): CopperLine<Owner>[] {
    return this.#index.search(box, by).map((line) => this.lines[line]!);
  }

  /** The shortest straight way from a corner of the surface, of those shorter than `within`. */
  linkFrom(surface: Surface, corner: number, within: Nm): Link<Owner> | undefined {
    const known = this.#links.get(corner);
    if (known && (known.within >= within || known.link)) {
      return known.link && known.link.distance < within ? known.link : undefined;
    }
    const place = surface.corners[corner]!;
    const links = this.near(boxOf(place, place), within).map((line): Link<Owner> => {
      const core = nearestOn(place, line.start, line.end);
      const length = Math.hypot(place.x - core.x, place.y - core.y);
      const at = length <= line.radius ? place : pointAt(core, place, line.radius / length);
      return { distance: Math.max(0, length - line.radius), at, owner: line.owner };
    });
    const link = links
      .filter(({ distance }) => distance < within)
      .sort((a, b) => a.distance - b.distance)
      .find(({ at }) => surface.isClear(place, at));
    this.#links.set(corner, { within, link });
    return link;
  }
}

export function linesOf<Owner>(solid: Solid, owner: Owner): CopperLine<Owner>[] {
  return coreSides(solid).map(([start, end]) => ({ start, end, radius: solid.radius, owner }));
}

export function boxOfLine({ start, end, radius }: CopperLine<unknown>): Box {
  const { minX, minY, maxX, maxY } = boxOf(start, end);
  return { minX: minX - radius, minY: minY - radius, maxX: maxX + radius, maxY: maxY + radius };
}

/** Where two lines of copper are nearest, as places on their edges; the distance is 0 where they touch. */
export function gapBetween(a: CopperLine<unknown>, b: CopperLine<unknown>): { distance: number; ends: [Point, Point] } {
  const [p, q] = nearestPoints(asSolid(a), asSolid(b));
  const length = Math.hypot(p.x - q.x, p.y - q.y);
  if (length <= a.radius + b.radius) return { distance: 0, ends: [p, p] };
  return {
    distance: length - a.radius - b.radius,
    ends: [pointAt(p, q, a.radius / length), pointAt(p, q, 1 - b.radius / length)],
  };
}

function asSolid({ start, end }: CopperLine<unknown>): Solid {
  return { kind: "capsule", start, end, radius: 0 };
}
