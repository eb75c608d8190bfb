import { boxOfPoints, type Nm, type Point, type Size, shapePath } from "@tracewright/geometry";
import type { Footprint, FootprintAttributes } from "../records/footprint.ts";
import type { Graphic } from "../records/graphic.ts";
import type { LayerId } from "../records/layer.ts";

/** What footprints are searched by: properties known without its name. */
export interface FootprintFacts {
  /** "Library:Name". */
  readonly name: string;
  readonly description: string;
  readonly keywords: string;
  /** Different pad numbers; pads without a number do not count. */
  readonly pads: number;
  /** The least distance between the middles of two pads of different numbers. */
  readonly pitch?: Nm;
  /** Of the body as the Fab layer shows it, else of the courtyard. */
  readonly body?: Size;
  readonly mount: FootprintAttributes["mount"];
}

/** A pad as far as facts need it. */
export interface PadPlace {
  readonly number: string;
  readonly position: Point;
  readonly isThrough: boolean;
}

/** Points of what is drawn on the layers that show a body. */
export interface DrawnBody {
  readonly fab: readonly Point[];
  readonly courtyard: readonly Point[];
}

export function factsOfFootprint(footprint: Footprint): FootprintFacts {
  const { library, description = "", keywords = "", pads, graphics, attributes } = footprint;
  const pointsOn = (...layers: readonly LayerId[]) =>
    graphics.filter(({ layer }) => layers.includes(layer)).flatMap(({ shape }: Graphic) => shapePath(shape));
  const places = pads.map(
    ({ number, position, drill, kind }): PadPlace => ({
      number,
      position,
      isThrough: drill !== undefined && kind === "through-hole",
    }),
  );
  const drawn = { fab: pointsOn("F.Fab", "B.Fab"), courtyard: pointsOn("F.CrtYd", "B.CrtYd") };
  return { name: library, description, keywords, ...measureFacts(places, drawn, attributes.mount) };
}

/** The facts that are numbers, whatever the footprint was read from. An unstated mount follows from the pads. */
export function measureFacts(
  pads: readonly PadPlace[],
  { fab, courtyard }: DrawnBody,
  stated: FootprintAttributes["mount"],
): Pick<FootprintFacts, "pads" | "pitch" | "body" | "mount"> {
  const numbered = pads.filter(({ number }) => number !== "");
  const box = boxOfPoints(fab.length > 1 ? fab : courtyard);
  const pitch = leastDistance(numbered);
  const mount =
    stated !== "unspecified" || numbered.length === 0
      ? stated
      : numbered.some(({ isThrough }) => isThrough)
        ? "through-hole"
        : "smd";
  return {
    pads: new Set(numbered.map(({ number }) => number)).size,
    ...(pitch !== undefined && { pitch }),
    ...(box && { body: { width: box.maxX - box.minX, height: box.maxY - box.minY } }),
    mount,
  };
}

/** Between pads of different numbers. From left to right: no pad further to the right than the least so far can be nearer. */
function leastDistance(pads: readonly PadPlace[]): Nm | undefined {
  const sorted = pads.toSorted((a, b) => a.position.x - b.position.x);
  let least = Number.POSITIVE_INFINITY;
  for (const [index, { number, position }] of sorted.entries())
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next]!;
      const dx = other.position.x - position.x;
      if (dx >= least) break;
      const distance = Math.hypot(dx, other.position.y - position.y);
      if (other.number !== number && distance > 0 && distance < least) least = distance;
    }
  return Number.isFinite(least) ? Math.round(least) : undefined;
}
