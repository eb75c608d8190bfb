import { type Board, type Footprint, footprintCourtyard } from "@tracewright/board";
import {
  BoxIndex,
  boxesTouch,
  boxOfPoints,
  forEachSide,
  isOnSegment,
  joinBoxes,
  locateInPolygon,
  type Point,
  type Polygon,
  segmentIntersection,
} from "@tracewright/geometry";
import type { FindingSink } from "../findings/finding-sink.ts";
import { nameFootprint } from "../findings/names.ts";
import type { CheckedRule } from "../findings/rules.ts";

/** Parts keep out of one another's courtyards, on each side: courtyards_overlap. Drawn ones only. */
export function judgeCourtyards(board: Board, sink: FindingSink, only?: ReadonlySet<string>): void {
  for (const footprint of board.footprints) judgeCourtyard(footprint, sink);
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
        judgeCourtyardPair(against, footprint, side, sink);
      }
      index.add(entry, box);
    }
  }
}

/** Whether one part has a courtyard, and a closed one. */
export function judgeCourtyard(footprint: Footprint, sink: FindingSink): void {
  const courtyard = footprintCourtyard(footprint);
  if (courtyard.malformed) report(sink, "malformed_courtyard", "has a courtyard that does not close", footprint);
  else if (courtyard.derived && !footprint.attributes.allowMissingCourtyard)
    report(sink, "missing_courtyard", "has no courtyard", footprint);
}

/** Two parts; `first` stands before `second` on the board. */
export function judgeCourtyardsOfTwo(first: Footprint, second: Footprint, sink: FindingSink): void {
  if (footprintCourtyard(first).derived || footprintCourtyard(second).derived) return;
  for (const side of ["front", "back"] as const) judgeCourtyardPair(first, second, side, sink);
}

/** Two parts with drawn courtyards. */
function judgeCourtyardPair(first: Footprint, second: Footprint, side: "front" | "back", sink: FindingSink): void {
  const at = findOverlap(footprintCourtyard(second)[side], footprintCourtyard(first)[side]);
  if (!at) return;
  sink.add({
    rule: "courtyards_overlap",
    message: `courtyards of ${nameFootprint(first)} and ${nameFootprint(second)} overlap on the ${side}`,
    items: [first.id, second.id],
    nets: [],
    position: at,
  });
}

function report(sink: FindingSink, rule: CheckedRule, what: string, footprint: Footprint): void {
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
      const at = pointWithin(first, second) ?? pointWithin(second, first) ?? sharedMiddle(first, second);
      if (at) return at;
    }
  return undefined;
}

/** A point of a's outline inside b: sides are cut where they meet b, and the middle of every piece is asked. */
function pointWithin(a: Polygon, b: Polygon): Point | undefined {
  let found: Point | undefined;
  forEachSide(a.outer, (start, end) => {
    if (found) return;
    const cuts = [start, end];
    for (const ring of [b.outer, ...b.holes])
      forEachSide(ring, (from, to) => {
        const at = segmentIntersection(start, end, from, to);
        if (at) cuts.push(at);
        for (const corner of [from, to]) if (isOnSegment(corner, start, end)) cuts.push(corner);
      });
    const along = (p: Point): number => (p.x - start.x) * (end.x - start.x) + (p.y - start.y) * (end.y - start.y);
    cuts.sort((p, q) => along(p) - along(q));
    found = cuts
      .map((cut, index) => middleOf([cut, cuts[index + 1] ?? cut]))
      .find((middle) => locateInPolygon(middle, b) === "inside" && locateInPolygon(middle, a) !== "outside");
  });
  return found;
}

/** Two areas with one outline share no point of it inside: their middle decides. */
function sharedMiddle(a: Polygon, b: Polygon): Point | undefined {
  const middle = middleOf(a.outer);
  return locateInPolygon(middle, a) === "inside" && locateInPolygon(middle, b) === "inside" ? middle : undefined;
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / points.length) + 0, y: Math.round(sum.y / points.length) + 0 };
}
