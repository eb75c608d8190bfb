import type { Board, Dimension, Graphic, Zone } from "@tracewright/board";
import { itemsById } from "@tracewright/board";
import { locateInRing, type Point, type Ring, rectRing, ringCrossings, type Shape } from "@tracewright/geometry";
import { isPlainRing, isSame } from "../drawing/corner-chain.ts";
import { heightAt, measuredText } from "../drawing/dimension-work.ts";
import { EditBuilder } from "../edit-builder.ts";
import { isOpen } from "./drawing-joints.ts";
import type { Handle } from "./handle.ts";
import { bend, judged, moveEnd, moveLine, type Reshaped } from "./reshape-drawing.ts";
import { slideEdge } from "./slide-edge.ts";

/** The board with a handle of one of its items at another place. What would make a border meet itself is refused. */
export function reshapeItem(board: Board, handle: Handle, to: Point): Reshaped {
  const item = itemsById(board).get(handle.item);
  switch (item?.list) {
    case "zones":
      return reshapeZone(board, item.record, handle, to);
    case "graphics":
      return reshapeGraphic(board, item.record, handle, to);
    case "dimensions":
      return reshapeDimension(board, item.record, handle, to);
    default:
      return { refusal: "nothing-there" };
  }
}

/** Undefined: the ring would meet itself or enclose nothing. */
function reshapeRing(ring: Ring, { kind, index }: Handle, to: Point): Ring | undefined {
  const reshaped =
    kind === "edge" ? slideEdge(ring, index, to) : ring.map((corner, at) => (at === index ? to : corner));
  return isPlainRing(reshaped) ? reshaped : undefined;
}

function reshapeZone(board: Board, zone: Zone, handle: Handle, to: Point): Reshaped {
  const before = zone.outline[handle.ring];
  if (!before) return { refusal: "nothing-there" };
  const ring = reshapeRing(before, handle, to);
  const outline = zone.outline.map((one, index) => (index === handle.ring && ring ? ring : one));
  if (!ring || !isNested(outline)) return { refusal: "crosses-itself" };
  return updated(board, (builder) => builder.update("zones", zone, { ...zone, outline, filled: false, fills: [] }));
}

/** Whether the cut-outs lie within the border, and none in or on another. */
export function isNested(outline: readonly Ring[]): boolean {
  if (ringCrossings(outline, 1).length > 0) return false;
  const [outer, ...holes] = outline;
  if (!outer) return false;
  return holes.every(
    ([corner], index) =>
      corner !== undefined &&
      locateInRing(corner, outer) === "inside" &&
      holes.every((other, at) => at === index || locateInRing(corner, other) === "outside"),
  );
}

function reshapeGraphic(board: Board, graphic: Graphic, handle: Handle, to: Point): Reshaped {
  const { kind, index } = handle;
  if (isOpen(graphic)) {
    if (kind === "edge") return moveLine(board, graphic, to);
    return kind === "bend" ? bend(board, graphic, to) : moveEnd(board, graphic, index === 0 ? "start" : "end", to);
  }
  const shape = reshapeClosed(graphic.shape, handle, to);
  if (!shape) return { refusal: "crosses-itself" };
  const { edit } = updated(board, (builder) => builder.update("graphics", graphic, { ...graphic, shape }));
  return judged(board, edit);
}

function reshapeClosed(shape: Graphic["shape"], handle: Handle, to: Point): Shape | undefined {
  switch (shape.kind) {
    case "circle": {
      const radius = Math.round(Math.hypot(to.x - shape.center.x, to.y - shape.center.y));
      return radius > 0 ? { ...shape, radius } : undefined;
    }
    case "polygon": {
      const points = reshapeRing(shape.points, handle, to);
      return points && { ...shape, points };
    }
    case "rect": {
      const [start, end] = reshapeRect(rectRing(shape.start, shape.end), handle, to);
      return start.x === end.x || start.y === end.y ? undefined : { ...shape, start, end };
    }
    case "bezier": {
      const [a, b, c, d] = shape.points.map((point, at) => (at === handle.index ? to : point));
      return a && b && c && d && { ...shape, points: [a, b, c, d] };
    }
    default:
      return undefined;
  }
}

/** Opposite corners of the rectangle; a corner takes both its sides along, a side only itself. */
function reshapeRect(ring: Ring, { kind, index }: Handle, to: Point): readonly [Point, Point] {
  const corner = ring[index]!;
  const opposite = ring[(index + 2) % 4]!;
  if (kind === "corner") return [to, opposite];
  return ring[(index + 1) % 4]!.y === corner.y
    ? [{ x: corner.x, y: to.y }, opposite]
    : [{ x: to.x, y: corner.y }, opposite];
}

function reshapeDimension(board: Board, dimension: Dimension, { kind, index }: Handle, to: Point): Reshaped {
  const moved: Dimension =
    kind === "height"
      ? { ...dimension, height: heightAt(dimension, to) }
      : index === 0
        ? { ...dimension, start: to }
        : { ...dimension, end: to };
  if (isSame(moved.start, moved.end)) return { refusal: "too-few-corners" };
  return updated(board, (builder) => builder.update("dimensions", dimension, measuredText(moved)));
}

function updated(board: Board, change: (builder: EditBuilder) => void): Reshaped {
  const builder = new EditBuilder(board);
  change(builder);
  return { edit: builder.build() };
}
