import { findStrokeGlyph } from "@tracewright/text";

/** A character's place in the document's fonts. */
export interface PlacedCharacter {
  readonly font: number;
  readonly code: number;
  /** In thousandths of the font size. */
  readonly advance: number;
}

/** Codes of one font; a document that uses more characters gets more fonts. */
const CODES = 256;
/** Capitals are 0.7 of the font size high, as in most type. */
const CAPITAL = 700;

interface FontCharacter extends PlacedCharacter {
  readonly character: string;
  readonly procedure: string;
}

/**
 * The project's stroke font as Type 3 fonts of a PDF (ISO 32000-1, 9.6.5): every character a little drawing with a
 * round pen, so that Hangul needs no font file, and text can still be searched and copied.
 */
export class StrokeFontFaces {
  private readonly characters = new Map<string, FontCharacter>();
  private readonly pen: number;

  /** `pen`: width of the strokes in thousandths of the font size. */
  constructor(pen: number) {
    this.pen = pen;
  }

  get fonts(): readonly (readonly FontCharacter[])[] {
    const fonts: FontCharacter[][] = [];
    for (const character of this.characters.values()) {
      const font = fonts[character.font] ?? [];
      font.push(character);
      fonts[character.font] = font;
    }
    return fonts;
  }

  place(character: string): PlacedCharacter {
    const known = this.characters.get(character);
    if (known) return known;
    const index = this.characters.size;
    const { advance, drawing } = drawCharacter(character);
    const placed = {
      font: Math.floor(index / CODES),
      code: index % CODES,
      advance,
      character,
      procedure: `${advance} 0 d0 ${this.pen} w 1 J 1 j ${drawing}`,
    };
    this.characters.set(character, placed);
    return placed;
  }
}

/** A character the stroke font lacks is an empty frame. */
function drawCharacter(character: string): { advance: number; drawing: string } {
  const glyph = findStrokeGlyph(character);
  if (!glyph) return { advance: CAPITAL, drawing: "90 0 520 700 re S" };
  const number = (value: number) => String(Math.round(value * CAPITAL));
  const paths = glyph.strokes.map((stroke) =>
    stroke.map(([x, y], index) => `${number(x)} ${number(y)} ${index === 0 ? "m" : "l"}`).join(" "),
  );
  return { advance: Math.round(glyph.advance * CAPITAL), drawing: paths.length > 0 ? `${paths.join(" ")} S` : "" };
}
