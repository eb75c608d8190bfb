const AREA = "[data-canvas-area]";

/**
 * Whether a key is meant for a canvas: the focus is on it or on something over it, nothing has the focus, or the pointer is
 * over it, for hands that press a button or a row beside the board go on at the board without a click.
 */
export function isAtCanvas(target: Element | undefined): boolean {
  if (!target || target === document.body) return document.querySelector(AREA) !== null;
  return target.closest(AREA) !== null || document.querySelector(`${AREA}:hover`) !== null;
}
