import { type Point, type Polygon, placePoint } from "@tracewright/geometry";
import type { DrawnText } from "./drawn-solids.ts";
import { knockOut } from "./knock-out.ts";
import { letterAreas } from "./letter-areas.ts";
import { findStrokeGlyph } from "./stroke-font.ts";
import type { TextPlacement } from "./text-placement.ts";
import type { TextStyle } from "./text-style.ts";

/** Distance of two lines of text in units of the glyph height, as KiCad sets them. */
const LINE_PITCH = 1.61;
/** KiCad lifts every glyph by this part of the glyph height above the baseline. */
const BASELINE_LIFT = 1 / 21;
const ITALIC_SLANT = 1 / 8;
/** Texts keep this part of their pen's width off the point that their left or right end stands at. Measured of KiCad 6.0. */
const END_INSET = 0.65;
/** Height of the bar over negated names, in units of the glyph height. */
const OVERBAR_HEIGHT = 1.23;
/** Letters of `_{…}` and `^{…}`, in units of those around them: KiCad's from version 7 on. */
const SCRIPT_SCALE = 0.8;
const SUBSCRIPT_DROP = 0.15;
const SUPERSCRIPT_LIFT = 0.35;
/** Room left for a character without glyph, in units of the glyph width. */
const MISSING_ADVANCE = 1;

interface Line {
  readonly strokes: readonly (readonly (readonly [number, number])[])[];
  readonly width: number;
}

/**
 * Turns a text (its variables already replaced) into what is drawn of it on the board. `~{…}` puts a bar over its
 * content, `_{…}` and `^{…}` set it lower or higher; an older `~NAME~` stays as written.
 */
export function drawText(text: string, placement: TextPlacement): DrawnText {
  const { position, rotation, style } = placement;
  const drawn = drawLetters(text, placement);
  if (!style.knockout || drawn.paths.length + drawn.areas.length === 0) return drawn;
  const areas = cutOut(text, placement).map((area) => placePolygon(area, position, rotation));
  return { paths: [], areas, thickness: 0, missing: drawn.missing };
}

interface CutOut {
  readonly text: string;
  readonly letters: TextPlacement["letters"];
  readonly areas: readonly Polygon[];
}
/** What letters leave of their box takes milliseconds to find, and is asked for with every look at a text. */
const cutOuts = new WeakMap<TextStyle, CutOut>();

function cutOut(text: string, { style, letters }: TextPlacement): readonly Polygon[] {
  const known = cutOuts.get(style);
  if (known && known.text === text && known.letters === letters) return known.areas;
  const drawn = drawLetters(text, { position: { x: 0, y: 0 }, rotation: 0, style, ...(letters && { letters }) });
  const areas = knockOut(drawn, style);
  cutOuts.set(style, { text, letters, areas });
  return areas;
}

function placePolygon({ outer, holes }: Polygon, position: Point, rotation: number): Polygon {
  const place = (ring: readonly Point[]) => ring.map((point) => placePoint(point, position, rotation));
  return { outer: place(outer), holes: holes.map(place) };
}

function drawLetters(text: string, placement: TextPlacement): DrawnText {
  const { position, rotation, style } = placement;
  const areas = letterAreas(text, placement);
  if (areas) return { paths: [], areas, thickness: 0, missing: [] };
  const missing = new Set<string>();
  const lines = text
    // Some systems take Hangul syllables apart in file names and clipboards.
    .normalize("NFC")
    .replaceAll("\r", "")
    // KiCad begins no further line after a break that ends the text.
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => layOutLine(line, missing));
  const { width, height } = style.size;
  const pitch = LINE_PITCH * height * (style.lineSpacing ?? 1);
  const below = (lines.length - 1) * pitch;
  const baseline = style.vertical === "top" ? height : style.vertical === "middle" ? (height - below) / 2 : -below;
  const thickness = penWidth(style);
  // As KiCad does: a slanted line counts as wider by what its full pitch leans over.
  const lean = style.italic ? LINE_PITCH * ITALIC_SLANT * height : 0;
  const paths: Point[][] = [];
  for (const [index, line] of lines.entries()) {
    const length = line.width * width + lean;
    const inset = END_INSET * thickness;
    const left = style.horizontal === "left" ? inset : style.horizontal === "center" ? -length / 2 : -length - inset;
    for (const stroke of line.strokes)
      paths.push(
        stroke.map(([x, y]) => {
          const lifted = y + BASELINE_LIFT;
          const across = left + x * width + (style.italic ? lifted * ITALIC_SLANT * height : 0);
          const local = {
            x: Math.round(style.mirrored ? -across : across) + 0,
            y: Math.round(baseline + index * pitch - lifted * height) + 0,
          };
          return placePoint(local, position, rotation);
        }),
      );
  }
  return { paths, areas: [], thickness, missing: [...missing] };
}

/** How wide one line of text is, without its pen. */
export function lineWidth(line: string, { size }: Pick<TextStyle, "size">): number {
  return layOutLine(line, new Set()).width * size.width;
}

/** What `~{…}`, `_{…}` and `^{…}` do to what stands between their braces; they stand in one another. */
interface Span {
  readonly barFrom: number | undefined;
  /** Of the letters, and how far they are lifted; in units of the glyph size. */
  readonly scale: number;
  readonly lift: number;
}

/** Strokes of one line in units of the glyph size, its left end at 0, y up from the baseline. */
function layOutLine(text: string, missing: Set<string>): Line {
  const strokes: (readonly (readonly [number, number])[])[] = [];
  const spans: Span[] = [{ barFrom: undefined, scale: 1, lift: 0 }];
  let x = 0;
  for (let index = 0; index < text.length; ) {
    const around = spans.at(-1) as Span;
    const opened = openedSpan(text, index, x, around);
    if (opened) {
      spans.push(opened);
      index += 2;
      continue;
    }
    const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
    index += character.length;
    if (spans.length > 1 && character === "}") {
      spans.pop();
      const { barFrom, scale, lift } = around;
      if (barFrom === undefined) continue;
      const height = lift + scale * OVERBAR_HEIGHT;
      strokes.push([
        [barFrom, height],
        [x, height],
      ]);
      continue;
    }
    const glyph = findStrokeGlyph(character === "\t" ? " " : character);
    const { scale, lift } = around;
    if (!glyph) {
      missing.add(character);
      x += scale * MISSING_ADVANCE;
      continue;
    }
    const left = x;
    for (const stroke of glyph.strokes)
      strokes.push(stroke.map(([gx, gy]) => [left + scale * gx, lift + scale * gy] as const));
    x += scale * glyph.advance;
  }
  return { strokes, width: x };
}

function openedSpan(text: string, index: number, x: number, { barFrom, scale, lift }: Span): Span | undefined {
  const mark = text.slice(index, index + 2);
  // A bar within a bar is written.
  if (mark === "~{") return barFrom === undefined ? { barFrom: x, scale, lift } : undefined;
  if ((mark !== "_{" && mark !== "^{") || !text.includes("}", index)) return undefined;
  const raised = mark === "^{" ? SUPERSCRIPT_LIFT : -SUBSCRIPT_DROP;
  return { barFrom: undefined, scale: scale * SCRIPT_SCALE, lift: lift + scale * raised };
}

/** A text without a thickness gets KiCad's: an eighth of its width, a fifth when bold. Never thicker than a quarter. */
function penWidth({ size, thickness, bold }: TextStyle): number {
  const least = Math.min(size.width, size.height);
  const wanted = thickness > 0 ? thickness : Math.round(size.width / (bold ? 5 : 8));
  return Math.min(wanted, Math.round(least / 4));
}
