import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { type Client, type CombinedError, useClient } from "urql";
import { type Picks, picksAsInput } from "../../footprints/part-groups.ts";
import {
  AddBoardDocument,
  type AddBoardMutationVariables,
  CreateProjectDocument,
  type JobType,
} from "../../graphql/generated/documents.ts";
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
  /** The project whose first board it is; undefined: a project is created. */
  readonly project: string | undefined;
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

/** Creates the project or adds its first board, and goes on to its parts or opens the workspace. */
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
    const source = {
      jobType: plan.task,
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
    };
    const { id, failure } = await send(client, plan, source);
    if (!id) {
      setError(failure);
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

async function send(
  client: Client,
  { project, name, teamId }: ProjectPlan,
  source: Omit<AddBoardMutationVariables["input"], "id">,
): Promise<{ readonly id: string | undefined; readonly failure: CombinedError | undefined }> {
  if (project !== undefined) {
    const { data, error } = await client.mutation(AddBoardDocument, { input: { id: project, ...source } }).toPromise();
    return { id: data?.addBoardToEdaProject.id, failure: error };
  }
  const input = { name, ...(teamId !== undefined && { teamId }), ...source };
  const { data, error } = await client.mutation(CreateProjectDocument, { input }).toPromise();
  return { id: data?.createEdaProjectQuickModeV2.id, failure: error };
}
