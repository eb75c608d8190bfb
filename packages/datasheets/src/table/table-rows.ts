import { boxAround, type TextChunk, type TextLine } from "../text/text-line.ts";
import type { ColumnBounds } from "./column-bounds.ts";
import { letterPlaces } from "./letter-widths.ts";

/** One line of a table: what stands in each column; empty where nothing does. */
export interface TableLine {
  readonly y: number;
  readonly size: number;
  readonly cells: readonly string[];
  /** Around all of the cells; undefined where the line has none. */
  readonly box: TextChunk["box"] | undefined;
  /** A text that reaches over several columns from the first on: prose, or the title of a group of rows. */
  readonly isAcross: boolean;
}

/** Puts what stands on a line into its columns; texts that pdf.js joined over a bound are cut there again. */
export function tableLine(line: TextLine, bounds: ColumnBounds): TableLine {
  const [first, last] = [bounds[0]!, bounds.at(-1)!];
  const inside = line.chunks.filter((chunk) => chunk.right > first && chunk.left < last);
  const pieces = inside.flatMap((chunk) => piecesOf(chunk, bounds));
  const cells = bounds.slice(1).map((_, column) =>
    pieces
      .filter((piece) => piece.column === column)
      .map(({ text }) => text)
      .join(" "),
  );
  return {
    y: line.y,
    size: line.size,
    cells,
    box: inside.length > 0 ? boxAround(inside.map(({ box }) => box)) : undefined,
    isAcross: inside.some(
      (chunk) => bounds.filter((bound) => bound > chunk.left + 1 && bound < chunk.right - 1).length >= 2,
    ),
  };
}

function piecesOf(chunk: TextChunk, bounds: ColumnBounds): { text: string; column: number }[] {
  const inner = bounds.slice(1, -1);
  if (!inner.some((bound) => bound > chunk.left + 1 && bound < chunk.right - 1)) {
    return [{ text: chunk.text, column: columnAt((chunk.left + chunk.right) / 2, inner) }];
  }
  const places = letterPlaces(chunk.text, chunk.left, chunk.right);
  const pieces: { text: string; column: number }[] = [];
  let at = 0;
  for (const word of chunk.text.split(" ")) {
    const begin = places[at] ?? chunk.left;
    // Widths are estimates: a word that begins shortly before a bound begins at it.
    const column = columnAt(begin + chunk.size * 0.8, inner);
    const open = pieces.at(-1);
    if (open && open.column >= column) open.text += ` ${word}`;
    else pieces.push({ text: word, column: pieces.length === 0 ? columnAt(begin + 1, inner) : column });
    at += [...word].length + 1;
  }
  return pieces;
}

function columnAt(x: number, inner: readonly number[]): number {
  const column = inner.findIndex((bound) => x < bound);
  return column < 0 ? inner.length : column;
}
