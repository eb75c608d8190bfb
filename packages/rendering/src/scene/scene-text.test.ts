// biome-ignore-all lint/suspicious/noTemplateCurlyInString: KiCad's text variables look like that
import { emptyBoard, itemId, type Text } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { SvgPath } from "../svg/svg-path.ts";
import { sceneText } from "./scene-text.ts";

function text(words: string): Text {
  return {
    id: itemId("text"),
    role: "user",
    text: words,
    layer: "F.SilkS",
    position: { x: fromMm(10), y: fromMm(20) },
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
}

describe("texts of a scene", () => {
  it("are the pen strokes that are printed, within the box that is said to hold their ink", () => {
    const drawn = sceneText(emptyBoard(), text("I"), undefined);
    if (drawn?.kind !== "strokes") throw new Error("A Latin capital has strokes.");
    const path = new SvgPath();
    drawn.strokes.replay(path);
    const points = [...path.text.matchAll(/[ML](\S+) (\d+\.?\d*)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(points.length).toBeGreaterThan(1);
    for (const [x = 0, y = 0] of points) {
      expect(x * 1e6).toBeGreaterThanOrEqual(drawn.box.minX);
      expect(x * 1e6).toBeLessThanOrEqual(drawn.box.maxX);
      expect(y * 1e6).toBeGreaterThanOrEqual(drawn.box.minY);
      expect(y * 1e6).toBeLessThanOrEqual(drawn.box.maxY);
    }
    const tall = drawn.box.maxY - drawn.box.minY;
    expect(tall).toBeGreaterThan(fromMm(1));
    expect(tall).toBeLessThan(fromMm(1.3));
  });

  it("are the areas of their own letters where those came with them", () => {
    const ring = [
      { x: 0, y: 0 },
      { x: fromMm(2), y: 0 },
      { x: 0, y: fromMm(1) },
    ];
    const letters = { text: "I", style: text("I").style, areas: [{ outer: ring, holes: [] }] };
    const drawn = sceneText(emptyBoard(), { ...text("I"), letters }, undefined);
    expect(drawn).toMatchObject({
      kind: "areas",
      box: { minX: fromMm(10), minY: fromMm(20), maxX: fromMm(12), maxY: fromMm(21) },
    });
    expect(sceneText(emptyBoard(), { ...text("J"), letters }, undefined)?.kind).toBe("strokes");
  });

  it("fill in variables, and leave no ink when nothing is left to write", () => {
    const board = { ...emptyBoard(), properties: { NOTHING: "", LOT: "7" } };
    expect(sceneText(board, text("${NOTHING}"), undefined)).toBeUndefined();
    expect(sceneText(board, text("${LOT}"), undefined)).toEqual(sceneText(board, text("7"), undefined));
  });

  it("with letters that the stroke font lacks are left to a font of the screen, whole", () => {
    expect(sceneText(emptyBoard(), text("電源 5V"), undefined)).toMatchObject({ kind: "typed", text: "電源 5V" });
    expect(sceneText(emptyBoard(), text("전원 5V"), undefined)?.kind).not.toBe("typed");
  });
});
