import type { PointerEvent } from "react";
import type { PointerFact } from "./pointer-reader.ts";

/** What counts of a pointer's event on the canvas that has it. */
export function pointerFact(event: PointerEvent): PointerFact {
  const box = event.currentTarget.getBoundingClientRect();
  return {
    id: event.pointerId,
    at: { x: event.clientX - box.left, y: event.clientY - box.top },
    button: event.button,
    type: event.pointerType,
    time: event.timeStamp,
    isMore: event.shiftKey,
    isFree: event.altKey,
  };
}
