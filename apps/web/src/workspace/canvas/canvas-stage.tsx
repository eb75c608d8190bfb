import { screenToBoard } from "@tracewright/rendering";
import { type ReactNode, useId } from "react";
import { useCamera, useView } from "../controller/canvas/camera.ts";
import { useCanvasSelection } from "../controller/canvas/selection.ts";
import { useSubject } from "../controller/canvas/subject.ts";
import { DrawingToolbar } from "../drawing-tools/drawing-toolbar.tsx";
import { ToolBar } from "../editing/tool-bar.tsx";
import { useEditorState } from "../editing/use-editor-state.ts";
import { BoardHands } from "../hands/board-hands.tsx";
import { useWheelHabit } from "../input/wheel/use-wheel-habit.ts";
import { useCanvasTexts } from "../texts/use-canvas-texts.ts";
import classes from "./board-canvas.module.css";
import { CanvasNotes } from "./canvas-notes.tsx";
import { CanvasOverlays } from "./canvas-overlays.tsx";
import type { CanvasPicture } from "./canvas-picture.ts";
import { CanvasToolbar } from "./canvas-toolbar.tsx";
import { CanvasView } from "./canvas-view.tsx";
import { MovementActions } from "./movement-actions.tsx";
import { NarrowToolbar } from "./narrow-toolbar.tsx";
import { useCanvasActions } from "./use-canvas-actions.ts";
import { type CanvasHand, useCanvasHand } from "./use-canvas-hand.ts";
import { useCanvasMenu } from "./use-canvas-menu.ts";
import { useDisplay } from "./use-display.ts";
import { useNarrow } from "./use-narrow.ts";

/** The drawing with what lies over it and stands around it, and what pointers and keys do there. */
export function CanvasStage({ picture, pins }: { picture: CanvasPicture; pins: ReactNode }) {
  const texts = useCanvasTexts();
  const hintId = useId();
  const isNarrow = useNarrow();
  const { editor, board } = useSubject();
  const { isReadOnly } = useEditorState(editor).settings;
  const camera = useCamera();
  const choice = useCanvasSelection();
  const { unit } = useDisplay();
  const menu = useCanvasMenu(editor, { board, camera, selected: picture.selection?.drawn });
  const hand = useCanvasHand({
    editor,
    camera,
    onPress: choice.press,
    onMenu: (screen) => {
      menu.openAt(screen);
      choice.press(screenToBoard(camera.view, screen.x, screen.y));
    },
  });
  useCanvasActions(menu);
  return (
    <div className={classes.stage} data-canvas-area>
      <BoardView picture={picture} hand={hand} descriptionId={hintId} />
      <MovementActions picture={picture} />
      <CanvasOverlays menu={menu} pins={pins} />
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
      <BoardHands unit={unit} />
      <CanvasNotes />
    </div>
  );
}

/** The drawing, which follows the camera. */
function BoardView({
  picture,
  hand,
  descriptionId,
}: {
  picture: CanvasPicture;
  hand: CanvasHand;
  descriptionId: string;
}) {
  const texts = useCanvasTexts();
  const [wheelHabit] = useWheelHabit();
  const view = useView();
  const { canvasRef, setView, setPointer } = useCamera();
  return (
    <CanvasView
      picture={picture}
      camera={{ canvasRef, view, setView, setPointer }}
      wheelHabit={wheelHabit}
      hand={hand}
      label={texts.canvas}
      descriptionId={descriptionId}
    />
  );
}
