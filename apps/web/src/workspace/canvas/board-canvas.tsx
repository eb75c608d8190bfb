/** The board on screen, with what belongs to looking at it: layers, parts, nets, facts and coordinates. */

import type { Board, Box, NetId } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import { type CSSProperties, type ReactNode, useId } from "react";
import type { PartActions } from "../controller/orders.ts";
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
import type { PictureOver } from "./use-board-picture.ts";
import { useBoardPicture } from "./use-board-picture.ts";
import { useBoardUnderPreview } from "./use-board-under-preview.ts";
import { useCamera } from "./use-camera.ts";
import { useCanvasTools } from "./use-canvas-tools.ts";
import { useDisplay } from "./use-display.ts";
import { useFitToOutline } from "./use-fit-to-outline.ts";
import { type SelectionRequests, useSelection } from "./use-selection.ts";
import { useSideShown } from "./use-side-shown.ts";

export interface BoardCanvasProps extends PictureOver, SelectionRequests {
  /** Of the board, where it may be edited now. */
  readonly editor?: Editor | undefined;
  /** May change to another candidate of the same board: the view stays while the outline does. */
  readonly board: Board;
  /** Why it may not be edited now, in words, where there is more to say than that. */
  readonly whyReadOnly?: string | undefined;
  /** Shown at the right end of the status bar. */
  readonly status?: ReactNode;
  /** Receives the visible part of the board, nanometres. */
  readonly onViewChange?: (box: Box) => void;
  /** Routes the highlighted net, where a run may be started now. */
  readonly onRouteNet?: ((net: NetId) => void) | undefined;
  /** What can be ordered about parts, where a run may be started now. */
  readonly partActions?: PartActions | undefined;
  /** What the design rules say of the board, marked on it. */
  readonly checks?: LiveChecks | undefined;
}

export function BoardCanvas(props: BoardCanvasProps) {
  const { editor: boardEditor, board, preview, ratsnest, partActions } = props;
  const texts = useCanvasTexts();
  const panelId = useId();
  const [panelWidth, setPanelWidth] = usePanelWidth();
  const shownBoard = useBoardUnderPreview(board, preview);
  const viewer = useViewer(shownBoard);
  const editor = boardEditor ?? viewer;
  const { tool, selection } = useEditorState(editor);

  const camera = useCamera(props.onViewChange);
  const display = useDisplay(editor, shownBoard);
  const held = useInHand(editor, shownBoard);
  const choice = useSelection({ editor, board, shownBoard, held }, camera, props);
  const picture = useBoardPicture({ board, shownBoard, held, tool }, choice, display, props);
  useFitToOutline(camera, picture.scene.bounds, {
    isEdited: boardEditor !== undefined,
    isSentToPlace: props.focus !== undefined,
  });
  const tools = useCanvasTools(editor, shownBoard, { camera, choice, display, ratsnest });
  const isSideShown = useSideShown({ isSettingUp: tools.drawing.name !== undefined });
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

  return (
    <div
      className={classes.frame}
      data-side={isSideShown || undefined}
      style={{ "--side-width": `${panelWidth}px` } as CSSProperties}
    >
      <CanvasStage
        editor={editor}
        board={shownBoard}
        camera={camera}
        picture={picture}
        choice={choice}
        display={display}
        tools={tools}
        checks={preview ? undefined : props.checks}
        ratsnest={ratsnest}
        whyReadOnly={props.whyReadOnly}
        partActions={partActions}
        onRouteNet={isNetOpen ? props.onRouteNet : undefined}
      />
      {isSideShown && (
        <>
          <PanelSplitter width={panelWidth} onWidth={setPanelWidth} label={texts.panel} controls={panelId} />
          <BoardSide
            id={panelId}
            label={texts.sidePanel}
            editor={editor}
            board={shownBoard}
            display={display}
            drawing={tools.drawing}
            picked={choice.picked}
            onPart={choice.showPart}
            highlighted={choice.net}
            onNet={choice.setNet}
            openByNet={openByNet}
          />
        </>
      )}
      <BoardStatus board={shownBoard} camera={camera} display={display} selected={selection.length} ratsnest={ratsnest}>
        {props.status}
      </BoardStatus>
    </div>
  );
}
