import { type Footprint, type RuleItem, type Zone, zoneOutline } from "@tracewright/board";
import {
  boxesTouch,
  boxOfPoints,
  forEachSide,
  growBox,
  locateInPolygon,
  type Nm,
  type Point,
  type Polygon,
  segmentIntersection,
  segmentToSegment,
} from "@tracewright/geometry";
import { type CopperContext, zoneClassClearance, zoneLayers } from "../copper/board-copper.ts";
import { someLayer } from "../copper/copper-item.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, nameZone, sayRule } from "../findings/names.ts";

interface PlacedZone {
  readonly zone: Zone;
  readonly polygon: Polygon;
  readonly layers: number;
}

/**
 * Outlines of pours of different nets and one priority keep apart, as their order would be undefined:
 * zones_intersect where they overlap, clearance where they are too near.
 */
export function judgeZonePairs(copper: CopperContext, sink: FindingSink, only?: ReadonlySet<string>): void {
  const { board } = copper;
  const place = (zone: Zone, footprint?: Footprint): PlacedZone => ({
    zone,
    polygon: zoneOutline(zone, footprint),
    layers: zoneLayers(copper, zone),
  });
  const zones = [
    ...board.zones.map((zone) => place(zone)),
    ...board.footprints.flatMap((footprint) => footprint.zones.map((zone) => place(zone, footprint))),
  ].filter(({ zone, polygon }) => !zone.keepout && polygon.outer.length > 2);
  for (const [index, a] of zones.entries())
    for (const b of zones.slice(index + 1)) {
      if (only && !only.has(a.zone.id) && !only.has(b.zone.id)) continue;
      if (a.zone.net === b.zone.net || a.zone.priority !== b.zone.priority) continue;
      someLayer(a.layers & b.layers, (layer) => {
        judgePair(copper, a, b, layer, sink);
        return false;
      });
    }
}

function judgePair(copper: CopperContext, a: PlacedZone, b: PlacedZone, layer: number, sink: FindingSink): void {
  const { board } = copper;
  const custom = copper.book.limit("clearance", { a: asItem(a, layer), b: asItem(b, layer), layer });
  const by = custom?.min === undefined ? undefined : custom.rule;
  const required =
    custom?.min ??
    Math.max(
      board.rules.minClearance,
      a.zone.pour.clearance,
      b.zone.pour.clearance,
      zoneClassClearance(copper, a.zone),
      zoneClassClearance(copper, b.zone),
    );
  const name = copper.bits.nameOf(layer);
  const names = `${nameZone(board, a.zone, name)} and ${nameZone(board, b.zone, name)}`;
  const about = {
    items: [a.zone.id, b.zone.id],
    nets: [a.zone.net, b.zone.net].filter((net) => net !== undefined),
    ...(name ? { layer: name } : {}),
  };
  const { overlap, near } = compareOutlines(a.polygon, b.polygon, required);
  if (overlap)
    sink.add({
      rule: "zones_intersect",
      message: `${names} overlap and have one priority`,
      ...about,
      position: overlap,
    });
  if (near)
    sink.add({
      rule: "clearance",
      message: `outlines of ${names}: ${mm(near.distance)}, ${sayRule(required, by)}`,
      ...about,
      position: near.at,
      actual: near.distance,
      required,
      ...(by && { by }),
    });
}

function asItem({ zone, polygon }: PlacedZone, layer: number): RuleItem {
  const { id, net } = zone;
  const solids = [{ kind: "polygon", polygon, radius: 0 } as const];
  return { kind: "zone", id, ...(net !== undefined && { net }), reach: layer, solids, zone };
}

interface OutlineComparison {
  /** A place in both areas. */
  readonly overlap?: Point;
  /** Where sides that do not meet come too near. */
  readonly near?: { readonly distance: Nm; readonly at: Point };
}

function compareOutlines(a: Polygon, b: Polygon, limit: Nm): OutlineComparison {
  const boxA = boxOfPoints(a.outer);
  const boxB = boxOfPoints(b.outer);
  if (!boxA || !boxB || !boxesTouch(growBox(boxA, limit), boxB)) return {};
  let overlap =
    a.outer.find((p) => locateInPolygon(p, b) !== "outside") ??
    b.outer.find((p) => locateInPolygon(p, a) !== "outside");
  let distance = Number.POSITIVE_INFINITY;
  let at: Point | undefined;
  forEachSide(a.outer, (p, q) => {
    forEachSide(b.outer, (r, s) => {
      const gap = segmentToSegment(p, q, r, s);
      if (gap === 0) overlap ??= segmentIntersection(p, q, r, s);
      else if (gap < distance) {
        distance = gap;
        at = p;
      }
    });
  });
  return {
    ...(overlap ? { overlap } : {}),
    ...(at && distance < limit ? { near: { distance: Math.round(distance), at } } : {}),
  };
}
