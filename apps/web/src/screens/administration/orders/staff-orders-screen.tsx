import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQuery } from "urql";
import { formatDate } from "../../../format/format-date.ts";
import { type StaffOrderFilter, StaffOrderListDocument } from "../../../graphql/generated/documents.ts";
import { moneyText } from "../../../membership/money-text.ts";
import { OrderBadge } from "../../../orders/order-badge.tsx";
import { DataTable } from "../../../shell/data-table.tsx";
import { ListPages } from "../../../shell/list-pages.tsx";
import { SearchField } from "../../../shell/search-field.tsx";
import { AdminPage } from "../admin-page.tsx";
import classes from "../administration.module.css";

const PAGE_SIZE = 10;
const FILTERS = ["WAITING", "ALL"] as const satisfies readonly StaffOrderFilter[];

/** For administrators: orders of everybody, those that wait for staff first. */
export default function StaffOrdersScreen() {
  const { t, i18n } = useTranslation();
  const [page, setPage] = useState(1);
  const [filter, setFilter] = useState<StaffOrderFilter>("WAITING");
  const [keyword, setKeyword] = useState("");
  const [{ data, error }, reload] = useQuery({
    query: StaffOrderListDocument,
    variables: { input: { filter, keyword, page, size: PAGE_SIZE } },
    requestPolicy: "cache-and-network",
  });
  const list = data?.staffOrderConnection;
  const refresh = () => reload({ requestPolicy: "network-only" });
  return (
    <AdminPage title={t("adminOrders.title")} error={error} isLoading={!list} onRetry={refresh}>
      <div className={classes.controls}>
        <NativeSelect
          aria-label={t("adminOrders.filter")}
          value={filter}
          onChange={({ currentTarget: { value } }) => {
            setFilter(FILTERS.find((one) => one === value) ?? "ALL");
            setPage(1);
          }}
          data={FILTERS.map((value) => ({ value, label: t(`adminOrders.filters.${value}`) }))}
        />
        <SearchField
          miw={260}
          label={t("adminOrders.search")}
          keyword={keyword}
          onKeyword={(typed) => {
            setKeyword(typed);
            setPage(1);
          }}
        />
      </div>
      {list?.totalCount === 0 && <p className={classes.empty}>{t("adminOrders.empty")}</p>}
      {list && list.nodes.length > 0 && (
        <DataTable
          label={t("adminOrders.title")}
          rows={list.nodes}
          keyOf={({ id }) => id}
          columns={[
            {
              head: t("orders.column.number"),
              cell: ({ id, order }) => (
                <Link to={`/admin/orders/${id}`} className={classes.link}>
                  {order.number}
                </Link>
              ),
            },
            { head: t("orders.column.project"), cell: ({ order }) => `${order.quantity} × ${order.projectName}` },
            {
              head: t("adminOrders.buyer"),
              cell: ({ buyer }) =>
                buyer ? (
                  <Link to={`/admin/users/${buyer.id}`} className={classes.link}>
                    {buyer.email}
                  </Link>
                ) : (
                  t("adminOrders.gone")
                ),
            },
            {
              head: t("orders.column.total"),
              cell: ({ order: { total } }) => (total ? moneyText(total, i18n.language) : t("orders.noTotal")),
            },
            {
              head: t("orders.column.state"),
              cell: ({ order }) => (
                <>
                  <OrderBadge state={order.state} />
                  {order.cancelAskedAt && <div>{t("adminOrders.cancelAsked")}</div>}
                </>
              ),
            },
            { head: t("orders.column.waits"), cell: ({ order }) => t(`orders.waits.${order.waitsFor}`) },
            {
              head: t("orders.column.date"),
              isQuiet: true,
              cell: ({ order }) => formatDate(order.createdAt, i18n.language),
            },
          ]}
        />
      )}
      <ListPages total={list?.pagination.totalPage ?? 0} page={page} onPage={setPage} />
    </AdminPage>
  );
}
