/**
 * The example boards as the router alone lays them (planes are layers like others, pairs are two nets, no drops) and as the whole
 * flow does. The sensor, a board of two layers, stands a second time on four with planes.
 */
import { applyEdit, type Board, emptyBoard, itemId, type NetId, type Zone } from "@tracewright/board";
import { routeBoard } from "@tracewright/flows";
import { fillZones } from "@tracewright/pours";
import { startRouting, stripRouting } from "@tracewright/routing";

export interface Layouts {
  readonly before: Board;
  readonly after: Board;
}

const SEED = 1;

export async function layOut(source: Board): Promise<Layouts> {
  const bare = applyEdit(source, stripRouting(source, { pours: "keep" }));
  const run = startRouting(bare, { planes: "free", pairs: "separate" });
  while (run.step(100_000) === "running");
  const before = applyEdit(bare, run.outcome().edit);
  const routed = await routeBoard(bare, {
    strip: false,
    pours: "keep",
    seed: SEED,
    drive: (each) => {
      while (each.step(100_000) === "running");
      return "finished";
    },
  });
  if (routed === "stopped") throw new Error("nobody stops it");
  return { before: applyEdit(before, await fillZones(before)), after: routed.board };
}

/** A board of two layers on four, its ground on In1 and the supply of that name on In2. */
export function onFourLayers(board: Board, supply: string): Board {
  const [pour] = board.zones.filter(({ keepout }) => !keepout);
  const plane = board.nets.find(({ name }) => name === supply);
  if (pour?.net === undefined || !plane) throw new Error(`the board has no pour or no net ${supply}`);
  const technical = board.layers.filter(({ id }) => !id.endsWith(".Cu"));
  const copper = emptyBoard(4).layers.filter(({ id }) => id.endsWith(".Cu"));
  const inner = (layer: "In1.Cu" | "In2.Cu", net: NetId): Zone => ({
    ...pour,
    id: itemId(`plane ${layer}`),
    layers: [layer],
    net,
    fills: [],
  });
  return {
    ...board,
    layers: [...copper, ...technical],
    zones: [...board.zones, inner("In1.Cu", pour.net), inner("In2.Cu", plane.id)],
  };
}
