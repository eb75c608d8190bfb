import { Button, Group, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router";
import { useMutation, useQuery } from "urql";
import {
  AcceptQuoteDocument,
  DeclineQuoteDocument,
  EstimateDetailDocument,
} from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { purchasePath } from "../../membership/membership-path.ts";
import { EstimateFactsView } from "../../orders/estimate-facts.tsx";
import { EstimateBadge } from "../../orders/order-badge.tsx";
import classes from "../../orders/orders.module.css";
import { QuotesSection } from "../../orders/quotes-section.tsx";
import { ConfirmDialog } from "../../shell/confirm-dialog.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { RecordPage } from "../../shell/record-page.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import { useReloadWhileOpen } from "../membership/use-reload-while-open.ts";

const STAYS = { handlesFaults: true };

/** One request for a price, and its answer. */
export default function EstimateDetailScreen() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { id = "" } = useParams();
  const [{ data, error }, execute] = useQuery({
    query: EstimateDetailDocument,
    variables: { input: { id } },
    requestPolicy: "cache-and-network",
  });
  const [accepting, accept] = useMutation(AcceptQuoteDocument);
  const [declining, decline] = useMutation(DeclineQuoteDocument);
  const [isDeclining, setDeclining] = useState(false);
  const reload = () => execute({ requestPolicy: "network-only" });
  const estimate = data?.kesEstimate.id === id ? data.kesEstimate : undefined;
  useReloadWhileOpen(estimate?.state === "SUBMITTED", reload);
  const quote = estimate?.quotes[0];
  const isPaid = estimate?.state === "ACCEPTED" && quote?.purchase?.state === "PAID";
  return (
    <RecordPage
      title={estimate?.number ?? t("estimates.title")}
      back={{ to: "/estimate/", words: t("estimates.back") }}
      error={error}
      isLoading={estimate === undefined}
      onRetry={reload}
    >
      {estimate && (
        <>
          <div className={classes.title}>
            <Title order={1} fz={20}>
              {t("estimates.one", { number: estimate.number })}
            </Title>
            <EstimateBadge state={estimate.state} />
          </div>
          <section className={classes.next} aria-label={t("orders.column.state")}>
            <p role="status">{t(`estimates.next.${isPaid ? "PAID" : estimate.state}`)}</p>
            {accepting.error && <ErrorNote error={errorText(accepting.error)} />}
            <Group gap="sm">
              {estimate.state === "QUOTED" && quote && (
                <>
                  <Button
                    loading={accepting.fetching}
                    onClick={async () => {
                      const answer = await accept({ input: { quoteId: quote.id } }, STAYS);
                      const purchaseId = answer.data?.acceptQuote.purchaseId;
                      if (purchaseId) navigate(purchasePath(purchaseId));
                      else reload();
                    }}
                  >
                    {t("orders.action.accept")}
                  </Button>
                  <Button variant="default" onClick={() => setDeclining(true)}>
                    {t("orders.action.decline")}
                  </Button>
                </>
              )}
              {estimate.state === "ACCEPTED" && quote?.purchase?.state === "OPEN" && (
                <Button component={Link} to={purchasePath(quote.purchase.id)}>
                  {t("orders.action.pay")}
                </Button>
              )}
              {isPaid && quote?.purchase && (
                <Button component={Link} to={purchasePath(quote.purchase.id)} variant="default">
                  {t("estimates.toReceipt")}
                </Button>
              )}
            </Group>
            {quote && (
              <ConfirmDialog
                opened={isDeclining}
                title={t("estimates.declineTitle")}
                confirm={t("orders.action.decline")}
                error={declining.error && errorText(declining.error)}
                isBusy={declining.fetching}
                onClose={() => setDeclining(false)}
                onConfirm={async () => {
                  const answer = await decline({ input: { quoteId: quote.id } }, STAYS);
                  if (answer.error) return;
                  setDeclining(false);
                  showToast(t("orders.action.declined"));
                  reload();
                }}
              >
                {t("estimates.declineBody")}
              </ConfirmDialog>
            )}
          </section>
          <QuotesSection quotes={estimate.quotes} />
          <EstimateFactsView estimate={estimate} />
        </>
      )}
    </RecordPage>
  );
}
