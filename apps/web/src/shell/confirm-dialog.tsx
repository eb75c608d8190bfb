import { Button, Group, Modal, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorText } from "../graphql/use-error-text.ts";
import { ErrorNote } from "./error-note.tsx";

/** Asks before something happens that others notice or that cannot be undone. */
export function ConfirmDialog({
  opened,
  title,
  confirm,
  dismiss,
  isDanger = true,
  isBusy,
  error,
  onConfirm,
  onClose,
  children,
}: {
  opened: boolean;
  title: string;
  /** The words on the button. */
  confirm: string;
  /** On the other button, where "Cancel" could be taken for the act. */
  dismiss?: string;
  isDanger?: boolean;
  isBusy: boolean;
  error: ErrorText | undefined;
  onConfirm: () => void;
  onClose: () => void;
  /** What it means. */
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeButtonProps={{ "aria-label": t("common.close") }}>
      <Stack gap="lg" style={{ overflowWrap: "anywhere" }}>
        {error && <ErrorNote error={error} />}
        {children}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus>
            {dismiss ?? t("common.cancel")}
          </Button>
          <Button {...(isDanger && { color: "danger" })} loading={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
