import { type Board, copperLayers, type LayerId, type Side } from "@tracewright/board";
import type { SceneLayerId } from "./scene.ts";

const SIDED = ["Adhes", "Paste", "Mask", "SilkS", "CrtYd", "Fab"] as const;

/** Order of drawing, farthest first, for a view of the given side. */
export function drawingOrder(board: Pick<Board, "layers">, side: Side): readonly SceneLayerId[] {
  const copper = copperLayers(board);
  const [near, far] = side === "front" ? (["F", "B"] as const) : (["B", "F"] as const);
  const others = board.layers
    .map(({ id }) => id)
    .filter((id): id is LayerId => /^(Dwgs|Cmts|Eco\d|User)\./.test(id) || id === "Margin");
  return [
    "board",
    ...SIDED.map((name): LayerId => `${far}.${name}`),
    ...(side === "front" ? [...copper].reverse() : copper),
    "pads-through",
    "vias",
    "holes-plated",
    "holes-via",
    "holes-unplated",
    ...SIDED.map((name): LayerId => `${near}.${name}`),
    ...others,
    "Edge.Cuts",
  ];
}
