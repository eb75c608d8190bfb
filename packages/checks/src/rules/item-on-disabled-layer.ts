import {
  type Board,
  type Footprint,
  type ItemId,
  type LayerId,
  padPosition,
  type Track,
  type Zone,
} from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { FindingSink } from "../findings/finding-sink.ts";

interface LayeredItem {
  readonly id: ItemId;
  readonly what: string;
  readonly layers: readonly string[];
  readonly position: Point;
}

/** Nothing of copper lies on a layer that the board does not have: it would be in no fabrication file. */
export function judgeDisabledLayers(board: Board, sink: FindingSink, only?: ReadonlySet<string>): void {
  judgeLayers(board, [...board.tracks, ...board.zones, ...board.footprints], sink, only);
}

/** Some tracks, zones and parts of a board. */
export function judgeLayers(
  board: Board,
  records: readonly (Track | Zone | Footprint)[],
  sink: FindingSink,
  only?: ReadonlySet<string>,
): void {
  const enabled = new Set<string>(board.layers.map(({ id }) => id));
  for (const { id, what, layers, position } of records.flatMap(layeredItems)) {
    if (only && !only.has(id)) continue;
    const absent = layers.find((layer) => !layer.includes("*") && layer !== "F&B.Cu" && !enabled.has(layer));
    if (absent === undefined) continue;
    sink.add({
      rule: "item_on_disabled_layer",
      message: `${what} is on ${absent}, which this board does not have`,
      items: [id],
      nets: [],
      position,
      layer: absent as LayerId,
    });
  }
}

function layeredItems(record: Track | Zone | Footprint): LayeredItem[] {
  if ("start" in record) return [{ id: record.id, what: "a track", layers: [record.layer], position: record.start }];
  if ("outline" in record) {
    const position = record.outline[0]?.[0] ?? { x: 0, y: 0 };
    return [{ id: record.id, what: "a zone", layers: record.layers, position }];
  }
  return record.pads
    .filter(({ kind }) => kind === "smd" || kind === "edge-connector")
    .map((pad) => ({
      id: pad.id,
      what: `${record.reference} pad ${pad.number}`,
      layers: pad.layers.filter((layer) => layer.endsWith(".Cu")),
      position: padPosition(record, pad),
    }));
}
