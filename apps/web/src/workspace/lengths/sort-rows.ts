/** A column that rows can be put in order by. */
export interface Order<Column extends string> {
  readonly column: Column;
  readonly isDescending: boolean;
}

/** What a row has in a column; undefined where it has nothing, which comes last either way. */
export type CellValue = string | number | undefined;

/** The rows in order; equal ones stay as they were. */
export function sortRows<Row, Column extends string>(
  rows: readonly Row[],
  order: Order<Column> | undefined,
  cellOf: (row: Row, column: Column) => CellValue,
): readonly Row[] {
  if (!order) return rows;
  const sign = order.isDescending ? -1 : 1;
  return [...rows].sort((a, b) => {
    const first = cellOf(a, order.column);
    const second = cellOf(b, order.column);
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined);
    return sign * compareValues(first, second);
  });
}

/** The order after a click on a column's head: names rise first, numbers fall first, the second click turns it round. */
export function nextOrder<Column extends string>(
  order: Order<Column> | undefined,
  column: Column,
  first: "rising" | "falling",
): Order<Column> {
  return { column, isDescending: order?.column === column ? !order.isDescending : first === "falling" };
}

const names = new Intl.Collator("en", { numeric: true });

function compareValues(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : names.compare(String(a), String(b));
}
