import type { HeadingKind } from "../table/column-kind.ts";
import type { TableLine } from "../table/table-rows.ts";
import { pinNumbers } from "./pin-numbers.ts";
import type { ColumnRoles } from "./pin-row.ts";

/** Part of a column's cells that have to be pins for it to be one of numbers. */
const MOSTLY = 0.55;

/** Headings propose, cells decide: "PIN" may head numbers or names. Undefined: the table is none of pins. */
export function columnRoles(
  kinds: readonly (HeadingKind | undefined)[],
  lines: readonly TableLine[],
): ColumnRoles | undefined {
  const filled = kinds.map((_, column) => lines.map((line) => line.cells[column] ?? "").filter((cell) => cell !== ""));
  const isNumeric = filled.map((cells) => {
    const numeric = cells.filter((cell) => pinNumbers(cell) !== undefined && /\d|^e/i.test(cell)).length;
    const dashes = cells.filter((cell) => pinNumbers(cell)?.length === 0).length;
    return numeric > 0 && numeric + dashes >= cells.length * MOSTLY;
  });
  const find = (...wanted: HeadingKind[]) => {
    for (const kind of wanted) {
      const column = kinds.findIndex((found, at) => found === kind && (filled[at]?.length ?? 0) > 0);
      if (column >= 0) return column;
    }
    return -1;
  };
  const name = findName(kinds, isNumeric, filled);
  if (name < 0) return undefined;
  const headed = kinds.flatMap((kind, at) =>
    at !== name && (kind === "number" || kind === "package") && isNumeric[at] ? [at] : [],
  );
  const unsure = kinds.flatMap((kind, at) => (at !== name && kind === "pin" && isNumeric[at] ? [at] : []));
  // Letters of packages ("D", "DBV") are no headings that anybody knows; their cells are.
  const unknown = kinds.flatMap((kind, at) => (at !== name && kind === undefined && isNumeric[at] ? [at] : []));
  const packages = kinds.some((kind) => kind === "package");
  const numbers =
    headed.length > 0 && !packages && headed.length + unknown.length <= 1
      ? headed
      : [...headed, ...unknown].sort((a, b) => a - b);
  const chosen = numbers.length > 0 ? numbers : unsure;
  const type = find("type");
  const description = find("description", "function");
  const other = (column: number) => column >= 0 && column !== name && !chosen.includes(column);
  const isNamesOnly = chosen.length === 0;
  if (isNamesOnly && (!other(type) || !other(description))) return undefined;
  return {
    numbers: chosen,
    name,
    ...(other(type) && { type }),
    ...(other(description) && { description }),
  };
}

function findName(
  kinds: readonly (HeadingKind | undefined)[],
  isNumeric: readonly boolean[],
  filled: readonly (readonly string[])[],
): number {
  for (const wanted of ["name", "pin", "function"] as const) {
    const columns = kinds.flatMap((kind, at) =>
      kind === wanted && !isNumeric[at] && (filled[at]?.length ?? 0) > 0 ? [at] : [],
    );
    if (columns.length > 0) return columns[0]!;
  }
  // Ball grids have names such as "A1" too: a name column stays one where there is another of numbers.
  const name = kinds.indexOf("name");
  return name >= 0 && isNumeric.some((numeric, at) => numeric && at !== name) ? name : kinds.indexOf("description");
}
