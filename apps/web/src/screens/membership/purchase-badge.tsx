import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { PurchaseState } from "../../graphql/generated/documents.ts";

const COLOURS: Record<PurchaseState, string> = {
  OPEN: "info",
  PAID: "ok",
  VOID: "gray",
  PARTLY_REFUNDED: "warn",
  REFUNDED: "gray",
};

export function PurchaseBadge({ state }: { state: PurchaseState }) {
  const { t } = useTranslation();
  return (
    <Badge variant="light" color={COLOURS[state]}>
      {t(`membership.purchase.states.${state}`)}
    </Badge>
  );
}
