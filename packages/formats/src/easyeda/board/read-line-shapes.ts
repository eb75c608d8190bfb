import {
  type CopperLayerId,
  type Graphic,
  type LayerId,
  type NetId,
  phrase,
  type Stroke,
  type Track,
  worded,
} from "@tracewright/board";
import type { Point, Shape } from "@tracewright/geometry";
import { toNm } from "../document-reading.ts";
import type { RawPoint, ShapeRecord } from "../shape-record.ts";
import { flattenSegment, type PathSegment, pointsOf, readSvgPath } from "../svg-path.ts";
import { easyedaLayer } from "./board-layers.ts";
import { type BoardReading, type Content, type Frame, OUTER_COPPER } from "./board-reading.ts";
import { trimSpurs } from "./trim-spurs.ts";

/** Chords of what the model has no curve for: 5 µm. */
export const CURVE_ERROR = 0.02;

interface LinePlace {
  readonly width: number;
  readonly layerId: string;
  readonly net: NetId | undefined;
  readonly id: string;
}

/** TRACK~width~layer~net~points~id~locked: a line of any number of corners, on copper a track. */
export function readTrack(reading: BoardReading, shape: ShapeRecord, frame: Frame, into: Content): void {
  const layerId = shape.text(2);
  const corners = shape.points(4, "its-points");
  if (corners.length < 2) shape.fail(phrase("fewer-than-two-points", {}));
  const place = { width: shape.extent(1, "its-width"), layerId, net: reading.net(shape.text(3)), id: shape.text(5) };
  if (shape.problem !== undefined) return;
  const line = layerId === "10" ? trimSpurs(reading, corners) : corners;
  const segments = line.slice(1).map((end, index): PathSegment => ({ kind: "line", start: line[index] ?? end, end }));
  addLine(reading, frame, into, { segments, place, locked: shape.text(6) === "1" });
}

/** ARC~width~layer~net~path~helpers~id~locked. */
export function readArc(reading: BoardReading, shape: ShapeRecord, frame: Frame, into: Content): void {
  const place = {
    width: shape.extent(1, "its-width"),
    layerId: shape.text(2),
    net: reading.net(shape.text(3)),
    id: shape.text(6),
  };
  const path = readSvgPath(shape.text(4));
  if ("problem" in path) {
    shape.fail(path.problem);
    return;
  }
  const segments = path.subPaths.flatMap((subPath) => subPath.segments);
  if (segments.length === 0) shape.fail(phrase("path-empty", {}));
  shape.check(segments.flatMap(pointsOf), "its-path");
  if (shape.problem !== undefined) return;
  addLine(reading, frame, into, { segments, place, locked: shape.text(7) === "1" });
}

/** CIRCLE~cx~cy~radius~width~layer~id~locked~net: a ring; on copper two half arcs of track. */
export function readCircle(reading: BoardReading, shape: ShapeRecord, frame: Frame, into: Content): void {
  const center = shape.point(1, "its-centre");
  const radius = shape.extent(3, "its-radius");
  const width = shape.extentOr(4, 0, "its-width");
  const layer = easyedaLayer(shape.text(5), frame.side);
  const at = (dx: number, dy: number): RawPoint => ({ x: center.x + dx, y: center.y + dy });
  shape.check([at(radius, radius), at(-radius, -radius)], "its-edge");
  if (shape.problem !== undefined) return;
  const place = { width, layerId: shape.text(5), net: reading.net(shape.text(8)), id: shape.text(6) };
  if (layer.kind === "drawing" && radius > 0) {
    into.graphics.push({
      id: reading.id(place.id),
      layer: layer.layer,
      shape: { kind: "circle", center: frame.place(center), radius: toNm(radius) },
      stroke: { width: toNm(width), style: "solid" },
      filled: false,
    });
    into.counted.push({ kind: "drawings", what: "read", by: 1 });
    return;
  }
  const segments: PathSegment[] = [
    { kind: "arc", start: at(radius, 0), mid: at(0, radius), end: at(-radius, 0) },
    { kind: "arc", start: at(-radius, 0), mid: at(0, -radius), end: at(radius, 0) },
  ];
  if (radius === 0) shape.fail(phrase("radius-zero", {}));
  else addLine(reading, frame, into, { segments, place, locked: false });
}

/** RECT~x~y~width~height~layer~id~locked~strokeWidth~fill~transform~net. */
export function readRect(reading: BoardReading, shape: ShapeRecord, frame: Frame, into: Content): void {
  const corner = shape.point(1, "its-corner");
  const far = { x: corner.x + shape.extent(3, "its-width"), y: corner.y + shape.extent(4, "its-height") };
  shape.check([far], "its-corner");
  const stroke = shape.extentOr(8, 0, "its-line-width");
  const layer = easyedaLayer(shape.text(5), frame.side);
  const isFilled = shape.text(9) !== "" && shape.text(9) !== "none";
  if (layer.kind === "unused") shape.fail(phrase("on-foreign-layer", { layer: layer.name }));
  if (shape.problem !== undefined) return;
  const ring = [corner, { x: far.x, y: corner.y }, far, { x: corner.x, y: far.y }];
  addArea(reading, frame, into, {
    ring,
    layers: layer.kind === "multi" ? OUTER_COPPER : layer.kind === "unused" ? [] : [layer.layer],
    width: stroke,
    filled: isFilled,
    id: shape.text(6),
    net: reading.net(shape.text(11)),
  });
}

