import { isPackageHeading } from "../packages/package-families.ts";
import { boxAround, joined, type TextChunk, type TextLine } from "../text/text-line.ts";
import { type HeadingKind, headingKind } from "./column-kind.ts";
import { letterPlaces } from "./letter-widths.ts";

export interface HeadingCell {
  readonly chunk: TextChunk;
  readonly kind: HeadingKind | undefined;
}

/** The headings of a pin table, which stand on lines `first` to `last`. */
export interface Heading {
  readonly first: number;
  readonly last: number;
  /** From left to right. */
  readonly cells: readonly HeadingCell[];
  /** With those of the tables beside it: all of them bound one another's columns. */
  readonly row: readonly HeadingCell[];
  /** Where `cells` begin in `row`. */
  readonly offset: number;
}

/** Lines of one heading, and how far apart they stand in their letters' size. */
const MAX_LINES = 4;
const LINE_PITCH = 2.4;

/** The headings of all pin tables among the lines; several side by side are several headings. */
export function findHeadings(shown: readonly TextLine[]): Heading[] {
  const lines = shown.map((line) => ({ ...line, chunks: line.chunks.flatMap(splitHeading) }));
  const found: Heading[] = [];
  for (let first = 0; first < lines.length; first += 1) {
    const heading = headingFrom(lines, first);
    if (!heading) continue;
    found.push(...sideBySide(heading));
    first = heading.last;
  }
  return found;
}

/** "Pin number DESCRIPTION", "Pin no.NAME": headings that touch come as one text. */
function splitHeading(chunk: TextChunk): TextChunk[] {
  if (chunk.text.length > 100 || headingKind(chunk.text) !== undefined) return [chunk];
  const words = [...chunk.text.matchAll(/\S.*?(?=\s|$|(?<=[\p{Ll}.)])\p{Lu})/gu)].map(({ 0: text, index }) => ({
    begin: index,
    end: index + text.length,
  }));
  if (words.length < 2) return [chunk];
  const places = letterPlaces(chunk.text, chunk.left, chunk.right);
  const parts: TextChunk[] = [];
  for (let from = 0; from < words.length; ) {
    let to = words.length - 1;
    const textTo = (last: number) => chunk.text.slice(words[from]!.begin, words[last]!.end);
    while (to >= from && headingKind(textTo(to)) === undefined) to -= 1;
    if (to < from) return [chunk];
    const [left, right] = [places[words[from]!.begin], places[words[to]!.end]];
    parts.push({ ...chunk, text: textTo(to), left: left ?? chunk.left, right: right ?? chunk.right });
    from = to + 1;
  }
  return parts;
}

function headingFrom(lines: readonly TextLine[], first: number): Heading | undefined {
  if (!isHeadingLine(lines[first]!)) return undefined;
  let best: Heading | undefined;
  for (let last = first; last < Math.min(lines.length, first + MAX_LINES); last += 1) {
    const [line, before] = [lines[last]!, lines[last - 1]];
    if (last > first && before && line.y - before.y > LINE_PITCH * Math.max(line.size, before.size)) break;
    if (last > first && !isHeadingLine(line) && !isSecondLine(line, best)) break;
    const cells = cellsOf(lines.slice(first, last + 1));
    const known = (list: readonly HeadingCell[]) => list.filter(({ kind }) => kind !== undefined).length;
    // A row with "I/O" in it says a word of headings too: as one of them it would hide the others.
    const isWorse = best && known(cells) < known(best.cells);
    if (isPinHeading(cells) && !isWorse) best = { first, last, cells, row: cells, offset: 0 };
  }
  return best;
}

/** A line of headings says at least one word of them. */
function isHeadingLine(line: TextLine): boolean {
  return (
    line.chunks.length <= 40 &&
    // A row may well have "I/O" in it, but also its pin.
    !line.chunks.some(({ text }) => /^\d+$/.test(text)) &&
    line.chunks.some(({ text }) => headingKind(text) !== undefined) &&
    line.chunks.every(({ text }) => text.length <= 60)
  );
}

