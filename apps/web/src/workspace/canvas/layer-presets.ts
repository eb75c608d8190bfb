import type { Board } from "@tracewright/board";
import { drawingOrder, isShownAtFirst, type SceneLayerId } from "@tracewright/rendering";

export type LayerPreset = "all" | "front" | "back" | "copper" | "assembly";
export const LAYER_PRESETS: readonly LayerPreset[] = ["all", "front", "back", "copper", "assembly"];

/** The board's own layers, in the order the panel lists them: nearest first. Pads, vias and holes are no layers. */
export function listedLayers(board: Board): readonly SceneLayerId[] {
  return [...drawingOrder(board, "front")].reverse().filter((id) => id.includes(".") || id === "Margin");
}

export function hiddenAtFirst(board: Board): ReadonlySet<SceneLayerId> {
  return new Set(listedLayers(board).filter((id) => !isShownAtFirst(id) || id.endsWith("CrtYd")));
}

const SHOWN: Readonly<Record<LayerPreset, RegExp>> = {
  all: /./,
  front: /^(F\.(Cu|SilkS|CrtYd)|Edge\.Cuts)$/,
  back: /^(B\.(Cu|SilkS|CrtYd)|Edge\.Cuts)$/,
  copper: /\.Cu$|^Edge\.Cuts$/,
  assembly: /\.(Fab|SilkS)$|^Edge\.Cuts$/,
};

/** What a preset hides. */
export function hiddenBy(preset: LayerPreset, board: Board): ReadonlySet<SceneLayerId> {
  return new Set(listedLayers(board).filter((id) => !SHOWN[preset].test(id)));
}
