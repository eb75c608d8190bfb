import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { CombinedError } from "urql";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";

/** Asks before something is deleted. */
export function ConfirmDelete({
  title,
  body,
  error,
  isBusy,
  onConfirm,
  onClose,
}: {
  title: string;
  body: string;
  error: CombinedError | undefined;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ "aria-label": t("common.close") }}>
      <Stack gap="lg">
        {error && <ErrorNote error={errorText(error)} />}
        <Text style={{ overflowWrap: "anywhere" }}>{body}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t("common.cancel")}
          </Button>
          <Button color="danger" loading={isBusy} onClick={onConfirm}>
            {t("manageNotices.delete")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
