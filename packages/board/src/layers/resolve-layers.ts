import type { Board } from "../records/board.ts";
import { type CopperLayerId, isCopperLayer, type LayerId, type LayerSelector } from "../records/layer.ts";

/** The board's copper layers from the front down. */
export function copperLayers(board: Pick<Board, "layers">): readonly CopperLayerId[] {
  return board.layers.map((layer) => layer.id).filter(isCopperLayer);
}

/** Expands selectors such as `*.Cu` or `*.Mask` to the layers this board has, front first, each once. */
export function resolveLayers(board: Pick<Board, "layers">, selectors: readonly LayerSelector[]): readonly LayerId[] {
  const wanted = new Set<string>();
  for (const selector of selectors) {
    if (selector === "*.Cu") for (const layer of copperLayers(board)) wanted.add(layer);
    else if (selector === "F&B.Cu") for (const layer of ["F.Cu", "B.Cu"]) wanted.add(layer);
    else if (selector.startsWith("*.")) for (const side of ["F", "B"]) wanted.add(side + selector.slice(1));
    else wanted.add(selector);
  }
  return board.layers.map((layer) => layer.id).filter((id) => wanted.has(id));
}