/** Under "PIN NO." there may be letters of packages ("D", "DBV"), which look like names elsewhere. */
function isSecondLine(line: TextLine, above: Heading | undefined): boolean {
  const numbers = above?.cells.filter(({ kind }) => kind === "number" || kind === "package") ?? [];
  return (
    line.chunks.length > 0 &&
    line.chunks.every(
      (chunk) =>
        (/^[A-Z]{1,4}(?:, ?[A-Z]{1,4})*$/.test(chunk.text) ||
          isPackageHeading(chunk.text.replace(/^\((.*)\)$/, "$1"))) &&
        numbers.some((cell) => overlap(cell.chunk, chunk)),
    )
  );
}

/**
 * The lowest line has the columns; what stands above one of them alone belongs to it, what stands above several only
 * groups them.
 */
function cellsOf(lines: readonly TextLine[]): HeadingCell[] {
  const cells: TextChunk[] = [];
  for (const line of [...lines].reverse())
    for (const chunk of line.chunks) {
      const below = cells.flatMap((cell, at) => (overlap(cell, chunk) ? [at] : []));
      const [only] = below;
      const isLowest = line === lines.at(-1);
      // "PIN" above "NAME" and "NO." groups them, over whichever of them or the gap between it stands.
      const kinds = new Set(cells.map((cell) => headingKind(cell.text)));
      const isGroup =
        headingKind(chunk.text) === "pin" && kinds.has("name") && (kinds.has("number") || kinds.has("package"));
      if (isGroup && !isLowest) continue;
      if (isLowest || (below.length === 0 && headingKind(chunk.text) !== undefined)) cells.push(chunk);
      else if (below.length === 1 && only !== undefined) {
        const cell = cells[only]!;
        const merged = `${chunk.text} ${cell.text}`;
        // "Table 1. Pin functions" above "NAME" is no part of the heading.
        if (headingKind(merged) !== undefined || headingKind(cell.text) === undefined)
          cells[only] = {
            ...joined(chunk, cell, " "),
            left: Math.min(chunk.left, cell.left),
            box: boxAround([chunk.box, cell.box]),
          };
      }
    }
  return cells.sort((one, other) => one.left - other.left).map((chunk) => ({ chunk, kind: headingKind(chunk.text) }));
}

function overlap(one: TextChunk, other: TextChunk): boolean {
  return one.left < other.right && other.left < one.right;
}

function isPinHeading(cells: readonly HeadingCell[]): boolean {
  const kinds = new Set(cells.map(({ kind }) => kind));
  const hasNumbers = kinds.has("number") || kinds.has("package") || kinds.has("pin");
  const hasNames = kinds.has("name") || kinds.has("function") || (kinds.has("pin") && kinds.has("number"));
  if (hasNumbers && hasNames) return true;
  if (kinds.has("pin") && (kinds.has("description") || kinds.has("type"))) return true;
  if (
    kinds.has("number") &&
    kinds.has("description") &&
    cells.some(({ chunk }) => /pin|terminal|ball/i.test(chunk.text))
  )
    return true;
  const names = cells.some(({ kind, chunk }) => kind === "name" && /pin|terminal|ball|signal/i.test(chunk.text));
  return names && kinds.has("type") && kinds.has("description");
}

/** "Pin Name Pin Name": the same headings again are the next table, beside the first. */
function sideBySide(heading: Heading): Heading[] {
  const { cells } = heading;
  for (let period = 2; period <= cells.length / 2; period += 1) {
    if (cells.length % period !== 0) continue;
    const kinds = cells.slice(0, period).map(({ kind }) => kind);
    const isPeriod = cells.every(({ kind }, at) => kind !== undefined && kind === kinds[at % period]);
    if (!isPeriod || new Set(kinds).size < 2) continue;
    return Array.from({ length: cells.length / period }, (_, at) => ({
      ...heading,
      cells: cells.slice(at * period, (at + 1) * period),
      offset: at * period,
    }));
  }
  return [heading];
}
