/** The program of the drawing, which only those who see it load. */
export function loadCanvas() {
  return import("./canvas/logic-canvas.tsx");
}
