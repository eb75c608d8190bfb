import {
  arcGeometry,
  type Board,
  type Graphic,
  type ItemId,
  type Nm,
  nearestOnSegment,
  type Point,
  pointToSegment,
  type Ring,
  rectRing,
  type Shape,
  type Zone,
} from "@tracewright/board";
import type { CommandOutcome } from "../commands/command.ts";
import { isPlainRing, isSame } from "../drawing/corner-chain.ts";
import { EditBuilder, type NameItem } from "../edit-builder.ts";
import { isLocked, itemsById } from "../items/item.ts";
import { isNested } from "./reshape-item.ts";

/**
 * Another corner on the side of an area, or a line or arc as two, at the place nearest to `at`. Nothing changes its form by it; the new
 * corner is there to be dragged. A rectangle becomes a polygon.
 */
export function splitEdge(board: Board, id: ItemId, at: Point, nameItem: NameItem): CommandOutcome {
  return changeForm(board, id, {
    ring: (ring) => withCorner(ring, at),
    graphic(graphic, builder) {
      const { shape } = graphic;
      const pieces = shape.kind === "line" || shape.kind === "arc" ? splitLine(shape, at) : undefined;
      if (!pieces) return undefined;
      const [first, second] = pieces;
      builder.update("graphics", graphic, { ...graphic, shape: first });
      // What a file said of the line beyond our words stays with its first half.
      const { foreign: _foreign, ...rest } = graphic;
      const half = { ...rest, id: nameItem(), shape: second };
      builder.add("graphics", half);
      return [graphic.id, half.id];
    },
  });
}

/** Takes the corner of an area nearest to `at` away, within `reach`; a cut-out of three corners goes as a whole. */
export function removeCorner(board: Board, id: ItemId, at: Point, reach: Nm): CommandOutcome {
  return changeForm(board, id, { ring: (ring) => withoutCorner(ring, at, reach), graphic: () => undefined });
}

interface FormChange {
  /** Undefined: this ring is not meant. Empty: it goes. */
  readonly ring: (ring: Ring) => { readonly ring: Ring; readonly away: number } | undefined;
  readonly graphic: (graphic: Graphic, builder: EditBuilder) => readonly ItemId[] | undefined;
}

function changeForm(board: Board, id: ItemId, change: FormChange): CommandOutcome {
  const item = itemsById(board).get(id);
  if (!item || (item.list !== "zones" && item.list !== "graphics")) return { locked: [] };
  if (isLocked(board, item)) return { locked: [id] };
  const builder = new EditBuilder(board);
  let selection: readonly ItemId[] | undefined;
  if (item.list === "zones") changeZone(item.record, change, builder);
  else {
    const points = ringOf(item.record.shape);
    if (points) changePolygon(item.record, change.ring(points)?.ring, builder);
    else selection = change.graphic(item.record, builder);
  }
  const edit = builder.build();
  return { ...(edit && { edit, ...(selection && { selection }) }), locked: [] };
}

function changeZone(zone: Zone, change: FormChange, builder: EditBuilder): void {
  const changes = zone.outline.map((ring, index) => ({ index, changed: change.ring(ring) }));
  const [nearest] = changes
    .flatMap(({ index, changed }) => (changed ? [{ index, ...changed }] : []))
    .sort((a, b) => a.away - b.away);
  if (!nearest) return;
  const outline = zone.outline.flatMap((ring, index) => {
    if (index !== nearest.index) return [ring];
    return nearest.ring.length > 2 || index === 0 ? [nearest.ring] : [];
  });
  if (!outline.every(isPlainRing) || !isNested(outline)) return;
  builder.update("zones", zone, { ...zone, outline, filled: false, fills: [] });
}

function changePolygon(graphic: Graphic, points: Ring | undefined, builder: EditBuilder): void {
  if (points && isPlainRing(points))
    builder.update("graphics", graphic, { ...graphic, shape: { kind: "polygon", points } });
}

function ringOf(shape: Shape): Ring | undefined {
  if (shape.kind === "polygon") return shape.points;
  return shape.kind === "rect" ? rectRing(shape.start, shape.end) : undefined;
}

function withCorner(ring: Ring, at: Point): { readonly ring: Ring; readonly away: number } | undefined {
  const sides = ring.map((start, index) => {
    const end = ring[(index + 1) % ring.length]!;
    return { index, start, end, away: pointToSegment(at, start, end) };
  });
  const [side] = sides.sort((a, b) => a.away - b.away);
  if (!side) return undefined;
  const corner = nearestOnSegment(at, side.start, side.end);
  if (isSame(corner, side.start) || isSame(corner, side.end)) return undefined;
  return { ring: ring.toSpliced(side.index + 1, 0, corner), away: side.away };
}

function withoutCorner(ring: Ring, at: Point, reach: Nm): { readonly ring: Ring; readonly away: number } | undefined {
  const [corner] = ring
    .map(({ x, y }, index) => ({ index, away: Math.hypot(x - at.x, y - at.y) }))
    .sort((a, b) => a.away - b.away);
  return corner && corner.away <= reach ? { ring: ring.toSpliced(corner.index, 1), away: corner.away } : undefined;
}

type Halves = readonly [Shape, Shape];

function splitLine(shape: Extract<Shape, { readonly kind: "line" | "arc" }>, at: Point): Halves | undefined {
  const { start, end } = shape;
  const arc = shape.kind === "arc" ? arcGeometry(start, shape.mid, end) : undefined;
  if (!arc) {
    const middle = nearestOnSegment(at, start, end);
    if (isSame(middle, start) || isSame(middle, end)) return undefined;
    return [
      { kind: "line", start, end: middle },
      { kind: "line", start: middle, end },
    ];
  }
  const angle = Math.atan2(at.y - arc.center.y, at.x - arc.center.x) - arc.startAngle;
  const full = 2 * Math.PI;
  // Measured the way the arc runs, from 0 to a full turn.
  const turned = arc.sweep > 0 ? ((angle % full) + full) % full : -(((-angle % full) + full) % full);
  if (Math.abs(turned) >= Math.abs(arc.sweep)) return undefined;
  const onArc = (by: number): Point => ({
    x: Math.round(arc.center.x + arc.radius * Math.cos(arc.startAngle + by)) + 0,
    y: Math.round(arc.center.y + arc.radius * Math.sin(arc.startAngle + by)) + 0,
  });
  const middle = onArc(turned);
  if (isSame(middle, start) || isSame(middle, end)) return undefined;
  return [
    { kind: "arc", start, mid: onArc(turned / 2), end: middle },
    { kind: "arc", start: middle, mid: onArc((turned + arc.sweep) / 2), end },
  ];
}
