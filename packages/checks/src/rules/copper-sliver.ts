import { type Board, isCopperLayer } from "@tracewright/board";
import { fromMm, type Nm, type Point, type Polygon, type Ring } from "@tracewright/geometry";
import type { CopperContext } from "../copper/board-copper.ts";
import { CoveringCopper } from "../copper/covering-copper.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { nameZone } from "../findings/names.ts";

/** Narrower copper may come off while a board is etched (KiCad: SliverWidthTolerance, SliverAngleTolerance). */
const WIDTH: Nm = fromMm(0.08);
const ANGLE = (20 * Math.PI) / 180;
/** So far out of a corner there is no copper. */
const BESIDE: Nm = 1_000;
/** From a corner of that angle to where the copper is that wide. */
const LENGTH: Nm = Math.round(WIDTH / (2 * Math.sin(ANGLE / 2)));

type Asked = Pick<CopperContext, "zones" | "bits"> & { readonly now: Board };

/**
 * Corners of poured copper, and of areas drawn on copper, that run out to a point: copper_sliver (KiCad 7). What a track or pad
 * covers is none.
 */
export function judgeSlivers({ now: board, zones, bits }: Asked, sink: FindingSink, only?: ReadonlySet<string>): void {
  if (!sink.wants("copper_sliver")) return;
  const copper = new CoveringCopper(board, bits);
  for (const { id, net, layer, shape, stroke, filled } of board.graphics) {
    // A round pen leaves no sharp corner.
    if (shape.kind !== "polygon" || !filled || stroke.width > 0 || (only && !only.has(id))) continue;
    const bit = isCopperLayer(layer) ? bits.bitOf(layer) : 0;
    if (bit === 0) continue;
    for (const { at } of sharpCornersOf(shape.points))
      if (!copper.covers(net, bit, at))
        sink.add({
          rule: "copper_sliver",
          message: `a drawn area on ${layer} runs out to a point`,
          items: [id],
          nets: net === undefined ? [] : [net],
          position: at,
          layer,
        });
  }
  for (const { zone, net, layer, islands } of zones) {
    if (only && !only.has(zone.id)) continue;
    const name = bits.nameOf(layer);
    for (const island of islands) {
      // A round pen leaves no sharp corner.
      if (island.isPenned) continue;
      for (const { at, beyond } of sharpCorners(island.polygon)) {
        // On a seam that joins a hole to the outline copper goes on.
        if (island.holds(beyond) || copper.covers(net, layer, at)) continue;
        sink.add({
          rule: "copper_sliver",
          message: `${nameZone(board, zone, name)} runs out to a point`,
          items: [zone.id],
          nets: net === undefined ? [] : [net],
          position: at,
          ...(name ? { layer: name } : {}),
        });
      }
    }
  }
}

interface SharpCorner {
  readonly at: Point;
  /** A little way out of the copper. */
  readonly beyond: Point;
}

/** Fills stay while a board is edited: their corners are looked at once. */
const known = new WeakMap<Polygon, readonly SharpCorner[]>();
const knownOfRings = new WeakMap<Ring, readonly SharpCorner[]>();

function sharpCornersOf(ring: Ring): readonly SharpCorner[] {
  let corners = knownOfRings.get(ring);
  if (!corners) {
    corners = cornersOf(ring, 1);
    knownOfRings.set(ring, corners);
  }
  return corners;
}

function sharpCorners(area: Polygon): readonly SharpCorner[] {
  let corners = known.get(area);
  if (!corners) {
    corners = [...cornersOf(area.outer, 1), ...area.holes.flatMap((hole) => cornersOf(hole, -1))];
    known.set(area, corners);
  }
  return corners;
}

/** Corners with copper within an angle below the limit, both of whose sides are long enough to be no part of a curve. */
function cornersOf(ring: Ring, side: 1 | -1): SharpCorner[] {
  const turns = side * Math.sign(signedArea(ring));
  return ring.flatMap((at, place) => {
    const before = ring[(place + ring.length - 1) % ring.length]!;
    const after = ring[(place + 1) % ring.length]!;
    const [ax, ay, bx, by] = [before.x - at.x, before.y - at.y, after.x - at.x, after.y - at.y];
    const [a, b] = [Math.hypot(ax, ay), Math.hypot(bx, by)];
    if (a < LENGTH || b < LENGTH) return [];
    const cross = bx * ay - by * ax;
    // Where copper is on the other side, the corner points inwards.
    const isSharp = cross * turns > 0 && ax * bx + ay * by > 0 && cross * turns < Math.sin(ANGLE) * a * b;
    if (!isSharp) return [];
    const out = { x: -(ax / a + bx / b), y: -(ay / a + by / b) };
    return [{ at, beyond: { x: Math.round(at.x + BESIDE * out.x) + 0, y: Math.round(at.y + BESIDE * out.y) + 0 } }];
  });
}

function signedArea(ring: Ring): number {
  let sum = 0;
  for (const [place, a] of ring.entries()) {
    const b = ring[(place + 1) % ring.length]!;
    sum += a.x * b.y - b.x * a.y;
  }
  return sum;
}
