import { Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { useQuery } from "urql";
import { OrderDetailDocument } from "../../graphql/generated/documents.ts";
import { OrderBadge } from "../../orders/order-badge.tsx";
import { OrderFiles, OrderSubject, OrderTimeline } from "../../orders/order-facts.tsx";
import { ordersPath } from "../../orders/order-path.ts";
import classes from "../../orders/orders.module.css";
import { QuotesSection } from "../../orders/quotes-section.tsx";
import { RecordPage } from "../../shell/record-page.tsx";
import { useReloadWhileOpen } from "../membership/use-reload-while-open.ts";
import { OrderActions } from "./order-actions.tsx";

/** One order: how it stands, what comes next, its price, what is made, and what happened. */
export default function OrderScreen() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const [{ data, error }, execute] = useQuery({
    query: OrderDetailDocument,
    variables: { input: { id } },
    requestPolicy: "cache-and-network",
  });
  const reload = () => execute({ requestPolicy: "network-only" });
  const order = data?.order.id === id ? data.order : undefined;
  useReloadWhileOpen(order !== undefined && order.waitsFor !== "NO_ONE", reload);
  return (
    <RecordPage
      title={order?.number ?? t("orders.one")}
      back={{ to: ordersPath(order?.teamId), words: t("orders.back") }}
      error={error}
      isLoading={order === undefined}
      onRetry={reload}
    >
      {order && (
        <>
          <div className={classes.title}>
            <Title order={1} fz={20}>
              {order.number}
            </Title>
            <OrderBadge state={order.state} />
            <span className={classes.quiet}>
              {order.projectName} {order.majorVersion}.{order.revisionVersion}
            </span>
          </div>
          <OrderActions order={order} onChanged={reload} />
          <QuotesSection quotes={order.quotes} />
          <OrderSubject order={order} />
          <OrderTimeline order={order} />
          <OrderFiles files={order.files} />
        </>
      )}
    </RecordPage>
  );
}
