import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQuery } from "urql";
import { formatDate } from "../../../format/format-date.ts";
import { StaffOrderListDocument } from "../../../graphql/generated/documents.ts";
import { moneyText } from "../../../membership/money-text.ts";
import { OrderBadge } from "../../../orders/order-badge.tsx";
import classes from "../administration.module.css";
import { StaffList, useStaffListView } from "../staff-list.tsx";

/** For administrators: orders of everybody, those that wait for staff first. */
export default function StaffOrdersScreen() {
  const { t, i18n } = useTranslation();
  const view = useStaffListView(["WAITING", "ALL"]);
  const [{ data, error }, reload] = useQuery({
    query: StaffOrderListDocument,
    variables: { input: view.input },
    requestPolicy: "cache-and-network",
  });
  return (
    <StaffList
      view={view}
      words={{
        title: t("adminOrders.title"),
        filter: t("adminOrders.filter"),
        sayFilter: (filter) => t(`adminOrders.filters.${filter}`),
        search: t("adminOrders.search"),
        empty: t("adminOrders.empty"),
      }}
      list={data?.staffOrderConnection}
      error={error}
      onRetry={() => reload({ requestPolicy: "network-only" })}
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
  );
}
