import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { type BlockCardFragment, DeleteBlockDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ConfirmDialog } from "../../shell/confirm-dialog.tsx";
import { showToast } from "../../toasts/show-toast.ts";

/** Asks before a block leaves the library, and says how many projects use it. */
export function DeleteBlockDialog({
  block,
  opened,
  onDeleted,
  onClose,
}: {
  block: Pick<BlockCardFragment, "id" | "name" | "usedInProjects">;
  opened: boolean;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [{ fetching, error }, remove] = useMutation(DeleteBlockDocument);

  const confirm = async () => {
    const { error } = await remove({ input: { id: block.id } }, { handlesFaults: true });
    if (error) return;
    showToast(t("library.deleted", { name: block.name }));
    onDeleted();
  };

  return (
    <ConfirmDialog
      opened={opened}
      title={t("library.deleteTitle")}
      confirm={t("library.deleteConfirm")}
      isBusy={fetching}
      error={error && errorText(error)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div>
        <p>{t("library.deleteBody", { name: block.name })}</p>
        {block.usedInProjects > 0 && <p>{t("library.deleteUsed", { count: block.usedInProjects })}</p>}
      </div>
    </ConfirmDialog>
  );
}
