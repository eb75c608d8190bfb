import type { Board, Box, ItemId, NetId } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { RunView } from "../open-project/run-view.ts";
import { FailedPage } from "../shell/failed-page.tsx";
import { LoadingOverlay } from "../shell/loading-overlay.tsx";
import { useLatePart } from "../shell/use-late-part.ts";
import type { PartActions } from "./canvas/part-actions.ts";
import type { Pointed } from "./canvas/use-canvas-picture.ts";
import type { Compared } from "./canvas/use-compared.ts";
import type { WantedParts } from "./canvas/use-list-requests.ts";
import { ChecksCount } from "./checks-panel/checks-count.tsx";
import type { LiveChecks } from "./checks-panel/live-checks.ts";
import type { Focus } from "./focus.ts";
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
  projectId,
  editor,
  board,
  view,
  focus,
  wanted,
  pointed,
  compared,
  before,
  onViewChange,
  onRouteNet,
  partActions,
  onChosen,
  checks,
  onChecks,
}: {
  projectId: string;
  /** Of the board, where it may be edited now. */
  editor: Editor | undefined;
  board: Board;
  view: RunView;
  focus: Focus | undefined;
  /** What is chosen in the schematic. */
  wanted: WantedParts | undefined;
  /** What is pointed at beside the canvas. */
  pointed: Pointed | undefined;
  /** Another candidate over the board. */
  compared: Compared | undefined;
  /** An earlier version that the board is compared with. */
  before: Board | undefined;
  /** Receives the visible part of the board, nanometres. */
  onViewChange: (box: Box) => void;
  /** Starts a run for one net; undefined while none may be started. */
  onRouteNet: ((net: NetId) => void) | undefined;
  /** What can be ordered about parts; undefined while no run may be started. */
  partActions: PartActions | undefined;
  /** Receives the selected parts. */
  onChosen: (parts: readonly ItemId[]) => void;
  /** What the design rules say of the board, once somebody says it. */
  checks: LiveChecks | undefined;
  /** Opens the list of it. */
  onChecks: () => void;
}) {
  const { t } = useTranslation();
  const { Part: BoardCanvas, failed, retry } = useLatePart(loadBoardCanvas);
  const preview = useRunPreview(projectId, view);
  const found = useRatsnest(board, preview);
  const progress = preview && "progress" in view && view.task === "ROUTING" ? view.progress : null;
  const ratsnest = useMemo(() => ratsnestDuringRun(board, found, progress), [board, found, progress]);
  if (failed) return <FailedPage error={{ sentence: t("latePart.failed"), code: undefined }} onRetry={retry} />;
  if (!BoardCanvas) return <LoadingOverlay />;
  return (
    <BoardCanvas
      editor={editor}
      board={board}
      whyReadOnly={view.kind === "none" ? undefined : t(`run.readOnly.${view.kind}`)}
      preview={preview}
      {...(focus && { focus })}
      wanted={wanted}
      ratsnest={ratsnest}
      pointed={pointed}
      compared={compared}
      before={before}
      checks={checks}
      status={
        <>
          {checks && <ChecksCount checks={checks} onOpen={onChecks} />}
          <LiveDot />
        </>
      }
      onViewChange={onViewChange}
      onRouteNet={onRouteNet}
      partActions={partActions}
      onChosen={onChosen}
    />
  );
}
