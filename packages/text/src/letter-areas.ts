import { type Point, type Polygon, placePoint } from "@tracewright/geometry";
import type { TextPlacement } from "./text-placement.ts";
import type { DrawnLetters, LetterStyle, TextStyle } from "./text-style.ts";

/** The letters that came with a text, on the board; undefined where none did, or those of other words or another style. */
export function letterAreas(
  text: string,
  { position, rotation, style, letters }: TextPlacement,
): readonly Polygon[] | undefined {
  if (letters?.text !== text || !isOneStyle(letters.style, style)) return undefined;
  return mapAreas(letters.areas, ({ x, y }) => placePoint({ x: style.mirrored ? -x : x, y }, position, rotation));
}

/** Letters as they lie on the board, kept with their text: they go wherever it goes. */
export function keepLetters(
  text: string,
  onBoard: readonly Polygon[],
  { position, rotation, style }: TextPlacement,
): DrawnLetters {
  const { thickness: _, knockout: _knockout, mirrored, ...letterStyle } = style;
  const areas = mapAreas(onBoard, (point) => {
    const { x, y } = placePoint({ x: point.x - position.x, y: point.y - position.y }, { x: 0, y: 0 }, -rotation);
    return { x: mirrored ? -x + 0 : x, y };
  });
  return { text, style: letterStyle, areas };
}

function mapAreas(areas: readonly Polygon[], map: (point: Point) => Point): Polygon[] {
  return areas.map(({ outer, holes }) => ({ outer: outer.map(map), holes: holes.map((hole) => hole.map(map)) }));
}

function isOneStyle(a: LetterStyle, b: TextStyle): boolean {
  return (
    a.size.width === b.size.width &&
    a.size.height === b.size.height &&
    a.horizontal === b.horizontal &&
    a.vertical === b.vertical &&
    (a.bold ?? false) === (b.bold ?? false) &&
    (a.italic ?? false) === (b.italic ?? false) &&
    a.fontFace === b.fontFace &&
    (a.lineSpacing ?? 1) === (b.lineSpacing ?? 1)
  );
}
