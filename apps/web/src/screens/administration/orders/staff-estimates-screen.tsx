import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQuery } from "urql";
import { formatDate } from "../../../format/format-date.ts";
import { StaffEstimateListDocument } from "../../../graphql/generated/documents.ts";
import { EstimateBadge } from "../../../orders/order-badge.tsx";
import classes from "../administration.module.css";
import { StaffList, useStaffListView } from "../staff-list.tsx";

/** For administrators: requests for a price, those without one first. */
export default function StaffEstimatesScreen() {
  const { t, i18n } = useTranslation();
  const view = useStaffListView(["OPEN", "ALL"]);
  const [{ data, error }, reload] = useQuery({
    query: StaffEstimateListDocument,
    variables: { input: view.input },
    requestPolicy: "cache-and-network",
  });
  return (
    <StaffList
      view={view}
      words={{
        title: t("adminEstimates.title"),
        filter: t("adminOrders.filter"),
        sayFilter: (filter) => t(`adminEstimates.filters.${filter}`),
        search: t("adminEstimates.search"),
        empty: t("adminEstimates.empty"),
      }}
      list={data?.staffEstimateConnection}
      error={error}
      onRetry={() => reload({ requestPolicy: "network-only" })}
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
  );
}
