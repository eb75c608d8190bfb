import { type Board, crossbarOf, findItems, type Item, type ItemId, isLocked, rigidMembers } from "@tracewright/board";
import { type Point, type Ring, rectRing, type Shape } from "@tracewright/geometry";

/** A place by which the hand changes the form of an item. */
export interface Handle {
  readonly item: ItemId;
  /**
   * `corner`: a corner or an end goes to the pointer. `edge`: a side keeps its direction, its neighbours theirs.
   * `bend`: a line or arc becomes the arc through the pointer. `radius`: of a circle. `height`: of a dimension.
   */
  readonly kind: "corner" | "edge" | "bend" | "radius" | "height";
  /** Of a zone: the border, then its cut-outs. */
  readonly ring: number;
  /** Of the corner, or of the corner at which the side begins. */
  readonly index: number;
  readonly point: Point;
}

/** The handles of what is selected: of one item alone, and of none that is locked. */
export function handlesOf(board: Board, selection: readonly ItemId[]): readonly Handle[] {
  const [item, ...more] = findItems(board, selection);
  return item && more.length === 0 && !isLocked(board, item) && !rigidMembers(board).has(item.record.id)
    ? itemHandles(item)
    : [];
}

function itemHandles(item: Item): readonly Handle[] {
  const { id } = item.record;
  switch (item.list) {
    case "zones":
      return item.record.outline.flatMap((ring, index) => ringHandles(id, ring, index));
    case "graphics":
      return shapeHandles(id, item.record.shape);
    case "dimensions": {
      const { kind, start, end } = item.record;
      const ends = [start, end].map((point, index): Handle => ({ item: id, kind: "corner", ring: 0, index, point }));
      if (kind !== "aligned" && kind !== "orthogonal") return ends;
      return [...ends, { item: id, kind: "height", ring: 0, index: 0, point: middle(...crossbarOf(item.record)) }];
    }
    default:
      return [];
  }
}

function shapeHandles(item: ItemId, shape: Shape): readonly Handle[] {
  const one = (kind: Handle["kind"], point: Point, index = 0): Handle => ({ item, kind, ring: 0, index, point });
  switch (shape.kind) {
    case "line":
      return [one("corner", shape.start), one("corner", shape.end, 1), one("bend", middle(shape.start, shape.end))];
    case "arc":
      return [one("corner", shape.start), one("corner", shape.end, 1), one("bend", shape.mid)];
    case "rect":
      return ringHandles(item, rectRing(shape.start, shape.end), 0);
    case "polygon":
      return ringHandles(item, shape.points, 0);
    case "circle":
      return [one("radius", { x: shape.center.x + shape.radius, y: shape.center.y })];
    case "bezier":
      return shape.points.map((point, index) => one("corner", point, index));
  }
}

function ringHandles(item: ItemId, ring: Ring, index: number): readonly Handle[] {
  const corners = ring.map((point, at): Handle => ({ item, kind: "corner", ring: index, index: at, point }));
  const edges = ring.map(
    (point, at): Handle => ({
      item,
      kind: "edge",
      ring: index,
      index: at,
      point: middle(point, ring[(at + 1) % ring.length]!),
    }),
  );
  // Where both are within reach the corner is meant.
  return [...corners, ...edges];
}

function middle(a: Point, b: Point): Point {
  return { x: Math.round((a.x + b.x) / 2) + 0, y: Math.round((a.y + b.y) / 2) + 0 };
}
