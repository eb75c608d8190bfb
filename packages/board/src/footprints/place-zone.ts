import { type Point, placePoint, rotatePoint } from "@tracewright/geometry";
import type { Footprint } from "../records/footprint.ts";
import type { Zone } from "../records/zone.ts";

type Placement = Pick<Footprint, "position" | "rotation">;

/** A footprint's zone, outline and fills, where it lies on the board. */
export function zoneOnBoard(zone: Zone, { position, rotation }: Placement): Zone {
  return mapPoints(zone, (point) => placePoint(point, position, rotation));
}

/** The reverse of `zoneOnBoard`; at angles other than quarter turns to the nearest nanometre. */
export function zoneInFootprint(zone: Zone, { position, rotation }: Placement): Zone {
  return mapPoints(zone, ({ x, y }) => rotatePoint({ x: x - position.x, y: y - position.y }, -rotation));
}

function mapPoints(zone: Zone, map: (point: Point) => Point): Zone {
  return {
    ...zone,
    outline: zone.outline.map((ring) => ring.map(map)),
    fills: zone.fills.map((fill) => ({
      ...fill,
      polygons: fill.polygons.map(({ outer, holes }) => ({
        outer: outer.map(map),
        holes: holes.map((ring) => ring.map(map)),
      })),
    })),
  };
}