/** A polygon as a drawing, outlined or filled. */
export function addArea(
  reading: BoardReading,
  frame: Frame,
  into: Content,
  area: {
    readonly ring: readonly RawPoint[];
    readonly layers: readonly LayerId[];
    readonly width: number;
    readonly filled: boolean;
    readonly id: string;
    readonly net?: NetId | undefined;
  },
): void {
  for (const layer of area.layers)
    into.graphics.push({
      id: reading.id(area.id),
      layer,
      shape: { kind: "polygon", points: area.ring.map((corner) => frame.place(corner)) },
      stroke: { width: toNm(area.width), style: "solid" },
      filled: area.filled,
      ...(area.net && { net: area.net }),
    });
  into.counted.push({ kind: "drawings", what: "read", by: area.layers.length });
}

/** A line on its layer: tracks where it is copper of the board, drawn shapes elsewhere. */
function addLine(
  reading: BoardReading,
  frame: Frame,
  into: Content,
  line: { readonly segments: readonly PathSegment[]; readonly place: LinePlace; readonly locked: boolean },
): void {
  const { place, segments, locked } = line;
  const layer = easyedaLayer(place.layerId, frame.side);
  const shapes = segments.flatMap((segment) => shapesOf(segment, frame));
  const pointless = segments.filter((segment) => shapesOf(segment, frame).length === 0).length;
  if (layer.kind === "copper" || layer.kind === "multi") {
    const layers = layer.kind === "multi" ? OUTER_COPPER : [layer.layer];
    for (const copper of layers) {
      reading.usedLayers.add(place.layerId);
      for (const shape of shapes)
        if (frame.inFootprint) into.graphics.push(graphicOf(reading, { shape, layer: copper, place }));
        else into.tracks.push(trackOf(reading, { shape, layer: copper, place, locked }));
    }
    const kind = frame.inFootprint ? "copper drawings of parts" : "tracks";
    into.counted.push({ kind, what: "read", by: shapes.length * layers.length });
    if (pointless > 0) into.counted.push({ kind: "tracks without length", what: "dropped", by: pointless });
    return;
  }
  if (layer.kind === "unused") {
    into.counted.push({ kind: "drawings", what: "dropped", by: 1 });
    const id = place.id || phrase("without-id", {});
    reading.warn("dropped", worded("line-on-no-layer", { file: reading.fileName, id, layer: layer.name }));
    return;
  }
  for (const shape of shapes) into.graphics.push(graphicOf(reading, { shape, layer: layer.layer, place }));
  into.counted.push({ kind: place.layerId === "10" ? "outline lines" : "drawings", what: "read", by: shapes.length });
}

function graphicOf(
  reading: BoardReading,
  { shape, layer, place }: { readonly shape: Shape; readonly layer: LayerId; readonly place: LinePlace },
): Graphic {
  const stroke: Stroke = { width: toNm(place.width), style: "solid" };
  const net = layer.endsWith(".Cu") ? place.net : undefined;
  return { id: reading.id(place.id), layer, shape, stroke, filled: false, ...(net && { net }) };
}

function trackOf(
  reading: BoardReading,
  {
    shape,
    layer,
    place,
    locked,
  }: { readonly shape: Shape; readonly layer: CopperLayerId; readonly place: LinePlace; readonly locked: boolean },
): Track {
  if (shape.kind !== "line" && shape.kind !== "arc") throw new Error(`a track cannot be a ${shape.kind}`);
  return {
    id: reading.id(place.id),
    start: shape.start,
    end: shape.end,
    ...(shape.kind === "arc" && { mid: shape.mid }),
    width: toNm(place.width),
    layer,
    ...(place.net && { net: place.net }),
    locked,
  };
}

/** Lines and arcs as they are, curves as chords; what rounds to a point is none. */
function shapesOf(segment: PathSegment, frame: Frame): Shape[] {
  if (segment.kind === "arc") {
    const [start, mid, end] = [frame.place(segment.start), frame.place(segment.mid), frame.place(segment.end)];
    if (!samePlace(start, mid) && !samePlace(mid, end)) return [{ kind: "arc", start, mid, end }];
  }
  const line = flattenSegment(segment, CURVE_ERROR).map((corner) => frame.place(corner));
  return line
    .slice(1)
    .map((end, index): Shape => ({ kind: "line", start: line[index] ?? end, end }))
    .filter((shape) => shape.kind !== "line" || !samePlace(shape.start, shape.end));
}

function samePlace(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
