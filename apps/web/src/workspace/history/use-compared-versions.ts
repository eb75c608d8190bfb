import type { Board } from "@tracewright/board";
import { useState } from "react";
import { useBoard } from "../../open-project/use-board.ts";
import type { ComparedVersions } from "./compared-versions.ts";
import { useComparison, type VersionComparison } from "./use-comparison.ts";

export interface VersionsBesideEachOther {
  /** Undefined: none are compared. */
  readonly compared: ComparedVersions | undefined;
  readonly compare: (versions: ComparedVersions | undefined) => void;
  readonly comparison: VersionComparison | undefined;
  /** The board of the older version, once it is there. */
  readonly before: Board | undefined;
}

/** The two versions that are compared in the history, for as long as it is shown. */
export function useComparedVersions(id: string, isShown: boolean): VersionsBesideEachOther {
  const [chosen, compare] = useState<ComparedVersions>();
  const compared = isShown ? chosen : undefined;
  const comparison = useComparison(id, compared);
  const answer = comparison?.answer;
  const { board } = useBoard(answer?.before.boardDocumentUrl);
  return { compared, compare, comparison, before: answer && board };
}
