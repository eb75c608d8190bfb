import { emptyBoard, itemId, type Text } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { buildScene } from "../scene/build-scene.ts";
import { drawingOrder } from "../scene/layer-order.ts";
import { SceneLayer } from "../scene/scene.ts";
import { traceCircle, tracePath } from "../scene/trace-solid.ts";
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
    drawImage: nothing,
    fillText: nothing,
    strokeText: nothing,
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

describe("a board in cells", () => {
  it("has the tracks of every cell under the pads of every other, where the pads' names are", () => {
    const done: string[] = [];
    const { context } = recordingContext();
    const path = { moveTo: () => undefined, lineTo: () => undefined, arc: () => undefined, closePath: () => undefined };
    const renderer = new CanvasRenderer(
      { ...context, stroke: () => done.push("track"), fill: () => done.push("pad") },
      () => path as unknown as Path2D,
    );
    const pad = new SceneLayer("F.Cu");
    traceCircle(pad.fills, { x: 0, y: 0 }, fromMm(1));
    const track = new SceneLayer("F.Cu");
    tracePath(track.stroke(fromMm(0.2)), [
      { x: 0, y: 0 },
      { x: fromMm(3), y: 0 },
    ]);
    const box = { minX: 0, minY: 0, maxX: fromMm(3), maxY: fromMm(1) };
    const cells = [pad, track].map((layer) => ({ layers: [layer], bounds: box, drawn: box }));
    renderer.drawScene({ cells, bounds: box, drawn: box }, VIEW, {
      theme: KICAD_THEME,
      order: ["F.Cu"],
      hidden: new Set(),
      pixelRatio: 1,
    });
    expect(done).toEqual(["track", "pad"]);
  });
});
