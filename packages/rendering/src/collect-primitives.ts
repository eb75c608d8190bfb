import {
  type Board,
  type Footprint,
  type Graphic,
  isClosedShape,
  type LayerId,
  normalizeDegrees,
  type Pad,
  type Point,
  type Polygon,
  padHole,
  padLayers,
  padSolids,
  placePoint,
  resolveLayers,
  type Shape,
  type Solid,
  shapePath,
  solidPolygons,
  type Text,
  trackSolids,
  type Via,
  type Zone,
} from "@tracewright/board";
import type { FillPrimitive, Primitive, Sheet } from "./primitive.ts";

/** Screens do not show less: 10 µm. */
const CURVE_ERROR = 10_000;

/** Everything a board shows, in the order of its records. */
export function collectPrimitives(board: Board): Primitive[] {
  return [
    ...board.zones.flatMap(collectZone),
    ...board.tracks.flatMap((track) =>
      strokesOf(trackSolids(track, CURVE_ERROR), { sheet: track.layer, item: track.id, ...netOf(track) }),
    ),
    ...board.vias.flatMap(collectVia),
    ...board.graphics.map((graphic) => collectGraphic(graphic)),
    ...board.texts.filter((text) => !text.hidden).map((text) => collectText(text, text.text)),
    ...board.footprints.flatMap((footprint) => collectFootprint(board, footprint)),
  ];
}

/** The primitives of one part, also used while it is being moved. */
export function collectFootprint(board: Board, footprint: Footprint): Primitive[] {
  return [
    ...footprint.zones.flatMap(collectZone),
    ...footprint.graphics.map((graphic) => collectGraphic(graphic, footprint)),
    ...footprint.texts
      .filter((text) => !text.hidden)
      .map((text) => collectText(text, replaceVariables(text.text, footprint), footprint)),
    ...footprint.pads.flatMap((pad) => collectPad(board, footprint, pad)),
  ];
}

function netOf({ net }: { readonly net?: Pad["net"] }) {
  return net === undefined ? {} : { net };
}

function collectZone(zone: Zone): Primitive[] {
  const belonging = { item: zone.id, ...netOf(zone) };
  const fills = zone.fills.flatMap(({ layer, polygons }) =>
    polygons.map((polygon) => fillOf(polygon, { sheet: layer, ...belonging })),
  );
  if (fills.length > 0) return fills;
  // An area without copper yet, or a rule area, shows its outline.
  const layer =
    zone.layers.find((candidate): candidate is LayerId => !candidate.includes("*") && candidate !== "F&B.Cu") ?? "F.Cu";
  return zone.outline.map((ring) => ({
    kind: "stroke",
    sheet: layer,
    ...belonging,
    points: flat(ring),
    width: CURVE_ERROR * 5,
    closed: true,
  }));
}

function collectVia(via: Via): Primitive[] {
  const disc = (diameter: number, sheet: Sheet): Primitive => ({
    kind: "stroke",
    sheet,
    item: via.id,
    ...netOf(via),
    points: [via.position.x, via.position.y, via.position.x, via.position.y],
    width: diameter,
    closed: false,
  });
  return [disc(via.diameter, "vias"), disc(via.drill, "holes")];
}

function collectPad(board: Board, footprint: Footprint, pad: Pad): Primitive[] {
  const belonging = { item: pad.id, ...netOf(pad) };
  const copper = padLayers(board, pad);
  const hole = padHole(footprint, pad);
  const sheets: readonly Sheet[] =
    pad.kind === "npth" ? [] : hole && copper.length > 1 ? ["through-hole pads"] : resolveLayers(board, pad.layers);
  const shapes = padSolids(footprint, pad);
  return [
    ...sheets.flatMap((sheet) => shapes.flatMap((solid) => primitivesOf(solid, { sheet, ...belonging }))),
    ...(hole ? primitivesOf(hole, { sheet: pad.kind === "npth" ? "npth" : "holes", ...belonging }) : []),
  ];
}

function collectGraphic(graphic: Graphic, footprint?: Footprint): Primitive {
  const belonging = { sheet: graphic.layer, item: graphic.id, ...netOf(graphic) };
  const path = shapePath(graphic.shape, CURVE_ERROR).map((point) => place(point, footprint));
  if (graphic.filled) return { kind: "fill", ...belonging, rings: [flat(path)] };
  return {
    kind: "stroke",
    ...belonging,
    points: flat(path),
    width: graphic.stroke.width,
    closed: isClosed(graphic.shape),
  };
}

function isClosed(shape: Shape): boolean {
  return isClosedShape(shape);
}

function collectText(text: Text, shown: string, footprint?: Footprint): Primitive {
  const { x, y } = place(text.position, footprint);
  const { horizontal, mirrored, size } = text.style;
  const rotation = upright(
    normalizeDegrees(text.rotation + (footprint?.rotation ?? 0)),
    text.keepUpright === true && footprint !== undefined,
  );
  return {
    kind: "text",
    sheet: text.layer,
    item: text.id,
    text: shown,
    x,
    y,
    height: size.height,
    rotation,
    mirrored,
    anchor: horizontal === "left" ? "start" : horizontal === "right" ? "end" : "middle",
  };
}

/** KiCad turns texts that are kept upright so that they read from below or from the right. */
function upright(rotation: number, keep: boolean): number {
  return keep && rotation > 90 && rotation <= 270 ? rotation - 180 : rotation;
}

function replaceVariables(text: string, footprint: Footprint): string {
  return text
    .replaceAll("${REFERENCE}", footprint.reference)
    .replaceAll("${VALUE}", footprint.value)
    .replaceAll("%R", footprint.reference)
    .replaceAll("%V", footprint.value);
}

function place(point: Point, footprint: Footprint | undefined): Point {
  return footprint ? placePoint(point, footprint.position, footprint.rotation) : point;
}

type Belonging = Omit<FillPrimitive, "kind" | "rings">;

function strokesOf(solids: readonly Solid[], belonging: Belonging): Primitive[] {
  return solids.flatMap((solid) => primitivesOf(solid, belonging));
}

/** Circles and capsules stay lines with round ends, which every target draws exactly. */
function primitivesOf(solid: Solid, belonging: Belonging): Primitive[] {
  if (solid.kind === "circle") {
    const { x, y } = solid.center;
    return [{ kind: "stroke", ...belonging, points: [x, y, x, y], width: solid.radius * 2, closed: false }];
  }
  if (solid.kind === "capsule")
    return [
      { kind: "stroke", ...belonging, points: flat([solid.start, solid.end]), width: solid.radius * 2, closed: false },
    ];
  return solidPolygons(solid, { maxError: CURVE_ERROR }).map((polygon) => fillOf(polygon, belonging));
}

function fillOf(polygon: Polygon, belonging: Belonging): FillPrimitive {
  return { kind: "fill", ...belonging, rings: [polygon.outer, ...polygon.holes].map(flat) };
}

function flat(points: readonly Point[]): number[] {
  return points.flatMap(({ x, y }) => [x, y]);
}
