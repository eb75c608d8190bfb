import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { type CombinedError, useClient } from "urql";
import { type Picks, picksAsInput } from "../../footprints/part-groups.ts";
import { CreateProjectDocument, type JobType } from "../../graphql/generated/documents.ts";
import { withParts } from "../../projects/part-matching-path.ts";
import { showToast } from "../../toasts/show-toast.ts";
import { clearUnsavedChanges } from "../../unsaved/unsaved-changes.ts";
import { fileRoles, type Upload } from "../../uploads/upload-list.ts";
import type { NextTaskState } from "../part-matching/next-step.tsx";
import type { BoardDraft, OutlineSize } from "./board-draft.ts";
import { sayFixedParts } from "./say-fixed-parts.ts";

export interface ProjectPlan {
  readonly name: string;
  readonly task: JobType;
  /** That it will belong to; undefined: to oneself. */
  readonly teamId: string | undefined;
  readonly uploads: readonly Upload[];
  /** Schematic and layout differ and the layout counts. */
  readonly useLayout: boolean;
  /** The board came without its rules and takes those that its copper keeps. */
  readonly infersRules: boolean;
  /** Go on to the parts and from there to the task; otherwise the workspace is opened. */
  readonly goesOn: boolean;
  readonly fixed: readonly string[];
  readonly strip: boolean;
  /** Footprints that were chosen for parts of a schematic alone. */
  readonly picks: Picks;
  /** Of a board made of a schematic alone. */
  readonly board?: OutlineSize & Omit<BoardDraft, "unit" | "width" | "height">;
}

/** Creates the project, and goes on to its parts or opens the workspace. */
export function useCreateProject(onDone: () => void): {
  create: (plan: ProjectPlan) => Promise<void>;
  isCreating: boolean;
  error: CombinedError | undefined;
} {
  const client = useClient();
  const navigate = useNavigate();
  const location = useLocation();
  const { t } = useTranslation();
  const [isCreating, setCreating] = useState(false);
  const [error, setError] = useState<CombinedError>();

  const create = async (plan: ProjectPlan) => {
    setCreating(true);
    setError(undefined);
    const created = await client
      .mutation(CreateProjectDocument, {
        input: {
          name: plan.name,
          jobType: plan.task,
          ...(plan.teamId !== undefined && { teamId: plan.teamId }),
          ...fileRoles(plan.uploads),
          ...(plan.useLayout && { onMismatch: "LAYOUT" as const }),
          ...(plan.infersRules && { inferRules: true }),
          ...(plan.picks.size > 0 && { footprints: picksAsInput(plan.picks) }),
          ...(plan.board && {
            ...(plan.board.form === null
              ? { outline: { widthMm: plan.board.widthMm, heightMm: plan.board.heightMm } }
              : { form: plan.board.form }),
            copperLayers: plan.board.copperLayers,
            planes: plan.board.planes,
            netClasses: plan.board.netClasses,
            fab: plan.board.fab,
          }),
        },
      })
      .toPromise();
    const id = created.data?.createEdaProjectQuickModeV2.id;
    if (!id) {
      setError(created.error);
      setCreating(false);
      return;
    }
    if (plan.task === "PLACEMENT" && plan.fixed.length > 0) {
      const kept = await sayFixedParts(client, { id, patterns: plan.fixed });
      if (!kept) showToast(t("newProject.fixedNotKept"), "danger");
    }
    clearUnsavedChanges();
    onDone();
    // The parts are shown over the page that is open; closing them leaves one where one was.
    if (plan.goesOn) navigate(withParts(location.search, id), { state: { strip: plan.strip } satisfies NextTaskState });
    else navigate(`/layout/${encodeURIComponent(id)}`);
  };

  return { create, isCreating, error };
}
