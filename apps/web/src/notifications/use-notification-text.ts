import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { en } from "../i18n/en.ts";

type KnownCase = keyof typeof en.notifications.case;
const isKnownCase = (name: string): name is KnownCase => Object.hasOwn(en.notifications.case, name);

/** What a notification says; of a kind that this version of the screens does not know, only its project or team. */
export function useNotificationText(): (content: {
  readonly case?: string | null;
  readonly projectName?: string | null;
  readonly target?: { readonly name: string } | null;
}) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ case: name, projectName, target }) => {
      const values = {
        project: projectName ?? target?.name ?? "",
        person: target?.name || t("projects.deletedAccount"),
      };
      return name && isKnownCase(name) ? t(`notifications.case.${name}`, values) : t("notifications.other", values);
    },
    [t],
  );
}
