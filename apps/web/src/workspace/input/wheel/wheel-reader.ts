/**
 * Wheels zoom, two fingers on a track-pad move the board, pinching zooms: as in other drawing tools. Browsers report all
 * three as wheel events, so they are distinguished by their numbers.
 */

/** What a person wants the wheel to do when guessing is not enough: a smooth mouse looks like a track-pad. */
export type WheelHabit = "auto" | "zoom" | "pan";
export const WHEEL_HABITS: readonly WheelHabit[] = ["auto", "zoom", "pan"];

export type WheelMove =
  | { readonly kind: "zoom"; readonly factor: number }
  /** Pixels that the board moves by. */
  | { readonly kind: "pan"; readonly dx: number; readonly dy: number };

type WheelStep = Pick<WheelEvent, "deltaX" | "deltaY" | "deltaMode" | "ctrlKey" | "metaKey" | "shiftKey" | "timeStamp">;

/** Wheels with notches step further than this; fingers begin with less. */
const NOTCH_PIXELS = 50;
/** Steps that follow one another this closely are one movement, whatever their size. */
const SAME_MOVEMENT_MS = 160;
const PIXELS_PER_LINE = 16;
const ZOOM_PER_PIXEL = 0.0018;
/** Browsers report pinching as small wheel steps with Ctrl held. */
const PINCH_PER_PIXEL = 0.01;

export class WheelReader {
  #lastKind: WheelMove["kind"] | undefined;
  #lastTime = Number.NEGATIVE_INFINITY;

  read(step: WheelStep, habit: WheelHabit): WheelMove {
    const kind = this.#kindOf(step, habit);
    this.#lastKind = kind;
    this.#lastTime = step.timeStamp;
    const unit = step.deltaMode === 0 ? 1 : PIXELS_PER_LINE;
    const dx = step.deltaX * unit;
    const dy = step.deltaY * unit;
    if (kind === "zoom") {
      const perPixel = step.ctrlKey && Math.abs(dy) < NOTCH_PIXELS ? PINCH_PER_PIXEL : ZOOM_PER_PIXEL;
      return { kind, factor: Math.exp(-dy * perPixel) };
    }
    // With Shift most browsers turn the wheel themselves; the others are turned here.
    return step.shiftKey && dx === 0 ? { kind, dx: -dy, dy: 0 } : { kind, dx: -dx, dy: -dy };
  }

  #kindOf(step: WheelStep, habit: WheelHabit): WheelMove["kind"] {
    if (step.ctrlKey || step.metaKey) return "zoom";
    if (step.shiftKey) return "pan";
    if (habit !== "auto") return habit;
    if (this.#lastKind && step.timeStamp - this.#lastTime < SAME_MOVEMENT_MS) return this.#lastKind;
    if (step.deltaMode !== 0) return "zoom";
    return step.deltaX !== 0 || Math.abs(step.deltaY) < NOTCH_PIXELS ? "pan" : "zoom";
  }
}
