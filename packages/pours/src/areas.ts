/// <reference path="./clipper2-wasm.d.ts" />
import { type Nm, nestRings, type Polygon, type Ring, ringArea } from "@tracewright/geometry";
import loadClipper2, { type Clipper2, type LoadingOptions, type Paths64 } from "clipper2-wasm";

/** An area as rings: outer ones run clockwise on the screen, holes the other way. Overlaps count once. */
export type Area = readonly Ring[];

/** Boolean operations on areas in whole nanometres. */
export interface AreaAlgebra {
  unite(area: Area): Area;
  intersect(area: Area, other: Area): Area;
  subtract(area: Area, cut: Area): Area;
  /** Grows (or, below zero, shrinks) by `delta`; corners become arcs within `maxError`, or are cut off square. */
  inflate(area: Area, delta: Nm, corners: { readonly maxError: Nm } | "square"): Area;
}

let loaded: Promise<AreaAlgebra> | undefined;

/**
 * The algebra on Clipper2, loaded once. In Node it finds its own file; where a bundler moves files about, pass the
 * bytes or the address of `clipper2z.wasm` on the first call.
 */
export function loadAreaAlgebra(options: LoadingOptions = {}): Promise<AreaAlgebra> {
  loaded ??= loadClipper2(options).then(algebraOn);
  return loaded;
}

function algebraOn(clipper: Clipper2): AreaAlgebra {
  const enter = (area: Area): Paths64 => {
    const paths = new clipper.Paths64();
    for (const ring of area) {
      const coordinates = new BigInt64Array(ring.length * 3);
      for (let index = 0; index < ring.length; index++) {
        coordinates[3 * index] = BigInt(ring[index]!.x);
        coordinates[3 * index + 1] = BigInt(ring[index]!.y);
      }
      const path = new clipper.Path64();
      path.assign(coordinates);
      paths.push_back(path);
      path.delete();
    }
    return paths;
  };
  const leave = (paths: Paths64): Area => {
    const area: Ring[] = [];
    for (let index = 0; index < paths.size(); index++) {
      const path = paths.get(index);
      const coordinates = path.view();
      const ring = Array.from({ length: path.size() }, (_, corner) => ({
        x: Number(coordinates[3 * corner]),
        y: Number(coordinates[3 * corner + 1]),
      }));
      path.delete();
      if (ring.length > 2) area.push(ring);
    }
    paths.delete();
    return area;
  };
  const { NonZero } = clipper.FillRule;
  const combine = (area: Area, other: Area, operation: (a: Paths64, b: Paths64) => Paths64): Area => {
    const [a, b] = [enter(area), enter(other)];
    const result = leave(operation(a, b));
    a.delete();
    b.delete();
    return result;
  };
  return {
    unite(area) {
      const paths = enter(area);
      const result = leave(clipper.UnionSelf64(paths, NonZero));
      paths.delete();
      return result;
    },
    intersect: (area, other) => combine(area, other, (a, b) => clipper.Intersect64(a, b, NonZero)),
    subtract: (area, cut) =>
      cut.length === 0 ? area : combine(area, cut, (a, b) => clipper.Difference64(a, b, NonZero)),
    inflate(area, delta, corners) {
      const paths = enter(area);
      const [join, error] =
        corners === "square" ? [clipper.JoinType.Square, 0] : [clipper.JoinType.Round, corners.maxError];
      const result = leave(clipper.InflatePaths64(paths, delta, join, clipper.EndType.Polygon, 2, error));
      paths.delete();
      return result;
    },
  };
}

/** Rings of polygons, turned the way an area wants them. */
export function areaOf(polygons: Iterable<Polygon>): Area {
  const area: Ring[] = [];
  for (const { outer, holes } of polygons) {
    if (outer.length < 3) continue;
    area.push(ringArea(outer) > 0 ? outer : [...outer].reverse());
    for (const hole of holes) if (hole.length > 2) area.push(ringArea(hole) > 0 ? [...hole].reverse() : hole);
  }
  return area;
}

/** The separate pieces of an area (already united), each with its holes. */
export function polygonsOf(area: Area): Polygon[] {
  return [...nestRings(area)];
}
