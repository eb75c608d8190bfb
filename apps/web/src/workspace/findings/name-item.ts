import { type Board, type ItemId, indexBoard, isCopperLayer, type LayerId, type NetId } from "@tracewright/board";
import { shownName } from "@tracewright/text";

/** What a sentence needs to name an item of the board in any language. */
export interface ItemWords {
  readonly kind:
    | "pad"
    | "track"
    | "via"
    | "pour"
    | "keepout"
    | "keepoutNamed"
    | "part"
    | "drawing"
    | "otherDrawing"
    | "otherText";
  /** Reference of the part, or the name of a keepout. */
  readonly part: string;
  /** Of a pad. */
  readonly number: string;
  /** The net's name; empty where it has none or there is no point in saying it. */
  readonly net: string;
  /** Of a track, and of what is drawn or written on no copper. */
  readonly layer: string;
}

const NOTHING_SAID = { part: "", number: "", net: "", layer: "" };

/** Names the items that findings speak of; what is none of the others is drawn on copper. */
export function itemNamer(board: Board): (id: ItemId) => ItemWords {
  const { padById, footprintById, netById } = indexBoard(board);
  const tracks = new Map(board.tracks.map((track) => [track.id, track]));
  const vias = new Map(board.vias.map((via) => [via.id, via]));
  const zones = new Map(
    [...board.zones, ...board.footprints.flatMap((own) => own.zones)].map((zone) => [zone.id, zone]),
  );
  const sources = [board, ...board.footprints];
  const drawings = layersOf(sources.flatMap(({ graphics }) => graphics));
  const texts = layersOf(sources.flatMap((source) => source.texts));
  const nameOf = (net: NetId | undefined) => (net === undefined ? "" : shownName(netById.get(net)?.name ?? ""));
  return (id) => {
    const pad = padById.get(id);
    if (pad) {
      const { footprint, pad: own } = pad;
      return { ...NOTHING_SAID, kind: "pad", part: footprint.reference, number: own.number, net: nameOf(own.net) };
    }
    const track = tracks.get(id);
    if (track) return { ...NOTHING_SAID, kind: "track", net: nameOf(track.net), layer: track.layer };
    const via = vias.get(id);
    if (via) return { ...NOTHING_SAID, kind: "via", net: nameOf(via.net) };
    const zone = zones.get(id);
    if (zone?.keepout) return { ...NOTHING_SAID, kind: zone.name ? "keepoutNamed" : "keepout", part: zone.name ?? "" };
    if (zone) return { ...NOTHING_SAID, kind: "pour", net: nameOf(zone.net) };
    const footprint = footprintById.get(id);
    if (footprint) return { ...NOTHING_SAID, kind: "part", part: footprint.reference || footprint.library };
    const [drawn, written] = [drawings.get(id), texts.get(id)];
    if (drawn) return { ...NOTHING_SAID, kind: "otherDrawing", layer: drawn };
    if (written) return { ...NOTHING_SAID, kind: "otherText", layer: written };
    return { ...NOTHING_SAID, kind: "drawing" };
  };
}

/** Of what stands on no copper. */
function layersOf(items: readonly { readonly id: ItemId; readonly layer: LayerId }[]): ReadonlyMap<ItemId, LayerId> {
  return new Map(items.flatMap(({ id, layer }) => (isCopperLayer(layer) ? [] : [[id, layer]])));
}
