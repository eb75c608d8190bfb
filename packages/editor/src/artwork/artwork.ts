import { fracturePolygon, fromMm, type Nm, type Polygon, type Ring } from "@tracewright/geometry";
import { bitmapOf, type GreyPicture } from "./bitmap.ts";
import { simplifyRings } from "./simplify-rings.ts";
import { thinShare } from "./thin-share.ts";
import { QUARTERS, traceBitmap } from "./trace-bitmap.ts";

/**
 * How far a border may lie from that of the dots, on the board: a mil, a sixth of the thinnest silkscreen line that fabs print.
 * Dots that are larger keep their corners; stairs of smaller ones become straight.
 */
export const ARTWORK_TOLERANCE: Nm = fromMm(0.0254);
/** What a picture may have: the largest board files that we know of hold fewer drawings than two such pictures. */
export const ARTWORK_LIMITS = { polygons: 2000, corners: 40_000, dots: 500_000 } as const;
/** Of borders before they are simplified: memory is kept for no more. */
const MAX_TRACED_CORNERS = 400_000;
/** Coordinates are nanometres, and a quarter of a dot has to be many of them. */
const MIN_DOT: Nm = 1000;

export interface ArtworkOptions {
  /** On the board. The height follows from the picture. */
  readonly width: Nm;
  /** What is darker than this share of white is printed. */
  readonly threshold: number;
  readonly isInverted?: boolean;
  /** Seen from the other side: for layers on the back. */
  readonly isMirrored?: boolean;
  /** The thinnest line that the fab makes, which `thinShare` refers to. */
  readonly leastLine: Nm;
}

/** A picture as areas on a board, about its middle. */
export interface Artwork {
  readonly areas: readonly Polygon[];
  /** The same areas as rings that reach their holes over cuts without width, which is what board files know. */
  readonly rings: readonly Ring[];
  readonly corners: number;
  readonly width: Nm;
  readonly height: Nm;
  /** Side of a dot. */
  readonly dot: Nm;
  /** How much of what is printed lies in lines that are thinner than the fab makes them, 0 to 1. */
  readonly thinShare: number;
}

export type ArtworkProblem =
  /** All is lighter than the threshold, or nothing at all. */
  | { readonly problem: "nothing-printed" }
  | { readonly problem: "dots-too-small"; readonly least: Nm }
  | { readonly problem: "too-many-polygons"; readonly count: number; readonly most: number }
  | { readonly problem: "too-many-corners"; readonly most: number };

/** What a picture comes to on a board: filled areas, since a fab plots areas and no pictures. */
export function artworkOf(picture: GreyPicture, options: ArtworkOptions): Artwork | ArtworkProblem {
  const { width, isMirrored = false } = options;
  const { columns, rows, grey } = picture;
  if (columns < 1 || rows < 1 || grey.length !== columns * rows || grey.length > ARTWORK_LIMITS.dots)
    throw new Error(`A picture of ${columns} × ${rows} dots with ${grey.length} values is none.`);
  const dot = width / columns;
  if (dot < MIN_DOT) return { problem: "dots-too-small", least: MIN_DOT };
  const bitmap = bitmapOf(picture, options);
  const traced = traceBitmap(bitmap, MAX_TRACED_CORNERS);
  if (!traced) return { problem: "too-many-corners", most: ARTWORK_LIMITS.corners };
  if (traced.length === 0) return { problem: "nothing-printed" };
  const count = traced.reduce((sum, { holes }) => sum + 1 + holes.length, 0);
  if (count > ARTWORK_LIMITS.polygons) return { problem: "too-many-polygons", count, most: ARTWORK_LIMITS.polygons };

  const place = (quarters: number, of: number) => Math.round((quarters / QUARTERS - of / 2) * dot) + 0;
  const scaled = traced
    .flatMap(({ outer, holes }) => [outer, ...holes])
    .map((ring) => ring.map(({ x, y }) => ({ x: (isMirrored ? -1 : 1) * place(x, columns) + 0, y: place(y, rows) })));
  const simple = simplifyRings(scaled, ARTWORK_TOLERANCE);
  const corners = simple.reduce((sum, ring) => sum + ring.length, 0);
  if (corners > ARTWORK_LIMITS.corners) return { problem: "too-many-corners", most: ARTWORK_LIMITS.corners };
  let taken = 0;
  const areas = traced.map(({ holes }): Polygon => {
    const [outer = [], ...inner] = simple.slice(taken, taken + 1 + holes.length);
    taken += 1 + holes.length;
    return { outer, holes: inner };
  });
  return {
    areas,
    rings: areas.map(fracturePolygon),
    corners,
    width,
    height: Math.round(dot * rows),
    dot: Math.round(dot),
    thinShare: thinShare(bitmap, options.leastLine / dot),
  };
}
