import type { Point } from "@tracewright/geometry";
import { panViewport, type Viewport, zoomViewport } from "@tracewright/rendering";
import { useState } from "react";
import type { CanvasHand } from "../workspace/canvas/use-canvas-hand.ts";
import { pointerFact } from "../workspace/editing/pointer-fact.ts";
import { type Gesture, PointerReader } from "../workspace/editing/pointer-reader.ts";

/** What pointers do where a board is only looked at: every button moves the view, a click points at what is there. */
export function useLookingHand({
  onView,
  onPointer,
  onClick,
}: {
  onView: (change: (before: Viewport) => Viewport) => void;
  /** Where the pointer is, pixels. */
  onPointer: (at: Point) => void;
  onClick: (at: Point) => void;
}): CanvasHand {
  const [reader] = useState(() => new PointerReader());
  const perform = (gestures: readonly Gesture[]) => {
    for (const gesture of gestures) {
      if (gesture.kind === "pan") onView((before) => panViewport(before, gesture.dx, gesture.dy));
      if (gesture.kind === "pinch")
        onView((before) => zoomViewport(before, gesture.factor, gesture.at.x, gesture.at.y));
      if (gesture.kind === "press") onClick(gesture.at);
    }
  };
  return {
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      perform(reader.press(pointerFact(event), { isViewWanted: true, hasGrip: () => false }));
    },
    onPointerMove: (event) => {
      const fact = pointerFact(event);
      onPointer(fact.at);
      perform(reader.move(fact));
    },
    onPointerUp: (event) => perform(reader.release(pointerFact(event))),
    onPointerCancel: (event) => perform(reader.cancel({ id: event.pointerId })),
  };
}
