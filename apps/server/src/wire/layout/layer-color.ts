import type { LayerId } from "@tracewright/board";

const COLORS: Readonly<Record<string, string>> = {
  "F.Cu": "#c83434",
  "B.Cu": "#4d7fc4",
  "In1.Cu": "#7fc87f",
  "In2.Cu": "#ce7d2c",
  "F.SilkS": "#f2eda1",
  "B.SilkS": "#e8b2a7",
  "F.Mask": "#d864ff",
  "B.Mask": "#02ffee",
  "F.Paste": "#b4a09a",
  "B.Paste": "#00c2c2",
  "F.CrtYd": "#ff26e2",
  "B.CrtYd": "#26e9ff",
  "F.Fab": "#afafaf",
  "B.Fab": "#585d84",
  "Edge.Cuts": "#d0d2cd",
};

/** The colour KiCad's users know a layer by; grey for the ones without a habit. */
export function layerColor(layer: LayerId): string {
  return COLORS[layer] ?? "#808080";
}
