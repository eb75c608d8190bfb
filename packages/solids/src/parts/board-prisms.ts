import type { Board } from "@tracewright/board";
import { type BoardHole, boardHoles, profileContours } from "@tracewright/fabrication";
import { type Contour, contourRing } from "@tracewright/formats";
import { nestRings, type Point, type Polygon, type Ring, ringArea, toMm } from "@tracewright/geometry";
import { type AreaAlgebra, areaOf, polygonsOf } from "@tracewright/pours";
import { type Profile, profileOf, slotProfile } from "../body/profile.ts";
import { boxKey, HOLE_ERROR, holeRing } from "../sheets/hole-ring.ts";

/** A piece of board as its outlines, arcs as arcs, millimetres, y upwards. */
export interface BoardPiece {
  readonly outer: Profile;
  readonly holes: readonly Profile[];
}

export interface BoardPieces {
  readonly pieces: readonly BoardPiece[];
  /** Outlines that holes run into; their arcs have become chords. */
  readonly chorded: number;
}

/** Rings of one box whose areas differ by less than this are one ring: a square micrometre. */
const SAME_AREA = 1e6;

/**
 * The board less cut-outs and the holes of its parts; holes of vias, which are covered and of no use to a mechanic, stay
 * filled. Where a hole meets the edge or another hole the common line is made of chords.
 */
export function boardPieces(board: Board, algebra: AreaAlgebra, origin: Point): BoardPieces {
  const contours = profileContours(board).closed.map((contour) => ({
    contour,
    ring: contourRing(contour, HOLE_ERROR),
  }));
  const holes = boardHoles(board)
    .filter((hole) => !hole.function.includes("ViaDrill"))
    .map((hole) => ({ hole, ring: holeRing(hole) }));
  const outline = areaOf(nestRings(contours.map(({ ring }) => ring).filter((ring) => ring.length > 2)));
  const cut = algebra.unite(areaOf(holes.map(({ ring }) => ({ outer: ring, holes: [] }))));
  const areas = polygonsOf(algebra.subtract(outline, cut));
  const exact = new Map<string, { readonly profile: () => Profile; readonly area: number }>();
  for (const { contour, ring } of contours)
    exact.set(boxKey(ring), { profile: () => contourProfile(contour, origin), area: Math.abs(ringArea(ring)) });
  for (const { hole, ring } of holes)
    exact.set(boxKey(ring), { profile: () => holeProfile(hole, origin), area: Math.abs(ringArea(ring)) });
  let chorded = 0;
  const profileOfRing = (ring: Ring): Profile => {
    const found = exact.get(boxKey(ring));
    if (found && Math.abs(found.area - Math.abs(ringArea(ring))) < SAME_AREA) return found.profile();
    chorded++;
    return profileOf(ring.map((corner) => inModel(corner, origin)));
  };
  const pieces = areas.map(({ outer, holes }: Polygon) => ({
    outer: profileOfRing(outer),
    holes: holes.map(profileOfRing),
  }));
  return { pieces, chorded };
}

function contourProfile({ start, steps }: Contour, origin: Point): Profile {
  const isSame = (a: Point, b: Point) => a.x === b.x && a.y === b.y;
  const points = [start, ...steps.map(({ end }) => end)];
  return {
    start: inModel(start, origin),
    steps: steps
      .filter(({ end, arc }, index) => arc || !isSame(points[index] ?? start, end))
      .map(({ end, arc }) => ({
        end: inModel(end, origin),
        ...(arc && { arc: { center: inModel(arc.center, origin), clockwise: arc.clockwise } }),
      })),
  };
}

function holeProfile({ position, end, diameter }: BoardHole, origin: Point): Profile {
  return slotProfile(inModel(position, origin), inModel(end ?? position, origin), toMm(diameter) / 2);
}

function inModel({ x, y }: Point, origin: Point): { x: number; y: number } {
  return { x: toMm(x - origin.x), y: -toMm(y - origin.y) + 0 };
}
