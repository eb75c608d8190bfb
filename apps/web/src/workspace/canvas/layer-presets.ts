import type { Board } from "@tracewright/board";
import { drawingOrder, isShownAtFirst, RATSNEST_LAYER, type SceneLayerId } from "@tracewright/rendering";

export type LayerPreset = "all" | "front" | "back" | "copper" | "assembly";
export const LAYER_PRESETS: readonly LayerPreset[] = ["all", "front", "back", "copper", "assembly"];

const PAIRS = ["SilkS", "Mask", "Paste", "CrtYd", "Fab", "Adhes"] as const;

/**
 * The ratsnest and the board's own layers as the panel lists them: what one switches most comes first. Pads, vias and
 * holes are no layers.
 */
export function listedLayers(board: Board): readonly SceneLayerId[] {
  const drawn = drawingOrder(board, "front").filter((id) => id.includes(".") || id === "Margin");
  const copper = drawn.filter((id) => id.endsWith(".Cu")).reverse();
  const pairs = PAIRS.flatMap((name): SceneLayerId[] => [`F.${name}`, `B.${name}`]);
  const first = new Set<SceneLayerId>([RATSNEST_LAYER, ...copper, "Edge.Cuts", ...pairs]);
  return [...first, ...drawn.filter((id) => !first.has(id))];
}

export function hiddenAtFirst(board: Board): ReadonlySet<SceneLayerId> {
  return new Set(listedLayers(board).filter((id) => !isShownAtFirst(id) || id.endsWith("CrtYd")));
}

const SHOWN: Readonly<Record<LayerPreset, RegExp>> = {
  all: /./,
  front: /^(F\.(Cu|SilkS|CrtYd)|Edge\.Cuts|ratsnest)$/,
  back: /^(B\.(Cu|SilkS|CrtYd)|Edge\.Cuts|ratsnest)$/,
  copper: /\.Cu$|^(Edge\.Cuts|ratsnest)$/,
  assembly: /\.(Fab|SilkS)$|^Edge\.Cuts$/,
};

/** What a preset hides. */
export function hiddenBy(preset: LayerPreset, board: Board): ReadonlySet<SceneLayerId> {
  return new Set(listedLayers(board).filter((id) => !SHOWN[preset].test(id)));
}

/** What is hidden when one layer is to be seen alone. The ratsnest lies on no layer: it stays as it was. */
export function hiddenBySolo(
  alone: SceneLayerId,
  board: Board,
  hidden: ReadonlySet<SceneLayerId>,
): ReadonlySet<SceneLayerId> {
  return new Set(listedLayers(board).filter((id) => id !== alone && (id !== RATSNEST_LAYER || hidden.has(id))));
}
