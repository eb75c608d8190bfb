import { Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { useQuery } from "urql";
import { StaffOrderDetailDocument } from "../../../graphql/generated/documents.ts";
import { OrderBadge } from "../../../orders/order-badge.tsx";
import { OrderFiles, OrderSubject, OrderTimeline } from "../../../orders/order-facts.tsx";
import classes from "../../../orders/orders.module.css";
import { QuotesSection } from "../../../orders/quotes-section.tsx";
import { AdminPage } from "../admin-page.tsx";
import { StaffOrderActions } from "./staff-order-actions.tsx";

/** For administrators: one order, and what staff do with it. */
export default function StaffOrderScreen() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const [{ data, error }, execute] = useQuery({
    query: StaffOrderDetailDocument,
    variables: { input: { id } },
    requestPolicy: "cache-and-network",
  });
  const reload = () => execute({ requestPolicy: "network-only" });
  const entry = data?.staffOrder.id === id ? data.staffOrder : undefined;
  const order = entry?.order;
  return (
    <AdminPage title={order?.number ?? t("orders.one")} error={error} isLoading={!order} onRetry={reload}>
      {entry && order && (
        <div className={classes.page}>
          <div className={classes.title}>
            <OrderBadge state={order.state} />
            <Title order={2} fz={16}>
              {order.projectName} {order.majorVersion}.{order.revisionVersion}
            </Title>
            <span className={classes.quiet}>
              {t("orders.column.waits")}: {t(`orders.waits.${order.waitsFor}`)}
            </span>
            {entry.buyer && <Link to={`/admin/users/${entry.buyer.id}`}>{entry.buyer.email}</Link>}
          </div>
          <StaffOrderActions order={order} carriers={entry.carriers} onChanged={reload} />
          <QuotesSection quotes={order.quotes} />
          <OrderSubject order={order} />
          <OrderTimeline order={order} />
          <OrderFiles files={order.files} />
        </div>
      )}
    </AdminPage>
  );
}
