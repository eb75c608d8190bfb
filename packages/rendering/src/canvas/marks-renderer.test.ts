import { expect, test } from "vitest";
import type { Mark } from "../marks/mark.ts";
import { DrawList } from "../scene/draw-list.ts";
import type { Viewport } from "../view/viewport.ts";
import { type MarksContext, MarksRenderer } from "./marks-renderer.ts";

const VIEW: Viewport = { width: 100, height: 100, centerX: 50e6, centerY: 50e6, scale: 1, flipped: false };

function lineAt(x: number, y: number, colour: string, width = 1): Mark {
  const path = new DrawList();
  path.moveTo(x, y);
  path.lineTo(x + 1, y);
  return { kind: "stroke", path, colour, width };
}

/** What is drawn, in order: colours of strokes and fills, and texts. */
function drawn(marks: readonly Mark[], view: Viewport) {
  const told: string[] = [];
  const pens: number[] = [];
  const context: MarksContext = {
    setTransform: () => undefined,
    transform: () => undefined,
    save: () => undefined,
    restore: () => undefined,
    fillRect() {
      told.push(`paper ${this.fillStyle}`);
    },
    fill() {
      told.push(`fill ${this.fillStyle}`);
    },
    stroke() {
      told.push(`stroke ${this.strokeStyle}`);
      pens.push(this.lineWidth);
    },
    fillText: (text: string) => {
      told.push(`words ${text}`);
    },
    fillStyle: "",
    strokeStyle: "",
    lineWidth: 0,
    lineCap: "butt",
    lineJoin: "miter",
    globalAlpha: 1,
    font: "",
    textAlign: "left",
  };
  const createPath = () => ({ moveTo: () => undefined, lineTo: () => undefined }) as unknown as Path2D;
  new MarksRenderer(marks, createPath).draw(context, view, { paper: "white", pixelRatio: 1 });
  return { told, pens };
}

test("what lies in the view is drawn on its paper in its order, and nothing that lies elsewhere", () => {
  const square = new DrawList();
  for (const [x, y] of [
    [40, 40],
    [60, 40],
    [60, 60],
  ] as const)
    square.lineTo(x, y);
  const marks: Mark[] = [
    lineAt(50, 50, "red"),
    lineAt(500, 50, "far"),
    { kind: "fill", path: square, colour: "yellow", rule: "nonzero" },
    { kind: "words", text: "漢字", colour: "blue", x: 98, y: 50, rotation: 0, height: 2, anchor: "start" },
    lineAt(50, 50, "green"),
  ];
  expect(drawn(marks, VIEW).told).toEqual(["paper white", "stroke red", "fill yellow", "words 漢字", "stroke green"]);
});

test("a wide pen reaches into a view that its line does not", () => {
  const marks = [lineAt(104, 50, "wide", 10), lineAt(104, 50, "fine", 1)];
  expect(drawn(marks, VIEW).told).toEqual(["paper white", "stroke wide"]);
});

test("fine pens stay visible where a whole sheet is looked at, and have their own width from near", () => {
  const marks = [lineAt(50, 50, "red", 0.15)];
  expect(drawn(marks, VIEW).pens).toEqual([0.4]);
  expect(drawn(marks, { ...VIEW, scale: 20 }).pens).toEqual([0.15]);
});
