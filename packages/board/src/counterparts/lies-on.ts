import { padBox } from "../copper/pad-solids.ts";
import { resolveLayers } from "../layers/resolve-layers.ts";
import type { Board } from "../records/board.ts";
import type { Pad } from "../records/pad.ts";

const AT_ORIGIN = { position: { x: 0, y: 0 }, rotation: 0 } as const;

/** Whether the middle of a pad of a part is on the copper of another one. */
export function liesOn(pad: Pad, other: Pad, board: Board): boolean {
  if (pad.kind === "npth") return false;
  const layers = new Set<string>(copperOf(other, board));
  if (!copperOf(pad, board).some((layer) => layers.has(layer))) return false;
  const [a, b] = [padBox(AT_ORIGIN, pad), padBox(AT_ORIGIN, other)];
  const [x, y] = [(a.minX + a.maxX) / 2, (a.minY + a.maxY) / 2];
  return x >= b.minX && x <= b.maxX && y >= b.minY && y <= b.maxY;
}

function copperOf({ layers }: Pad, board: Board): readonly string[] {
  return resolveLayers(board, layers).filter((layer) => layer.endsWith(".Cu"));
}
