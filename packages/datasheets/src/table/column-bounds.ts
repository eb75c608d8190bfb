import type { TextChunk, TextLine } from "../text/text-line.ts";
import type { HeadingCell } from "./find-headings.ts";

/** Where a table's columns begin and end: one place more than there are columns. */
export type ColumnBounds = readonly number[];

/**
 * Puts the bound between two columns where the most lines have something on both sides and the fewest letters are
 * cut. That holds for cells that stand left, centred or right under their headings, with or without ruled lines.
 */
export function columnBounds(cells: readonly HeadingCell[], body: readonly TextLine[]): ColumnBounds {
  const bounds = [leftBound(cells, body)];
  for (let column = 0; column + 1 < cells.length; column += 1)
    bounds.push(boundAfter(cells, column, bounds.at(-1)!, body));
  bounds.push(rightBound(cells, body, bounds.at(-1)!));
  return bounds;
}

/** Left of all that stands under the first heading; what ends before it is another column of the page. */
function leftBound(cells: readonly HeadingCell[], body: readonly TextLine[]): number {
  const { left, right } = cells[0]!.chunk;
  const second = cells[1]?.chunk.left ?? Number.POSITIVE_INFINITY;
  const under = body.flatMap(({ chunks }) =>
    chunks.filter((chunk) => chunk.left < right && chunk.right > left && chunk.left < second),
  );
  // Prose of a page column beside the table does not overlap; a line across the page does and says nothing about the column.
  const cellsUnder = under.filter((chunk) => chunk.right - chunk.left < 12 * (right - left) || chunk.left >= left - 2);
  return Math.min(left, ...cellsUnder.map((chunk) => chunk.left)) - 1;
}

/** Where letters begin on several lines at one place, clear of all that stands left of it, another column of the page begins. */
function rightBound(cells: readonly HeadingCell[], body: readonly TextLine[], from: number): number {
  const last = cells.at(-1)!.chunk;
  const starts = new Map<number, number>();
  const beyond = Math.max(last.right, from) + 2 * last.size;
  for (const { chunks } of body)
    for (const chunk of chunks)
      if (chunk.left > beyond) {
        const place = Math.round(chunk.left / 3);
        starts.set(place, (starts.get(place) ?? 0) + 1);
      }
  const places = [...starts].filter(([, count]) => count >= Math.max(3, body.length / 4)).map(([place]) => place * 3);
  for (const place of places.sort((one, other) => one - other)) {
    const x = place - 3;
    const crossing = body.filter(({ chunks }) => chunks.some((chunk) => chunk.left < x && chunk.right > x)).length;
    if (crossing === 0) return x;
  }
  return Number.POSITIVE_INFINITY;
}

function boundAfter(cells: readonly HeadingCell[], column: number, from: number, body: readonly TextLine[]): number {
  const [here, next] = [cells[column]!.chunk, cells[column + 1]!.chunk];
  const after = cells[column + 2]?.chunk.left ?? Number.POSITIVE_INFINITY;
  const [low, high] = [Math.max(from, here.left), next.right];
  const header: TextLine = { y: 0, size: here.size, chunks: [here, next] };
  const lines = [header, ...body];
  const edges = lines.flatMap(({ chunks }) => chunks.flatMap(({ left, right }) => [left - 0.2, right + 0.2]));
  const places = [...new Set([low, high, ...edges.filter((edge) => edge > low && edge < high)])].sort((a, b) => a - b);
  let best = { place: (here.right + next.left) / 2, score: Number.NEGATIVE_INFINITY, width: 0 };
  for (let at = 0; at + 1 < places.length; at += 1) {
    const [begin, end] = [places[at]!, places[at + 1]!];
    const place = nearNext(begin, end);
    // Both headings keep to their sides, as far as they do not run into each other.
    if (place < Math.min(middle(here), next.left - 3) || place > Math.max(middle(next), here.right + 3)) continue;
    const score = lines.reduce((sum, line) => sum + scoreOf(line.chunks, from, place, after), 0);
    const width = end - begin;
    if (score > best.score || (score === best.score && width > best.width)) best = { place, score, width };
  }
  return best.place;
}

/** Texts that are longer than their column reach over its right edge, hardly ever over its left one. */
function nearNext(begin: number, end: number): number {
  return Math.max((begin + end) / 2, end - 2);
}

function scoreOf(chunks: readonly TextChunk[], from: number, place: number, after: number): number {
  const isLeft = chunks.some((chunk) => middle(chunk) > from && middle(chunk) < place);
  const isRight = chunks.some((chunk) => chunk.left >= place - 1 && chunk.left < after);
  const isCut = chunks.some((chunk) => chunk.left < place - 1 && chunk.right > place + 1 && chunk.right < after + 20);
  return (isLeft && isRight ? 2 : 0) - (isCut ? 2 : 0);
}

function middle({ left, right }: TextChunk): number {
  return (left + right) / 2;
}
