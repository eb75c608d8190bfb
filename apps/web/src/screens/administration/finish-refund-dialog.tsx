import { Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { FinishRefundDocument } from "../../graphql/generated/documents.ts";
import { FormDialog } from "./form-dialog.tsx";

const MAX_REFERENCE_CHARACTERS = 200;

/** A refund that was sent by transfer, with what identifies it at the bank. */
export function FinishRefundDialog({
  refundId,
  sendTo,
  onFinished,
  onClose,
}: {
  refundId: string;
  /** Where the payer of a deleted account wants it. */
  sendTo: string | null | undefined;
  onFinished: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [finishing, finish] = useMutation(FinishRefundDocument);
  const [reference, setReference] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isMissing = reference.trim() === "";
  const submit = async () => {
    setChecked(true);
    if (isMissing) return;
    const { error } = await finish({ input: { refundId, reference: reference.trim() } }, { handlesFaults: true });
    if (!error) onFinished();
  };
  return (
    <FormDialog
      title={t("admin.purchases.finishTitle")}
      action={t("admin.purchases.finish")}
      error={finishing.error}
      isBusy={finishing.fetching}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Text>{t("admin.purchases.finishBody")}</Text>
      {sendTo && <Text fw={600}>{t("admin.purchases.sendTo", { account: sendTo })}</Text>}
      <TextInput
        label={t("admin.purchases.reference")}
        data-autofocus
        maxLength={MAX_REFERENCE_CHARACTERS}
        value={reference}
        error={isChecked && isMissing ? t("admin.purchases.missing") : undefined}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
