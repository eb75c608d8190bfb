import type { LayerId } from "@tracewright/board";
import type { SceneLayerId } from "../scene/scene.ts";

/** The colours a board is drawn in. A colour is `#rrggbb` or `#rrggbbaa`. */
export interface BoardTheme {
  readonly name: "kicad" | "easyeda" | "colour-blind";
  readonly background: string;
  readonly layers: Readonly<Partial<Record<SceneLayerId, string>>>;
  /** For unnamed layers. */
  readonly otherLayer: string;
  readonly grid: string;
  readonly cursor: string;
  readonly selection: string;
  readonly error: string;
  readonly warning: string;
  /** What two boards differ in; never shown by colour alone. */
  readonly difference: { readonly added: string; readonly removed: string; readonly changed: string };
  /** How strongly pours are drawn, 0 … 1. */
  readonly pourOpacity: number;
}

const KICAD_LAYERS: Readonly<Partial<Record<SceneLayerId, string>>> = {
  board: "#0a1a2c",
  "F.Cu": "#c83434",
  "In1.Cu": "#7fc87f",
  "In2.Cu": "#ce7d2c",
  "In3.Cu": "#4fcbcb",
  "In4.Cu": "#db628b",
  "B.Cu": "#4d7fc4",
  "F.SilkS": "#f2eda1",
  "B.SilkS": "#e8b2a7",
  "F.Paste": "#b4a09ae6",
  "B.Paste": "#00c2c2e6",
  "F.Mask": "#d864ff66",
  "B.Mask": "#02ffee66",
  "F.CrtYd": "#ff26e2",
  "B.CrtYd": "#26e9ff",
  "F.Fab": "#afafaf",
  "B.Fab": "#585d84",
  "F.Adhes": "#840084",
  "B.Adhes": "#000084",
  "Edge.Cuts": "#d0d2cd",
  Margin: "#ff26e2",
  "Dwgs.User": "#c2c2c2",
  "Cmts.User": "#5994dc",
  "Eco1.User": "#b4dbd2",
  "Eco2.User": "#d8c852",
  "pads-through": "#e3b72e",
  vias: "#ececec",
  "holes-plated": "#c2c200",
  "holes-via": "#e3b72e",
  "holes-unplated": "#1ac4d2",
  ratsnest: "#f5ffd5b3",
};

export const KICAD_THEME: BoardTheme = {
  name: "kicad",
  background: "#001023",
  layers: KICAD_LAYERS,
  otherLayer: "#c2c2c2",
  grid: "#848484",
  cursor: "#ffffff",
  selection: "#04ff43",
  error: "#d75b6bcc",
  warning: "#ffd042cc",
  difference: { added: "#2fdf7b", removed: "#ff5c6c", changed: "#ffd042" },
  pourOpacity: 0.32,
};

export const EASYEDA_THEME: BoardTheme = {
  ...KICAD_THEME,
  name: "easyeda",
  background: "#000000",
  layers: {
    ...KICAD_LAYERS,
    board: "#0c0c0c",
    "F.Cu": "#ff0000",
    "B.Cu": "#0000ff",
    "In1.Cu": "#800000",
    "In2.Cu": "#008000",
    "In3.Cu": "#00ff00",
    "In4.Cu": "#000080",
    "F.SilkS": "#ffff00",
    "B.SilkS": "#808000",
    "F.Paste": "#808080",
    "B.Paste": "#800000",
    "F.Mask": "#80008066",
    "B.Mask": "#aa00ff66",
    "Edge.Cuts": "#ff00ff",
    "pads-through": "#c0c0c0",
    vias: "#c0c0c0",
    "holes-plated": "#222222",
    "holes-via": "#222222",
    ratsnest: "#6464ff",
  },
};

/** Copper in the Okabe-Ito colours, which people with any colour vision tell apart. */
export const COLOUR_BLIND_THEME: BoardTheme = {
  ...KICAD_THEME,
  name: "colour-blind",
  layers: {
    ...KICAD_LAYERS,
    "F.Cu": "#d55e00",
    "B.Cu": "#56b4e9",
    "In1.Cu": "#009e73",
    "In2.Cu": "#f0e442",
    "pads-through": "#cc79a7",
    "holes-plated": "#1b1b1b",
  },
  difference: { added: "#56b4e9", removed: "#d55e00", changed: "#f0e442" },
};

export const BOARD_THEMES: readonly BoardTheme[] = [KICAD_THEME, EASYEDA_THEME, COLOUR_BLIND_THEME];

export function layerColour(theme: BoardTheme, layer: SceneLayerId): string {
  return theme.layers[layer] ?? theme.otherLayer;
}

/** Black or white, whichever is easier to read on a colour: by relative luminance, WCAG 2.2. */
export function contrasting(colour: string): "#000000" | "#ffffff" {
  const channel = (at: number) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  // Where the contrast with either is the same: (L + 0.05)² = 1.05 × 0.05.
  return luminance > 0.179 ? "#000000" : "#ffffff";
}

/** What a new view and a thumbnail show: copper, silk, outline; mask, paste and assembly drawings are off. */
export function isShownAtFirst(layer: LayerId | SceneLayerId): boolean {
  return !/\.(Mask|Paste|Adhes|Fab)$|^(Dwgs|Cmts|Eco\d|User)\.|^Margin$/.test(layer);
}
