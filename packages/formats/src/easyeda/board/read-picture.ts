import { phrase } from "@tracewright/board";
import { isNestedDeeperThan } from "../../json/json-depth.ts";
import { member } from "../easyeda-document.ts";
import type { RawPoint, ShapeRecord } from "../shape-record.ts";
import { flattenSubPath, readSvgPath } from "../svg-path.ts";
import { easyedaLayer } from "./board-layers.ts";
import { type BoardReading, type Content, type Frame, OUTER_COPPER } from "./board-reading.ts";
import { filledRings } from "./read-areas.ts";
import { addArea, CURVE_ERROR } from "./read-line-shapes.ts";

const BODY_LAYER = "19";
const MAX_DEPTH = 30;

/** SVGNODE~json: artwork as filled paths, or the 3D body of a part. */
export function readSvgNode(reading: BoardReading, shape: ShapeRecord, frame: Frame, into: Content): void {
  // The JSON may hold the separator itself.
  const node = parseNode(shape.fields.slice(1).join("~"));
  if (node === undefined) {
    shape.fail(phrase("json-unreadable", {}));
    return;
  }
  const attributes = member(node, "attrs");
  const layerId = String(member(node, "layerid") ?? member(attributes, "layerid") ?? "");
  if (layerId === BODY_LAYER || member(attributes, "c_etype") === "outline3D") {
    const title = member(attributes, "title");
    if (typeof title === "string" && title !== "") into.bodies.push(title);
    into.counted.push({ kind: "3D models", what: "converted", by: 1 });
    return;
  }
  const layer = easyedaLayer(layerId, frame.side);
  const path = member(attributes, "d");
  if (layer.kind === "unused") shape.fail(phrase("on-foreign-layer", { layer: layer.name }));
  if (typeof path !== "string") shape.fail(phrase("picture-without-path", {}));
  if (shape.problem !== undefined || typeof path !== "string" || layer.kind === "unused") return;
  const drawn = readSvgPath(path);
  if ("problem" in drawn) {
    shape.fail(drawn.problem);
    return;
  }
  const rings = drawn.subPaths
    .map((subPath) => flattenSubPath(subPath, CURVE_ERROR))
    .filter((ring): ring is RawPoint[] => ring.length > 2);
  for (const ring of rings) shape.check(ring, "its-path");
  if (shape.problem !== undefined) return;
  const layers = layer.kind === "multi" ? OUTER_COPPER : [layer.layer];
  const id = String(member(node, "gId") ?? member(attributes, "id") ?? "");
  for (const ring of filledRings(rings)) addArea(reading, frame, into, { ring, layers, width: 0, filled: true, id });
  into.counted.push({ kind: "pictures", what: "converted", by: 1 });
}

/** DIMENSION~layer~path~id~locked: kept as the lines the editor drew. */
export function readDimension(reading: BoardReading, shape: ShapeRecord, frame: Frame, into: Content): void {
  const layer = easyedaLayer(shape.text(1), frame.side);
  const drawn = readSvgPath(shape.text(2));
  if ("problem" in drawn) shape.fail(drawn.problem);
  if (layer.kind !== "drawing") shape.fail(phrase("on-no-drawing-layer", {}));
  if ("problem" in drawn || layer.kind !== "drawing") return;
  const lines = drawn.subPaths.map((subPath) => flattenSubPath(subPath, CURVE_ERROR));
  for (const line of lines) shape.check(line, "its-path");
  if (shape.problem !== undefined) return;
  for (const line of lines)
    for (const [index, end] of line.entries()) {
      const start = line[index - 1];
      if (!start) continue;
      into.graphics.push({
        id: reading.id(shape.text(3)),
        layer: layer.layer,
        shape: { kind: "line", start: frame.place(start), end: frame.place(end) },
        stroke: { width: DIMENSION_PEN, style: "solid" },
        filled: false,
      });
    }
  into.counted.push({ kind: "dimensions", what: "converted", by: 1 });
}

/** The file does not say how thick its dimensions are drawn: 6 mil, as their figures look. */
const DIMENSION_PEN = 152_400;

function parseNode(text: string): unknown {
  if (isNestedDeeperThan(text, MAX_DEPTH)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
