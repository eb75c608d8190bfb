import { useState } from "react";
import { useBoard } from "../../open-project/use-board.ts";
import type { ComparedVersions, WorkspaceVersions } from "../controller/versions.ts";
import { useComparison } from "./use-comparison.ts";

/** The two versions that are compared in the history, for as long as it is shown. */
export function useComparedVersions(id: string, isShown: boolean): Omit<WorkspaceVersions, "commands"> {
  const [chosen, compare] = useState<ComparedVersions>();
  const compared = isShown ? chosen : undefined;
  const comparison = useComparison(id, compared);
  const answer = comparison?.answer;
  const { board } = useBoard(answer?.before.boardDocumentUrl);
  return { compared, compare, comparison, before: answer && board };
}
