import type { Editor, ToolEvent } from "@tracewright/editor";
import type { Point } from "@tracewright/geometry";
import { panViewport, zoomViewport } from "@tracewright/rendering";
import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import type { Camera } from "../controller/canvas/camera.ts";
import { pointerFact } from "../editing/pointer-fact.ts";
import { type Gesture, PointerReader } from "../editing/pointer-reader.ts";
import { roundedPlace } from "../editing/rounded-place.ts";
import { hasSelectedAt } from "../editing/selected-at.ts";

/** How near the pointer has to come to what it means, pixels. */
const REACH_PIXELS = 3;

export interface CanvasHand {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
}

/**
 * What pointers do on the canvas: the tool gets its events in board coordinates, moves at most once a frame; the view is moved
 * by the other buttons, fingers and Space.
 */
export function useCanvasHand({
  editor,
  camera,
  onPress,
  onMenu,
}: {
  editor: Editor;
  camera: Camera;
  /** A press has reached the tool, at this place of the board. */
  onPress: (at: Point) => void;
  /** A menu is asked for at this pixel. */
  onMenu: (at: Point) => void;
}): CanvasHand {
  const reader = useRef(new PointerReader());
  const isSpaceHeld = useSpaceHeld(camera.canvasRef);
  const now = useRef({ editor, onPress, onMenu });
  now.current = { editor, onPress, onMenu };
  const moved = useRef<{ readonly at: Point; readonly isFree: boolean }>(undefined);
  const frame = useRef<number>(undefined);

  const send = (event: ToolEvent) => {
    const to = now.current.editor;
    const reach = Math.round((REACH_PIXELS * 1e6) / camera.view.scale);
    if (to.state.settings.reach !== reach) to.set({ reach });
    to.send(event);
  };
  const placeOf = (at: Point): Point => roundedPlace(camera.view, at);
  /** What happens next happens where the pointer is by then. */
  const sendMove = () => {
    if (frame.current !== undefined) cancelAnimationFrame(frame.current);
    frame.current = undefined;
    const last = moved.current;
    moved.current = undefined;
    if (last) send({ kind: "move", at: placeOf(last.at), isFree: last.isFree });
  };
  useEffect(
    () => () => {
      if (frame.current !== undefined) cancelAnimationFrame(frame.current);
    },
    [],
  );

  const perform = (gesture: Gesture) => {
    if (gesture.kind === "move") {
      moved.current = gesture;
      frame.current ??= requestAnimationFrame(sendMove);
      return;
    }
    sendMove();
    const { tool } = now.current.editor.state;
    switch (gesture.kind) {
      case "press": {
        const at = placeOf(gesture.at);
        now.current.onPress(at);
        if (gesture.isSecond && tool.name !== "select") send({ kind: "finish" });
        else send({ kind: "press", at, isMore: gesture.isMore });
        return;
      }
      case "release":
        return send({ kind: "release", at: placeOf(gesture.at) });
      case "cancel":
        return send({ kind: "cancel" });
      case "pan":
        return camera.setView((before) => panViewport(before, gesture.dx, gesture.dy));
      case "pinch":
        return camera.setView((before) => zoomViewport(before, gesture.factor, gesture.at.x, gesture.at.y));
      case "menu":
        // Hands know the right button as the end of a track.
        return tool.name === "select" ? now.current.onMenu(gesture.at) : send({ kind: "cancel" });
    }
  };
  const performAll = (gestures: readonly Gesture[]) => {
    for (const gesture of gestures) perform(gesture);
  };

  return {
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      const fact = pointerFact(event);
      const hasGrip = () => {
        const { state } = now.current.editor;
        return state.tool.name !== "select" || hasSelectedAt(state, placeOf(fact.at));
      };
      performAll(reader.current.press(fact, { isViewWanted: isSpaceHeld.current, hasGrip }));
    },
    onPointerMove: (event) => {
      const fact = pointerFact(event);
      camera.setPointer(fact.at);
      performAll(reader.current.move(fact));
    },
    onPointerUp: (event) => performAll(reader.current.release(pointerFact(event))),
    onPointerCancel: (event) => performAll(reader.current.cancel({ id: event.pointerId })),
  };
}

/** Space is no key of an action here: held down it gives the pointer to the view. */
function useSpaceHeld(canvasRef: RefObject<HTMLCanvasElement | null>): RefObject<boolean> {
  const isHeld = useRef(false);
  useEffect(() => {
    const hold = (event: KeyboardEvent) => {
      if (event.code !== "Space" || event.target !== canvasRef.current) return;
      event.preventDefault();
      isHeld.current = true;
    };
    const letGo = (event: KeyboardEvent) => {
      if (event.code === "Space") isHeld.current = false;
    };
    const leave = () => {
      isHeld.current = false;
    };
    window.addEventListener("keydown", hold);
    window.addEventListener("keyup", letGo);
    window.addEventListener("blur", leave);
    return () => {
      window.removeEventListener("keydown", hold);
      window.removeEventListener("keyup", letGo);
      window.removeEventListener("blur", leave);
    };
  }, [canvasRef]);
  return isHeld;
}
