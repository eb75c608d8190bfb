import {
  type Board,
  type Dimension,
  dimensionLines,
  drawnText,
  type LayerId,
  type Text,
  type Zone,
} from "@tracewright/board";
import { drawLayer } from "@tracewright/fabrication";
import { type GerberObject, objectSolids } from "@tracewright/formats";
import {
  AT_ORIGIN,
  type Box,
  boxOfPoints,
  type Placement,
  type Point,
  placePoint,
  solidBox,
} from "@tracewright/geometry";
import { DrawList, type Mark, traceArea, traceRing, traceSolid } from "@tracewright/rendering";
import { Pens } from "./pen-strokes.ts";
import type { Ink } from "./print-theme.ts";
import type { Reach } from "./reach.ts";
import { traceContour } from "./trace-contour.ts";

export interface LayerMarks {
  /** Filled zones. */
  readonly pours: readonly Mark[];
  readonly items: readonly Mark[];
}

/** What is learned while drawing. */
export interface LayerRecord {
  readonly reach: Reach;
  /** Takes the letters that have no strokes. */
  readonly missing: Set<string>;
}

/** A line without width is drawn with this pen, millimetres. */
const HAIRLINE = 0.05;

/**
 * What a board has on one layer, as it goes to the fab: mask openings with their margin, pads as they are on that
 * layer, rings that are left out. Only ink on bare copper, which the films cut away, stays; and dimensions are shown.
 */
export function drawBoardLayer(board: Board, layer: LayerId, ink: Ink, { reach, missing }: LayerRecord): LayerMarks {
  const fills = new DrawList();
  const pens = new Pens();
  const objects = drawLayer(board, layer, { apertures: "plain", vias: "tented", pours: "none" });
  for (const object of objects) if (!object.clear) drawObject(object, { fills, pens, reach });
  for (const dimension of board.dimensions) {
    if (dimension.layer === layer) drawDimension(dimension, pens, reach);
    if (dimension.text?.layer === layer) drawWords(board, dimension.text, { fills, pens, reach });
  }
  const items: Mark[] = fills.isEmpty ? [] : [{ kind: "fill", path: fills, colour: ink.colour, rule: "nonzero" }];
  for (const { width, path } of pens.paths())
    items.push({ kind: "stroke", path, colour: ink.colour, width: width === 0 ? HAIRLINE : width });
  for (const letter of missingLetters(board, layer)) missing.add(letter);
  return { pours: [...drawPours(board, layer, ink, reach)], items };
}

function* missingLetters(board: Board, layer: LayerId): Generator<string> {
  for (const source of [board, ...board.footprints])
    for (const text of source.texts)
      if (text.layer === layer && !text.hidden)
        yield* drawnText(board, text, "reference" in source ? source : undefined).missing;
  for (const { text } of board.dimensions)
    if (text && text.layer === layer && !text.hidden) yield* drawnText(board, text).missing;
}

function drawObject(
  object: GerberObject,
  { fills, pens, reach }: { readonly fills: DrawList; readonly pens: Pens; readonly reach: Reach },
): void {
  for (const solid of objectSolids(object, 10_000)) reach.add(solidBox(solid));
  if (object.kind === "stroke" && object.aperture.kind === "circle") {
    const pen = pens.pen(object.aperture.diameter);
    if (object.arc) pen.arc(object.start, object.end, object.arc);
    else pen.line(object.start, object.end);
    return;
  }
  if (object.kind === "region") for (const contour of object.contours) traceContour(fills, contour);
  else for (const solid of objectSolids(object)) traceSolid(fills, solid);
}

/** Filled zones with their holes, one mark a zone: within one nothing overlaps, so that even-odd holds. */
function* drawPours(board: Board, layer: LayerId, ink: Ink, reach: Reach): Generator<Mark> {
  const ofParts = board.footprints.flatMap((part) => part.zones.map((zone) => ({ zone, placement: part })));
  const all: readonly { readonly zone: Zone; readonly placement: Placement }[] = [
    ...board.zones.map((zone) => ({ zone, placement: AT_ORIGIN })),
    ...ofParts,
  ];
  for (const { zone, placement } of all) {
    if (zone.keepout) continue;
    for (const { layer: on, polygons, penWidth = 0 } of zone.fills) {
      if (on !== layer || polygons.length === 0) continue;
      const path = new DrawList();
      for (const { outer, holes } of polygons)
        for (const ring of [outer, ...holes]) {
          const placed = ring.map((point) => placePoint(point, placement.position, placement.rotation));
          traceRing(path, placed);
          const box = boxOfPoints(placed);
          if (box) reach.add(box);
        }
      yield { kind: "fill", path, colour: ink.colour, rule: "evenodd", opacity: ink.pourOpacity };
      // The rim that older fills are drawn with; paler than it should be where it lies on the area, which is invisible.
      if (penWidth > 0)
        yield { kind: "stroke", path, colour: fade(ink.colour, ink.pourOpacity), width: penWidth / 1e6 };
    }
  }
}

function drawDimension(dimension: Dimension, pens: Pens, reach: Reach): void {
  const pen = pens.pen(dimension.stroke.width);
  for (const line of dimensionLines(dimension)) drawPath(line, pen, reach);
}

/** The words of a dimension, which films do not show. */
function drawWords(
  board: Board,
  text: Text,
  { fills, pens, reach }: { readonly fills: DrawList; readonly pens: Pens; readonly reach: Reach },
): void {
  if (text.hidden) return;
  const { paths, areas, thickness } = drawnText(board, text);
  const pen = pens.pen(thickness);
  for (const path of paths) drawPath(path, pen, reach);
  for (const area of areas) {
    traceArea(fills, area);
    for (const point of area.outer) reach.add(boxOf(point));
  }
}

function drawPath(path: readonly Point[], pen: ReturnType<Pens["pen"]>, reach: Reach): void {
  for (const [index, point] of path.entries()) {
    const before = path[index - 1];
    if (before) pen.line(before, point);
    reach.add(boxOf(point));
  }
}

function boxOf({ x, y }: Point): Box {
  return { minX: x, minY: y, maxX: x, maxY: y };
}

/** A colour as it looks on white at an opacity. */
function fade(colour: string, opacity: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(255 - (255 - part) * opacity)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}
