import { type Polygon, type Ring, ringArea, toMm } from "@tracewright/geometry";
import { MeshBuilder } from "./mesh.ts";
import { triangulate } from "./triangulate.ts";

/** Where a sheet is set: the origin of the model in the board's nanometres. */
export interface SheetFrame {
  readonly origin: { readonly x: number; readonly y: number };
}

/** So many corners can be numbered with two bytes. */
const MAX_CORNERS = 65_535;

/** Areas as a sheet in as many meshes as it takes for two bytes a corner; one area of more corners gets its own. */
export function sheetMeshes(polygons: readonly Polygon[], placing: SheetPlacing): MeshBuilder[] {
  const meshes: MeshBuilder[] = [];
  for (const polygon of polygons) {
    const corners = polygon.holes.reduce((sum, ring) => sum + ring.length, polygon.outer.length);
    const last = meshes.at(-1);
    const mesh = last && last.positions.length / 3 + corners <= MAX_CORNERS ? last : new MeshBuilder();
    if (mesh !== last) meshes.push(mesh);
    addSheet(mesh, [polygon], placing);
  }
  return meshes;
}

interface SheetPlacing extends SheetFrame {
  readonly level: number;
  /** Seen from above (+1) or from below (−1). */
  readonly facing: 1 | -1;
  /** A second sheet of the same areas at this height, seen from the other side. */
  readonly underside?: number;
}

/** Adds areas as a sheet at a height. */
export function addSheet(
  mesh: MeshBuilder,
  polygons: readonly Polygon[],
  { origin, level, facing, underside }: SheetPlacing,
): void {
  const faces =
    underside === undefined
      ? [{ level, facing }]
      : [
          { level, facing },
          { level: underside, facing: -facing },
        ];
  for (const { outer, holes } of polygons) {
    const rings = [outer, ...holes].map((ring) => upwards(ring, origin));
    const triangles = triangulate(rings[0] ?? [], rings.slice(1));
    for (const { level, facing } of faces) {
      const first = mesh.positions.length / 3;
      for (const { x, y } of rings.flat()) mesh.corner([x, y, level]);
      for (let at = 0; at < triangles.length; at += 3) {
        const [a, b, c] = [first + triangles[at]!, first + triangles[at + 1]!, first + triangles[at + 2]!];
        if (facing > 0) mesh.triangle(a, b, c);
        else mesh.triangle(a, c, b);
      }
    }
  }
}

/** Adds the wall along a ring; `isHole` says that the solid lies around it. */
export function addWall(
  mesh: MeshBuilder,
  ring: Ring,
  { origin, from, to, isHole }: SheetFrame & { readonly from: number; readonly to: number; readonly isHole: boolean },
): void {
  // Clockwise on the screen is clockwise with y upwards, too: solids lie on the left of a ring that runs the other way.
  const isClockwise = ringArea(ring) > 0;
  const corners = upwards(isClockwise === isHole ? ring : [...ring].reverse(), origin);
  const numbers = corners.map(({ x, y }) => [mesh.corner([x, y, from]), mesh.corner([x, y, to])] as const);
  for (const [index, [a, d]] of numbers.entries()) {
    const [b, c] = numbers[(index + 1) % numbers.length]!;
    mesh.triangle(a, b, c);
    mesh.triangle(a, c, d);
  }
}

function upwards(ring: Ring, origin: SheetFrame["origin"]): { x: number; y: number }[] {
  return ring.map(({ x, y }) => ({ x: toMm(x - origin.x), y: -toMm(y - origin.y) }));
}
