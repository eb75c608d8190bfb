import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { RefundPurchaseDocument, type StaffPurchaseListQuery } from "../../graphql/generated/documents.ts";
import { moneyText } from "../../membership/money-text.ts";
import { showToast } from "../../toasts/show-toast.ts";
import { ConfirmTransferDialog } from "./confirm-transfer-dialog.tsx";
import { FinishRefundDialog } from "./finish-refund-dialog.tsx";
import { IssuedReceiptDialog } from "./issued-receipt-dialog.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

type StaffPurchase = StaffPurchaseListQuery["staffPurchaseConnection"]["nodes"][number];

const STAYS = { handlesFaults: true };

/** What an administrator can do with a purchase: confirm its transfer, refund it, note that a refund was sent. */
export function PurchaseActions({ entry, onChanged }: { entry: StaffPurchase; onChanged: () => void }) {
  const { t, i18n } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const [refundKey, setRefundKey] = useState<string>();
  const [sentRefund, setSentRefund] = useState<string>();
  const [isIssuing, setIssuing] = useState(false);
  const [refunding, refund] = useMutation(RefundPurchaseDocument);
  const { purchase, refunds, refundable, receiptKind, issuedNumber } = entry;
  const { number } = purchase;
  const issued = issuedNumber ?? t("admin.purchases.issued");
  const done = (said: string) => {
    showToast(said);
    onChanged();
  };
  return (
    <Group gap="xs">
      {purchase.payment?.state === "AWAITING_DEPOSIT" && (
        <Button
          size="compact-sm"
          aria-label={t("admin.purchases.confirmOf", { number })}
          onClick={() => setConfirming(true)}
        >
          {t("admin.purchases.confirm")}
        </Button>
      )}
      {refunds
        .filter(({ state }) => state === "MANUAL" || state === "FAILED")
        .map(({ id, amount }) => (
          <Button key={id} size="compact-sm" onClick={() => setSentRefund(id)}>
            {t("admin.purchases.refundSent", { amount: moneyText(amount, i18n.language) })}
          </Button>
        ))}
      {Number(refundable.amount) > 0 && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t("admin.purchases.refundOf", { number })}
          onClick={() => setRefundKey(crypto.randomUUID())}
        >
          {t("admin.purchases.refund")}
        </Button>
      )}
      {receiptKind !== "NONE" && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t("admin.purchases.issuedOf", { number, shown: issued })}
          onClick={() => setIssuing(true)}
        >
          {issued}
        </Button>
      )}
      {isIssuing && (
        <IssuedReceiptDialog
          purchaseId={purchase.id}
          kind={receiptKind}
          before={issuedNumber}
          onClose={() => setIssuing(false)}
          onRecorded={() => {
            setIssuing(false);
            done(t("admin.purchases.issuedSaved"));
          }}
        />
      )}
      {isConfirming && (
        <ConfirmTransferDialog
          purchase={purchase}
          onClose={() => setConfirming(false)}
          onConfirmed={(isPaid) => {
            setConfirming(false);
            done(t(isPaid ? "admin.purchases.confirmed" : "admin.purchases.differs", { number }));
          }}
        />
      )}
      {sentRefund !== undefined && (
        <FinishRefundDialog
          refundId={sentRefund}
          sendTo={refunds.find(({ id }) => id === sentRefund)?.sendTo}
          onClose={() => setSentRefund(undefined)}
          onFinished={() => {
            setSentRefund(undefined);
            done(t("admin.purchases.refundFinished"));
          }}
        />
      )}
      {refundKey !== undefined && (
        <ReasonDialog
          title={t("admin.purchases.refundTitle", { number })}
          body={t(`admin.purchases.refundBody.${purchase.kind}`, { amount: moneyText(refundable, i18n.language) })}
          action={t("admin.purchases.refund")}
          error={refunding.error}
          isBusy={refunding.fetching}
          onClose={() => setRefundKey(undefined)}
          onConfirm={async (reason) => {
            const { error } = await refund({ input: { key: refundKey, purchaseId: purchase.id, reason } }, STAYS);
            if (error) return;
            setRefundKey(undefined);
            done(t("admin.purchases.refundOrdered"));
          }}
        />
      )}
    </Group>
  );
}
