import { useCallback, useMemo, useState } from "react";
import type { RunView } from "../../open-project/run-view.ts";
import { useBoard } from "../../open-project/use-board.ts";
import type { Project } from "../../open-project/use-project.ts";
import type { Candidates, Comparison } from "../controller/results.ts";
import { bestCandidate } from "./best-candidate.ts";

/**
 * The candidates on screen: of the placement that has just come to an end, or of the last one, when somebody has
 * second thoughts.
 */
export function useCandidates(project: Project, view: RunView): Candidates {
  // Of one placement: those of the next begin with their best again.
  const [flipped, setFlipped] = useState<{ readonly first: string | undefined; readonly to: number }>();
  const [comparison, setComparison] = useState<Comparison>();
  const [isLooking, setLooking] = useState(false);
  const fresh = view.kind === "candidates" ? view.candidates : undefined;
  const last = project.latestPlacement?.results ?? [];
  const mayLook = fresh === undefined && last.length > 0 && view.kind !== "running";
  const all = fresh ?? (mayLook && isLooking ? last : undefined);
  const count = all?.length ?? 0;
  const first = all?.[0]?.id;
  const wanted = flipped && flipped.first === first ? flipped.to : bestCandidate(all ?? []);
  const at = Math.min(wanted, Math.max(0, count - 1));
  // Flipped to the one that lies over it, the next one takes its place.
  const over =
    comparison && count > 1 ? (comparison.candidate === at ? (at + 1) % count : comparison.candidate) : undefined;
  const compared = comparison && over !== undefined && over < count ? { ...comparison, candidate: over } : undefined;
  const url = compared && all?.[compared.candidate]?.boardDocumentUrl;
  const { board } = useBoard(url);
  const share = compared?.share;
  const overlay = useMemo(() => (board && share !== undefined ? { board, share } : undefined), [board, share]);
  return {
    all,
    shown: at,
    show: useCallback((index: number) => setFlipped({ first, to: index }), [first]),
    comparison: compared,
    compare: setComparison,
    other: compared && board,
    overlay,
    lookAgain: mayLook && !isLooking ? () => setLooking(true) : undefined,
    leave: fresh === undefined && isLooking ? () => setLooking(false) : undefined,
  };
}
