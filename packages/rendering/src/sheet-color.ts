import { type ColorTheme, layerColor } from "./color-theme.ts";
import type { Sheet } from "./primitive.ts";

export function sheetColor(theme: ColorTheme, sheet: Sheet): string {
  switch (sheet) {
    case "vias":
      return theme.via;
    case "through-hole pads":
      return theme.throughHolePad;
    case "holes":
      return theme.hole;
    case "npth":
      return theme.npth;
    default:
      return layerColor(theme, sheet);
  }
}
