import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { useMutation, useQuery } from "urql";
import {
  CloseEstimateDocument,
  type Currency,
  QuoteEstimateDocument,
  StaffEstimateDetailDocument,
} from "../../../graphql/generated/documents.ts";
import { useErrorText } from "../../../graphql/use-error-text.ts";
import { EstimateFactsView } from "../../../orders/estimate-facts.tsx";
import { EstimateBadge } from "../../../orders/order-badge.tsx";
import classes from "../../../orders/orders.module.css";
import { QuotesSection } from "../../../orders/quotes-section.tsx";
import { ConfirmDialog } from "../../../shell/confirm-dialog.tsx";
import { showToast } from "../../../toasts/show-toast.ts";
import { AdminPage } from "../admin-page.tsx";
import { QuoteDialog } from "./quote-dialog.tsx";

const STAYS = { handlesFaults: true };

/** For administrators: one request for a price, and the answer to it. */
export default function StaffEstimateScreen() {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const { id = "" } = useParams();
  const [dialog, setDialog] = useState<"quote" | "close">();
  const [currency, setCurrency] = useState<Currency>(i18n.language === "ko" ? "KRW" : "USD");
  const [{ data, error }, execute] = useQuery({
    query: StaffEstimateDetailDocument,
    variables: { input: { id } },
    requestPolicy: "cache-and-network",
  });
  const [quoting, quote] = useMutation(QuoteEstimateDocument);
  const [closing, close] = useMutation(CloseEstimateDocument);
  const reload = () => execute({ requestPolicy: "network-only" });
  const estimate = data?.staffEstimate.id === id ? data.staffEstimate : undefined;
  const isOpen = estimate && ["SUBMITTED", "QUOTED", "EXPIRED"].includes(estimate.state);
  const done = (said: string) => {
    setDialog(undefined);
    showToast(said);
    reload();
  };
  return (
    <AdminPage title={estimate?.number ?? t("estimates.title")} error={error} isLoading={!estimate} onRetry={reload}>
      {estimate && (
        <div className={classes.page}>
          <div className={classes.title}>
            <EstimateBadge state={estimate.state} />
          </div>
          {isOpen && (
            <Group gap="sm">
              <Button onClick={() => setDialog("quote")}>{t("adminOrders.quote")}</Button>
              <Button variant="default" onClick={() => setDialog("close")}>
                {t("adminEstimates.close")}
              </Button>
            </Group>
          )}
          <EstimateFactsView estimate={estimate} />
          <QuotesSection quotes={estimate.quotes} />
          {dialog === "quote" && (
            <QuoteDialog
              number={estimate.number}
              currency={currency}
              onCurrency={setCurrency}
              error={quoting.error}
              isBusy={quoting.fetching}
              onClose={() => setDialog(undefined)}
              onSubmit={async (values) => {
                const answer = await quote({ input: { id, currency, ...values } }, STAYS);
                if (!answer.error) done(t("adminOrders.quoted"));
              }}
            />
          )}
          <ConfirmDialog
            opened={dialog === "close"}
            title={t("adminEstimates.closeTitle", { number: estimate.number })}
            confirm={t("adminEstimates.close")}
            error={closing.error && errorText(closing.error)}
            isBusy={closing.fetching}
            onClose={() => setDialog(undefined)}
            onConfirm={async () => {
              const answer = await close({ input: { id } }, STAYS);
              if (!answer.error) done(t("adminEstimates.closed"));
            }}
          >
            {t("adminEstimates.closeBody")}
          </ConfirmDialog>
        </div>
      )}
    </AdminPage>
  );
}
