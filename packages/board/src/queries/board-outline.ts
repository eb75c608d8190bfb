import {
  chainPaths,
  isClosedShape,
  type Nm,
  nestRings,
  type Point,
  type Polygon,
  placePoint,
  ringIntersections,
  shapePath,
  toMm,
} from "@tracewright/geometry";
import type { Board } from "../records/board.ts";
import type { Graphic } from "../records/graphic.ts";
import type { LayerId } from "../records/layer.ts";
import { type RemarkWords, worded } from "../remarks/remark-words.ts";

export interface OutlineProblem {
  /** For a person, with coordinates in millimetres. */
  readonly message: string;
  readonly words: RemarkWords;
  /** Both ends of an open line, or the places where the outline meets itself. */
  readonly at: readonly Point[];
}

/**
 * What Edge.Cuts draws. `areas` are the pieces of board with their cut-outs; where the outline is faulty they hold
 * whatever could be closed, good for showing and for nothing else.
 */
export type BoardOutline =
  | { readonly status: "closed"; readonly areas: readonly Polygon[]; readonly problems: readonly [] }
  | {
      readonly status: "missing" | "open" | "self-intersecting";
      readonly areas: readonly Polygon[];
      readonly problems: readonly OutlineProblem[];
    };

/** Ends of outline pieces this near count as joined: what KiCad allows. */
export const OUTLINE_TOLERANCE: Nm = 20_000;

/** Arcs of outlines and courtyards become chords this near to them. */
export const OUTLINE_ARC_ERROR: Nm = 1_000;

const outlines = new WeakMap<Board, BoardOutline>();

/**
 * The board's outline, derived from Edge.Cuts drawings of the board and of its footprints; remembered per board. A
 * part that was never placed cuts nothing: it stands beside the board, where its cut-out would be a piece of board.
 */
export function boardOutline(board: Board): BoardOutline {
  let outline = outlines.get(board);
  if (!outline) {
    outline = judgeOutline(outlinePaths(board));
    outlines.set(board, outline);
  }
  return outline;
}

function outlinePaths(board: Board): Point[][] {
  const own = edgesOf(board.graphics, "Edge.Cuts");
  const ofParts = board.footprints
    .filter(({ placed }) => placed !== false)
    .flatMap((footprint) =>
      edgesOf(footprint.graphics, "Edge.Cuts").map((path) =>
        path.map((point) => placePoint(point, footprint.position, footprint.rotation)),
      ),
    );
  return [...own, ...ofParts];
}

/** The paths drawn on one layer; closed shapes repeat their first point at the end. */
export function edgesOf(graphics: readonly Graphic[], layer: LayerId, arcError: Nm = OUTLINE_ARC_ERROR): Point[][] {
  return graphics
    .filter((graphic) => graphic.layer === layer)
    .map(({ shape }) => {
      const path = shapePath(shape, arcError);
      const first = path[0];
      return first && isClosedShape(shape) && shape.kind !== "arc" ? [...path, first] : path;
    });
}

/** Judges the paths of one outline: what is closed, what is open, what crosses itself. */
export function judgeOutline(paths: readonly (readonly Point[])[]): BoardOutline {
  if (paths.length === 0)
    return {
      status: "missing",
      areas: [],
      problems: [{ ...worded("outline-nothing", {}), at: [] }],
    };
  const { rings, open } = chainPaths(paths, OUTLINE_TOLERANCE);
  const areas = nestRings(rings);
  if (open.length > 0) return { status: "open", areas, problems: open.map(describeOpen) };
  if (rings.length === 0) return { status: "missing", areas, problems: [{ ...worded("outline-no-area", {}), at: [] }] };
  const crossings = distinct(ringIntersections(rings).map(({ at }) => at));
  if (crossings.length > 0)
    return { status: "self-intersecting", areas, problems: crossings.map((at) => describeCrossing(at)) };
  return { status: "closed", areas, problems: [] };
}

function describeOpen(line: readonly Point[]): OutlineProblem {
  const start = line[0]!;
  const end = line[line.length - 1]!;
  const gap = Math.hypot(start.x - end.x, start.y - end.y);
  return {
    ...worded("outline-open", { from: atMm(start), to: atMm(end), distance: toMm(gap).toFixed(3) }),
    at: [start, end],
  };
}

function describeCrossing(at: Point): OutlineProblem {
  return { ...worded("outline-crosses", { place: atMm(at) }), at: [at] };
}

function atMm({ x, y }: Point): string {
  return `(${toMm(x).toFixed(3)}, ${toMm(y).toFixed(3)}) mm`;
}

function distinct(points: readonly Point[]): Point[] {
  return points.filter(
    (point, index) => points.findIndex((other) => other.x === point.x && other.y === point.y) === index,
  );
}
