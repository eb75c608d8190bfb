import { fieldId, type SchematicText, sameIds, worded } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { HorizontalAlign, VerticalAlign } from "@tracewright/text";
import type { SheetSymbol } from "../../schematic/sheet-file.ts";
import { wordTable } from "../../word-table.ts";
import { DEFAULT_TEXT_THICKNESS } from "../board/read-graphic.ts";
import { readOrientation } from "./legacy-orientation.ts";
import { type LegacyReading, legacyText } from "./legacy-reading.ts";
import { splitLegacyLine } from "./split-legacy-line.ts";

const FIELD_NAMES = ["Reference", "Value", "Footprint", "Datasheet"] as const;
const HORIZONTAL: Readonly<Record<string, HorizontalAlign>> = wordTable({ L: "left", R: "right" });
const VERTICAL: Readonly<Record<string, VerticalAlign>> = wordTable({ T: "top", B: "bottom" });
const USE = /^AR\s+Path="([^"]*)"\s+Ref="([^"]*)"\s+Part="([^"]*)"/;

/**
 * The lines of a `$Comp` after its first: `L` library name and reference, `U` unit, body style and time stamp, `P`
 * position, `AR` the references in the several uses of its sheet, `F` fields; at the end unit and position again
 * and the matrix by which it stands. References of uses are put into `instances`.
 */
export function readLegacyComponent(
  reading: LegacyReading,
  instances: Map<string, { readonly reference: string; readonly unit: number }>,
): SheetSymbol {
  const began = reading.line;
  const block = reading.takeBlock("$EndComp");
  const rows = block.map(splitLegacyLine);
  const row = (name: string) => rows.find(([first]) => first === name) ?? [];
  const [, library = "", written = ""] = row("L");
  const [, unitWord, styleWord, stamp] = row("U");
  const [, x, y] = row("P");
  const unit = reading.integer(unitWord, 1);
  const id = reading.id(stamp, "symbol");
  const position = reading.point(x, y);
  const numbers = rows.filter(([first = ""]) => /^-?\d+$/.test(first)).map((row) => row.map(Number));
  const matrix = numbers[1] ?? [1, 0, 0, -1];
  const orientation = readOrientation(matrix);
  if (!orientation)
    reading.diagnostics.push({
      severity: "warning",
      code: "odd-matrix",
      ...worded("odd-matrix", { file: reading.fileName, symbol: written, line: began, matrix: matrix.join(" ") }),
      file: reading.fileName,
      line: began,
      subjects: [written],
    });
  const [x1 = 1, y1 = 0, x2 = 0, y2 = -1] = orientation ? matrix : [];
  /** Fields move with their symbol: what is written is where they would stand in the library's frame. */
  const place = (at: Point): Point => {
    const dx = at.x - position.x;
    const dy = at.y - position.y;
    return { x: position.x + x1 * dx + y1 * dy, y: position.y + x2 * dx + y2 * dy };
  };
  const properties: Record<string, string> = {};
  const fields: { name: string; text: SchematicText }[] = [];
  for (const words of rows.filter(([first]) => first === "F")) {
    const [
      ,
      indexWord,
      value = "",
      direction,
      fieldX,
      fieldY,
      size,
      flags = "0000",
      horizontal = "C",
      style = "CNN",
      named,
    ] = words;
    const index = reading.integer(indexWord, fields.length);
    const name = FIELD_NAMES[index] ?? (named || `Field${index}`);
    const height = reading.length(size);
    const text = legacyText(value);
    properties[name] = text;
    fields.push({
      name,
      text: {
        id: fieldId(id, name),
        text,
        position: place(reading.point(fieldX, fieldY)),
        rotation: direction === "V" ? 90 : 0,
        style: {
          size: { width: height, height },
          thickness: DEFAULT_TEXT_THICKNESS,
          horizontal: HORIZONTAL[horizontal] ?? "center",
          vertical: VERTICAL[style.charAt(0)] ?? "middle",
          mirrored: false,
          ...(style.charAt(2) === "B" && { bold: true }),
          ...(style.charAt(1) === "I" && { italic: true }),
        },
        ...(Number.parseInt(flags, 16) % 2 === 1 && { hidden: true }),
      },
    });
  }
  for (const line of block) {
    const [, path, reference, part] = USE.exec(line) ?? [];
    if (path !== undefined && reference !== undefined)
      instances.set(pathWithId(path, id), { reference, unit: reading.integer(part, unit) });
  }
  properties.Reference ??= written;
  reading.count("symbols", "read");
  return {
    id,
    library,
    position,
    rotation: orientation?.rotation ?? 0,
    mirror: orientation?.mirror ?? "none",
    unit,
    style: reading.integer(styleWord, 1),
    inBom: true,
    onBoard: true,
    doNotPopulate: false,
    properties,
    fields,
    instances: [],
  };
}

/** The path's last part is the symbol itself; where two have one time stamp, the second has an id of its own. */
function pathWithId(path: string, id: string): string {
  return `${sameIds(path.slice(0, path.lastIndexOf("/")))}/${id}`;
}
