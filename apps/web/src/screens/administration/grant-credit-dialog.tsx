import { NumberInput, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { GrantCreditDocument } from "../../graphql/generated/documents.ts";
import { FormDialog } from "./form-dialog.tsx";

const MAX_CREDITS = 100_000;
const MAX_REASON_CHARACTERS = 500;

/** Adds credits to an account's wallet. */
export function GrantCreditDialog({
  user,
  onGranted,
  onClose,
}: {
  user: { readonly id: string; readonly email: string };
  onGranted: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [granting, grant] = useMutation(GrantCreditDocument);
  // Of the form: sent twice, it grants once.
  const [key] = useState(() => crypto.randomUUID());
  const [credits, setCredits] = useState<number | string>(10);
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim() === "";
  const isNumber = typeof credits === "number" && Number.isInteger(credits) && credits >= 1 && credits <= MAX_CREDITS;
  const submit = async () => {
    setChecked(true);
    if (isMissing || !isNumber) return;
    const input = { key, userId: user.id, credits, reason: reason.trim() };
    const { error } = await grant({ input }, { handlesFaults: true });
    if (!error) onGranted();
  };
  return (
    <FormDialog
      title={t("admin.users.grantTitle", { email: user.email })}
      action={t("admin.users.grant")}
      error={granting.error}
      isBusy={granting.fetching}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <NumberInput
        label={t("admin.users.credits")}
        min={1}
        max={MAX_CREDITS}
        allowDecimal={false}
        data-autofocus
        value={credits}
        error={isChecked && !isNumber ? t("admin.users.creditsWrong", { most: MAX_CREDITS }) : undefined}
        onChange={setCredits}
      />
      <Textarea
        label={t("admin.reason")}
        description={t("admin.users.grantReason")}
        autosize
        minRows={2}
        maxLength={MAX_REASON_CHARACTERS}
        value={reason}
        error={isChecked && isMissing ? t("admin.reasonMissing") : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
