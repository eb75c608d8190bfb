import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { type CombinedError, useClient } from "urql";
import {
  CreateProjectDocument,
  type JobType,
  RequestPlacementDocument,
  RequestRoutingDocument,
} from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { showToast } from "../../shell/show-toast.ts";
import { clearUnsavedChanges } from "../../shell/unsaved-changes.ts";
import type { OutlineSize } from "./board-draft.ts";
import { sayFixedParts } from "./say-fixed-parts.ts";
import { fileRoles, type Upload } from "./upload-list.ts";

export interface ProjectPlan {
  readonly name: string;
  readonly task: JobType;
  readonly uploads: readonly Upload[];
  /** Schematic and layout differ and the layout counts. */
  readonly useLayout: boolean;
  /** Start the task at once. */
  readonly runs: boolean;
  readonly fixed: readonly string[];
  readonly strip: boolean;
  /** Of a board made of a schematic alone. */
  readonly board?: OutlineSize & { readonly copperLayers: number };
}

/** Creates the project, starts its task and opens the workspace. */
export function useCreateProject(onDone: () => void): {
  create: (plan: ProjectPlan) => Promise<void>;
  isCreating: boolean;
  error: CombinedError | undefined;
} {
  const client = useClient();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const errorText = useErrorText();
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
          ...fileRoles(plan.uploads),
          ...(plan.useLayout && { onMismatch: "LAYOUT" as const }),
          ...(plan.board && {
            outline: { widthMm: plan.board.widthMm, heightMm: plan.board.heightMm },
            copperLayers: plan.board.copperLayers,
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
    if (plan.runs) {
      const started = await (plan.task === "PLACEMENT"
        ? client.mutation(RequestPlacementDocument, { input: { id, fixed: [...plan.fixed] } }).toPromise()
        : client.mutation(RequestRoutingDocument, { input: { id, strip: plan.strip } }).toPromise());
      // The project exists either way; the workspace offers the task again.
      if (started.error) showToast(errorText(started.error).sentence, "danger");
    }
    if (!plan.runs && plan.task === "PLACEMENT" && plan.fixed.length > 0) {
      const kept = await sayFixedParts(client, { id, patterns: plan.fixed });
      if (!kept) showToast(t("newProject.fixedNotKept"), "danger");
    }
    clearUnsavedChanges();
    onDone();
    navigate(`/layout/${encodeURIComponent(id)}`);
  };

  return { create, isCreating, error };
}
