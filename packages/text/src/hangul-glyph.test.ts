import { describe, expect, it } from "vitest";
import { drawText } from "./draw-text.ts";
import { hangulGlyph } from "./hangul-glyph.ts";
import { findStrokeGlyph } from "./stroke-font.ts";

const SYLLABLES = Array.from({ length: 11_172 }, (_, index) => String.fromCodePoint(0xac00 + index));

describe("Hangul of the stroke font", () => {
  it("has every syllable, each its own, inside the square that KiCad leaves for full width", () => {
    const seen = new Set<string>();
    let [low, high, left, right] = [99, -99, 99, -99];
    for (const syllable of SYLLABLES) {
      const [advance, path] = hangulGlyph(syllable) ?? [0, ""];
      expect(advance).toBe(31);
      seen.add(path);
      for (const [, x, y] of path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
        [left, right] = [Math.min(left, Number(x)), Math.max(right, Number(x))];
        [low, high] = [Math.min(low, Number(y)), Math.max(high, Number(y))];
      }
    }
    expect(seen.size).toBe(SYLLABLES.length);
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(31);
    // Curves are pulled by points a little outside; the ink itself stays within.
    expect(low).toBeGreaterThan(-1);
    expect(high).toBeLessThanOrEqual(24.5);
  });

  it("puts together what a syllable is spelled with", () => {
    const strokes = (character: string) => findStrokeGlyph(character)?.strokes.length;
    // 한 = ㅎ (tick, bar, ring) + ㅏ (stem, tick) + ㄴ
    expect(strokes("한")).toBe(6);
    // 뷁 = ㅂ (frame, bar) + ㅜ (bar, stem) + ㅔ (two stems, tick) + ㄹ + ㄱ
    expect(strokes("뷁")).toBe(9);
    expect(strokes("ㅘ")).toBe(4);
    expect(strokes("ㅄ")).toBe(4);
  });

  it("knows the letters that stand alone, and leaves everything else to others", () => {
    for (let code = 0x3131; code <= 0x3163; code++)
      expect(hangulGlyph(String.fromCodePoint(code)), `${code}`).toBeDefined();
    for (const other of ["A", "漢", "\u3164", "\ud7a4", "\uabff", ""]) expect(hangulGlyph(other)).toBeUndefined();
  });

  it("draws syllables that were taken apart as if they were whole", () => {
    const style = {
      size: { width: 1_000_000, height: 1_000_000 },
      thickness: 100_000,
      horizontal: "left",
      vertical: "bottom",
      mirrored: false,
    } as const;
    const at = { position: { x: 0, y: 0 }, rotation: 0, style };
    expect(drawText("전원".normalize("NFD"), at)).toEqual(drawText("전원", at));
    expect(drawText("전원", at).missing).toEqual([]);
  });
});
