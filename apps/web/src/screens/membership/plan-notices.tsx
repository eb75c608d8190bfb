import { Alert, Button, Group, Table, Text } from "@mantine/core";
import { IconAlertTriangle, IconCalendarDue, IconCreditCardOff, IconFileText } from "@tabler/icons-react";
import { type ComponentType, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useMutation } from "urql";
import { formatDate } from "../../format/format-date.ts";
import { AcceptPlanPriceDocument, type PlanFactsFragment, type PlansQuery } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { purchasePath } from "../../membership/membership-path.ts";
import { moneyText } from "../../membership/money-text.ts";
import type { WalletChoice } from "../../membership/use-wallet-team.ts";
import { ConfirmDialog } from "../../shell/confirm-dialog.tsx";
import { showToast } from "../../toasts/show-toast.ts";

const STAYS = { handlesFaults: true };
type Membership = NonNullable<PlansQuery["membership"]>;

interface PlanNoteProps {
  readonly title: string;
  readonly body: string;
  readonly icon: ComponentType<{ size: number; "aria-hidden": true }>;
  /** The plan ends unless something is done. */
  readonly isDanger?: boolean;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

function PlanNote({ title, body, icon: Icon, isDanger = false, children }: PlanNoteProps) {
  return (
    <Alert variant="light" color={isDanger ? "danger" : "warn"} icon={<Icon size={20} aria-hidden />} title={title}>
      <Text c="var(--tw-text)">{body}</Text>
      {children}
    </Alert>
  );
}

function PayButton({ purchaseId, children }: { readonly purchaseId: string; readonly children: string }) {
  return (
    <Button component={Link} to={purchasePath(purchaseId)} size="compact-md" mt={12}>
      {children}
    </Button>
  );
}

/** The card was refused: what happens when, and what can be done about it. */
export function PastDueNote({ membership }: { membership: Membership }) {
  const { t, i18n } = useTranslation();
  const { pastDue, plan } = membership;
  if (!pastDue) return null;
  const day = (at: string) => formatDate(at, i18n.language);
  const next = pastDue.nextTryAt
    ? t("membership.due.nextTry", { date: day(pastDue.nextTryAt) })
    : t("membership.due.noMoreTries");
  return (
    <PlanNote
      isDanger
      icon={IconAlertTriangle}
      title={t("membership.due.title", { plan: plan.name })}
      body={`${next} ${t("membership.due.until", { date: day(pastDue.endsAt) })}`}
    >
      {pastDue.purchaseId && <PayButton purchaseId={pastDue.purchaseId}>{t("membership.due.pay")}</PayButton>}
    </PlanNote>
  );
}

/** The saved card ends before it is charged the next time: said while there is time to replace it. */
export function ExpiringCardNote({ membership }: { membership: Membership }) {
  const { t, i18n } = useTranslation();
  const { card, state, renewal, periodEnd } = membership;
  if (!card?.expiresAt || state !== "ACTIVE" || renewal !== "AUTO") return null;
  if (new Date(card.expiresAt) > new Date(periodEnd)) return null;
  return (
    <PlanNote
      icon={IconCreditCardOff}
      title={t("membership.card.expiring", { card: card.label })}
      body={t("membership.card.expiringBody", { date: formatDate(periodEnd, i18n.language) })}
    />
  );
}

/** The next month can be paid already. */
export function NextMonthNote({ membership }: { membership: Membership }) {
  const { t, i18n } = useTranslation();
  const { renewalPurchaseId, renewalPrice, periodEnd, pastDue } = membership;
  if (!renewalPurchaseId || !renewalPrice || pastDue) return null;
  const words = { price: moneyText(renewalPrice, i18n.language), date: formatDate(periodEnd, i18n.language) };
  return (
    <PlanNote
      icon={IconCalendarDue}
      title={t("membership.due.nextMonth", words)}
      body={t("membership.due.nextMonthBody", words)}
    >
      <PayButton purchaseId={renewalPurchaseId}>{t("membership.due.payNextMonth")}</PayButton>
    </PlanNote>
  );
}

/** New terms side by side with the present ones; nothing is charged before the holder agrees. */
export function ConsentNote({
  membership,
  wallet,
  mayManage,
  onChanged,
}: {
  membership: Membership;
  wallet: WalletChoice;
  mayManage: boolean;
  onChanged: () => void;
}) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const [isAsked, setAsked] = useState(false);
  const [accepting, accept] = useMutation(AcceptPlanPriceDocument);
  const { consent, plan, currency } = membership;
  if (!consent) return null;
  const words = {
    plan: plan.name,
    price: moneyText(consent.price, i18n.language),
    date: formatDate(consent.by, i18n.language),
  };
  return (
    <PlanNote
      icon={IconFileText}
      title={t("membership.consent.title", words)}
      body={t("membership.consent.body", words)}
    >
      <Terms before={plan} after={consent.plan} currency={currency} />
      {mayManage && (
        <Group mt={12}>
          <Button onClick={() => setAsked(true)}>{t("membership.consent.accept", words)}</Button>
        </Group>
      )}
      <ConfirmDialog
        opened={isAsked}
        isDanger={false}
        title={t("membership.consent.confirmTitle", words)}
        confirm={t("membership.consent.accept", words)}
        isBusy={accepting.fetching}
        error={accepting.error && errorText(accepting.error)}
        onClose={() => setAsked(false)}
        onConfirm={async () => {
          const input = {
            planVersionId: consent.plan.planVersionId,
            price: consent.price.amount,
            currency,
            ...(wallet.teamId === undefined ? {} : { teamId: wallet.teamId }),
          };
          const { error } = await accept({ input }, STAYS);
          if (error) return;
          setAsked(false);
          showToast(t("membership.consent.accepted", words));
          onChanged();
        }}
      >
        <Text>{t("membership.consent.confirmBody", words)}</Text>
      </ConfirmDialog>
    </PlanNote>
  );
}

function Terms({
  before,
  after,
  currency,
}: {
  before: PlanFactsFragment;
  after: PlanFactsFragment;
  currency: Membership["currency"];
}) {
  const { t, i18n } = useTranslation();
  const priceOf = (plan: PlanFactsFragment) => {
    const price = plan.prices.find((one) => one.currency === currency);
    return price === undefined ? "" : moneyText(price, i18n.language);
  };
  const number = (value: number) => value.toLocaleString(i18n.language);
  const rows = [
    ["price", priceOf(before), priceOf(after)],
    ["credits", number(before.creditsAMonth), number(after.creditsAMonth)],
    ["projects", number(before.projectLimit), number(after.projectLimit)],
    ...(before.memberLimit != null || after.memberLimit != null
      ? [["members", number(before.memberLimit ?? 0), number(after.memberLimit ?? 0)] as const]
      : []),
  ] as const;
  return (
    <Table mt={12} maw={440} c="var(--tw-text)">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("membership.consent.terms")}</Table.Th>
          <Table.Th>{t("membership.consent.now")}</Table.Th>
          <Table.Th>{t("membership.consent.later")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(([name, now, then]) => (
          <Table.Tr key={name}>
            <Table.Th scope="row" fw={400}>
              {t(`membership.consent.term.${name}`)}
            </Table.Th>
            <Table.Td>{now}</Table.Td>
            <Table.Td fw={now === then ? 400 : 600}>{then}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
