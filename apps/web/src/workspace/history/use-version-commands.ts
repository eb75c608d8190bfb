import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { type CombinedError, useClient } from "urql";
import { ApplyVersionDocument, ResetVersionDocument } from "../../graphql/generated/documents.ts";
import { formatVersion } from "../../projects/format-version.ts";
import { showToast } from "../../toasts/show-toast.ts";
import type { VersionCommands } from "../controller/versions.ts";

export function useVersionCommands(
  id: string,
  {
    reload,
    onOrder,
  }: {
    reload: () => Promise<void>;
    /** Before another version becomes the newest. False: not now, and the reason was shown. */
    onOrder: () => Promise<boolean>;
  },
): VersionCommands {
  const { t } = useTranslation();
  const client = useClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<VersionCommands["busy"]>();
  const [error, setError] = useState<CombinedError>();

  const begin = (command: NonNullable<VersionCommands["busy"]>) => {
    setBusy(command);
    setError(undefined);
  };
  const giveUp = (): false => {
    setBusy(undefined);
    return false;
  };
  const end = (failure: CombinedError | undefined): boolean => {
    setBusy(undefined);
    setError(failure);
    void reload();
    return failure === undefined;
  };
  /** The version that the address named is not what one looks at any more. */
  const goTo = (page: "LAYOUT" | "RESULT" | "NONE") =>
    navigate(page === "RESULT" ? `/result/${encodeURIComponent(id)}` : `/layout/${encodeURIComponent(id)}`, {
      replace: true,
    });

  return {
    busy,
    error,
    dismissError: () => setError(undefined),
    apply: async ({ majorVersion, revisionVersion }) => {
      begin("apply");
      if (!(await onOrder())) return giveUp();
      const input = { id, majorVersion, revisionVersion };
      const { data, error: failure } = await client.mutation(ApplyVersionDocument, { input }).toPromise();
      const applied = data?.applyEdaProjectVersion;
      if (!end(failure) || !applied) return false;
      await goTo(applied.lastWorkPageType);
      showToast(t("versions.applied", { version: formatVersion(input), newest: formatVersion(applied) }));
      return true;
    },
    reset: async ({ majorVersion, revisionVersion }) => {
      begin("reset");
      if (!(await onOrder())) return giveUp();
      const input = { id, majorVersion, revisionVersion };
      const { error: failure } = await client.mutation(ResetVersionDocument, { input }).toPromise();
      if (!end(failure)) return false;
      await goTo("LAYOUT");
      showToast(t("versions.resetDialog.done", { version: formatVersion(input) }));
      return true;
    },
  };
}
