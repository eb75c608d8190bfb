import type { PageText } from "../pdf/page-text.ts";
import { type ColumnBounds, columnBounds } from "../table/column-bounds.ts";
import type { HeadingKind } from "../table/column-kind.ts";
import { findHeadings, type Heading, type HeadingCell } from "../table/find-headings.ts";
import { type TableLine, tableLine } from "../table/table-rows.ts";
import { type TextLine, textOf } from "../text/text-line.ts";
import { columnRoles } from "./column-roles.ts";
import { pinNumbers } from "./pin-numbers.ts";
import { type ColumnRoles, type PinRow, pinRows } from "./pin-row.ts";

/** The rows of one table on one page. */
export interface PinTablePart {
  readonly page: number;
  /** What the number columns are headed: "DIP, SO", "NO."; none for a table of names alone. */
  readonly numberHeadings: readonly string[];
  /** All headings, to know the table again on the next page. */
  readonly headings: string;
  /** What stands above the table and names it; empty where nothing does. */
  readonly caption: string;
  readonly rows: readonly PinRow[];
  readonly shape: TableShape;
}

/** What a table needs to go on without headings on the next page. */
export interface TableShape {
  /** What bounds the columns: its headings, with those of the tables beside it. */
  readonly cells: readonly HeadingCell[];
  /** Which of the columns between all bounds are the table's. */
  readonly first: number;
  readonly last: number;
  readonly roles: ColumnRoles;
  readonly direction: PageText["direction"];
  readonly headings: string;
  readonly numberHeadings: readonly string[];
  readonly hasBalls: boolean;
  /** Nothing but its own rows stood below its headings. */
  readonly reachesEnd: boolean;
}

const CAPTION = /^(?:table|tab\.|figure|fig\.|表|图|표|그림)\s*\d/i;
/** A gap between two lines, in their letters' size, that no table has between its rows. */
const END_GAP = 7;
/** Lines that a table's columns are found by. */
const SAMPLE = 80;

/** All pin tables of a page, and what goes on from the page before. */
export function readPinTables(
  text: PageText,
  lines: readonly TextLine[],
  open: TableShape | undefined,
): PinTablePart[] {
  const headings = findHeadings(lines);
  const parts: PinTablePart[] = [];
  if (open && open.direction === text.direction) {
    const before = lines.slice(0, headings[0]?.first ?? lines.length);
    const part = continued(text, before, open, headings.length === 0);
    if (part) parts.push(part);
  }
  for (const heading of headings) {
    const part = tableOf(text, lines, heading, headings);
    if (part) parts.push(part);
  }
  return parts;
}

function tableOf(
  text: PageText,
  lines: readonly TextLine[],
  heading: Heading,
  all: readonly Heading[],
): PinTablePart | undefined {
  const body = bodyOf(lines, heading, all);
  if (body.length === 0) return undefined;
  const { row, offset, cells } = heading;
  const everything = columnBounds(row, body.slice(0, SAMPLE)).slice(offset, offset + cells.length + 1);
  const kinds: (HeadingKind | undefined)[] = heading.cells.map(({ kind }) => kind);
  const whole = columnRoles(kinds, linesWithin(body, everything));
  if (!whole) return undefined;
  // What stands beside the columns of pins belongs to another column of the page.
  const used = [...whole.numbers, whole.name, whole.type ?? whole.name, whole.description ?? whole.name];
  const [first, last] = [Math.min(...used), Math.max(...used)];
  const bounds = everything.slice(first, last + 2);
  const roles = shifted(whole, first);
  const rows = pinRows(linesWithin(body, bounds), roles);
  if (rows.length === 0) return undefined;
  const texts = heading.cells.slice(first, last + 1).map(({ chunk }) => chunk.text);
  const numberHeadings = roles.numbers.map((column) => texts[column] ?? "");
  const hasBalls = haveBalls(rows);
  const known = heading.cells.filter(({ kind }) => kind !== undefined);
  const headings = known.map(({ chunk }) => chunk.text.toLowerCase()).join(" | ");
  return {
    page: text.page,
    numberHeadings,
    headings,
    caption: captionOf(lines, heading),
    rows,
    shape: {
      cells: row,
      first: offset + first,
      last: offset + last,
      roles,
      direction: text.direction,
      headings,
      numberHeadings,
      hasBalls,
      reachesEnd: isNearEnd(text, lines, body),
    },
  };
}

