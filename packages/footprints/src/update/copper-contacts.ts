import {
  type Board,
  type ContactGraph,
  contactGraph,
  type Footprint,
  type ItemId,
  indexBoard,
  type NetId,
} from "@tracewright/board";
import type { CopperTouched } from "./schematic-change.ts";

/** Counts the tracks and vias that touch the pads of a part; what touches what is found once for every net. */
export class CopperContacts {
  readonly #board: Board;
  readonly #graphs = new Map<NetId, { readonly graph: ContactGraph; readonly nodes: ReadonlyMap<ItemId, number> }>();

  constructor(board: Board) {
    this.#board = board;
  }

  touching({ pads }: Footprint): CopperTouched {
    const found = new Map<ItemId, "track" | "via">();
    for (const { id, net } of pads) {
      if (net === undefined) continue;
      const { graph, nodes } = this.#contactsOf(net);
      const node = nodes.get(id);
      for (const other of node === undefined ? [] : (graph.neighbours[node] ?? [])) {
        const item = graph.items[other];
        if (item?.track) found.set(item.id, "track");
        if (item?.via) found.set(item.id, "via");
      }
    }
    const kinds = [...found.values()];
    const tracks = kinds.filter((kind) => kind === "track").length;
    return { tracks, vias: kinds.length - tracks, zones: 0 };
  }

  #contactsOf(net: NetId) {
    let contacts = this.#graphs.get(net);
    if (!contacts) {
      const { tracksByNet, viasByNet, padsByNet } = indexBoard(this.#board);
      const graph = contactGraph(this.#board, {
        tracks: tracksByNet.get(net) ?? [],
        vias: viasByNet.get(net) ?? [],
        pads: padsByNet.get(net) ?? [],
        zones: [],
      });
      contacts = { graph, nodes: new Map(graph.items.map(({ id }, node) => [id, node])) };
      this.#graphs.set(net, contacts);
    }
    return contacts;
  }
}
