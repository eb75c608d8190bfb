import { Button, Group, Modal, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CombinedError } from "urql";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";

/** A dialog with fields and one act. */
export function FormDialog({
  title,
  action,
  error,
  isBusy,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  /** The words of the button. */
  action: string;
  error: CombinedError | undefined;
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ "aria-label": t("common.close") }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack gap="md">
          {error && <ErrorNote error={errorText(error)} />}
          {children}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t("common.cancel")}
            </Button>
            <Button type="submit" loading={isBusy}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
