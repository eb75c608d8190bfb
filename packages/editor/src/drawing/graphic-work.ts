import type { LayerId, NetId, Stroke } from "@tracewright/board";
import { arcGeometry, type Nm, type Shape } from "@tracewright/geometry";
import { isSame } from "./corner-chain.ts";
import { drawingStroke } from "./drawing-style.ts";
import type { CornerWork, PlacesWork } from "./drawing-work.ts";
import { drawGraphics, type NewGraphic } from "./drawn.ts";
import { roundedRectangle } from "./rounded-rectangle.ts";

export interface GraphicWorkOptions {
  readonly layer: LayerId;
  /** Absent: what its layer is drawn with. */
  readonly stroke?: Stroke;
  readonly filled?: boolean;
  /** Of copper. */
  readonly net?: NetId;
}

/** A chain of straight lines, each a graphic of its own. */
export function lineWork(options: GraphicWorkOptions): CornerWork {
  return {
    name: "line",
    isRing: false,
    draw: (corners, { board }, nameItem) =>
      drawGraphics(
        board,
        corners.slice(1).map((end, index) => graphicOf({ kind: "line", start: corners[index]!, end }, options)),
        nameItem,
      ),
  };
}

export function polygonWork(options: GraphicWorkOptions): CornerWork {
  return {
    name: "polygon",
    isRing: true,
    draw: (corners, { board }, nameItem) =>
      drawGraphics(board, [graphicOf({ kind: "polygon", points: corners }, options)], nameItem),
  };
}

/** Two opposite corners; with a corner radius as four lines and four arcs, which is what an outline of a board is drawn with. */
export function rectangleWork({ radius = 0, ...options }: GraphicWorkOptions & { readonly radius?: Nm }): PlacesWork {
  return {
    name: "rectangle",
    count: 2,
    draw([start, end], { board }, nameItem) {
      if (!start || !end || start.x === end.x || start.y === end.y) return undefined;
      const shapes: readonly Shape[] =
        radius > 0 ? roundedRectangle(start, end, radius) : [{ kind: "rect", start, end }];
      return drawGraphics(
        board,
        shapes.map((shape) => graphicOf(shape, options)),
        nameItem,
      );
    },
  };
}

/** The middle, then a place on the line. */
export function circleWork(options: GraphicWorkOptions): PlacesWork {
  return {
    name: "circle",
    count: 2,
    draw([center, at], { board }, nameItem) {
      const radius = center && at ? Math.round(Math.hypot(at.x - center.x, at.y - center.y)) : 0;
      if (!center || radius === 0) return undefined;
      return drawGraphics(board, [graphicOf({ kind: "circle", center, radius }, options)], nameItem);
    },
  };
}

/** Both ends, then a place that the arc goes through. */
export function arcWork(options: GraphicWorkOptions): PlacesWork {
  return {
    name: "arc",
    count: 3,
    draw([start, end, mid], { board }, nameItem) {
      if (!start || !end || !mid || isSame(start, end) || !arcGeometry(start, mid, end)) return undefined;
      return drawGraphics(board, [graphicOf({ kind: "arc", start, mid, end }, options)], nameItem);
    },
  };
}

function graphicOf(shape: Shape, { layer, stroke, filled = false, net }: GraphicWorkOptions): NewGraphic {
  return {
    layer,
    shape,
    stroke: stroke ?? drawingStroke(layer),
    filled: filled && isFillable(shape),
    ...(net !== undefined && { net }),
  };
}

function isFillable({ kind }: Shape): boolean {
  return kind === "rect" || kind === "circle" || kind === "polygon";
}
