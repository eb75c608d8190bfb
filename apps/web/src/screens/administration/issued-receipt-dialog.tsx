import { Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { type ReceiptKind, RecordIssuedReceiptDocument } from "../../graphql/generated/documents.ts";
import { FormDialog } from "./form-dialog.tsx";

const MAX_CHARACTERS = 60;

/** The number of a cash receipt or tax invoice that was issued outside of this server. */
export function IssuedReceiptDialog({
  purchaseId,
  kind,
  before,
  onRecorded,
  onClose,
}: {
  purchaseId: string;
  kind: ReceiptKind;
  before: string | null;
  onRecorded: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [recording, record] = useMutation(RecordIssuedReceiptDocument);
  const [number, setNumber] = useState(before ?? "");
  const [isChecked, setChecked] = useState(false);
  const isMissing = number.trim() === "";
  const submit = async () => {
    setChecked(true);
    if (isMissing) return;
    const { error } = await record({ input: { purchaseId, number: number.trim() } }, { handlesFaults: true });
    if (!error) onRecorded();
  };
  return (
    <FormDialog
      title={t("admin.purchases.issuedTitle")}
      action={t("admin.purchases.issuedSave")}
      error={recording.error}
      isBusy={recording.fetching}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Text>{t("admin.purchases.issuedBody")}</Text>
      <Text fw={600}>{t(`membership.billing.kind.${kind}`)}</Text>
      <TextInput
        label={t("admin.purchases.issuedNumber")}
        data-autofocus
        maxLength={MAX_CHARACTERS}
        value={number}
        error={isChecked && isMissing ? t("admin.purchases.missing") : undefined}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
