import { type Footprint, type NetId, type Pad, padPosition, padSolids } from "@tracewright/board";
import {
  convexHull,
  locateInRing,
  type Nm,
  type Point,
  polygonArea,
  type Solid,
  solidDistance,
  solidPolygons,
} from "@tracewright/geometry";
import type { ReviewContext } from "./review-context.ts";

/** A pad with the part that it belongs to. */
export interface PadOnPart {
  readonly pad: Pad;
  readonly footprint: Footprint;
}

/** "U3 pad 14"; the part alone where the pad has no number. */
export function namePad({ pad, footprint }: PadOnPart): string {
  const part = footprint.reference || footprint.library;
  return pad.number === "" ? part : `${part} pad ${pad.number}`;
}

/** From the pad's copper to a point; 0 within it. */
export function distanceToPad({ pad, footprint }: PadOnPart, point: Point): Nm {
  const dot: Solid = { kind: "circle", center: point, radius: 0 };
  return Math.min(...padSolids(footprint, pad).map((solid) => solidDistance(solid, dot)));
}

/** In nm². Pieces of custom pads may lie over one another: the largest counts. */
export function padArea({ pad, footprint }: PadOnPart): number {
  const areas = padSolids(footprint, pad).map((solid) =>
    solidPolygons(solid, { maxError: 5_000 }).reduce((sum, polygon) => sum + polygonArea(polygon), 0),
  );
  return Math.max(0, ...areas);
}

export function isSurfaceMounted({ kind }: Pick<Pad, "kind">): boolean {
  return kind === "smd";
}

/** Vias and plated holes of a net: ways to its other layers. */
export function holesOf({ index }: ReviewContext, net: NetId): Point[] {
  return [
    ...(index.viasByNet.get(net) ?? []).map(({ position }) => position),
    ...(index.padsByNet.get(net) ?? []).flatMap(({ pad, footprint }) =>
      pad.kind === "through-hole" ? [padPosition(footprint, pad)] : [],
    ),
  ];
}

/** In the middle of the others: a thermal pad, and no tab of a connector or module at its rim. */
export function isAmongPads({ pad, footprint }: PadOnPart): boolean {
  const others = footprint.pads.filter(({ id, number }) => id !== pad.id && number !== pad.number);
  const hull = convexHull(others.map(({ position }) => position));
  return hull.length > 2 && locateInRing(pad.position, hull) === "inside";
}
