/** A press that moves less far, in CSS pixels, is a click. */
const CLICK_REACH = 4;

/** Tells of presses that were no drags, by where they ended in the window; until the signal. */
export function listenForClicks(
  element: HTMLElement,
  signal: AbortSignal,
  onClick: (clientX: number, clientY: number) => void,
): void {
  let pressedAt: { readonly x: number; readonly y: number } | undefined;
  element.addEventListener(
    "pointerdown",
    ({ button, clientX: x, clientY: y }) => {
      pressedAt = button === 0 ? { x, y } : undefined;
    },
    { signal },
  );
  element.addEventListener(
    "pointerup",
    ({ button, clientX, clientY }) => {
      const from = pressedAt;
      pressedAt = undefined;
      if (button !== 0 || !from || Math.hypot(clientX - from.x, clientY - from.y) > CLICK_REACH) return;
      onClick(clientX, clientY);
    },
    { signal },
  );
}
