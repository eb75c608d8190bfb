import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { DeleteContactDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ConfirmDialog } from "../../shell/confirm-dialog.tsx";
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
    <ConfirmDialog
      opened={opened}
      title={t("contact.deleteTitle")}
      confirm={t("contact.delete")}
      isBusy={fetching}
      error={error && errorText(error)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t("contact.deleteBody", { title: contact.title })}
    </ConfirmDialog>
  );
}
