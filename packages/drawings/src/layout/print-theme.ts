import type { LayerId } from "@tracewright/board";

/** Colours that stand out on white paper, near to those of the screen. */
const INKS: Readonly<Partial<Record<LayerId, string>>> = {
  "F.Cu": "#c83434",
  "In1.Cu": "#3f9b3f",
  "In2.Cu": "#b8701e",
  "In3.Cu": "#1d9393",
  "In4.Cu": "#b53a68",
  "B.Cu": "#3668b0",
  "F.SilkS": "#3a3a2a",
  "B.SilkS": "#5a3a55",
  "F.Mask": "#9a2fbf",
  "B.Mask": "#0e8f86",
  "F.Paste": "#7d6a64",
  "B.Paste": "#2f7f7f",
  "F.CrtYd": "#c01fb0",
  "B.CrtYd": "#1590a5",
  "F.Fab": "#6a6a6a",
  "B.Fab": "#585d84",
  "F.Adhes": "#840084",
  "B.Adhes": "#000084",
  "Edge.Cuts": "#000000",
};

const OTHER_INK = "#555555";

export interface Ink {
  readonly colour: string;
  /** Of filled zones: paler than what is drawn within them, so that tracks can be distinguished from planes. */
  readonly pourOpacity: number;
}

/** What a layer is drawn in. Black pours are solid where no other copper has to be seen through them. */
export function inkOf(layer: LayerId, colours: "colour" | "black", isOnlyCopper: boolean): Ink {
  if (colours === "black") return { colour: "#000000", pourOpacity: isOnlyCopper ? 1 : 0.3 };
  return { colour: INKS[layer] ?? OTHER_INK, pourOpacity: 0.35 };
}
