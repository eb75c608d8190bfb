import { accentedGlyph } from "./accented-glyph.ts";
import { hangulGlyph } from "./hangul-glyph.ts";
import { SAME_GLYPH, STROKE_GLYPHS } from "./stroke-glyphs.ts";

/** A glyph ready to draw: pen paths in units of the capital height, y up from the baseline. */
export interface StrokeGlyph {
  readonly advance: number;
  readonly strokes: readonly (readonly (readonly [x: number, y: number])[])[];
}

/**
 * In letter heights: how far the strokes of KiCad's own letters stand off from ours at the most, for what has to keep
 * clear of them. `stroke-font.shared.test.ts` holds every letter to it.
 */
export const STROKE_FONT_MARGIN = 0.1;
/** Grid units from the baseline to the top of a capital. */
const CAPITAL_HEIGHT = 21;
/** Pieces that one curve of a glyph is drawn with; the error stays below 1 % of the capital height. */
const CURVE_PIECES = 6;

const flattened = new Map<string, StrokeGlyph>();

/** The glyph of one character, or undefined when the stroke font has none (Kanji, Kana, Cyrillic). */
export function findStrokeGlyph(character: string): StrokeGlyph | undefined {
  const known = flattened.get(character);
  if (known) return known;
  const drawn = STROKE_GLYPHS[SAME_GLYPH[character] ?? character] ?? hangulGlyph(character) ?? accentedGlyph(character);
  if (!drawn) return undefined;
  const glyph: StrokeGlyph = { advance: drawn[0] / CAPITAL_HEIGHT, strokes: flattenPath(drawn[1]) };
  flattened.set(character, glyph);
  return glyph;
}

function flattenPath(path: string): [number, number][][] {
  const strokes: [number, number][][] = [];
  let stroke: [number, number][] = [];
  for (const [, command, rest = ""] of path.matchAll(/([MLQ])([^MLQ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = rest
      .trim()
      .split(/\s+/)
      .map((number) => Number(number) / CAPITAL_HEIGHT);
    if (command === "M") {
      stroke = [[a, b]];
      strokes.push(stroke);
    } else if (command === "L") stroke.push([a, b]);
    else {
      const [startX, startY] = stroke.at(-1) ?? [a, b];
      for (let piece = 1; piece <= CURVE_PIECES; piece++) {
        const t = piece / CURVE_PIECES;
        const s = 1 - t;
        stroke.push([s * s * startX + 2 * s * t * a + t * t * c, s * s * startY + 2 * s * t * b + t * t * d]);
      }
    }
  }
  return strokes;
}
