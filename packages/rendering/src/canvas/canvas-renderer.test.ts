import { emptyBoard, fromMm, itemId, type Text } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { buildScene } from "../scene/build-scene.ts";
import { drawingOrder } from "../scene/layer-order.ts";
import { KICAD_THEME } from "../theme/board-theme.ts";
import type { Viewport } from "../view/viewport.ts";
import { type CanvasContext, CanvasRenderer } from "./canvas-renderer.ts";

/** A context that remembers how wide every stroke was. */
function recordingContext(): { context: CanvasContext; strokes: number[] } {
  const strokes: number[] = [];
  const nothing = () => undefined;
  const context: CanvasContext = {
    setTransform: nothing,
    transform: nothing,
    fillRect: nothing,
    fill: nothing,
    stroke: () => strokes.push(context.lineWidth),
    clip: nothing,
    fillText: nothing,
    save: nothing,
    restore: nothing,
    fillStyle: "",
    strokeStyle: "",
    lineWidth: 1,
    lineCap: "butt",
    lineJoin: "miter",
    globalAlpha: 1,
    font: "",
    textAlign: "left",
  };
  return { context, strokes };
}

const TEXT: Text = {
  id: itemId("text"),
  role: "user",
  text: "U1",
  layer: "F.SilkS",
  position: { x: 0, y: 0 },
  rotation: 0,
  style: {
    size: { width: fromMm(1), height: fromMm(1) },
    thickness: fromMm(0.15),
    horizontal: "center",
    vertical: "middle",
    mirrored: false,
  },
  hidden: false,
};
const BOARD = { ...emptyBoard(), texts: [TEXT] };
const SCENE = buildScene(BOARD);
const VIEW: Viewport = { width: 400, height: 300, centerX: 0, centerY: 0, scale: 20, flipped: false };

function strokesAt(view: Viewport): { strokes: number[]; paths: number } {
  const { context, strokes } = recordingContext();
  let paths = 0;
  const renderer = new CanvasRenderer(context, () => {
    paths += 1;
    return { moveTo: () => undefined, lineTo: () => undefined } as unknown as Path2D;
  });
  const style = { theme: KICAD_THEME, order: drawingOrder(BOARD, "front"), hidden: new Set<never>(), pixelRatio: 1 };
  renderer.drawScene(SCENE, view, style);
  renderer.drawScene(SCENE, view, style);
  return { strokes, paths };
}

describe("texts on the canvas", () => {
  it("are stroked with their own pen, from a path that is made once", () => {
    expect(strokesAt(VIEW)).toEqual({ strokes: [0.15, 0.15], paths: 1 });
  });

  it("are left out where they could not be read", () => {
    expect(strokesAt({ ...VIEW, scale: 3.9 }).strokes).toEqual([]);
    expect(strokesAt({ ...VIEW, scale: 4.1 }).strokes).toHaveLength(2);
  });

  it("are left out where they are not in view", () => {
    expect(strokesAt({ ...VIEW, centerX: fromMm(12) }).strokes).toEqual([]);
  });
});
