import { Button, Title } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useParams } from "react-router";
import { useQuery } from "urql";
import { errorCode } from "../../graphql/error-signs.ts";
import { OrderDetailDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { OrderBadge } from "../../orders/order-badge.tsx";
import { OrderFiles, OrderSubject, OrderTimeline } from "../../orders/order-facts.tsx";
import { ordersPath } from "../../orders/order-path.ts";
import classes from "../../orders/orders.module.css";
import { QuotesSection } from "../../orders/quotes-section.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { useReloadWhileOpen } from "../membership/use-reload-while-open.ts";
import { OrderActions } from "./order-actions.tsx";

/** One order: how it stands, what comes next, its price, what is made, and what happened. */
export default function OrderScreen() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { id = "" } = useParams();
  const [{ data, error }, execute] = useQuery({
    query: OrderDetailDocument,
    variables: { input: { id } },
    requestPolicy: "cache-and-network",
  });
  const reload = () => execute({ requestPolicy: "network-only" });
  const order = data?.order.id === id ? data.order : undefined;
  useReloadWhileOpen(order !== undefined && order.waitsFor !== "NO_ONE", reload);
  usePageTitle(order?.number ?? t("orders.one"));
  if (error && errorCode(error) === 404) return <Navigate to="/404/" replace />;
  return (
    <div className={classes.page}>
      <div>
        <Button
          component={Link}
          to={ordersPath(order?.teamId)}
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
        >
          {t("orders.back")}
        </Button>
      </div>
      {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={reload} />} />}
      {!order && !error && <LoadingSkeleton height={320} />}
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
    </div>
  );
}
