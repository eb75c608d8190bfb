import { type Board, type Footprint, type Pad, padBox, resolveLayers } from "@tracewright/board";

/**
 * Pads of a part that lie on each other are one piece of copper, as those of a USB-C receptacle that serve both ways
 * round. One that no pin is on takes the net of the one that it lies on: with no net it would be a short.
 */
export function joinStackedPads(part: Footprint, board: Board): Footprint {
  const wired = part.pads.filter(({ net }) => net !== undefined);
  if (wired.length === part.pads.length) return part;
  return {
    ...part,
    pads: part.pads.map((pad) => {
      const net = pad.net ?? wired.find((other) => liesOn(pad, other, board))?.net;
      return net === undefined ? pad : { ...pad, net };
    }),
  };
}

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
