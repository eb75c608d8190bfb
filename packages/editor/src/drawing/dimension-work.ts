import { crossbarOf, type Dimension, type LayerId, type Text } from "@tracewright/board";
import { type Degrees, type Nm, normalizeDegrees, type Point, toMm } from "@tracewright/geometry";
import { EditBuilder } from "../edit-builder.ts";
import { isSame } from "./corner-chain.ts";
import { drawingStroke, drawingTextStyle, hasLayer } from "./drawing-style.ts";
import type { PlacesWork } from "./drawing-work.ts";

export interface DimensionWorkOptions {
  readonly layer: LayerId;
  /** Aligned when absent. */
  readonly kind?: DrawnDimension;
  /** Of a leader, which points at something with words: it has to say something. */
  readonly text?: string;
}

export type DrawnDimension = Exclude<Dimension["kind"], "radial">;

/**
 * A dimension by presses: of a distance both places, then where its line stands; of a leader its tip, its bend and
 * the middle of its text; of a centre mark the centre and the end of an arm.
 */
export function dimensionWork({ layer, kind = "aligned", text = "" }: DimensionWorkOptions): PlacesWork {
  return {
    name: "dimension",
    count: kind === "center" ? 2 : 3,
    draw([start, end, at = end], { board }, nameItem) {
      if (!start || !end || !at || isSame(start, end)) return undefined;
      if (kind === "leader" && text.trim() === "") return undefined;
      if (!hasLayer(board, layer)) return { refusal: "no-layer" };
      const words: Text = {
        id: nameItem(),
        role: "user",
        text: kind === "leader" ? text : "",
        layer,
        position: at,
        rotation: 0,
        style: { ...drawingTextStyle(layer), horizontal: "center", vertical: "middle" },
        hidden: false,
      };
      const orientation = kind === "orthogonal" ? orientationAt(start, end, at) : undefined;
      const isMeasured = kind === "aligned" || kind === "orthogonal";
      const dimension = measuredText({
        id: nameItem(),
        kind,
        layer,
        start,
        end,
        height: isMeasured ? heightAt({ kind, start, end, ...(orientation && { orientation }) }, at) : 0,
        ...(orientation && { orientation }),
        ...(kind !== "center" && { text: words }),
        stroke: drawingStroke(layer),
      });
      const builder = new EditBuilder(board);
      builder.add("dimensions", dimension);
      const edit = builder.build();
      return edit && { edit, selection: [dimension.id] };
    },
  };
}

/** A dimension of a distance with that distance, in millimetres, above its line; any other as it is. */
export function measuredText(dimension: Dimension): Dimension {
  const { kind, start, end, text } = dimension;
  if ((kind !== "aligned" && kind !== "orthogonal") || !text || isSame(start, end)) return dimension;
  const crossbar = crossbarOf(dimension);
  const { size, thickness } = text.style;
  return {
    ...dimension,
    text: {
      ...text,
      text: `${toMm(measuredLength(dimension)).toFixed(4)} mm`,
      position: aboveMiddle(crossbar, size.height + thickness),
      rotation: readableAngle(...crossbar),
    },
  };
}

/** What a dimension measures: of an orthogonal one the distance across or down alone. */
export function measuredLength(dimension: Dimension): Nm {
  const [from, to] = dimension.kind === "orthogonal" ? crossbarOf(dimension) : [dimension.start, dimension.end];
  return Math.round(Math.hypot(to.x - from.x, to.y - from.y));
}

/** How far beside what is measured a pointer is: to the left of the way from start to end, or down or right from the start. */
export function heightAt(
  { kind, orientation, start, end }: Pick<Dimension, "kind" | "orientation" | "start" | "end">,
  at: Point,
): Nm {
  if (kind === "orthogonal") return orientation === "vertical" ? at.x - start.x : at.y - start.y;
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  return Math.round((dx * (at.y - start.y) - dy * (at.x - start.x)) / Math.hypot(dx, dy)) + 0;
}

/**
 * Which way is measured where the line is to stand: across above or below both places, down beside them; between them
 * the longer way.
 */
function orientationAt(start: Point, end: Point, at: Point): "horizontal" | "vertical" {
  const [wide, high] = [Math.abs(end.x - start.x), Math.abs(end.y - start.y)];
  if (wide === 0 || high === 0) return wide === 0 ? "vertical" : "horizontal";
  const [isBesideX, isBesideY] = [isBeyond(at.x, start.x, end.x), isBeyond(at.y, start.y, end.y)];
  if (isBesideX !== isBesideY) return isBesideX ? "vertical" : "horizontal";
  if (!isBesideX) return wide >= high ? "horizontal" : "vertical";
  const off = { x: Math.abs(at.x - (start.x + end.x) / 2), y: Math.abs(at.y - (start.y + end.y) / 2) };
  return off.x > off.y ? "vertical" : "horizontal";
}

function isBeyond(at: number, a: number, b: number): boolean {
  return at < Math.min(a, b) || at > Math.max(a, b);
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
