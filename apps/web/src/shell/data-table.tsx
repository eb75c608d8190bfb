import { Table } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./data-table.module.css";

export interface Column<Row> {
  /** Above the column; where rows are cards, before the value. */
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** The values are secondary: dates, sizes, counts. */
  readonly isQuiet?: boolean;
  /** Buttons: the head is for screen readers. */
  readonly isAction?: boolean;
}

/**
 * A list as a table. Where there is no room for its columns each row is a card, with the first column as its title: nothing
 * is cut off. The roles keep it a table for screen readers then.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  isBusy = false,
}: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string | number;
  isBusy?: boolean;
}) {
  return (
    <div className={classes.room} aria-busy={isBusy}>
      <Table role="table" aria-label={label} className={classes.table ?? ""} borderColor="var(--tw-line)">
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {columns.map(({ head, isAction }) => (
              <Table.Th key={head} role="columnheader" scope="col">
                {isAction ? <span className="tw-visually-hidden">{head}</span> : head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {rows.map((row, index) => (
            <Table.Tr key={keyOf(row, index)} role="row">
              {columns.map(({ head, cell, isQuiet, isAction }) => (
                <Table.Td
                  key={head}
                  role="cell"
                  data-head={isAction ? undefined : head}
                  data-quiet={isQuiet || undefined}
                  data-action={isAction || undefined}
                >
                  <div className={classes.value}>{cell(row)}</div>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
