import type { Board } from "@tracewright/board";
import { useCallback, useMemo, useState } from "react";
import type { RunResult, RunView } from "../../open-project/run-view.ts";
import { useBoard } from "../../open-project/use-board.ts";
import type { Project } from "../../open-project/use-project.ts";
import type { Compared } from "../canvas/use-compared.ts";
import { bestCandidate } from "./best-candidate.ts";
import type { Comparison } from "./compare-bar.tsx";

export interface Candidates {
  /** Those that are looked at; undefined: none are. */
  readonly all: readonly RunResult[] | undefined;
  readonly shown: number;
  readonly show: (index: number) => void;
  readonly comparison: Comparison | undefined;
  readonly compare: (comparison: Comparison | undefined) => void;
  /** The board of the candidate that lies over the shown one. */
  readonly other: Board | undefined;
  /** The same, as the canvas draws it. */
  readonly overlay: Compared | undefined;
  /** Looks at those of the last placement again; undefined where there are none, or they are looked at. */
  readonly lookAgain: (() => void) | undefined;
  /** Leaves those that are looked at again; undefined while a finished placement waits for a choice. */
  readonly leave: (() => void) | undefined;
}

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
