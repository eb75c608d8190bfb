import { type Board, type ItemId, type LayerId, type Point, padPosition } from "@tracewright/board";
import type { FindingSink } from "../findings/finding-sink.ts";

interface LayeredItem {
  readonly id: ItemId;
  readonly what: string;
  readonly layers: readonly string[];
  readonly position: Point;
}

/** Nothing of copper lies on a layer that the board does not have: it would be in no fabrication file. */
export function judgeDisabledLayers(board: Board, sink: FindingSink, only?: ReadonlySet<string>): void {
  const enabled = new Set<string>(board.layers.map(({ id }) => id));
  for (const { id, what, layers, position } of layeredItems(board)) {
    if (only && !only.has(id)) continue;
    const absent = layers.find((layer) => !layer.includes("*") && layer !== "F&B.Cu" && !enabled.has(layer));
    if (absent === undefined) continue;
    sink.add({
      rule: "item_on_disabled_layer",
      message: `${what} lies on ${absent}, which this board does not have`,
      items: [id],
      nets: [],
      position,
      layer: absent as LayerId,
    });
  }
}

function layeredItems(board: Board): LayeredItem[] {
  return [
    ...board.tracks.map(({ id, layer, start }) => ({ id, what: "a track", layers: [layer], position: start })),
    ...board.zones.map(({ id, layers, outline }) => ({
      id,
      what: "a zone",
      layers,
      position: outline[0]?.[0] ?? { x: 0, y: 0 },
    })),
    ...board.footprints.flatMap((footprint) =>
      footprint.pads
        .filter(({ kind }) => kind === "smd" || kind === "edge-connector")
        .map((pad) => ({
          id: pad.id,
          what: `${footprint.reference} pad ${pad.number}`,
          layers: pad.layers.filter((layer) => layer.endsWith(".Cu")),
          position: padPosition(footprint, pad),
        })),
    ),
  ];
}
