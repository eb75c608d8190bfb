import { STROKE_GLYPHS } from "./stroke-glyphs.ts";

/**
 * Accents that Unicode composes letters with, drawn about x = 0 above the small letters, y up in the stroke font's units;
 * above capitals they stand higher. The cedilla hangs below either.
 */
const ACCENTS: Readonly<Record<string, string>> = {
  "\u0300": "M-2 22 L1 19",
  "\u0301": "M2 22 L-1 19",
  "\u0302": "M-4 19 L0 22 L4 19",
  "\u0303": "M-5 19 Q-4 21 -2 21 Q-1 20.7 0 20 Q1 19.2 2 19 Q4 19 5 21",
  "\u0304": "M-4 20 L4 20",
  "\u0306": "M-4 22 Q-4 19 0 19 Q4 19 4 22",
  "\u0307": "M0 21 L0 19",
  "\u0308": "M-4 21 L-4 19 M4 21 L4 19",
  "\u030a": "M0 19 Q-3 19 -3 22 Q-3 25 0 25 Q3 25 3 22 Q3 19 0 19",
  "\u030b": "M-1 22 L-4 19 M5 22 L2 19",
  "\u030c": "M-4 22 L0 19 L4 22",
  "\u0327": "M0 0 L0 -1 Q3 -2 3 -4 Q3 -7 0 -7 L-2 -7",
  "\u0328": "M3 0 Q0 -2.5 0 -4 Q0 -7 4 -6.5",
};
/** How far above capitals, and small letters with an ascender, an accent stands above its place over an x; usually 7. */
const RISE = 7;
const OWN_RISE: Readonly<Record<string, number>> = { "\u030a": 2, "\u0327": 0, "\u0328": 0 };
/** Their own dot makes room for the accent. */
const DOTLESS: Readonly<Record<string, string>> = { i: "ı" };

/**
 * The glyph of a letter with one accent as Unicode takes it apart (canonical decomposition, UAX #15), as
 * `[advance, path]`; undefined where the stroke font lacks the letter or the accent.
 */
export function accentedGlyph(character: string): readonly [advance: number, path: string] | undefined {
  const [letter = "", accent = "", ...more] = character.normalize("NFD");
  const drawn = STROKE_GLYPHS[DOTLESS[letter] ?? letter];
  const mark = ACCENTS[accent];
  if (!drawn || mark === undefined || more.length > 0) return undefined;
  const [advance, path] = drawn;
  const isHigh = letter !== letter.toLowerCase() || "bdfhkl".includes(letter);
  const up = isHigh ? (OWN_RISE[accent] ?? RISE) : 0;
  const middle = advance / 2;
  const placed = mark.replaceAll(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${middle + Number(x)} ${Number(y) + up}`,
  );
  return [advance, `${path} ${placed}`];
}
