import { Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { ConfirmTransferDocument, type PurchaseSummaryFragment } from "../../graphql/generated/documents.ts";
import { moneyText } from "../../membership/money-text.ts";
import { FormDialog } from "./form-dialog.tsx";

const MAX_NAME_CHARACTERS = 100;

/** What the bank shows of a transfer. Another amount than awaited is kept as a finding and pays nothing. */
export function ConfirmTransferDialog({
  purchase,
  onConfirmed,
  onClose,
}: {
  purchase: PurchaseSummaryFragment;
  onConfirmed: (isPaid: boolean) => void;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation();
  const [confirming, confirm] = useMutation(ConfirmTransferDocument);
  const [amount, setAmount] = useState("");
  const [receivedOn, setReceivedOn] = useState(new Date().toISOString().slice(0, 10));
  const [depositor, setDepositor] = useState("");
  const [isChecked, setChecked] = useState(false);
  const missing = (text: string) => (isChecked && text.trim() === "" ? t("admin.purchases.missing") : undefined);
  const submit = async () => {
    setChecked(true);
    if (!purchase.payment || [amount, receivedOn, depositor].some((text) => text.trim() === "")) return;
    const input = {
      paymentId: purchase.payment.id,
      amount: amount.trim(),
      receivedAt: `${receivedOn}T00:00:00.000Z`,
      depositor: depositor.trim(),
    };
    const { data } = await confirm({ input }, { handlesFaults: true });
    if (data) onConfirmed(data.confirmTransfer.isPaid);
  };
  return (
    <FormDialog
      title={t("admin.purchases.confirmTitle", { number: purchase.number })}
      action={t("admin.purchases.confirm")}
      error={confirming.error}
      isBusy={confirming.fetching}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Text>
        {t("admin.purchases.confirmBody", {
          amount: moneyText(purchase.total, i18n.language),
          code: purchase.payment?.transfer?.depositorCode ?? "",
        })}
      </Text>
      <TextInput
        label={t("admin.purchases.amount", { currency: purchase.total.currency })}
        description={t("admin.purchases.amountHint", { example: purchase.total.amount })}
        inputMode="decimal"
        data-autofocus
        value={amount}
        error={missing(amount)}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t("admin.purchases.receivedOn")}
        value={receivedOn}
        error={missing(receivedOn)}
        onChange={(event) => setReceivedOn(event.currentTarget.value)}
      />
      <TextInput
        label={t("admin.purchases.depositor")}
        maxLength={MAX_NAME_CHARACTERS}
        value={depositor}
        error={missing(depositor)}
        onChange={(event) => setDepositor(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
