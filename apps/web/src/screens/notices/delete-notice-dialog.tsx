import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { DeleteNoticeDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { showToast } from "../../toasts/show-toast.ts";

/** Asks before a notice and its files are gone for good. */
export function DeleteNoticeDialog({
  notice,
  opened,
  onDeleted,
  onClose,
}: {
  notice: { readonly id: string; readonly title: string } | undefined;
  opened: boolean;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [{ fetching, error }, remove] = useMutation(DeleteNoticeDocument);

  const confirm = async () => {
    if (!notice) return;
    const { error } = await remove({ input: { id: notice.id } }, { handlesFaults: true });
    if (error) return;
    showToast(t("manageNotices.deleted"));
    onDeleted();
  };

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t("manageNotices.deleteTitle")}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Stack gap="lg">
        {error && <ErrorNote error={errorText(error)} />}
        <Text style={{ overflowWrap: "anywhere" }}>
          {t("manageNotices.deleteBody", { title: notice?.title ?? "" })}
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t("common.cancel")}
          </Button>
          <Button color="danger" loading={fetching} onClick={() => void confirm()}>
            {t("manageNotices.delete")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
