import { type Board, copperLayers, type LayerId, type LayerSelector } from "@tracewright/board";

/** Sets of a board's copper layers as bits: bit 0 is the front. */
export class LayerMasks {
  readonly count: number;
  /** Every copper layer. */
  readonly all: number;
  readonly #bits: ReadonlyMap<LayerSelector, number>;

  constructor(board: Board) {
    const layers: readonly LayerId[] = copperLayers(board);
    this.count = layers.length;
    this.all = (1 << layers.length) - 1;
    this.#bits = new Map(layers.map((layer, index) => [layer, 1 << index]));
  }

  /** Layers without copper count for nothing. */
  of(layers: readonly LayerSelector[]): number {
    let mask = 0;
    for (const layer of layers) mask |= this.#bits.get(layer) ?? 0;
    return mask;
  }
}
