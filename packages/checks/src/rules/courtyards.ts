import {
  areTouching,
  type Board,
  BoxIndex,
  boxesTouch,
  boxOfPoints,
  type Footprint,
  footprintCourtyard,
  joinBoxes,
  locateInPolygon,
  type Point,
  type Polygon,
  segmentIntersection,
  turn,
} from "@tracewright/board";
import type { FindingSink } from "../findings/finding-sink.ts";
import { nameFootprint } from "../findings/names.ts";

/** Parts keep out of one another's courtyards, on each side: courtyards_overlap. Drawn ones only. */
export function judgeCourtyards(board: Board, sink: FindingSink, only?: ReadonlySet<string>): void {
  for (const footprint of board.footprints) {
    const courtyard = footprintCourtyard(footprint);
    if (courtyard.malformed) report(sink, "malformed_courtyard", "has a courtyard that does not close", footprint);
    else if (courtyard.derived && !footprint.attributes.allowMissingCourtyard)
      report(sink, "missing_courtyard", "has no courtyard", footprint);
  }
  for (const side of ["front", "back"] as const) {
    const index = new BoxIndex(5_000_000);
    for (const [entry, footprint] of board.footprints.entries()) {
      const courtyard = footprintCourtyard(footprint);
      const box = courtyard.derived
        ? undefined
        : joinBoxes(courtyard[side].flatMap(({ outer }) => boxOfPoints(outer) ?? []));
      if (!box) continue;
      for (const other of index.search(box)) {
        const against = board.footprints[other]!;
        if (only && !only.has(footprint.id) && !only.has(against.id)) continue;
        const at = findOverlap(courtyard[side], footprintCourtyard(against)[side]);
        if (!at) continue;
        sink.add({
          rule: "courtyards_overlap",
          message: `courtyards of ${nameFootprint(against)} and ${nameFootprint(footprint)} overlap on the ${side}`,
          items: [against.id, footprint.id],
          nets: [],
          position: at,
        });
      }
      index.add(entry, box);
    }
  }
}

function report(sink: FindingSink, rule: string, what: string, footprint: Footprint): void {
  sink.add({
    rule,
    message: `${nameFootprint(footprint)} ${what}`,
    items: [footprint.id],
    nets: [],
    position: footprint.position,
  });
}

/** A point that both areas have inside, if there is one: courtyards that only touch do not overlap. */
export function findOverlap(a: readonly Polygon[], b: readonly Polygon[]): Point | undefined {
  for (const first of a)
    for (const second of b) {
      const boxA = boxOfPoints(first.outer);
      const boxB = boxOfPoints(second.outer);
      if (!boxA || !boxB || !boxesTouch(boxA, boxB)) continue;
      if (!areTouching({ kind: "polygon", polygon: first, radius: 0 }, { kind: "polygon", polygon: second, radius: 0 }))
        continue;
      const at = overlapPoint(first, second);
      if (at) return at;
    }
  return undefined;
}

function overlapPoint(a: Polygon, b: Polygon): Point | undefined {
  for (const corner of a.outer) if (locateInPolygon(corner, b) === "inside") return corner;
  for (const corner of b.outer) if (locateInPolygon(corner, a) === "inside") return corner;
  const crossing = properCrossing(a, b);
  if (crossing) return crossing;
  // Without corners inside or sides crossing, only areas that cover each other exactly are left.
  const center = middleOf(a);
  return locateInPolygon(center, a) === "inside" && locateInPolygon(center, b) === "inside" ? center : undefined;
}

function properCrossing(a: Polygon, b: Polygon): Point | undefined {
  for (const [p, q] of sides(a))
    for (const [r, s] of sides(b))
      if (turn(p, q, r) * turn(p, q, s) < 0 && turn(r, s, p) * turn(r, s, q) < 0)
        return segmentIntersection(p, q, r, s);
  return undefined;
}

function sides({ outer }: Polygon): (readonly [Point, Point])[] {
  return outer.map((corner, index) => [corner, outer[(index + 1) % outer.length]!] as const);
}

function middleOf({ outer }: Polygon): Point {
  const sum = outer.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / outer.length), y: Math.round(sum.y / outer.length) };
}
