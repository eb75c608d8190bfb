import type { Graphic, Stroke, Text } from "@tracewright/board";
import type { Placement, Point } from "@tracewright/geometry";
import { isYes, type NodeReader } from "../../sexpr/node-reader.ts";
import type { BoardReading } from "./board-reading.ts";
import { takeStroke } from "./read-graphic.ts";
import { type BoxedText, type DrawnBox, isBlank, penOf, readBoxedText } from "./read-text-box.ts";
import { cornersOf } from "./text-frame.ts";

interface Cell {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
  readonly boxed: BoxedText;
}

/** Which lines of a table are drawn. */
interface TableLines {
  readonly external: boolean;
  readonly header: boolean;
  readonly rows: boolean;
  readonly columns: boolean;
  readonly border: Stroke;
  readonly separator: Stroke;
}

/**
 * `table` (KiCad 8 on) as what it is made of: the words of its cells, and its lines. Undefined for what is not
 * understood: it stays as it was written.
 */
export function readTable(reading: BoardReading, node: NodeReader, holder?: Placement): DrawnBox | undefined {
  const columns = reading.takeNumber(node, "column_count") ?? 0;
  const locked = node.takeFlag("locked");
  const lines = takeLines(reading, node);
  const entries = node.take("cells")?.takeAll("table_cell") ?? [];
  if (columns < 1 || entries.length === 0 || entries.length % columns !== 0) return undefined;
  const rows = entries.length / columns;
  const cells: Cell[] = [];
  for (const [index, entry] of entries.entries()) {
    const [across = 1, down = 1] = entry.take("span")?.takeAtoms().map(Number) ?? [];
    // A cell that another one reaches over has neither words nor lines of its own.
    if (across === 0 || down === 0) continue;
    const boxed = readBoxedText(reading, entry, { holder, penWidth: 0 });
    if (!boxed) return undefined;
    const place = { row: Math.trunc(index / columns), column: index % columns };
    cells.push({ ...place, rows: down, columns: across, boxed });
  }
  const id = reading.id(node, "table");
  const graphics = cells
    .flatMap((cell) => drawLines(cell, { rows, columns }, lines))
    .map(
      ([start, end, stroke, layer], index): Graphic => ({
        id: reading.derivedId(id, `line-${index}`),
        layer,
        shape: { kind: "line", start, end },
        stroke,
        filled: false,
        ...(locked && { locked }),
      }),
    );
  const texts = cells
    .map(({ boxed }): Text => (locked ? { ...boxed.text, locked } : boxed.text))
    .filter((text) => !isBlank(text));
  for (const part of [...texts, ...graphics]) reading.addPart(id, part.id);
  reading.dissolve(id);
  reading.count("tables", "converted");
  return { texts, graphics };
}

function takeLines(reading: BoardReading, node: NodeReader): TableLines {
  const border = node.take("border");
  const separators = node.take("separators");
  const isOn = (list: NodeReader | undefined, name: string) => isYes(list?.takeText(name) ?? "yes");
  return {
    external: isOn(border, "external"),
    header: isOn(border, "header"),
    rows: isOn(separators, "rows"),
    columns: isOn(separators, "cols"),
    border: penOf(border && takeStroke(reading, border)),
    separator: penOf(separators && takeStroke(reading, separators)),
  };
}

type Line = readonly [start: Point, end: Point, stroke: Stroke, layer: Graphic["layer"]];

/** The lines that a cell draws: to its right and below it, and of the border what runs along it. */
function drawLines(cell: Cell, table: { readonly rows: number; readonly columns: number }, lines: TableLines): Line[] {
  const { frame, layer } = cell.boxed;
  const [a, b, c, d] = cornersOf(frame);
  const isHeader = cell.row === 0 && lines.header;
  const inner = isHeader ? lines.border : lines.separator;
  const drawn: Line[] = [];
  const isLastColumn = cell.column + cell.columns >= table.columns;
  const isLastRow = cell.row + cell.rows >= table.rows;
  if (!isLastColumn && (isHeader || lines.columns)) drawn.push([b, c, inner, layer]);
  if (!isLastRow && (isHeader || lines.rows)) drawn.push([c, d, inner, layer]);
  if (!lines.external) return drawn;
  if (cell.row === 0) drawn.push([a, b, lines.border, layer]);
  if (cell.column === 0) drawn.push([d, a, lines.border, layer]);
  if (isLastColumn) drawn.push([b, c, lines.border, layer]);
  if (isLastRow) drawn.push([c, d, lines.border, layer]);
  return drawn;
}
