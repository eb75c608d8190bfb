import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { CombinedError } from "urql";
import { countKeptEdits } from "../autosave/count-kept-edits.ts";
import { errorCode } from "../graphql/error-signs.ts";
import { useHolder } from "../holder/holder.ts";
import { projectsPath } from "../holder/holder-path.ts";
import { useMembershipEnd } from "../holder/use-membership-end.ts";
import { READING_TOAST, useMembershipEndText } from "../holder/use-membership-end-text.ts";
import { useProfile } from "../shell/signed-in.tsx";
import { showToast } from "../toasts/show-toast.ts";
import { clearChangesOfPage, FORCED_EXIT } from "../unsaved/unsaved-changes.ts";
import type { Project } from "./use-project.ts";

const NOT_FOUND: ReadonlySet<number | undefined> = new Set([400, 404, 70006]);

/** Whether a project does not exist for the person who asked. */
export function isNoProject(error: CombinedError): boolean {
  return NOT_FOUND.has(errorCode(error));
}

/**
 * Leaves the page of a project that was open and that the person may no longer open: because their membership of its
 * team ended, or because it was deleted or moved. Says why, and what could not be saved. True: the page is being left.
 */
export function useLeaving(
  id: string,
  { project, error }: { readonly project: Project | undefined; readonly error: CombinedError | undefined },
): boolean {
  const { t } = useTranslation();
  const { userId } = useProfile();
  const { teams } = useHolder();
  const navigate = useNavigate();
  const textOf = useMembershipEndText();
  /** As it was shown last. */
  const shown = useRef<{ readonly id: string; readonly name: string; readonly teamId: string | null }>(undefined);
  if (project) shown.current = { id, name: project.name, teamId: project.teamId };
  const [leftId, setLeft] = useState<string>();
  const hasLeft = useRef(false);
  hasLeft.current = leftId === id;

  const leave = useCallback(
    (sentence: string, path: string) => {
      if (hasLeft.current) return;
      hasLeft.current = true;
      setLeft(id);
      const kept = countKeptEdits(localStorage, sessionStorage, { userId, projectId: id });
      const sentences = [
        sentence,
        ...(kept > 0 ? [t("holder.kept", { count: kept })] : []),
        // Nothing of the page can be saved any more: there is nothing to ask.
        ...(clearChangesOfPage() ? [t("holder.lost")] : []),
      ];
      showToast(sentences.join(" "), "info", { id: `left-${id}`, milliseconds: READING_TOAST });
      navigate(path, { replace: true, state: FORCED_EXIT });
    },
    [id, navigate, t, userId],
  );

  useMembershipEnd((end) => {
    const open = shown.current;
    if (open?.id === id && open.teamId === end.teamId) leave(textOf(end), "/workspace/team/");
  });

  const open = shown.current?.id === id ? shown.current : undefined;
  const isGone = open !== undefined && error !== undefined && isNoProject(error);
  const goneFrom = teams?.find((team) => team.id === open?.teamId)?.id;
  const goneName = open?.name;
  useEffect(() => {
    if (isGone) leave(t("holder.projectGone", { project: goneName ?? "" }), projectsPath(goneFrom));
  }, [isGone, goneFrom, goneName, leave, t]);
  return isGone || leftId === id;
}