function linesWithin(lines: readonly TextLine[], bounds: ColumnBounds): TableLine[] {
  return lines.map((line) => tableLine(line, bounds)).filter(({ box }) => box !== undefined);
}

function shifted({ numbers, name, type, description }: ColumnRoles, by: number): ColumnRoles {
  return {
    numbers: numbers.map((column) => column - by),
    name: name - by,
    ...(type !== undefined && { type: type - by }),
    ...(description !== undefined && { description: description - by }),
  };
}

/** The part of a page's height that is left free below a table which goes on overleaf, and the lines that run along its foot. */
const FREE_BELOW = 0.22;
const FOOT_LINES = 4;

function isNearEnd({ bottom }: PageText, lines: readonly TextLine[], body: readonly TextLine[]): boolean {
  const last = body.at(-1)!;
  const height = bottom - (lines[0]?.y ?? bottom);
  return bottom - last.y <= FREE_BELOW * height && lines.length - 1 - lines.indexOf(last) <= FOOT_LINES;
}

function bodyOf(lines: readonly TextLine[], heading: Heading, all: readonly Heading[]): TextLine[] {
  const body: TextLine[] = [];
  const next = Math.min(lines.length, ...all.filter(({ first }) => first > heading.last).map(({ first }) => first));
  let above = lines[heading.last]!;
  const sizes: number[] = [];
  for (const line of lines.slice(heading.last + 1, next)) {
    const isFar = line.y - above.y > END_GAP * Math.max(line.size, above.size);
    const usual = sizes.length > 2 ? [...sizes].sort((a, b) => a - b)[Math.floor(sizes.length / 2)]! : undefined;
    const isTitle = usual !== undefined && line.size > usual * 1.3;
    if (isFar || isTitle || CAPTION.test(textOf(line))) break;
    body.push(line);
    sizes.push(line.size);
    above = line;
  }
  return body;
}

/** The nearest lines above the headings that name a table or a section. */
function captionOf(lines: readonly TextLine[], heading: Heading): string {
  const above = lines.slice(Math.max(0, heading.first - 4), heading.first).map(textOf);
  const named = above.findLast((text) => CAPTION.test(text));
  return named ?? above.filter((text) => text.length < 100).join(" / ");
}

/** The first lines of a page, below what runs along its head, as further rows of the table that the page before ended with. */
function continued(
  text: PageText,
  lines: readonly TextLine[],
  open: TableShape,
  wholePage: boolean,
): PinTablePart | undefined {
  if (!open.reachesEnd || open.roles.numbers.length === 0) return undefined;
  // Longer names than on the page before may stand here: the bounds are found again.
  const bounds = columnBounds(open.cells, lines.slice(0, SAMPLE)).slice(open.first, open.last + 2);
  const inside = linesWithin(lines, bounds);
  const first = inside.findIndex((line) => isRow(line, open.roles));
  if (first < 0 || first > 6) return undefined;
  const upTo = inside.findIndex((line, at) => at > first && line.y - inside[at - 1]!.y > END_GAP * line.size);
  const rows = pinRows(inside.slice(first, upTo < 0 ? inside.length : upTo), open.roles);
  // A table of balls goes on with balls, one of numbers with numbers: "E1" of a dimension is no pin after "8".
  if (haveBalls(rows) !== open.hasBalls) return undefined;
  // One row alone is one where nothing stands above it.
  if (rows.length < (wholePage && first > 1 ? 2 : 1)) return undefined;
  return {
    page: text.page,
    numberHeadings: open.numberHeadings,
    headings: open.headings,
    caption: "",
    rows,
    shape: { ...open, reachesEnd: wholePage && upTo < 0 },
  };
}

function isRow(line: TableLine, roles: ColumnRoles): boolean {
  const isNumbered = roles.numbers.some((column) => (pinNumbers(line.cells[column] ?? "")?.length ?? 0) > 0);
  return isNumbered && (line.cells[roles.name] ?? "") !== "" && !line.isAcross;
}

function haveBalls(rows: readonly PinRow[]): boolean {
  return rows.some(({ numbers }) => numbers.flat().some((number) => /^[A-Z]+\d/.test(number)));
}
