import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { EstimateState, OrderState } from "../graphql/generated/documents.ts";

const ORDER_COLOURS: Record<OrderState, string> = {
  REQUESTED: "info",
  QUOTED: "warn",
  PAID: "info",
  PRODUCING: "info",
  SHIPPED: "info",
  DELIVERED: "ok",
  CANCELED: "gray",
};
const ESTIMATE_COLOURS: Record<EstimateState, string> = {
  SUBMITTED: "info",
  QUOTED: "warn",
  ACCEPTED: "ok",
  DECLINED: "gray",
  EXPIRED: "gray",
  CLOSED: "gray",
};

export function OrderBadge({ state }: { state: OrderState }) {
  const { t } = useTranslation();
  return (
    <Badge variant="light" color={ORDER_COLOURS[state]}>
      {t(`orders.states.${state}`)}
    </Badge>
  );
}

export function EstimateBadge({ state }: { state: EstimateState }) {
  const { t } = useTranslation();
  return (
    <Badge variant="light" color={ESTIMATE_COLOURS[state]}>
      {t(`estimates.states.${state}`)}
    </Badge>
  );
}
