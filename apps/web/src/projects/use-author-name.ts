import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/** The name of who did something; of a deleted account, what the screen calls one. */
export function useAuthorName(): (author: { readonly name: string; readonly isDeleted: boolean }) => string {
  const { t } = useTranslation();
  return useCallback(({ name, isDeleted }) => (isDeleted ? t("projects.deletedAccount") : name), [t]);
}
