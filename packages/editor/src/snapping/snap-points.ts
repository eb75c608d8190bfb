import {
  type Board,
  type Footprint,
  type Graphic,
  type ItemId,
  type LayerId,
  type LayerSelector,
  padCenter,
} from "@tracewright/board";
import { arcGeometry, BoxIndex, type Nm, type Point, placePoint, rectRing, type Shape } from "@tracewright/geometry";

/** What a pointer may snap to. */
export type SnapKind = "pad" | "via" | "end" | "middle" | "center" | "corner" | "position";

export interface SnapPoint {
  readonly kind: SnapKind;
  readonly point: Point;
  readonly item: ItemId;
  /** As the record names them; empty: on no layer, and always there. */
  readonly layers: readonly LayerSelector[];
}

const BUCKET: Nm = 1_000_000;
const indexes = new WeakMap<Board, SnapIndex>();

/** The places of a board that hands aim at; built once per board object. */
export function snapIndex(board: Board): SnapIndex {
  let index = indexes.get(board);
  if (!index) {
    index = new SnapIndex(snapPoints(board));
    indexes.set(board, index);
  }
  return index;
}

export class SnapIndex {
  readonly #points: readonly SnapPoint[];
  readonly #index = new BoxIndex(BUCKET);

  constructor(points: readonly SnapPoint[]) {
    this.#points = points;
    for (const [entry, { point }] of points.entries())
      this.#index.add(entry, { minX: point.x, minY: point.y, maxX: point.x, maxY: point.y });
  }

  /** Nearest first; of equally near ones as the list of the board has them. */
  near({ x, y }: Point, reach: Nm): readonly SnapPoint[] {
    const away = ({ point }: SnapPoint) => Math.hypot(point.x - x, point.y - y);
    return this.#index
      .search({ minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach })
      .sort((a, b) => a - b)
      .map((entry) => this.#points[entry]!)
      .filter((found) => away(found) <= reach)
      .sort((a, b) => away(a) - away(b));
  }
}

function snapPoints(board: Board): readonly SnapPoint[] {
  return [
    ...board.footprints.flatMap((footprint) => ofFootprint(footprint)),
    ...board.vias.map(({ id, position, layers }): SnapPoint => ({ kind: "via", point: position, item: id, layers })),
    ...board.tracks.flatMap(({ id, start, end, mid, layer }) => {
      const on = { item: id, layers: [layer] };
      return [
        { kind: "end" as const, point: start, ...on },
        { kind: "end" as const, point: end, ...on },
        { kind: "middle" as const, point: mid ?? middle(start, end), ...on },
      ];
    }),
    ...board.graphics.flatMap((graphic) => ofGraphic(graphic)),
    ...board.zones.flatMap(({ id, layers, outline }) =>
      outline.flat().map((point): SnapPoint => ({ kind: "corner", point, item: id, layers })),
    ),
  ];
}

function ofFootprint(footprint: Footprint): readonly SnapPoint[] {
  const { id, position } = footprint;
  const place = (point: Point): Point => placePoint(point, position, footprint.rotation);
  return [
    { kind: "position", point: position, item: id, layers: [] },
    ...footprint.pads.map(
      (pad): SnapPoint => ({ kind: "pad", point: padCenter(footprint, pad), item: pad.id, layers: pad.layers }),
    ),
    ...footprint.graphics.flatMap((graphic) =>
      ofGraphic(graphic).map((snap) => ({ ...snap, point: place(snap.point), item: id })),
    ),
  ];
}

function ofGraphic({ id, shape, layer }: Pick<Graphic, "id" | "shape" | "layer">): readonly SnapPoint[] {
  return ofShape(shape).map((snap) => ({ ...snap, item: id, layers: [layer satisfies LayerId] }));
}

function ofShape(shape: Shape): readonly Pick<SnapPoint, "kind" | "point">[] {
  switch (shape.kind) {
    case "line":
      return [...ends(shape.start, shape.end), { kind: "middle", point: middle(shape.start, shape.end) }];
    case "rect":
      return rectRing(shape.start, shape.end).map((point) => ({ kind: "corner", point }));
    case "circle":
      return [{ kind: "center", point: shape.center }];
    case "arc": {
      const arc = arcGeometry(shape.start, shape.mid, shape.end);
      const center = arc && { x: Math.round(arc.center.x) + 0, y: Math.round(arc.center.y) + 0 };
      return [...ends(shape.start, shape.end), ...(center ? [{ kind: "center" as const, point: center }] : [])];
    }
    case "polygon":
      return shape.points.map((point) => ({ kind: "corner", point }));
    case "bezier":
      return ends(shape.points[0], shape.points[3]);
  }
}

function ends(start: Point, end: Point): readonly Pick<SnapPoint, "kind" | "point">[] {
  return [start, end].map((point) => ({ kind: "end", point }));
}

function middle(a: Point, b: Point): Point {
  return { x: Math.round((a.x + b.x) / 2) + 0, y: Math.round((a.y + b.y) / 2) + 0 };
}
