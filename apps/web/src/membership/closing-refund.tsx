import { Alert, Checkbox, Stack, Text, TextInput } from "@mantine/core";
import { IconCoins } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { type CombinedError, useQuery } from "urql";
import { ClosingRefundDocument, type ClosingRefundQuery } from "../graphql/generated/documents.ts";
import { refusedField } from "../graphql/refused-field.ts";
import { useErrorText } from "../graphql/use-error-text.ts";
import { moneyText } from "./money-text.ts";

const MAX_ACCOUNT_CHARACTERS = 120;

/** What one wants back with a deletion. */
export interface RefundWish {
  readonly refund: boolean;
  readonly refundAccount: string;
}

/** By itself nobody gives money away. */
export const REFUND_WANTED: RefundWish = { refund: true, refundAccount: "" };

/** Before an account or a team is deleted: the plan that ends, and what can be refunded. */
export function ClosingRefund({
  teamId,
  wish,
  onWish,
  error,
}: {
  /** Undefined: of one's own account. */
  teamId?: string;
  wish: RefundWish;
  onWish: (wish: RefundWish) => void;
  /** Of the deletion. */
  error: CombinedError | undefined;
}) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const [{ data }] = useQuery({
    query: ClosingRefundDocument,
    variables: { input: teamId === undefined ? {} : { teamId } },
    requestPolicy: "network-only",
  });
  const offer: ClosingRefundQuery["closingRefund"] | undefined = data?.closingRefund;
  if (!offer || (offer.sums.length === 0 && !offer.plan)) return null;
  const amount = new Intl.ListFormat(i18n.language).format(offer.sums.map((sum) => moneyText(sum, i18n.language)));
  return (
    <Alert variant="light" color="info" icon={<IconCoins size={20} aria-hidden />}>
      <Stack gap="sm" c="var(--tw-text)">
        {offer.plan && <Text>{t("membership.closing.plan", { plan: offer.plan })}</Text>}
        {offer.credits > 0 && <Text>{t("membership.closing.credits", { count: offer.credits })}</Text>}
        {offer.sums.length === 0 && <Text>{t("membership.closing.nothing")}</Text>}
        {offer.sums.length > 0 && (
          <Checkbox
            label={t("membership.closing.refund", { amount })}
            checked={wish.refund}
            onChange={({ currentTarget: { checked } }) => onWish({ ...wish, refund: checked })}
          />
        )}
        {offer.needsAccount && wish.refund && (
          <TextInput
            label={t("membership.closing.account")}
            description={t("membership.closing.accountHint")}
            autoComplete="off"
            maxLength={MAX_ACCOUNT_CHARACTERS}
            value={wish.refundAccount}
            error={error && refusedField(error) === "refundAccount" ? errorText(error).sentence : undefined}
            onChange={({ currentTarget: { value } }) => onWish({ ...wish, refundAccount: value })}
          />
        )}
      </Stack>
    </Alert>
  );
}
