import type { Board } from "@tracewright/board";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { FailedPage } from "../shell/failed-page.tsx";
import { LoadingOverlay } from "../shell/loading-overlay.tsx";
import { useLatePart } from "../shell/use-late-part.ts";
import type { WantedParts } from "./canvas/use-list-requests.ts";
import { ChecksCount } from "./checks-panel/checks-count.tsx";
import { BoardPins } from "./comments/board-pins.tsx";
import { useWorkspaceBoard } from "./controller/board.ts";
import { useCanvasReports } from "./controller/canvas-reports.ts";
import { useWorkspaceDropMap } from "./controller/drop-map.ts";
import { useWorkspaceOrders } from "./controller/orders.ts";
import { useWorkspacePanels } from "./controller/panels.ts";
import { useWorkspacePointing } from "./controller/pointing.ts";
import { useWorkspaceProject } from "./controller/project.ts";
import { useWorkspaceResults } from "./controller/results.ts";
import { useWorkspaceRun } from "./controller/run.ts";
import { useWorkspaceVersions } from "./controller/versions.ts";
import { DropLegend } from "./drop-legend/drop-legend.tsx";
import { LiveDot } from "./live-dot.tsx";
import { ratsnestDuringRun } from "./ratsnest/ratsnest-during-run.ts";
import { useRatsnest } from "./ratsnest/use-ratsnest.ts";
import { useRunPreview } from "./use-run-preview.ts";

const loadBoardCanvas = async () => ({ default: (await import("./canvas/board-canvas.tsx")).BoardCanvas });

/**
 * The interactive board: what a running task has found lies over it, and what is still to be connected. Where its code
 * cannot be fetched it says so in its place, and the bars around it work on.
 */
export function BoardStage({
  board,
  wanted,
}: {
  board: Board;
  /** What is chosen in the schematic. */
  wanted: WantedParts | undefined;
}) {
  const { project } = useWorkspaceProject();
  const { view } = useWorkspaceRun();
  const { editor, checks } = useWorkspaceBoard();
  const { focus, pointed } = useWorkspacePointing();
  const { candidates } = useWorkspaceResults();
  const { before } = useWorkspaceVersions();
  const { routeNet, partActions } = useWorkspaceOrders();
  const { choose, look } = useCanvasReports();
  const panels = useWorkspacePanels();
  const { answer, close: closeDrops } = useWorkspaceDropMap();
  const { t } = useTranslation();
  const { Part: BoardCanvas, failed, retry } = useLatePart(loadBoardCanvas);
  const preview = useRunPreview(project.id, view);
  const found = useRatsnest(board, preview);
  const progress = preview && "progress" in view && view.task === "ROUTING" ? view.progress : null;
  const ratsnest = useMemo(() => ratsnestDuringRun(board, found, progress), [board, found, progress]);
  // Parts that a run moves are not where the drop was solved.
  const drops = answer && !preview && !("why" in answer) ? answer : undefined;
  if (failed) return <FailedPage error={{ sentence: t("latePart.failed"), code: undefined }} onRetry={retry} />;
  if (!BoardCanvas) return <LoadingOverlay />;
  return (
    <BoardCanvas
      board={board}
      rights={{
        editor,
        whyReadOnly: view.kind === "none" ? undefined : t(`run.readOnly.${view.kind}`),
        routeNet,
        partActions,
      }}
      over={{ preview, ratsnest, pointed, compared: candidates.overlay, before, drops }}
      requests={{ focus, wanted, onChosen: choose, onForget: closeDrops }}
      checks={drops ? undefined : checks}
      pins={
        <>
          <BoardPins />
          {!preview && <DropLegend />}
        </>
      }
      status={
        <>
          {checks && <ChecksCount checks={checks} onOpen={() => panels.open("checks")} />}
          <LiveDot />
        </>
      }
      onViewChange={look}
    />
  );
}
