import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useMutation } from "urql";
import { formatDate } from "../../format/format-date.ts";
import {
  ChangePlanDocument,
  EndPlanDocument,
  type PlanFactsFragment,
  type PlansQuery,
  ResumePlanDocument,
} from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import type { Currency } from "../../i18n/currency.ts";
import { purchasePath } from "../../membership/membership-path.ts";
import { moneyText } from "../../membership/money-text.ts";
import type { WalletChoice } from "../../membership/use-wallet-team.ts";
import { ConfirmDialog } from "../../shell/confirm-dialog.tsx";
import { showToast } from "../../toasts/show-toast.ts";

const STAYS = { handlesFaults: true };
type Membership = NonNullable<PlansQuery["membership"]>;

const ofWallet = ({ teamId }: WalletChoice) => (teamId === undefined ? {} : { teamId });

/** Chooses a plan: a higher one is paid now, a lower one follows at the end of the period. */
export function ChoosePlan({
  plan,
  membership,
  currency,
  wallet,
  onChanged,
}: {
  plan: PlanFactsFragment;
  membership: Membership | undefined;
  currency: Currency;
  wallet: WalletChoice;
  onChanged: () => void;
}) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const errorText = useErrorText();
  // Of the form: pressed twice, it buys once.
  const [key, setKey] = useState<string>();
  const [changing, change] = useMutation(ChangePlanDocument);
  const price = plan.prices.find((one) => one.currency === currency);
  if (price === undefined) return null;
  const isLower =
    membership !== undefined && membership.state !== "FREE" && plan.creditsAMonth < membership.plan.creditsAMonth;
  const words = {
    plan: plan.name,
    price: moneyText(price, i18n.language),
    date: membership ? formatDate(membership.periodEnd, i18n.language) : "",
  };
  return (
    <>
      <Button onClick={() => setKey(crypto.randomUUID())} variant={isLower ? "default" : "filled"}>
        {t("membership.plan.choose", words)}
      </Button>
      {key !== undefined && (
        <ConfirmDialog
          opened
          isDanger={false}
          title={t("membership.plan.confirmTitle", words)}
          confirm={t(isLower ? "membership.plan.confirmLower" : "membership.buy.confirm")}
          isBusy={changing.fetching}
          error={changing.error && errorText(changing.error)}
          onClose={() => setKey(undefined)}
          onConfirm={async () => {
            const input = { key, planVersionId: plan.planVersionId, currency, ...ofWallet(wallet) };
            const { data } = await change({ input }, STAYS);
            if (!data) return;
            setKey(undefined);
            onChanged();
            const { purchaseId } = data.changePlan;
            if (purchaseId) navigate(purchasePath(purchaseId));
            else showToast(t("membership.plan.changed"));
          }}
        >
          <Text>{t(isLower ? "membership.plan.lowerBody" : "membership.plan.higherBody", words)}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Ends a paid plan, or takes that back: two clicks each. */
export function EndPlan({
  membership,
  wallet,
  onChanged,
}: {
  membership: Membership;
  wallet: WalletChoice;
  onChanged: () => void;
}) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const [isAsked, setAsked] = useState(false);
  const [ending, end] = useMutation(EndPlanDocument);
  const [resuming, resume] = useMutation(ResumePlanDocument);
  const input = ofWallet(wallet);
  const isEnding = membership.renewal === "NONE" || membership.next != null;
  const words = { plan: membership.plan.name, date: formatDate(membership.periodEnd, i18n.language) };
  if (isEnding)
    return (
      <Group gap="sm">
        <Button
          variant="default"
          loading={resuming.fetching}
          onClick={async () => {
            const { error } = await resume({ input }, STAYS);
            showToast(
              error ? errorText(error).sentence : t("membership.plan.resumed", words),
              error ? "danger" : undefined,
            );
            onChanged();
          }}
        >
          {t("membership.plan.resume", words)}
        </Button>
      </Group>
    );
  return (
    <Group gap="sm">
      <Button variant="default" onClick={() => setAsked(true)}>
        {t("membership.plan.end", words)}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={t("membership.plan.endTitle", words)}
        confirm={t("membership.plan.end", words)}
        isBusy={ending.fetching}
        error={ending.error && errorText(ending.error)}
        onClose={() => setAsked(false)}
        onConfirm={async () => {
          const { error } = await end({ input }, STAYS);
          if (error) return;
          setAsked(false);
          onChanged();
        }}
      >
        <Text>{t("membership.plan.endBody", words)}</Text>
      </ConfirmDialog>
    </Group>
  );
}
