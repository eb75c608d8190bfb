import { type Board, type BoardOutline, boardOutline, OUTLINE_ARC_ERROR, OUTLINE_TOLERANCE } from "@tracewright/board";
import type { GerberObject } from "@tracewright/formats";
import { arcPath } from "@tracewright/formats";
import {
  boxOfPoints,
  coreSides,
  locateInPolygon,
  nestRings,
  type Point,
  type Polygon,
  polygonArea,
  type Ring,
  type Solid,
  toMm,
} from "@tracewright/geometry";
import type { BoardCopper } from "../board-copper.ts";
import { atMm } from "./at-mm.ts";
import { type FabCheck, judge } from "./fab-proof.ts";
import type { FabSet } from "./read-fab-set.ts";

/** The board area as the files have it, with the checks that it is the board's. */
export interface ProfileChecks {
  readonly checks: readonly FabCheck[];
  readonly areas: readonly Polygon[];
}

export function checkProfile(board: Board, set: FabSet): ProfileChecks {
  const outline = boardOutline(board);
  const film = set.films.get("Profile,NP");
  if (!film) {
    const missing = ["there is no profile film"];
    const checks = [judge("outline-closed", CLOSED, "none", missing), judge("outline-equal", EQUAL, "none", missing)];
    return { checks, areas: [] };
  }
  const { rings, problems } = traceContours(film.gerber.objects);
  const closed = [...problems];
  if (rings.length === 0) closed.push("the profile encloses nothing");
  if (outline.status !== "closed") closed.push(...outline.problems.map(({ message }) => message));
  const areas = nestRings(rings);
  return {
    checks: [
      judge("outline-closed", CLOSED, `${rings.length} closed contours`, closed),
      judge("outline-equal", EQUAL, describeSize(areas), compareAreas(areas, outline)),
    ],
    areas,
  };
}

const CLOSED = "The outline is closed, every contour drawn once";
const EQUAL = "The outline matches the board";

/** Follows the strokes in file order: each has to go on where the one before ended, until the start is reached again. */
function traceContours(objects: readonly GerberObject[]): { rings: Ring[]; problems: string[] } {
  const rings: Ring[] = [];
  const problems: string[] = [];
  let path: Point[] = [];
  const finish = () => {
    const [first] = path;
    if (first) problems.push(`a contour that starts at ${atMm(first)} ends at ${atMm(path.at(-1) ?? first)}`);
    path = [];
  };
  for (const object of objects) {
    if (object.kind !== "stroke") {
      problems.push(`the profile holds a ${object.kind}, which is not a line`);
      continue;
    }
    const { start, end, arc } = object;
    const last = path.at(-1);
    if (last && (last.x !== start.x || last.y !== start.y)) finish();
    if (path.length === 0) path.push(start);
    path.push(...(arc ? arcPath(start, end, arc, OUTLINE_ARC_ERROR).slice(1) : [end]));
    const [first] = path;
    if (first && first.x === end.x && first.y === end.y && path.length > 2) {
      rings.push(path.slice(0, -1));
      path = [];
    }
  }
  finish();
  return { rings, problems };
}

function compareAreas(areas: readonly Polygon[], outline: BoardOutline): string[] {
  const problems: string[] = [];
  const ringsOf = (polygons: readonly Polygon[]) => polygons.flatMap(({ outer, holes }) => [outer, ...holes]);
  const [drawn, wanted] = [ringsOf(areas), ringsOf(outline.areas)];
  if (drawn.length !== wanted.length)
    problems.push(`the profile has ${drawn.length} contours, the board ${wanted.length}`);
  const [box, boardBox] = [boxOfPoints(drawn.flat()), boxOfPoints(wanted.flat())];
  if (box && boardBox) {
    const apart = Math.max(
      Math.abs(box.minX - boardBox.minX),
      Math.abs(box.minY - boardBox.minY),
      Math.abs(box.maxX - boardBox.maxX),
      Math.abs(box.maxY - boardBox.maxY),
    );
    if (apart > OUTLINE_TOLERANCE) problems.push(`the profile is ${toMm(apart).toFixed(3)} mm off the board's outline`);
  }
  const sum = (polygons: readonly Polygon[]) => polygons.reduce((total, polygon) => total + polygonArea(polygon), 0);
  const length = wanted.reduce((total, ring) => total + ringLength(ring), 0);
  const difference = Math.abs(sum(areas) - sum(outline.areas));
  // Where ends only nearly meet, the two sides may close the gap with either end.
  if (length > 0 && difference / length > OUTLINE_TOLERANCE / 2)
    problems.push(
      `the profile encloses ${(sum(areas) / 1e12).toFixed(3)} mm², the board ${(sum(outline.areas) / 1e12).toFixed(3)} mm²`,
    );
  return problems;
}

function ringLength(ring: Ring): number {
  return ring.reduce((total, point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    return total + Math.hypot(next.x - point.x, next.y - point.y);
  }, 0);
}

function describeSize(areas: readonly Polygon[]): string {
  const box = boxOfPoints(areas.flatMap(({ outer }) => outer));
  return box ? `${toMm(box.maxX - box.minX).toFixed(2)} × ${toMm(box.maxY - box.minY).toFixed(2)} mm` : "nothing";
}

/** Whether everything on copper stands on the board, unless the board itself has copper outside. */
export function checkInside(copper: BoardCopper, set: FabSet, areas: readonly Polygon[]): FabCheck {
  const isInside = (point: Point) => areas.some((area) => locateInPolygon(point, area) !== "outside");
  const outside: string[] = [];
  let count = 0;
  for (const [purpose, { gerber }] of set.films) {
    if (!purpose.startsWith("Copper,")) continue;
    for (const object of gerber.objects) {
      count++;
      const stray = anchorPoints(object).find((point) => !isInside(point));
      if (stray) outside.push(`copper of ${purpose} at ${atMm(stray)} is outside the outline`);
    }
  }
  const title = "No copper outside the outline";
  const own =
    outside.length > 0 && copper.pieces.some(({ solid }) => solidCorners(solid).some((point) => !isInside(point)));
  const measured = `${outside.length} of ${count} pieces outside${own ? ", as on the board" : ""}`;
  return judge("inside", title, measured, own ? [] : outside);
}

function anchorPoints(object: GerberObject): Point[] {
  if (object.kind === "flash") return [object.position];
  if (object.kind === "stroke") return [object.start, object.end];
  return object.contours.flatMap(({ start, steps }) => [start, ...steps.map(({ end }) => end)]);
}

function solidCorners(solid: Solid): readonly Point[] {
  return coreSides(solid).map(([corner]) => corner);
}
