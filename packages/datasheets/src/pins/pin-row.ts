import type { PdfBox } from "../facts/evidence.ts";
import type { TableLine } from "../table/table-rows.ts";
import { boxAround } from "../text/text-line.ts";
import { pinNumbers } from "./pin-numbers.ts";

/** Which column of a table holds what. */
export interface ColumnRoles {
  /** One for each package; none where the table has names alone. */
  readonly numbers: readonly number[];
  readonly name: number;
  readonly type?: number;
  readonly description?: number;
}

export interface PinRow {
  /** For each number column its pins; empty where the package has none. */
  readonly numbers: readonly (readonly string[])[];
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly box: PdfBox;
}

/** A gap between two lines that parts two rows is larger by this than one within a row. */
const ROW_GAP = 1.12;
/** Below the last row, lines this near, in their letters' size, still belong to it. */
const TAIL_GAP = 1.75;

/** Joins the lines of a table to rows: each line with a pin begins one, other lines go to the row that they stand nearer to. */
export function pinRows(lines: readonly TableLine[], roles: ColumnRoles): PinRow[] {
  const anchors = lines.flatMap((line, at) => (isAnchor(line, roles) ? [at] : []));
  const rows: TableLine[][] = anchors.map((at) => [lines[at]!]);
  for (const [row, at] of anchors.entries()) {
    const next = anchors[row + 1];
    const between = lines.slice(at + 1, next ?? lines.length);
    if (next === undefined) rows[row]!.push(...tailOf(lines[at]!, between, roles));
    else {
      const end = splitBetween([lines[at]!, ...between, lines[next]!]);
      rows[row]!.push(...between.slice(0, end).filter((line) => !line.isAcross));
      rows[row + 1]!.unshift(...between.slice(end).filter((line) => !line.isAcross));
    }
  }
  const [first] = anchors;
  if (first !== undefined && first > 0) rows[0]!.unshift(...headOf(lines.slice(0, first), lines[first]!));
  return rows.flatMap((row) => {
    const made = rowOf(row, roles);
    return made ? [made] : [];
  });
}

function isAnchor(line: TableLine, roles: ColumnRoles): boolean {
  if (line.isAcross && roles.numbers.length === 0) return false;
  if (roles.numbers.length === 0) return line.cells[roles.name] !== "" && otherCells(line, roles);
  const numbers = roles.numbers.map((column) => pinNumbers(line.cells[column] ?? ""));
  if (numbers.every((list) => list === undefined)) return false;
  // Further numbers of a list that goes on: the name stands on another line.
  return line.cells[roles.name] !== "" || otherCells(line, roles);
}

function otherCells(line: TableLine, { type, description }: ColumnRoles): boolean {
  return [type, description].some((column) => column !== undefined && (line.cells[column] ?? "") !== "");
}

/** How many of the lines between the first and the last go to the first: cut at the widest gap, where there is one. */
function splitBetween(lines: readonly TableLine[]): number {
  const gaps = lines.slice(1).map((line, at) => line.y - lines[at]!.y);
  const widest = Math.max(...gaps);
  if (widest < Math.min(...gaps) * ROW_GAP) return lines.length - 2;
  return gaps.indexOf(widest);
}

function tailOf(anchor: TableLine, after: readonly TableLine[], roles: ColumnRoles): TableLine[] {
  const tail: TableLine[] = [];
  let above = anchor;
  for (const line of after) {
    const isFar = line.y - above.y > TAIL_GAP * Math.max(line.size, 1);
    if (isFar || line.isAcross || line.size > anchor.size * 1.2) break;
    // Below the table stand notes, which begin at its left edge.
    const begins = line.cells.findIndex((cell) => cell !== "");
    if (begins < Math.min(roles.name, ...roles.numbers) || (begins === 0 && /^\(?\d\)|^note/i.test(line.cells[0]!)))
      break;
    tail.push(line);
    above = line;
  }
  return tail;
}

function headOf(before: readonly TableLine[], anchor: TableLine): TableLine[] {
  const head: TableLine[] = [];
  let below = anchor;
  for (const line of [...before].reverse()) {
    if (line.isAcross || below.y - line.y > TAIL_GAP * Math.max(line.size, 1)) break;
    head.unshift(line);
    below = line;
  }
  return head;
}

function rowOf(lines: readonly TableLine[], roles: ColumnRoles): PinRow | undefined {
  const cells = (column: number | undefined) =>
    column === undefined ? [] : lines.map((line) => line.cells[column] ?? "").filter((cell) => cell !== "");
  const numbers = roles.numbers.map((column) => pinNumbers(joinNumbers(cells(column))) ?? []);
  const name = joinName(cells(roles.name));
  if (name === "" || (roles.numbers.length > 0 && numbers.every((list) => list.length === 0))) return undefined;
  const boxes = lines.flatMap(({ box }) => (box ? [box] : []));
  return {
    numbers,
    name,
    type: cells(roles.type).join(" "),
    description: cells(roles.description)
      .join(" ")
      .replaceAll(/(?<=\p{Ll})- (?=\p{Ll})/gu, ""),
    box: boxAround(boxes),
  };
}

function joinNumbers(cells: readonly string[]): string {
  return cells
    .filter((cell) => pinNumbers(cell.replace(/[,;–-]\s*$/, "")) !== undefined)
    .join(" ")
    .replaceAll(/,\s*,/g, ",");
}

/** A name goes on where it was broken: after or before a mark that joins, or in a bracket left open. */
function joinName(cells: readonly string[]): string {
  let name = cells[0] ?? "";
  for (const cell of cells.slice(1)) {
    const isOpen = (name.match(/[([]/g)?.length ?? 0) > (name.match(/[)\]]/g)?.length ?? 0);
    if (isOpen || /[/,(|_–-]$/.test(name) || /^[/,()|_]/.test(cell)) name += /[,)]$/.test(name) ? ` ${cell}` : cell;
  }
  return name;
}
