import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQuery } from "urql";
import { formatDate } from "../../../format/format-date.ts";
import { type StaffEstimateFilter, StaffEstimateListDocument } from "../../../graphql/generated/documents.ts";
import { EstimateBadge } from "../../../orders/order-badge.tsx";
import { DataTable } from "../../../shell/data-table.tsx";
import { ListPages } from "../../../shell/list-pages.tsx";
import { SearchField } from "../../../shell/search-field.tsx";
import { AdminPage } from "../admin-page.tsx";
import classes from "../administration.module.css";

const PAGE_SIZE = 10;
const FILTERS = ["OPEN", "ALL"] as const satisfies readonly StaffEstimateFilter[];

/** For administrators: requests for a price, those without one first. */
export default function StaffEstimatesScreen() {
  const { t, i18n } = useTranslation();
  const [page, setPage] = useState(1);
  const [filter, setFilter] = useState<StaffEstimateFilter>("OPEN");
  const [keyword, setKeyword] = useState("");
  const [{ data, error }, reload] = useQuery({
    query: StaffEstimateListDocument,
    variables: { input: { filter, keyword, page, size: PAGE_SIZE } },
    requestPolicy: "cache-and-network",
  });
  const list = data?.staffEstimateConnection;
  return (
    <AdminPage
      title={t("adminEstimates.title")}
      error={error}
      isLoading={!list}
      onRetry={() => reload({ requestPolicy: "network-only" })}
    >
      <div className={classes.controls}>
        <NativeSelect
          aria-label={t("adminOrders.filter")}
          value={filter}
          onChange={({ currentTarget: { value } }) => {
            setFilter(FILTERS.find((one) => one === value) ?? "ALL");
            setPage(1);
          }}
          data={FILTERS.map((value) => ({ value, label: t(`adminEstimates.filters.${value}`) }))}
        />
        <SearchField
          miw={260}
          label={t("adminEstimates.search")}
          keyword={keyword}
          onKeyword={(typed) => {
            setKeyword(typed);
            setPage(1);
          }}
        />
      </div>
      {list?.totalCount === 0 && <p className={classes.empty}>{t("adminEstimates.empty")}</p>}
      {list && list.nodes.length > 0 && (
        <DataTable
          label={t("adminEstimates.title")}
          rows={list.nodes}
          keyOf={({ id }) => id}
          columns={[
            {
              head: t("orders.column.number"),
              cell: ({ id, number }) => (
                <Link to={`/admin/estimates/${id}`} className={classes.link}>
                  {number}
                </Link>
              ),
            },
            {
              head: t("estimates.company"),
              cell: ({ company, email }) => (
                <>
                  {company}
                  <br />
                  {email}
                </>
              ),
            },
            { head: t("estimates.board"), cell: ({ board, quantity }) => `${quantity} × ${board}` },
            { head: t("orders.column.state"), cell: ({ state }) => <EstimateBadge state={state} /> },
            {
              head: t("orders.column.date"),
              isQuiet: true,
              cell: ({ createdAt }) => formatDate(createdAt, i18n.language),
            },
          ]}
        />
      )}
      <ListPages total={list?.pagination.totalPage ?? 0} page={page} onPage={setPage} />
    </AdminPage>
  );
}
