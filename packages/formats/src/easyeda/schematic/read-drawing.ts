import type { SymbolGraphic } from "@tracewright/board";
import type { Point, Shape } from "@tracewright/geometry";
import { wordTable } from "../../word-table.ts";
import { type DocumentReading, toNm } from "../document-reading.ts";
import type { RawPoint, ShapeRecord } from "../shape-record.ts";
import { flattenSubPath, pointsOf, readSvgPath, type SubPath } from "../svg-path.ts";

/** Chords of curves on a sheet: 12 µm. */
const CURVE_ERROR = 0.05;
const ELLIPSE_CORNERS = 48;

/** Kinds that are drawn, with the field where their colours and pen begin: stroke, width, style, fill. */
const PEN_FIELDS: Readonly<Record<string, number>> = wordTable({
  PL: 2,
  PG: 2,
  PT: 2,
  A: 3,
  PI: 3,
  R: 7,
  E: 5,
  C: 4,
  L: 5,
  AR: 6,
});

export function isDrawing(kind: string): boolean {
  return Object.hasOwn(PEN_FIELDS, kind);
}

/** A polyline, polygon, path, arc, pie, rectangle, ellipse, circle, line or arrowhead, as what the model draws. */
export function readDrawing(
  reading: DocumentReading,
  shape: ShapeRecord,
  place: (raw: RawPoint) => Point,
): SymbolGraphic[] {
  const pen = PEN_FIELDS[shape.kind] ?? 0;
  const shapes = readShapes(shape, place);
  const isArrow = shape.kind === "AR";
  const width = isArrow ? 0 : toNm(shape.extentOr(pen + 1, 1, "its-line-width"));
  const dashes = shape.numberOr(isArrow ? 0 : pen + 2, 0, "its-line-style");
  const colour = shape.text(pen).toLowerCase();
  const fillColour = (isArrow ? shape.text(6) : shape.text(pen + 3)).toLowerCase();
  if (shape.problem !== undefined) return [];
  const isFilled = fillColour !== "" && fillColour !== "none" && fillColour !== "transparent";
  const fill = !isFilled ? "none" : fillColour === colour || isArrow ? "outline" : "background";
  reading.count("drawings of the schematic", "converted", shapes.length);
  return shapes.map((drawn) => ({
    shape: drawn,
    stroke: { width, style: dashes === 0 ? "solid" : dashes === 1 ? "dash" : "dot" },
    fill,
  }));
}

function readShapes(shape: ShapeRecord, place: (raw: RawPoint) => Point): Shape[] {
  const polygon = (corners: readonly RawPoint[]): Shape[] =>
    corners.length > 1 ? [{ kind: "polygon", points: corners.map(place) }] : [];
  switch (shape.kind) {
    case "PL":
    case "PG":
      return polygon(shape.kind === "PG" ? closed(shape.points(1, "its-points")) : shape.points(1, "its-points"));
    case "L":
      return polygon([shape.point(1, "its-start"), shape.point(3, "its-end")]);
    case "R": {
      const corner = shape.point(1, "its-corner");
      const end = { x: corner.x + shape.extent(5, "its-width"), y: corner.y + shape.extent(6, "its-height") };
      shape.check([end], "its-corner");
      return shape.problem === undefined ? [{ kind: "rect", start: place(corner), end: place(end) }] : [];
    }
    case "E":
    case "C": {
      const center = shape.point(1, "its-centre");
      const rx = shape.extent(3, "its-radius");
      const ry = shape.kind === "C" ? rx : shape.extent(4, "its-radius");
      shape.check([{ x: center.x + rx, y: center.y + ry }], "its-edge");
      if (shape.problem !== undefined) return [];
      if (rx === ry) return [{ kind: "circle", center: place(center), radius: toNm(rx) }];
      return polygon(
        Array.from({ length: ELLIPSE_CORNERS + 1 }, (_, index) => {
          const turn = (2 * Math.PI * (index % ELLIPSE_CORNERS)) / ELLIPSE_CORNERS;
          return { x: center.x + rx * Math.cos(turn), y: center.y + ry * Math.sin(turn) };
        }),
      );
    }
    default: {
      const path = readSvgPath(shape.text(shape.kind === "AR" ? 5 : 1));
      if ("problem" in path) {
        shape.fail(path.problem);
        return [];
      }
      return path.subPaths.flatMap((subPath) => pathShapes(shape, subPath, place));
    }
  }
}

function pathShapes(shape: ShapeRecord, subPath: SubPath, place: (raw: RawPoint) => Point): Shape[] {
  const [only] = subPath.segments;
  const corners = flattenSubPath(subPath, CURVE_ERROR);
  shape.check(subPath.segments.flatMap(pointsOf), "its-path");
  if (shape.problem !== undefined) return [];
  if (subPath.segments.length === 1 && only?.kind === "arc") {
    const [start, mid, end] = [place(only.start), place(only.mid), place(only.end)];
    return [{ kind: "arc", start, mid, end }];
  }
  return corners.length > 1 ? [{ kind: "polygon", points: corners.map(place) }] : [];
}

function closed(corners: readonly RawPoint[]): readonly RawPoint[] {
  const [first] = corners;
  return first ? [...corners, first] : corners;
}
