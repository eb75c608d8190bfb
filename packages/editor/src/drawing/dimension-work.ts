import {
  crossbarOf,
  type Degrees,
  type Dimension,
  type LayerId,
  type Nm,
  normalizeDegrees,
  type Point,
  toMm,
} from "@tracewright/board";
import { EditBuilder } from "../edit-builder.ts";
import { isSame } from "./corner-chain.ts";
import { drawingStroke, drawingTextStyle, hasLayer } from "./drawing-style.ts";
import type { PlacesWork } from "./drawing-work.ts";

/** The distance of two places: both, then where its line stands. */
export function dimensionWork({ layer }: { readonly layer: LayerId }): PlacesWork {
  return {
    name: "dimension",
    count: 3,
    draw([start, end, at], { board }, nameItem) {
      if (!start || !end || !at || isSame(start, end)) return undefined;
      if (!hasLayer(board, layer)) return { refusal: "no-layer" };
      const height = heightAt(start, end, at);
      const style = drawingTextStyle(layer);
      const dimension = measuredText({
        id: nameItem(),
        kind: "aligned",
        layer,
        start,
        end,
        height,
        text: {
          id: nameItem(),
          role: "user",
          text: "",
          layer,
          position: start,
          rotation: 0,
          style: { ...style, horizontal: "center", vertical: "middle" },
          hidden: false,
        },
        stroke: drawingStroke(layer),
      });
      const builder = new EditBuilder(board);
      builder.add("dimensions", dimension);
      const edit = builder.build();
      return edit && { edit, selection: [dimension.id] };
    },
  };
}

/** An aligned dimension with the distance of its points, in millimetres, above its line; any other as it is. */
export function measuredText(dimension: Dimension): Dimension {
  const { kind, start, end, text } = dimension;
  if (kind !== "aligned" || !text || isSame(start, end)) return dimension;
  const crossbar = crossbarOf(dimension);
  const { size, thickness } = text.style;
  return {
    ...dimension,
    text: {
      ...text,
      text: `${toMm(Math.hypot(end.x - start.x, end.y - start.y)).toFixed(4)} mm`,
      position: aboveMiddle(crossbar, size.height + thickness),
      rotation: readableAngle(...crossbar),
    },
  };
}

/** How far beside the way from start to end a pointer is, to the left above nought. */
export function heightAt(start: Point, end: Point, at: Point): Nm {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  return Math.round((dx * (at.y - start.y) - dy * (at.x - start.x)) / Math.hypot(dx, dy)) + 0;
}

/** The angle of a line as a text on it is read: from the left, or from below. */
function readableAngle(start: Point, end: Point): Degrees {
  const angle = (-Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  const upright = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
  return normalizeDegrees(Math.round(upright * 1e6) / 1e6);
}

/** A place beside the middle of a line, on the side that is up for a text on it. */
function aboveMiddle([from, to]: readonly [Point, Point], by: Nm): Point {
  const angle = (readableAngle(from, to) * Math.PI) / 180;
  return {
    x: Math.round((from.x + to.x) / 2 - Math.sin(angle) * by) + 0,
    y: Math.round((from.y + to.y) / 2 - Math.cos(angle) * by) + 0,
  };
}
