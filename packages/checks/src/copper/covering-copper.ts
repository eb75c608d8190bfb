import { type Board, indexBoard, type NetId } from "@tracewright/board";
import { isInSolid, type Point } from "@tracewright/geometry";
import { CopperCollector, type LayerBits } from "./collect-copper.ts";
import { type CopperItem, copperOn } from "./copper-item.ts";

/** Whether tracks, vias and pads of a net cover a point of a layer, beside what is poured there. */
export class CoveringCopper {
  readonly #board: Board;
  readonly #bits: LayerBits;
  readonly #byNet = new Map<NetId, readonly CopperItem[]>();
  #collector: CopperCollector | undefined;

  constructor(board: Board, bits: LayerBits) {
    this.#board = board;
    this.#bits = bits;
  }

  covers(net: NetId | undefined, layer: number, point: Point): boolean {
    return this.#itemsOf(net).some(
      (item) => (item.reach & layer) !== 0 && copperOn(item, layer).some((solid) => isInSolid(point, solid)),
    );
  }

  #itemsOf(net: NetId | undefined): readonly CopperItem[] {
    if (net === undefined) return [];
    let items = this.#byNet.get(net);
    if (!items) {
      this.#collector ??= new CopperCollector(this.#board);
      const collector = this.#collector;
      const { tracksByNet, viasByNet, padsByNet } = indexBoard(this.#board);
      items = [
        ...(tracksByNet.get(net) ?? []).map((track) => collector.ofTrack(track)),
        ...(viasByNet.get(net) ?? []).map((via) => collector.ofVia(via)),
        ...(padsByNet.get(net) ?? []).map(({ footprint, pad }) => collector.ofPad(footprint, pad)),
      ].filter(({ reach }) => (reach & this.#bits.all) !== 0);
      this.#byNet.set(net, items);
    }
    return items;
  }
}
