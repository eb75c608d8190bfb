import { boxOfPoints } from "@tracewright/geometry";
import { DrawList, type Mark, tracePath } from "@tracewright/rendering";
import { drawText, type HorizontalAlign, type VerticalAlign } from "@tracewright/text";

export interface TextLine {
  /** Millimetres, like all that follows. */
  readonly x: number;
  readonly y: number;
  /** Of a capital. */
  readonly height: number;
  readonly colour: string;
  readonly horizontal?: HorizontalAlign;
  readonly vertical?: VerticalAlign;
  /** Counter-clockwise on the screen, in degrees. */
  readonly rotation?: number;
  /** For a picture that is turned over as a whole: letters that come to be readable by it. */
  readonly mirrored?: boolean;
  /** The letters become smaller where the line would be longer. */
  readonly longest?: number;
  /** Takes the letters that have no strokes. */
  readonly missing?: Set<string>;
}

/** Width of the pen as a part of the capital height. */
const PEN = 0.12;
/** Letters are laid out at this height and scaled: whole nanometres are too coarse for no size. */
const LAYOUT_HEIGHT = 1_000_000;

/** How long a line is and how it is drawn, per millimetre of capital height. */
function layOut(words: string, { horizontal = "left", vertical = "middle", rotation = 0, mirrored = false }: TextLine) {
  return drawText(words.replaceAll(/\s+/g, " "), {
    position: { x: 0, y: 0 },
    rotation,
    style: {
      size: { width: LAYOUT_HEIGHT, height: LAYOUT_HEIGHT },
      thickness: LAYOUT_HEIGHT * PEN,
      horizontal,
      vertical,
      mirrored,
    },
  });
}

/** Length of a line of text in capital heights, its pen counted. */
export function textLength(words: string): number {
  const { paths } = layOut(words, { x: 0, y: 0, height: 1, colour: "" });
  const box = boxOfPoints(paths.flat());
  return box ? (box.maxX - box.minX) / LAYOUT_HEIGHT + PEN : 0;
}

/** One line of text in the stroke font, as a mark; none where nothing of it can be drawn. */
export function lineOfText(words: string, line: TextLine): Mark[] {
  const { paths, missing } = layOut(words, line);
  for (const letter of missing) line.missing?.add(letter);
  if (paths.length === 0) return [];
  const height = line.longest === undefined ? line.height : Math.min(line.height, line.longest / textLength(words));
  const strokes = new DrawList();
  for (const path of paths) tracePath(strokes, path);
  const marks = [{ kind: "stroke", path: strokes, colour: line.colour, width: PEN }] as const;
  return [{ kind: "group", x: line.x, y: line.y, scale: height, mirrored: false, marks }];
}
