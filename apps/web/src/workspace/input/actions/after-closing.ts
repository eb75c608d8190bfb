/** Does something once what is closing now is gone and the focus is back: what is done may want it for itself. */
export function afterClosing(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
