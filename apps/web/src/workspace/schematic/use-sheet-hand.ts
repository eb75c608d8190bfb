import { panViewport, type Viewport, zoomViewport } from "@tracewright/rendering";
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { pointerFact } from "../editing/pointer-fact.ts";
import { PointerReader } from "../editing/pointer-reader.ts";
import { useWheelHabit } from "../input/wheel/use-wheel-habit.ts";
import { WheelReader } from "../input/wheel/wheel-reader.ts";

/**
 * What hands do to a sheet: every button and a finger move it, two fingers and the wheel zoom. A drag that began on a
 * part does not choose it.
 */
export function useSheetHand(
  stage: RefObject<HTMLElement | null>,
  onView: (change: (before: Viewport) => Viewport) => void,
) {
  const [reader] = useState(() => new PointerReader());
  const isDragged = useRef(false);
  const [habit] = useWheelHabit();
  useEffect(() => {
    const { current } = stage;
    if (!current) return;
    const wheels = new WheelReader();
    // React listens to wheels passively, which cannot keep the page from scrolling.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const box = current.getBoundingClientRect();
      const move = wheels.read(event, habit);
      const [x, y] = [event.clientX - box.left, event.clientY - box.top];
      onView((before) =>
        move.kind === "zoom" ? zoomViewport(before, move.factor, x, y) : panViewport(before, move.dx, move.dy),
      );
    };
    current.addEventListener("wheel", turn, { passive: false });
    return () => current.removeEventListener("wheel", turn);
  }, [stage, habit, onView]);
  return {
    onPointerDown: (event: PointerEvent) => {
      isDragged.current = false;
      reader.press(pointerFact(event), { isViewWanted: true, hasGrip: () => false });
    },
    onPointerMove: (event: PointerEvent) => {
      for (const gesture of reader.move(pointerFact(event))) {
        if (gesture.kind !== "pan" && gesture.kind !== "pinch") continue;
        // Not before it moves: the click of a captured pointer is no button's.
        if (!isDragged.current) event.currentTarget.setPointerCapture(event.pointerId);
        isDragged.current = true;
        onView((before) =>
          gesture.kind === "pan"
            ? panViewport(before, gesture.dx, gesture.dy)
            : zoomViewport(before, gesture.factor, gesture.at.x, gesture.at.y),
        );
      }
    },
    onPointerUp: (event: PointerEvent) => void reader.release(pointerFact(event)),
    onPointerCancel: (event: PointerEvent) => void reader.cancel({ id: event.pointerId }),
    onPointerLeave: (event: PointerEvent) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) reader.cancel({ id: event.pointerId });
    },
    onClickCapture: (event: MouseEvent) => {
      if (isDragged.current) event.stopPropagation();
      isDragged.current = false;
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    // The middle button would start the browser's own scrolling.
    onMouseDown: (event: MouseEvent) => {
      if (event.button === 1) event.preventDefault();
    },
  };
}
