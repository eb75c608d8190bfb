import { type Board, copperLayers, itemId, type Track, type Via } from "@tracewright/board";
import { fromMm, type Point } from "@tracewright/geometry";
import type { Place, SimpleRoute, SimpleTrace } from "./simple-route.ts";
import { connectionName, simpleLayer } from "./to-simple-route.ts";

const point = ({ x, y }: Place): Point => ({ x: fromMm(x), y: fromMm(-y) });

/** The board with the traces as tracks and vias. Throws for a net or layer that the board does not have. */
export function withTraces(board: Board, problem: SimpleRoute, traces: readonly SimpleTrace[]): Board {
  const netByName = new Map(board.nets.map(({ id }) => [connectionName(board, id), id]));
  const layerByName = new Map(copperLayers(board).map((layer) => [simpleLayer(board, layer), layer]));
  const all = copperLayers(board);
  const [front, back] = [all[0], all.at(-1)];
  if (!front || !back) throw new Error("the board has no copper layer");
  const tracks: Track[] = [];
  const vias = new Map<string, Via>();
  for (const [index, { connection_name, route }] of traces.entries()) {
    const net = find(netByName, rootName(connection_name), "net");
    for (const [step, item] of route.entries()) {
      const next = route[step + 1];
      if (item.route_type === "via") {
        const position = point(item);
        // Two chains of a net may both tell of the via they meet at.
        vias.set(`${net} ${position.x} ${position.y}`, {
          id: itemId(`tscircuit-via-${index}-${step}`),
          kind: "through",
          position,
          diameter: fromMm(item.via_diameter ?? problem.minViaPadDiameter),
          drill: fromMm(item.via_hole_diameter ?? problem.minViaHoleDiameter),
          layers: [front, back],
          net,
          locked: false,
        });
      } else if (item.route_type === "wire" && next?.route_type === "wire" && next.layer === item.layer) {
        const [start, end] = [point(item), point(next)];
        if (start.x === end.x && start.y === end.y) continue;
        tracks.push({
          id: itemId(`tscircuit-track-${index}-${step}`),
          start,
          end,
          width: fromMm(item.width),
          layer: find(layerByName, item.layer, "layer"),
          net,
          locked: false,
        });
      }
    }
  }
  return { ...board, tracks: [...board.tracks, ...tracks], vias: [...board.vias, ...vias.values()] };
}

/** Pieces of a connection are called after it: `net7_mst3`. */
function rootName(name: string): string {
  return /^net\d+/.exec(name)?.[0] ?? name;
}

function find<Value>(values: ReadonlyMap<string, Value>, name: string, kind: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`the result names ${kind} ${name}, which the board does not have`);
  return value;
}
