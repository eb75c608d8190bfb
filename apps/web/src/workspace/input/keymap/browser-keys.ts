import type { Stroke } from "./stroke.ts";

/** What browsers keep for themselves or nobody should lose: reloading, tabs and windows, the address, the size of the text. */
const OF_THE_BROWSER: ReadonlySet<Stroke> = new Set([
  "F1",
  "F5",
  "F11",
  "F12",
  "Mod+KeyW",
  "Mod+KeyT",
  "Mod+KeyN",
  "Mod+KeyL",
  "Mod+KeyQ",
  "Mod+KeyR",
  "Mod+Shift+KeyN",
  "Mod+Shift+KeyW",
  "Mod+Tab",
  "Tab",
  "Shift+Tab",
  "Mod+Equal",
  "Mod+Shift+Equal",
  "Mod+Minus",
  "Mod+Digit0",
]);

/** Whether a key is the browser's, so that no action can have it. */
export function isOfTheBrowser(stroke: Stroke): boolean {
  return OF_THE_BROWSER.has(stroke);
}
