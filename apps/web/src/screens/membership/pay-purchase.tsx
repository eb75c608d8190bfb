import { Button, CopyButton, Group, Text, Title } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useMutation } from "urql";
import { formatDate, formatDateTime } from "../../format/format-date.ts";
import {
  CancelPurchaseDocument,
  type PaymentFactsFragment,
  type PaymentProvider,
  type PurchaseFactsFragment,
  StartPaymentDocument,
} from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import classes from "../../membership/membership.module.css";
import { moneyText } from "../../membership/money-text.ts";
import { ConfirmDialog } from "../../shell/confirm-dialog.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";

const STAYS = { handlesFaults: true };

/** How an open purchase is paid, and how the attempt stands. */
export function PayPurchase({ purchase, onChanged }: { purchase: PurchaseFactsFragment; onChanged: () => void }) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const [starting, start] = useMutation(StartPaymentDocument);
  const { payment, providers, dueAt } = purchase;
  const isUndecided = payment?.state === "UNKNOWN" || payment?.state === "CONFIRMING";
  const pay = async (provider: PaymentProvider) => {
    const { data } = await start({ input: { purchaseId: purchase.id, provider } }, STAYS);
    const page = data?.startPayment.pageUrl;
    if (page) location.assign(page);
    else onChanged();
  };
  return (
    <section className={classes.section} aria-labelledby="pay">
      <Title order={2} fz={16} id="pay">
        {t("membership.pay.title")}
      </Title>
      {starting.error && <ErrorNote error={errorText(starting.error)} />}
      {payment?.state === "FAILED" && (
        <Text role="alert" c="var(--tw-danger)">
          {payment.failure
            ? t("membership.pay.failed", { reason: asSentence(payment.failure) })
            : t("membership.pay.failedPlain")}
        </Text>
      )}
      {payment?.state === "EXPIRED" && <Text role="status">{t("membership.pay.expired")}</Text>}
      {isUndecided && <Text role="status">{t("membership.pay.undecided")}</Text>}
      {payment?.transfer && <Transfer purchase={purchase} transfer={payment.transfer} />}
      {!isUndecided && !payment?.transfer && (
        <>
          {providers.length === 0 ? (
            <NoWay />
          ) : (
            <Text c="dimmed">{t("membership.pay.due", { date: formatDate(dueAt, i18n.language) })}</Text>
          )}
          <Group gap="sm">
            {providers.map((provider) => (
              <Button key={provider} loading={starting.fetching} onClick={() => void pay(provider)}>
                {t(`membership.pay.by.${provider}`)}
              </Button>
            ))}
          </Group>
        </>
      )}
      {!isUndecided && <CancelPurchase purchase={purchase} onChanged={onChanged} />}
    </section>
  );
}

/** A provider's words, of which some end without a full stop. */
function asSentence(words: string): string {
  return /[.!?]$/.test(words.trim()) ? words.trim() : `${words.trim()}.`;
}

function NoWay() {
  const { t } = useTranslation();
  return (
    <Text>
      {t("membership.plan.notForSale.NO_PAYMENT")} <Link to="/support/contact/edit/">{t("membership.plan.ask")}</Link>
    </Text>
  );
}

/** Where the money is sent, with the exact amount and the reference by which it is recognised. */
function Transfer({
  purchase,
  transfer,
}: {
  purchase: PurchaseFactsFragment;
  transfer: NonNullable<PaymentFactsFragment["transfer"]>;
}) {
  const { t, i18n } = useTranslation();
  const { total } = purchase;
  const rows = [
    ["bank", transfer.bank, transfer.bank],
    ["account", transfer.account, transfer.account],
    ["holder", transfer.holder, transfer.holder],
    ["amount", moneyText(total, i18n.language), total.amount],
    ["code", transfer.depositorCode, transfer.depositorCode],
  ] as const;
  return (
    <>
      <Text>{t("membership.pay.transferBody")}</Text>
      <dl className={classes.transfer}>
        {rows.map(([name, shown, copied]) => (
          <div key={name} className={classes.sum}>
            <dt>{t(`membership.pay.${name}`)}</dt>
            <dd>
              <strong>{shown}</strong>
              <CopyButton value={copied}>
                {({ copied: isCopied, copy }) => (
                  <Button
                    variant="subtle"
                    color="gray"
                    size="compact-xs"
                    aria-label={t("membership.pay.copyOf", { what: t(`membership.pay.${name}`) })}
                    leftSection={isCopied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
                    onClick={copy}
                  >
                    {t(isCopied ? "membership.pay.copied" : "membership.pay.copy")}
                  </Button>
                )}
              </CopyButton>
            </dd>
          </div>
        ))}
      </dl>
      <Text role="status" c="dimmed">
        {transfer.dueAt
          ? t("membership.pay.awaitedUntil", { date: formatDateTime(transfer.dueAt, i18n.language) })
          : t("membership.pay.awaited")}
      </Text>
    </>
  );
}

function CancelPurchase({ purchase, onChanged }: { purchase: PurchaseFactsFragment; onChanged: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [isAsked, setAsked] = useState(false);
  const [canceling, cancel] = useMutation(CancelPurchaseDocument);
  return (
    <div>
      <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setAsked(true)}>
        {t("membership.pay.cancel")}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={t("membership.pay.cancelTitle")}
        confirm={t("membership.pay.cancel")}
        dismiss={t("membership.pay.keep")}
        isBusy={canceling.fetching}
        error={canceling.error && errorText(canceling.error)}
        onClose={() => setAsked(false)}
        onConfirm={async () => {
          const { error } = await cancel({ input: { id: purchase.id } }, STAYS);
          if (error) return;
          setAsked(false);
          onChanged();
        }}
      >
        <Text>{t("membership.pay.cancelBody")}</Text>
      </ConfirmDialog>
    </div>
  );
}
