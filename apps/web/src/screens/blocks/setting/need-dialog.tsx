import { useTranslation } from "react-i18next";
import { BlockSearchDialog } from "../../../blocks/block-search-dialog.tsx";

/** Searches the library for a block that another needs; only blocks with a complete version are offered. */
export function NeedDialog({
  without,
  onChoose,
  onClose,
}: {
  /** Ids that are not offered. */
  without: readonly string[];
  onChoose: (block: { readonly id: string; readonly name: string }) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <BlockSearchDialog
      title={t("library.addNeed")}
      isOffered={({ id, currentVersion }) => currentVersion !== null && !without.includes(id)}
      choose={{
        label: t("library.choose"),
        labelOf: (name) => t("library.chooseBlock", { name }),
        onChoose: ({ id, name }) => onChoose({ id, name }),
      }}
      onClose={onClose}
    />
  );
}
