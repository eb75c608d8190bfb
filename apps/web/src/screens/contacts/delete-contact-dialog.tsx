import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { DeleteContactDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { showToast } from "../../toasts/show-toast.ts";

/** Asks before support no longer sees an inquiry. */
export function DeleteContactDialog({
  contact,
  opened,
  onDeleted,
  onClose,
}: {
  contact: { readonly id: string; readonly title: string };
  opened: boolean;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [{ fetching, error }, remove] = useMutation(DeleteContactDocument);

  const confirm = async () => {
    const { error } = await remove({ input: { id: contact.id } }, { handlesFaults: true });
    if (error) return;
    showToast(t("contact.deleted"));
    onDeleted();
  };

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t("contact.deleteTitle")}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Stack gap="lg">
        {error && <ErrorNote error={errorText(error)} />}
        <Text style={{ overflowWrap: "anywhere" }}>{t("contact.deleteBody", { title: contact.title })}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t("common.cancel")}
          </Button>
          <Button color="danger" loading={fetching} onClick={() => void confirm()}>
            {t("contact.delete")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
