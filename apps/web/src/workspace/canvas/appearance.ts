/** How somebody likes boards drawn, whichever board it is. */
import { BOARD_THEMES, type BoardTheme, type Ink, KICAD_THEME, type SceneLayerId } from "@tracewright/rendering";

/** What is drawn of the layers that are not the active one. */
export type InactiveLayers = "normal" | "dim" | "hide";
export const INACTIVE_LAYERS: readonly InactiveLayers[] = ["normal", "dim", "hide"];

export const INK_KINDS = ["tracks", "vias", "pads", "zones"] as const;
export type InkKind = (typeof INK_KINDS)[number];

export interface Appearance {
  readonly theme: BoardTheme["name"];
  /** Chosen for layers instead of the theme's, `#rrggbb`. */
  readonly colours: Readonly<Record<string, string>>;
  readonly inactive: InactiveLayers;
  /** Whether copper is written on: numbers of pads, and nets. */
  readonly names: boolean;
  /** 0 … 1. */
  readonly opacity: Readonly<Record<InkKind, number>>;
}

export const FIRST_APPEARANCE: Appearance = {
  theme: "kicad",
  colours: {},
  inactive: "normal",
  names: true,
  opacity: { tracks: 1, vias: 1, pads: 1, zones: 1 },
};

const INACTIVE_SHARE: Readonly<Record<InactiveLayers, number>> = { normal: 1, dim: 0.25, hide: 0 };
/** A lower value would look hidden. */
export const MIN_OPACITY = 0.1;

/** What is stored, as far as it makes sense: an older or a foreign page may have written it. */
export function readAppearance(text: string | undefined): Appearance {
  const stored = parse(text);
  const opacityOf = (kind: InkKind) => {
    const share = isObject(stored.opacity) ? stored.opacity[kind] : undefined;
    return typeof share === "number" && share >= MIN_OPACITY && share <= 1 ? share : 1;
  };
  const colours = Object.entries(isObject(stored.colours) ? stored.colours : {});
  return {
    theme: BOARD_THEMES.find(({ name }) => name === stored.theme)?.name ?? FIRST_APPEARANCE.theme,
    colours: Object.fromEntries(colours.flatMap(([layer, colour]) => (isColour(colour) ? [[layer, colour]] : []))),
    inactive: INACTIVE_LAYERS.find((known) => known === stored.inactive) ?? FIRST_APPEARANCE.inactive,
    names: stored.names !== false,
    opacity: {
      tracks: opacityOf("tracks"),
      vias: opacityOf("vias"),
      pads: opacityOf("pads"),
      zones: opacityOf("zones"),
    },
  };
}

export function themeOf({ theme, colours }: Appearance): BoardTheme {
  const base = BOARD_THEMES.find(({ name }) => name === theme) ?? KICAD_THEME;
  return Object.keys(colours).length === 0 ? base : { ...base, layers: { ...base.layers, ...colours } };
}

/** How strongly each ink of each layer is drawn, 0 … 1; undefined: all of it in full. */
export function inkOpacity(
  { opacity, inactive }: Appearance,
  active: SceneLayerId,
): ((layer: SceneLayerId, ink: Ink) => number) | undefined {
  if (inactive === "normal" && INK_KINDS.every((kind) => opacity[kind] === 1)) return undefined;
  return (layer, ink) => {
    const kind = kindOf(layer, ink);
    const isPassive = isLayer(layer) && layer !== active && layer !== "Edge.Cuts";
    return (kind ? opacity[kind] : 1) * (isPassive ? INACTIVE_SHARE[inactive] : 1);
  };
}

export function nextInactive(inactive: InactiveLayers): InactiveLayers {
  return INACTIVE_LAYERS[(INACTIVE_LAYERS.indexOf(inactive) + 1) % INACTIVE_LAYERS.length] ?? "normal";
}

/** Tracks are what pens draw on copper, pads what is filled there. */
function kindOf(layer: SceneLayerId, ink: Ink): InkKind | undefined {
  if (layer === "vias" || layer === "holes-via") return "vias";
  if (layer === "pads-through" || layer === "holes-plated") return "pads";
  if (!layer.endsWith(".Cu")) return undefined;
  return ink === "pours" ? "zones" : ink === "strokes" ? "tracks" : ink === "fills" ? "pads" : undefined;
}

/** Pads through the board, vias and their holes lie on all layers. */
function isLayer(layer: SceneLayerId): boolean {
  return layer.includes(".") || layer === "Margin";
}

function isColour(value: unknown): value is string {
  return typeof value === "string" && /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(value);
}

function parse(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
