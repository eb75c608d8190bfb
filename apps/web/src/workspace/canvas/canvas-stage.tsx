import type { Board, NetId } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import { screenToBoard } from "@tracewright/rendering";
import { useId } from "react";
import type { PartActions } from "../controller/orders.ts";
import { DrawingToolbar } from "../drawing-tools/drawing-toolbar.tsx";
import { ToolBar } from "../editing/tool-bar.tsx";
import { useCanvasHand } from "../editing/use-canvas-hand.ts";
import { useEditorState } from "../editing/use-editor-state.ts";
import { BoardHands } from "../hands/board-hands.tsx";
import { useWheelHabit } from "../input/wheel/use-wheel-habit.ts";
import type { LiveChecks } from "../live-checks/live-checks.ts";
import type { Ratsnest } from "../ratsnest/find-ratsnest.ts";
import { useCanvasTexts } from "../texts/use-canvas-texts.ts";
import classes from "./board-canvas.module.css";
import { CanvasNotes } from "./canvas-notes.tsx";
import { CanvasOverlays } from "./canvas-overlays.tsx";
import type { CanvasPicture } from "./canvas-picture.ts";
import { CanvasToolbar } from "./canvas-toolbar.tsx";
import { CanvasView } from "./canvas-view.tsx";
import { NarrowToolbar } from "./narrow-toolbar.tsx";
import type { Camera } from "./use-camera.ts";
import { useCanvasActions } from "./use-canvas-actions.ts";
import { useCanvasMenu } from "./use-canvas-menu.ts";
import type { CanvasTools } from "./use-canvas-tools.ts";
import type { Display } from "./use-display.ts";
import { useNarrow } from "./use-narrow.ts";
import type { CanvasSelection } from "./use-selection.ts";
import { useViewActions } from "./use-view-actions.ts";

/** The drawing with what lies over it and stands around it, and what pointers and keys do there. */
export function CanvasStage({
  editor,
  board,
  camera,
  picture,
  choice,
  display,
  tools,
  checks,
  ratsnest,
  whyReadOnly,
  partActions,
  onRouteNet,
}: {
  editor: Editor;
  /** As it is shown. */
  board: Board;
  camera: Camera;
  picture: CanvasPicture;
  choice: CanvasSelection;
  display: Display;
  tools: CanvasTools;
  /** Undefined while they are not about what is shown. */
  checks: LiveChecks | undefined;
  ratsnest: Ratsnest | undefined;
  /** Why the board may not be edited now, in words, where there is more to say than that. */
  whyReadOnly: string | undefined;
  /** What can be ordered about parts, where a run may be started now. */
  partActions: PartActions | undefined;
  /** Routes the highlighted net, where that is possible now. */
  onRouteNet: ((net: NetId) => void) | undefined;
}) {
  const texts = useCanvasTexts();
  const hintId = useId();
  const [habit] = useWheelHabit();
  const isNarrow = useNarrow();
  const { isReadOnly } = useEditorState(editor).settings;
  const { scene, selection, highlight } = picture;
  const { canvasRef, view, setView, pointer, setPointer } = camera;
  const menu = useCanvasMenu(editor, { board, view, selected: selection?.drawn });
  const hand = useCanvasHand({
    editor,
    view,
    canvasRef,
    onView: setView,
    onPointer: setPointer,
    onPress: choice.press,
    onMenu: (screen) => {
      menu.openAt(screen);
      choice.press(screenToBoard(view, screen.x, screen.y));
    },
  });
  useViewActions({
    bounds: scene.bounds,
    drawn: scene.drawn,
    chosen: selection?.drawn ?? highlight?.drawn,
    pointer,
    onView: setView,
  });
  useCanvasActions({ choice, camera, menu, display, partActions, onRouteNet });
  return (
    <div className={classes.stage} data-canvas-area>
      <CanvasView
        picture={picture}
        view={view}
        onView={setView}
        wheelHabit={habit}
        onPointer={setPointer}
        hand={hand}
        label={texts.canvas}
        descriptionId={hintId}
        canvasRef={canvasRef}
      />
      <CanvasOverlays
        editor={editor}
        board={board}
        camera={camera}
        unit={display.unit}
        menu={menu}
        pressedAt={choice.pressedAt}
        checks={checks}
      />
      <p id={hintId} className="tw-visually-hidden">
        {texts.canvasHint}
      </p>
      {isNarrow ? (
        <NarrowToolbar editor={editor} isReadOnly={isReadOnly === true} />
      ) : (
        <div className={classes.toolColumn}>
          <ToolBar editor={editor} />
          {!isReadOnly && <DrawingToolbar />}
          <CanvasToolbar />
        </div>
      )}
      <BoardHands
        editor={editor}
        board={board}
        chosen={choice.parts}
        view={view}
        pointer={pointer}
        pressedAt={choice.pressedAt}
        unit={display.unit}
        ratsnest={ratsnest}
        canvasRef={canvasRef}
        onView={setView}
        onPointer={setPointer}
        onPlace={choice.walkTo}
        onPart={choice.showPart}
        onNet={choice.setNet}
      />
      <CanvasNotes
        editor={editor}
        board={board}
        whyReadOnly={whyReadOnly}
        choice={choice}
        display={display}
        tools={tools}
        ratsnest={ratsnest}
        mayRun={partActions !== undefined}
        onRouteNet={onRouteNet}
        isFromBack={view.flipped}
      />
    </div>
  );
}
