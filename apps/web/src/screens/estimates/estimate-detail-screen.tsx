import { Button, Group, Title } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useNavigate, useParams } from "react-router";
import { useMutation, useQuery } from "urql";
import { errorCode } from "../../graphql/error-signs.ts";
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
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
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
  const reload = () => execute({ requestPolicy: "network-only" });
  const estimate = data?.kesEstimate.id === id ? data.kesEstimate : undefined;
  useReloadWhileOpen(estimate?.state === "SUBMITTED", reload);
  usePageTitle(estimate?.number ?? t("estimates.title"));
  if (error && errorCode(error) === 404) return <Navigate to="/404/" replace />;
  const quote = estimate?.quotes[0];
  const refused = accepting.error ?? declining.error;
  return (
    <div className={classes.page}>
      <div>
        <Button
          component={Link}
          to="/estimate/"
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
        >
          {t("estimates.back")}
        </Button>
      </div>
      {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={reload} />} />}
      {!estimate && !error && <LoadingSkeleton height={320} />}
      {estimate && (
        <>
          <div className={classes.title}>
            <Title order={1} fz={20}>
              {t("estimates.one", { number: estimate.number })}
            </Title>
            <EstimateBadge state={estimate.state} />
          </div>
          <section className={classes.next} aria-label={t("orders.column.state")}>
            <p role="status">{t(`estimates.next.${estimate.state}`)}</p>
            {refused && <ErrorNote error={errorText(refused)} />}
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
                  <Button
                    variant="default"
                    loading={declining.fetching}
                    onClick={async () => {
                      const answer = await decline({ input: { quoteId: quote.id } }, STAYS);
                      if (!answer.error) showToast(t("orders.action.declined"));
                      reload();
                    }}
                  >
                    {t("orders.action.decline")}
                  </Button>
                </>
              )}
              {estimate.state === "ACCEPTED" && quote?.purchase?.state === "OPEN" && (
                <Button component={Link} to={purchasePath(quote.purchase.id)}>
                  {t("orders.action.pay")}
                </Button>
              )}
            </Group>
          </section>
          <QuotesSection quotes={estimate.quotes} />
          <EstimateFactsView estimate={estimate} />
        </>
      )}
    </div>
  );
}
