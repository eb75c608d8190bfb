import { NativeSelect } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { CombinedError } from "urql";
import { type Column, DataTable } from "../../shell/data-table.tsx";
import { ListPages } from "../../shell/list-pages.tsx";
import { SearchField } from "../../shell/search-field.tsx";
import { AdminPage } from "./admin-page.tsx";
import classes from "./administration.module.css";

const PAGE_SIZE = 10;

/** Which rows of a list an administrator looks at: by a filter, a word and a page. */
export interface StaffListView<Filter extends string> {
  readonly input: { readonly filter: Filter; readonly keyword: string; readonly page: number; readonly size: number };
  readonly filters: readonly Filter[];
  readonly choose: (filter: Filter) => void;
  readonly search: (keyword: string) => void;
  readonly turnTo: (page: number) => void;
}

/** Begins with the first filter. Another filter or word begins at the first page. */
export function useStaffListView<Filter extends string>(
  filters: readonly [Filter, ...Filter[]],
): StaffListView<Filter> {
  const [{ filter, keyword, page }, setView] = useState<{ filter: Filter; keyword: string; page: number }>({
    filter: filters[0],
    keyword: "",
    page: 1,
  });
  return {
    input: { filter, keyword, page, size: PAGE_SIZE },
    filters,
    choose: (chosen) => setView((before) => ({ ...before, filter: chosen, page: 1 })),
    search: (typed) => setView((before) => ({ ...before, keyword: typed, page: 1 })),
    turnTo: (next) => setView((before) => ({ ...before, page: next })),
  };
}

export interface StaffListWords<Filter extends string> {
  readonly title: string;
  /** Of the choice of filters. */
  readonly filter: string;
  readonly sayFilter: (filter: Filter) => string;
  readonly search: string;
  /** Where no row matches. */
  readonly empty: string;
}

/** A list for administrators: filter, search, table and pages. */
export function StaffList<Filter extends string, Row>({
  view,
  words,
  list,
  error,
  onRetry,
  columns,
  keyOf,
  note,
  action,
}: {
  view: StaffListView<Filter>;
  words: StaffListWords<Filter>;
  /** Undefined while it loads. */
  list:
    | {
        readonly totalCount: number;
        readonly nodes: readonly Row[];
        readonly pagination: { readonly totalPage: number };
      }
    | undefined;
  error: CombinedError | undefined;
  onRetry: () => void;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string | number;
  /** Above the list. */
  note?: ReactNode;
  /** Beside the search. */
  action?: ReactNode;
}) {
  const { filters, input } = view;
  return (
    <AdminPage title={words.title} error={error} isLoading={!list} onRetry={onRetry}>
      {note && <div className={classes.note}>{note}</div>}
      <div className={classes.controls}>
        <NativeSelect
          aria-label={words.filter}
          value={input.filter}
          onChange={({ currentTarget: { value } }) => {
            const chosen = filters.find((one) => one === value);
            if (chosen !== undefined) view.choose(chosen);
          }}
          data={filters.map((value) => ({ value, label: words.sayFilter(value) }))}
        />
        <SearchField miw={260} label={words.search} keyword={input.keyword} onKeyword={view.search} />
        {action}
      </div>
      {list?.totalCount === 0 && <p className={classes.empty}>{words.empty}</p>}
      {list && list.nodes.length > 0 && (
        <DataTable label={words.title} rows={list.nodes} keyOf={keyOf} columns={columns} />
      )}
      <ListPages total={list?.pagination.totalPage ?? 0} page={input.page} onPage={view.turnTo} />
    </AdminPage>
  );
}
