/** The board on screen, with what belongs to looking at it: layers, parts, nets, facts and coordinates. */

import type { Board, NetId } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import type { Box } from "@tracewright/geometry";
import { type CSSProperties, type ReactNode, useId, useMemo } from "react";
import { CameraProvider } from "../controller/canvas/camera.ts";
import { SelectionProvider } from "../controller/canvas/selection.ts";
import { SubjectProvider } from "../controller/canvas/subject.ts";
import type { PartActions } from "../controller/orders.ts";
import { useSteady } from "../controller/use-steady.ts";
import { useEditorState } from "../editing/use-editor-state.ts";
import { useInHand } from "../editing/use-in-hand.ts";
import { useViewer } from "../editing/use-viewer.ts";
import { useFindables } from "../input/actions/use-actions.ts";
import type { LiveChecks } from "../live-checks/live-checks.ts";
import { useOpenByNet } from "../ratsnest/use-open-by-net.ts";
import { fill, useCanvasTexts } from "../texts/use-canvas-texts.ts";
import classes from "./board-canvas.module.css";
import { BoardSide } from "./board-side.tsx";
import { BoardStatus } from "./board-status.tsx";
import { CanvasStage } from "./canvas-stage.tsx";
import { findablesOf } from "./findables-of.ts";
import { PanelSplitter, usePanelWidth } from "./panel-splitter.tsx";
import { type PictureOver, useBoardPicture } from "./use-board-picture.ts";
import { useBoardUnderPreview } from "./use-board-under-preview.ts";
import { ToolsProvider, useCanvasTools } from "./use-canvas-tools.ts";
import { DisplayProvider, useNewDisplay } from "./use-display.ts";
import { useFitToOutline } from "./use-fit-to-outline.ts";
import { useNewCamera } from "./use-new-camera.ts";
import { type SelectionRequests, useSelection } from "./use-selection.ts";
import { useSideShown } from "./use-side-shown.ts";

/** What may be done with the board now. */
export interface CanvasRights {
  /** Of the board, where it may be edited. */
  readonly editor?: Editor | undefined;
  /** Why it may not be edited, in words, where there is more to say than that. */
  readonly whyReadOnly?: string | undefined;
  /** Routes the highlighted net, where a run may be started. */
  readonly routeNet?: ((net: NetId) => void) | undefined;
  /** What can be ordered about parts, where a run may be started. */
  readonly partActions?: PartActions | undefined;
}

export interface BoardCanvasProps {
  /** May change to another candidate of the same board: the view stays while the outline does. */
  readonly board: Board;
  readonly rights?: CanvasRights;
  /** What is drawn over the board. */
  readonly over?: PictureOver;
  /** What lists beside the canvas send it to. */
  readonly requests?: SelectionRequests;
  /** What the design rules say of the board, marked on it. */
  readonly checks?: LiveChecks | undefined;
  /** Of comments, over the board. */
  readonly pins?: ReactNode;
  /** Shown at the right end of the status bar. */
  readonly status?: ReactNode;
  /** Receives the visible part of the board, nanometres. */
  readonly onViewChange?: (box: Box) => void;
}

const NO_RIGHTS: CanvasRights = {};
const NOTHING_OVER: PictureOver = {};
const NO_REQUESTS: SelectionRequests = {};

export function BoardCanvas({
  board,
  rights = NO_RIGHTS,
  over = NOTHING_OVER,
  requests = NO_REQUESTS,
  checks,
  pins,
  status,
  onViewChange,
}: BoardCanvasProps) {
  const { preview, ratsnest } = over;
  const texts = useCanvasTexts();
  const panelId = useId();
  const [panelWidth, setPanelWidth] = usePanelWidth();
  const shownBoard = useBoardUnderPreview(board, preview);
  const viewer = useViewer(shownBoard);
  const editor = rights.editor ?? viewer;
  const { tool } = useEditorState(editor);

  const camera = useNewCamera(onViewChange);
  const display = useNewDisplay(editor, shownBoard);
  const held = useInHand(editor, shownBoard);
  const choice = useSelection({ editor, board, shownBoard, held }, camera, requests);
  const picture = useBoardPicture({ board, shownBoard, held, tool }, choice, display, over);
  // Parts that were never placed stand beside the board: it would look empty without them.
  const hasUnplaced = useMemo(() => board.footprints.some(({ placed }) => placed === false), [board.footprints]);
  const { bounds, drawn = bounds } = picture.scene;
  useFitToOutline(camera, hasUnplaced ? drawn : bounds, {
    isEdited: rights.editor !== undefined,
    isSentToPlace: requests.focus !== undefined,
  });
  const tools = useCanvasTools(editor, shownBoard, { choice, display, ratsnest });
  const isSideShown = useSideShown({
    isSettingUp: tools.drawing.name !== undefined,
    isPreviewing: tool.name === "preview",
  });
  const openByNet = useOpenByNet(ratsnest?.airwires);
  const isNetOpen = choice.net !== undefined && openByNet.has(choice.net);
  useFindables(() =>
    findablesOf(shownBoard, {
      onPart: choice.showPart,
      onNet: choice.setNet,
      onLayer: display.showLayer,
      wordPads: (count) => fill(texts.pads, { count }),
    }),
  );
  const subject = useSteady({
    editor,
    board: shownBoard,
    ratsnest,
    openByNet,
    checks: preview ? undefined : checks,
    whyReadOnly: rights.whyReadOnly,
    routeNet: isNetOpen ? rights.routeNet : undefined,
    partActions: rights.partActions,
  });

  return (
    <SubjectProvider value={subject}>
      <CameraProvider value={camera}>
        <SelectionProvider value={choice}>
          <DisplayProvider value={display}>
            <ToolsProvider value={tools}>
              <div
                className={classes.frame}
                data-side={isSideShown || undefined}
                style={{ "--side-width": `${panelWidth}px` } as CSSProperties}
              >
                <CanvasStage picture={picture} pins={pins} />
                {isSideShown && (
                  <>
                    <PanelSplitter width={panelWidth} onWidth={setPanelWidth} label={texts.panel} controls={panelId} />
                    <BoardSide id={panelId} label={texts.sidePanel} />
                  </>
                )}
                <BoardStatus>{status}</BoardStatus>
              </div>
            </ToolsProvider>
          </DisplayProvider>
        </SelectionProvider>
      </CameraProvider>
    </SubjectProvider>
  );
}
