import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { drawText } from "./draw-text.ts";
import { findStrokeGlyph } from "./stroke-font.ts";
import { STROKE_GLYPHS } from "./stroke-glyphs.ts";
import type { TextStyle } from "./text-style.ts";

const style: TextStyle = {
  size: { width: fromMm(1), height: fromMm(1) },
  thickness: fromMm(0.15),
  horizontal: "left",
  vertical: "bottom",
  mirrored: false,
};
const at = { position: { x: 0, y: 0 }, rotation: 0, style };

function boxOf(text: string, placement = at) {
  const points = drawText(text, placement).paths.flat();
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe("stroke font", () => {
  it("has every printable ASCII character and the signs parts are marked with", () => {
    for (let code = 33; code < 127; code++)
      expect(findStrokeGlyph(String.fromCharCode(code))?.strokes.length, String.fromCharCode(code)).toBeGreaterThan(0);
    for (const sign of ["Ω", "µ", "μ", "°", "±", "²", "×"])
      expect(findStrokeGlyph(sign)?.strokes.length, sign).toBeGreaterThan(0);
  });

  it("keeps every glyph within its line and, but for the backslash, within its own advance", () => {
    for (const [character, [advance]] of Object.entries(STROKE_GLYPHS))
      for (const [x, y] of findStrokeGlyph(character)?.strokes.flat() ?? []) {
        expect(x * 21, character).toBeGreaterThanOrEqual(character === "\\" ? -2 : 0);
        expect(x * 21, character).toBeLessThanOrEqual(advance);
        expect(y * 21, character).toBeGreaterThan(-8.01);
        expect(y * 21, character).toBeLessThan(27.01);
      }
  });

  it("draws accented letters over their letter: higher on capitals, without the dot of an i", () => {
    const top = (character: string) =>
      Math.max(...(findStrokeGlyph(character)?.strokes.flat() ?? []).map(([, y]) => y));
    for (const [accented, letter] of ["éE", "äA", "ñN", "čC", "őO"].map((pair) => [...pair])) {
      const capital = accented!.toUpperCase();
      expect(findStrokeGlyph(accented!)?.advance).toBe(findStrokeGlyph(letter!.toLowerCase())?.advance);
      expect(top(accented!)).toBeGreaterThan(top(letter!.toLowerCase()));
      expect(top(capital)).toBeGreaterThan(top(letter!));
      expect(top(capital)).toBeGreaterThan(top(accented!));
    }
    expect(findStrokeGlyph("í")?.strokes).toHaveLength(2);
    expect(
      findStrokeGlyph("ç")
        ?.strokes.flat()
        .some(([, y]) => y < 0),
    ).toBe(true);
    for (const other of ["ặ", "漢", "ж"]) expect(findStrokeGlyph(other), other).toBeUndefined();
  });

  it("draws no two characters alike", () => {
    const seen = new Map<string, string>();
    for (const [character, [, path]] of Object.entries(STROKE_GLYPHS)) {
      if (character === " ") continue;
      expect(seen.get(path), character).toBeUndefined();
      seen.set(path, character);
    }
  });
});

describe("drawText", () => {
  it("puts a capital on its baseline with the height asked for", () => {
    const box = boxOf("H");
    expect(box.bottom - box.top).toBe(fromMm(1));
    expect(box.bottom).toBe(-47619);
  });

  it("aligns at either end and in the middle", () => {
    const left = boxOf("HH");
    const right = boxOf("HH", { ...at, style: { ...style, horizontal: "right" } });
    const center = boxOf("HH", { ...at, style: { ...style, horizontal: "center", vertical: "middle" } });
    expect(left.left).toBeGreaterThan(0);
    expect(right.right).toBeLessThan(0);
    expect(Math.abs(center.left + center.right)).toBeLessThanOrEqual(1);
  });

  it("stands off the end that it begins or ends at by 0.65 of its pen, as KiCad sets it", () => {
    const [thin, thick] = [fromMm(0.1), fromMm(0.2)];
    const end = (horizontal: TextStyle["horizontal"], thickness: number, mirrored = false) =>
      boxOf("HH", { ...at, style: { ...style, horizontal, thickness, mirrored } }).left;
    expect(end("left", thick) - end("left", thin)).toBe(fromMm(0.065));
    expect(end("right", thick) - end("right", thin)).toBe(-fromMm(0.065));
    expect(end("left", thick, true) - end("left", thin, true)).toBe(-fromMm(0.065));
    expect(end("center", thick)).toBe(end("center", thin));
  });

  it("slants by an eighth of the height, however wide, and lies in the middle with the slant of a line's pitch", () => {
    const narrow = { ...style, size: { width: fromMm(0.5), height: fromMm(2) }, horizontal: "center" } as const;
    const upright = boxOf("H", { ...at, style: narrow });
    const slanted = boxOf("H", { ...at, style: { ...narrow, italic: true } });
    expect(Math.abs(slanted.right - slanted.left - (upright.right - upright.left) - fromMm(0.25))).toBeLessThan(3);
    // Half of 1.61 × 2 mm / 8 to the left, and what the lift of the letters leans to the right.
    expect(Math.abs(slanted.left - upright.left - fromMm(-0.20125 + 2 / 21 / 8))).toBeLessThan(3);
  });

  it("mirrors about its position", () => {
    const plain = boxOf("R12");
    const mirrored = boxOf("R12", { ...at, style: { ...style, mirrored: true } });
    expect([mirrored.left, mirrored.right]).toEqual([-plain.right, -plain.left]);
  });

  it("turns counter-clockwise on the screen", () => {
    const plain = boxOf("F");
    const turned = boxOf("F", { ...at, rotation: 90 });
    expect([turned.bottom, turned.top]).toEqual([-plain.left, -plain.right]);
    expect([turned.left, turned.right]).toEqual([plain.top, plain.bottom]);
  });

  it("stacks the lines of a text", () => {
    const two = boxOf("H\nH", { ...at, style: { ...style, vertical: "top" } });
    expect(two.bottom - two.top).toBe(fromMm(2.61));
  });

  it("sets what stands in braces lower or higher and smaller, and goes on as before", () => {
    const letter = boxOf("V");
    expect(boxOf("V_{V}").bottom).toBeGreaterThan(letter.bottom);
    expect(boxOf("V^{V}").top).toBeLessThan(letter.top);
    const low = boxOf("_{V}");
    expect(low.bottom - low.top).toBeCloseTo(0.8 * (letter.bottom - letter.top), -1);
    expect(boxOf("V_{V}V").right).toBeLessThan(boxOf("VVV").right);
    expect(boxOf("V_{V}V").right).toBeGreaterThan(boxOf("VV").right);
    expect(boxOf("~{V_{V}}").top).toBeLessThan(boxOf("V_{V}").top);
  });

  it("writes a brace that is never closed", () => {
    expect(drawText("V_{V", at).paths.length).toBeGreaterThan(drawText("V_{V}", at).paths.length);
  });

  it("bars a negated name and swallows its braces", () => {
    expect(boxOf("~{H}").top).toBeLessThan(boxOf("H").top);
    expect(boxOf("~{H}").right).toBeLessThan(boxOf("H{").right);
  });

  it("names the characters it cannot draw, once each", () => {
    const drawn = drawText("R1 電源 電", at);
    expect(drawn.missing).toEqual(["電", "源"]);
    expect(drawn.paths.length).toBeGreaterThan(0);
  });

  it("takes a line break at the end for no further line, as KiCad plots it", () => {
    const middle = { ...at, style: { ...style, vertical: "middle" as const } };
    expect(boxOf("Arduino\nNano\n", middle)).toEqual(boxOf("Arduino\nNano", middle));
    expect(boxOf("Nano\n\n", middle)).toEqual(boxOf("Nano\n ", middle));
  });
});
