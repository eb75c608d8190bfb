import { type Board, contactGraph, type Footprint, type ItemId, indexBoard, type NetId } from "@tracewright/board";
import type { Partner } from "../match/pairing.ts";
import { pinsOf } from "../match/pins.ts";
import type { OwnCopper } from "../take/own-copper.ts";

/**
 * The net of the copy for each net of the model, and, where pins of one net are on several in the copy (an address pin
 * tied elsewhere), for each piece of copper by the pads it joins.
 */
export class CopperNets {
  readonly #nets = new Map<NetId, NetId>();
  readonly #items = new Map<ItemId, NetId>();

  constructor(
    board: Board,
    {
      model,
      partners,
      copper,
    }: { model: readonly Footprint[]; partners: ReadonlyMap<ItemId, Partner>; copper: OwnCopper },
  ) {
    const images = imagesOfPads(model, partners);
    const byNet = new Map<NetId, Set<NetId | undefined>>();
    for (const { net, image } of images.values()) byNet.set(net, (byNet.get(net) ?? new Set()).add(image));
    for (const [net, [image, ...others]] of byNet) {
      if (others.length > 0) this.#splitByPieces(board, { net, images, copper });
      else if (image !== undefined) this.#nets.set(net, image);
    }
  }

  /** Undefined: the copper cannot be copied. */
  of(item: ItemId, net: NetId): NetId | undefined {
    return this.#items.get(item) ?? this.#nets.get(net);
  }

  #splitByPieces(
    board: Board,
    { net, images, copper }: { net: NetId; images: ReadonlyMap<ItemId, Image>; copper: OwnCopper },
  ): void {
    const isOn = (item: { readonly net?: NetId }) => item.net === net;
    const { items, neighbours } = contactGraph(board, {
      tracks: copper.tracks.filter(isOn),
      vias: copper.vias.filter(isOn),
      pads: (indexBoard(board).padsByNet.get(net) ?? []).filter(({ pad }) => images.has(pad.id)),
      zones: [],
    });
    const seen = new Set<number>();
    for (const first of items.keys()) {
      if (seen.has(first) || items[first]?.isAnchor) continue;
      // Pads part the pieces: copper on both sides of one need not be on one net of the copy.
      const piece = new Set([first]);
      const pads = new Set<NetId | undefined>();
      for (const node of piece)
        for (const next of neighbours[node] ?? []) {
          const item = items[next];
          if (item?.isAnchor) pads.add(images.get(item.id)?.image);
          else piece.add(next);
        }
      for (const node of piece) seen.add(node);
      const [image, ...others] = pads;
      if (image === undefined || others.length > 0) continue;
      for (const node of piece) {
        const item = items[node];
        if (item) this.#items.set(item.id, image);
      }
    }
  }
}

interface Image {
  readonly net: NetId;
  readonly image: NetId | undefined;
}

/** Net of the copy by pad of the model. */
function imagesOfPads(model: readonly Footprint[], partners: ReadonlyMap<ItemId, Partner>): Map<ItemId, Image> {
  const images = new Map<ItemId, Image>();
  for (const part of model) {
    const partner = partners.get(part.id);
    if (!partner) continue;
    const numbers = [...pinsOf(part).keys()];
    const others = pinsOf(partner.part);
    for (const { id, number, net } of part.pads) {
      if (net === undefined) continue;
      const index = numbers.indexOf(number);
      const twin = partner.isTurned ? numbers[numbers.length - 1 - index] : number;
      images.set(id, { net, image: others.get(twin ?? number) });
    }
  }
  return images;
}
