import { Button, Group, Text, Title } from "@mantine/core";
import { IconArrowLeft, IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useParams } from "react-router";
import { useQuery } from "urql";
import { errorCode } from "../../graphql/error-signs.ts";
import { PurchaseDetailDocument, type PurchaseFactsFragment } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import classes from "../../membership/membership.module.css";
import { creditPath, planPath, purchasesPath } from "../../membership/membership-path.ts";
import { moneyText } from "../../membership/money-text.ts";
import { PracticeNote } from "../../membership/practice-note.tsx";
import { subjectPath } from "../../orders/order-path.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { PayPurchase } from "./pay-purchase.tsx";
import { PurchaseBadge } from "./purchase-badge.tsx";
import { sayLine, sayPurchase } from "./purchase-words.ts";
import { useReloadWhileOpen } from "./use-reload-while-open.ts";

/** One purchase: what is owed, how it is paid, and what became of it. */
export default function PurchaseScreen() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { id = "" } = useParams();
  const [{ data, error }, execute] = useQuery({
    query: PurchaseDetailDocument,
    variables: { input: { id } },
    requestPolicy: "cache-and-network",
  });
  const reload = () => execute({ requestPolicy: "network-only" });
  const purchase = data?.purchase.id === id ? data.purchase : undefined;
  useReloadWhileOpen(purchase?.state === "OPEN" && purchase.payment != null, reload);
  usePageTitle(purchase ? sayPurchase(purchase, t) : t("membership.purchase.one"));
  if (error && errorCode(error) === 404) return <Navigate to="/404/" replace />;
  return (
    <div className={classes.page}>
      <div>
        <Button
          component={Link}
          to={purchasesPath(purchase?.teamId)}
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
        >
          {t("membership.purchase.back")}
        </Button>
      </div>
      {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={reload} />} />}
      {!purchase && !error && <LoadingSkeleton height={320} />}
      {purchase && (
        <>
          <div className={classes.planHead}>
            <Title order={1} fz={20}>
              {sayPurchase(purchase, t)}
            </Title>
            <PurchaseBadge state={purchase.state} />
          </div>
          <PracticeNote isPast={purchase.payment?.isTest ?? false} />
          <Sums purchase={purchase} />
          {purchase.state === "OPEN" ? (
            <PayPurchase purchase={purchase} onChanged={reload} />
          ) : (
            <Settled purchase={purchase} />
          )}
        </>
      )}
    </div>
  );
}

function Sums({ purchase }: { purchase: PurchaseFactsFragment }) {
  const { t, i18n } = useTranslation();
  const { lines, net, tax, total, number } = purchase;
  return (
    <dl className={classes.sums}>
      <dt>{t("membership.purchase.number")}</dt>
      <dd>{number}</dd>
      {lines.map((line) => (
        <div key={line.kind} className={classes.sum}>
          <dt>{sayLine(line, t)}</dt>
          <dd>{moneyText(line.amount, i18n.language)}</dd>
        </div>
      ))}
      {Number(tax.amount) > 0 && (
        <>
          <dt>{t("membership.purchase.net")}</dt>
          <dd>{moneyText(net, i18n.language)}</dd>
          <dt>{t("membership.purchase.tax")}</dt>
          <dd>{moneyText(tax, i18n.language)}</dd>
        </>
      )}
      <dt>{t("membership.purchase.total")}</dt>
      <dd>
        <strong>{moneyText(total, i18n.language)}</strong>
      </dd>
    </dl>
  );
}

/** Paid, given up or returned: nothing has to be done. */
function Settled({ purchase }: { purchase: PurchaseFactsFragment }) {
  const { t, i18n } = useTranslation();
  const { id, state, kind, teamId, total, payment, lines } = purchase;
  const subject = lines.find(({ subjectId }) => subjectId != null)?.subjectId;
  const hasReceipt = state !== "VOID" && Number(total.amount) > 0;
  return (
    <section className={classes.section}>
      <Text role="status">{t(`membership.purchase.settled.${state === "OPEN" ? "PAID" : state}`)}</Text>
      <Group gap="sm">
        <Button
          component={Link}
          to={subject ? subjectPath(kind, subject) : kind === "PLAN" ? planPath(teamId) : creditPath(teamId)}
          variant={state === "PAID" ? "filled" : "default"}
        >
          {t(
            subject
              ? `membership.purchase.toSubject.${kind === "ORDER" ? "ORDER" : "ESTIMATE"}`
              : kind === "PLAN"
                ? "membership.purchase.toPlan"
                : "membership.plan.toCredits",
          )}
        </Button>
        {hasReceipt && (
          <Button
            component="a"
            href={`/papers/${id}/receipt.pdf?language=${i18n.language}`}
            download
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            {t("membership.purchase.receipt")}
          </Button>
        )}
        {hasReceipt && payment?.receiptUrl && (
          <Button
            component="a"
            href={payment.receiptUrl}
            target="_blank"
            rel="noreferrer"
            variant="subtle"
            color="gray"
          >
            {t("membership.purchase.receiptOfProvider")}
          </Button>
        )}
      </Group>
    </section>
  );
}
