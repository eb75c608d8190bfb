import { Button, Group, Text, Title } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { useQuery } from "urql";
import {
  PurchaseDetailDocument,
  type PurchaseDetailQuery,
  type PurchaseFactsFragment,
} from "../../graphql/generated/documents.ts";
import { planPath } from "../../graphql/plan-path.ts";
import classes from "../../membership/membership.module.css";
import { creditPath, purchasesPath } from "../../membership/membership-path.ts";
import { moneyText } from "../../membership/money-text.ts";
import { PracticeNote } from "../../membership/practice-note.tsx";
import { subjectPath } from "../../orders/order-path.ts";
import { RecordPage } from "../../shell/record-page.tsx";
import { PayPurchase } from "./pay-purchase.tsx";
import { PurchaseBadge } from "./purchase-badge.tsx";
import { sayLine, sayPurchase } from "./purchase-words.ts";
import { useReloadWhileOpen } from "./use-reload-while-open.ts";

/** One purchase: what is owed, how it is paid, and what became of it. */
export default function PurchaseScreen() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const [{ data, error }, execute] = useQuery({
    query: PurchaseDetailDocument,
    variables: { input: { id } },
    requestPolicy: "cache-and-network",
  });
  const reload = () => execute({ requestPolicy: "network-only" });
  const purchase = data?.purchase.id === id ? data.purchase : undefined;
  useReloadWhileOpen(purchase?.state === "OPEN" && purchase.payment != null, reload);
  return (
    <RecordPage
      title={purchase ? sayPurchase(purchase, t) : t("membership.purchase.one")}
      back={{ to: purchasesPath(purchase?.teamId), words: t("membership.purchase.back") }}
      error={error}
      isLoading={purchase === undefined}
      onRetry={reload}
    >
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
    </RecordPage>
  );
}

function Sums({ purchase }: { purchase: PurchaseFactsFragment }) {
  const { t, i18n } = useTranslation();
  const { lines, net, tax, total, number } = purchase;
  return (
    <dl className={classes.sums}>
      <dt>{t("membership.purchase.number")}</dt>
      <dd style={{ whiteSpace: "nowrap" }}>{number}</dd>
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
function Settled({ purchase }: { purchase: PurchaseDetailQuery["purchase"] }) {
  const { t, i18n } = useTranslation();
  const { id, state, kind, teamId, total, payment, lines, pendingRefund } = purchase;
  const subject = lines.find(({ subjectId }) => subjectId != null)?.subjectId;
  const hasReceipt = state !== "VOID" && Number(total.amount) > 0;
  return (
    <section className={classes.section}>
      <Text role="status">
        {pendingRefund
          ? t("membership.purchase.refundPending", { amount: moneyText(pendingRefund, i18n.language) })
          : t(`membership.purchase.settled.${state === "OPEN" ? "PAID" : state}`)}
      </Text>
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
