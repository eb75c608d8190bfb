import { Button, Group, Modal, Stack, Text, Textarea } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CombinedError } from "urql";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";

const MAX_REASON_CHARACTERS = 500;

/** Asks before an act and for its reason, which the log keeps. */
export function ReasonDialog({
  title,
  body,
  action,
  error,
  isBusy,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  body: string;
  /** The words of the button. */
  action: string;
  error: CombinedError | undefined;
  isBusy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  /** More fields, below the reason. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim() === "";

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isMissing) onConfirm(reason.trim());
  };

  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ "aria-label": t("common.close") }}>
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          {error && <ErrorNote error={errorText(error)} />}
          <Text style={{ overflowWrap: "anywhere" }}>{body}</Text>
          <Textarea
            label={t("admin.reason")}
            description={t("admin.reasonHint")}
            required
            withAsterisk={false}
            autosize
            minRows={2}
            maxLength={MAX_REASON_CHARACTERS}
            data-autofocus
            value={reason}
            error={isChecked && isMissing ? t("admin.reasonMissing") : undefined}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {children}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t("common.cancel")}
            </Button>
            <Button type="submit" color="danger" loading={isBusy}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
