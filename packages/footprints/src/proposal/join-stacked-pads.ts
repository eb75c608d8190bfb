import { type Board, type Footprint, liesOn } from "@tracewright/board";

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
