import type { Board, Graphic, ItemId, Zone } from "@tracewright/board";
import { isLocked, itemsById } from "@tracewright/board";
import {
  arcGeometry,
  type Nm,
  nearestOnSegment,
  type Point,
  pointToSegment,
  type Ring,
  rectRing,
  type Shape,
} from "@tracewright/geometry";
import type { CommandOutcome } from "../commands/command.ts";
import { isPlainRing, isSame } from "../drawing/corner-chain.ts";
import { EditBuilder, type NameItem } from "../edit-builder.ts";
import type { Refusal } from "../gestures/tool.ts";
import { isOpen, type OpenGraphic } from "./drawing-joints.ts";
import { lineCorner } from "./line-corner.ts";
import { judged } from "./reshape-drawing.ts";
import { isNested } from "./reshape-item.ts";

/**
 * Another corner on the side of an area, or a line or arc as two, at the place nearest to `at`. Nothing changes its
 * form by it; the new corner is there to be dragged. A rectangle becomes a polygon.
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

/**
 * Takes the corner nearest to `at` away, within `reach`: of an area, where a cut-out of three corners goes as a
 * whole, or between two straight lines, which become one. An outline that was closed stays closed.
 */
export function removeCorner(board: Board, id: ItemId, at: Point, reach: Nm): CommandOutcome {
  return changeForm(board, id, {
    ring: (ring) => withoutCorner(ring, at, reach),
    graphic(graphic, builder) {
      const corner = lineCorner(board, graphic, at, reach);
      if (!corner) return undefined;
      const { other, end, far } = corner;
      if (isLocked(board, { list: "graphics", record: other })) return { locked: other.id };
      const joined = { ...corner.graphic.shape, [end]: far };
      if (isSame(joined.start, joined.end)) return { refusal: "too-few-corners" };
      builder.update("graphics", graphic, { ...graphic, shape: joined });
      builder.remove("graphics", other);
      return [graphic.id];
    },
  });
}

/** What of some items is near a place. */
export interface FormAt {
  /** The item of which a corner could be taken away. */
  readonly corner: ItemId | undefined;
  /** The item of which a side, or the line or arc that it is, could have another corner. */
  readonly side: ItemId | undefined;
}

/** Which of the items `splitEdge` and `removeCorner` would be about. */
export function formAt(board: Board, ids: readonly ItemId[], at: Point, reach: Nm): FormAt {
  const near = ids.map((id) => ({ id, ...nearForm(board, id, at, reach) }));
  return { corner: near.find(({ corner }) => corner)?.id, side: near.find(({ side }) => side)?.id };
}

function nearForm(board: Board, id: ItemId, at: Point, reach: Nm): Record<"corner" | "side", boolean> {
  const item = itemsById(board).get(id);
  const ring = item?.list === "graphics" ? ringOf(item.record.shape) : undefined;
  const rings = item?.list === "zones" ? item.record.outline : ring && [ring];
  if (rings)
    return {
      corner: rings.some((one) => withoutCorner(one, at, reach) !== undefined),
      side: rings.some((one) => (withCorner(one, at)?.away ?? Number.POSITIVE_INFINITY) <= reach),
    };
  if (item?.list !== "graphics" || !isOpen(item.record)) return { corner: false, side: false };
  const { shape } = item.record;
  return {
    corner: lineCorner(board, item.record, at, reach) !== undefined,
    side: awayFrom(shape, at) <= reach && splitLine(shape, at) !== undefined,
  };
}

function awayFrom(shape: OpenGraphic["shape"], at: Point): number {
  const arc = shape.kind === "arc" ? arcGeometry(shape.start, shape.mid, shape.end) : undefined;
  return arc
    ? Math.abs(Math.hypot(at.x - arc.center.x, at.y - arc.center.y) - arc.radius)
    : pointToSegment(at, shape.start, shape.end);
}

/** Why a form stays as it is. */
type Held = { readonly refusal: Refusal } | { readonly locked: ItemId };

interface FormChange {
  /** Undefined: this ring is not meant. Empty: it goes. */
  readonly ring: (ring: Ring) => { readonly ring: Ring; readonly away: number } | undefined;
  /** Answers what is selected then; undefined: this drawing is not meant. */
  readonly graphic: (graphic: Graphic, builder: EditBuilder) => readonly ItemId[] | Held | undefined;
}

function changeForm(board: Board, id: ItemId, change: FormChange): CommandOutcome {
  const item = itemsById(board).get(id);
  if (!item || (item.list !== "zones" && item.list !== "graphics")) return { locked: [] };
  if (isLocked(board, item)) return { locked: [id] };
  const builder = new EditBuilder(board);
  const changed =
    item.list === "zones" ? changeZone(item.record, change, builder) : changeGraphic(item.record, change, builder);
  if (changed && "refusal" in changed) return { ...changed, locked: [] };
  if (changed && "locked" in changed) return { locked: [changed.locked] };
  const { edit, refusal } = judged(board, builder.build());
  return { ...(edit && { edit, ...(changed && { selection: changed }) }), ...(refusal && { refusal }), locked: [] };
}

function changeGraphic(
  graphic: Graphic,
  change: FormChange,
  builder: EditBuilder,
): readonly ItemId[] | Held | undefined {
  const points = ringOf(graphic.shape);
  if (!points) return change.graphic(graphic, builder);
  const ring = change.ring(points)?.ring;
  if (!ring) return undefined;
  const refusal = whyNoRing(ring);
  if (refusal) return { refusal };
  builder.update("graphics", graphic, { ...graphic, shape: { kind: "polygon", points: ring } });
  return undefined;
}

function changeZone(zone: Zone, change: FormChange, builder: EditBuilder): Held | undefined {
  const changes = zone.outline.map((ring, index) => ({ index, changed: change.ring(ring) }));
  const [nearest] = changes
    .flatMap(({ index, changed }) => (changed ? [{ index, ...changed }] : []))
    .sort((a, b) => a.away - b.away);
  if (!nearest) return undefined;
  const outline = zone.outline.flatMap((ring, index) => {
    if (index !== nearest.index) return [ring];
    return nearest.ring.length > 2 || index === 0 ? [nearest.ring] : [];
  });
  const refusal = outline.map(whyNoRing).find((why) => why !== undefined);
  if (refusal || !isNested(outline)) return { refusal: refusal ?? "crosses-itself" };
  builder.update("zones", zone, { ...zone, outline, filled: false, fills: [] });
  return undefined;
}

function whyNoRing(ring: Ring): Refusal | undefined {
  if (ring.length < 3) return "too-few-corners";
  return isPlainRing(ring) ? undefined : "crosses-itself";
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
