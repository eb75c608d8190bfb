import { copperLayers } from "../layers/resolve-layers.ts";
import type { Board } from "../records/board.ts";
import type { LayerId, LayerSelector } from "../records/layer.ts";

/** The layer that takes the place of `layer` when a thing is turned over; layers without a side stay. */
export function flipLayer<Layer extends LayerId>(layer: Layer, board: Pick<Board, "layers">): Layer {
  const inner = /^In(\d+)\.Cu$/.exec(layer)?.[1];
  if (inner !== undefined) {
    const count = copperLayers(board).length - 2;
    const mirrored = count + 1 - Number(inner);
    // A layer this board does not have has no counterpart to go to.
    return mirrored >= 1 ? (`In${mirrored}.Cu` as Layer) : layer;
  }
  if (layer.startsWith("F.")) return `B${layer.slice(1)}` as Layer;
  if (layer.startsWith("B.")) return `F${layer.slice(1)}` as Layer;
  return layer;
}

/** As `flipLayer`; selectors of both sides stay. */
export function flipSelector(selector: LayerSelector, board: Pick<Board, "layers">): LayerSelector {
  return selector.startsWith("*.") || selector === "F&B.Cu" ? selector : flipLayer(selector as LayerId, board);
}
