import { type Board, type Footprint, footprintCourtyard } from "@tracewright/board";
import {
  BoxIndex,
  boxesTouch,
  boxOfPoints,
  forEachSide,
  growBox,
  isOnSegment,
  joinBoxes,
  locateInPolygon,
  type Point,
  type Polygon,
  type Solid,
  segmentIntersection,
} from "@tracewright/geometry";
import type { CopperContext } from "../copper/board-copper.ts";
import { footprintAsItem } from "../copper/footprint-as-item.ts";
import { findTooNear } from "../copper/nearness.ts";
import { TOLERANCE } from "../copper/required-clearance.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, nameFootprint, sayRule } from "../findings/names.ts";
import type { CheckedRule } from "../findings/rules.ts";

type Asked = Pick<CopperContext, "book" | "bits">;

/**
 * Parts keep out of one another's courtyards, on each side: courtyards_overlap. Drawn ones only. Custom rules may ask for a
 * distance between courtyards (`courtyard_clearance`), or let them overlap by one below 0.
 */
export function judgeCourtyards(
  context: Asked & { readonly now: Board },
  sink: FindingSink,
  only?: ReadonlySet<string>,
): void {
  const { now: board, book } = context;
  const farthest = book.farthest("courtyard_clearance");
  for (const footprint of board.footprints) judgeCourtyard(footprint, sink);
  for (const side of ["front", "back"] as const) {
    const index = new BoxIndex(5_000_000);
    for (const [entry, footprint] of board.footprints.entries()) {
      const courtyard = footprintCourtyard(footprint);
      const box = courtyard.derived
        ? undefined
        : joinBoxes(courtyard[side].flatMap(({ outer }) => boxOfPoints(outer) ?? []));
      if (!box) continue;
      for (const other of index.search(growBox(box, farthest))) {
        const against = board.footprints[other]!;
        if (only && !only.has(footprint.id) && !only.has(against.id)) continue;
        judgeCourtyardPair(context, [against, footprint], side, sink);
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
export function judgeCourtyardsOfTwo(context: Asked, first: Footprint, second: Footprint, sink: FindingSink): void {
  if (footprintCourtyard(first).derived || footprintCourtyard(second).derived) return;
  for (const side of ["front", "back"] as const) judgeCourtyardPair(context, [first, second], side, sink);
}

/** Two parts with drawn courtyards. */
function judgeCourtyardPair(
  { book, bits }: Asked,
  [first, second]: readonly [Footprint, Footprint],
  side: "front" | "back",
  sink: FindingSink,
): void {
  const [own, others] = [footprintCourtyard(second)[side], footprintCourtyard(first)[side]];
  const custom = book.limits("courtyard_clearance")
    ? book.limit("courtyard_clearance", { a: footprintAsItem(first, bits), b: footprintAsItem(second, bits) })
    : undefined;
  const names = `courtyards of ${nameFootprint(first)} and ${nameFootprint(second)}`;
  const about = { rule: "courtyards_overlap", items: [first.id, second.id], nets: [] } as const;
  if (custom?.min !== undefined) {
    const required = custom.min;
    if (required < 0) return;
    const near = findTooNear(asSolids(own), asSolids(others), required - TOLERANCE);
    if (!near || (required === 0 && !findOverlap(own, others))) return;
    const message = `${names} on the ${side}: ${mm(near.distance)}, ${sayRule(required, custom.rule)}`;
    sink.add({ ...about, message, position: near.at, actual: near.distance, required, by: custom.rule });
    return;
  }
  const at = findOverlap(own, others);
  if (at) sink.add({ ...about, message: `${names} overlap on the ${side}`, position: at });
}

function asSolids(polygons: readonly Polygon[]): Solid[] {
  return polygons.map((polygon) => ({ kind: "polygon", polygon, radius: 0 }));
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
