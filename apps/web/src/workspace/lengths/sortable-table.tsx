import { type ReactNode, useId, useState } from "react";
import classes from "./lengths.module.css";
import { type CellValue, nextOrder, type Order, sortRows } from "./sort-rows.ts";

export interface Column<Row, Id extends string> {
  readonly id: Id;
  readonly head: string;
  /** What rows are sorted by. */
  readonly value: (row: Row) => CellValue;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand right and are sorted from the largest. */
  readonly isNumber: boolean;
}

/** A table whose columns sort it; the first cell of a row is a button that shows what the row is about. */
export function SortableTable<Row, Id extends string>({
  title,
  rows,
  columns,
  keyOf,
  onRow,
}: {
  title: string;
  rows: readonly Row[];
  columns: readonly Column<Row, Id>[];
  keyOf: (row: Row) => string;
  onRow: (row: Row) => void;
}) {
  const titleId = useId();
  const [order, setOrder] = useState<Order<Id>>();
  const byId = new Map(columns.map((column) => [column.id, column]));
  const sorted = sortRows(rows, order, (row, id) => byId.get(id)?.value(row));
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <table className={classes.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            {columns.map(({ id, head, isNumber }) => {
              const sort = order?.column !== id ? "none" : order.isDescending ? "descending" : "ascending";
              return (
                <th key={id} scope="col" aria-sort={sort} data-number={isNumber}>
                  <button
                    type="button"
                    onClick={() => setOrder((before) => nextOrder(before, id, isNumber ? "falling" : "rising"))}
                  >
                    {head}
                    <span aria-hidden>{sort === "none" ? "" : sort === "ascending" ? "▲" : "▼"}</span>
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ id, cell, isNumber }, index) =>
                index === 0 ? (
                  <th key={id} scope="row">
                    <button type="button" onClick={() => onRow(row)}>
                      {cell(row)}
                    </button>
                  </th>
                ) : (
                  <td key={id} data-number={isNumber}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
