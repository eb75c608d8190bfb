import type { LayerId } from "@tracewright/board";

/** Colours of everything drawn on a board. Alpha is part of the colour where it matters. */
export interface ColorTheme {
  readonly background: string;
  readonly board: string;
  readonly layers: Readonly<Partial<Record<LayerId, string>>>;
  /** Layers without an entry of their own, such as inner ones beyond the fourth. */
  readonly otherLayer: string;
  readonly throughHolePad: string;
  readonly npth: string;
  readonly via: string;
  readonly hole: string;
  readonly ratsnest: string;
  readonly selection: string;
  readonly error: string;
  readonly warning: string;
  readonly grid: string;
}

/** KiCad's own default colours. */
export const KICAD_THEME: ColorTheme = {
  background: "#001023",
  board: "#04182e",
  layers: {
    "F.Cu": "#C83434",
    "B.Cu": "#4D7FC4",
    "In1.Cu": "#7FC87F",
    "In2.Cu": "#CE7D2C",
    "In3.Cu": "#4FCBCB",
    "In4.Cu": "#DB628B",
    "F.SilkS": "#F2EDA1",
    "B.SilkS": "#E8B2A7",
    "F.Paste": "#B4A09A",
    "B.Paste": "#00C2C2",
    "F.Mask": "#D864FF66",
    "B.Mask": "#02FFEE66",
    "Edge.Cuts": "#D0D2CD",
    "F.CrtYd": "#FF26E2",
    "B.CrtYd": "#26E9FF",
    "F.Fab": "#AFAFAF",
    "B.Fab": "#585D84",
    "Dwgs.User": "#C2C2C2",
    "Cmts.User": "#5994DC",
    Margin: "#FF26E2",
  },
  otherLayer: "#8A8F98",
  throughHolePad: "#E3B72E",
  npth: "#1AC4D2",
  via: "#ECECEC",
  hole: "#0B0F14",
  ratsnest: "#F5FFD5B3",
  selection: "#04FF43",
  error: "#D75B6BCC",
  warning: "#FFD042CC",
  grid: "#84848433",
};

/** Colours that stay apart for colour-blind eyes (Okabe and Ito 2008). */
export const COLOR_BLIND_THEME: ColorTheme = {
  ...KICAD_THEME,
  layers: {
    ...KICAD_THEME.layers,
    "F.Cu": "#D55E00",
    "B.Cu": "#56B4E9",
    "In1.Cu": "#009E73",
    "In2.Cu": "#F0E442",
  },
};

export function layerColor(theme: ColorTheme, layer: LayerId): string {
  return theme.layers[layer] ?? theme.otherLayer;
}
