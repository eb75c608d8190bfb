import { type Board, type Footprint, type NetId, padPosition } from "@tracewright/board";

/** Nets with more pins are joined by pours or planes: their length says little. */
const LARGE_NET = 40;

/** What a net weighs, and where those of its pins are that do not move. */
export function describeNets(board: Board, fixed: readonly Footprint[], netIndex: ReadonlyMap<NetId, number>) {
  const pinCounts = new Int32Array(board.nets.length);
  const fixedNetBox = new Float64Array(board.nets.length * 4);
  const fixedPins = Array.from({ length: board.nets.length }, (): number[] => []);
  for (let net = 0; net < board.nets.length; net += 1)
    fixedNetBox.set([Infinity, Infinity, -Infinity, -Infinity], net * 4);
  for (const footprint of board.footprints)
    for (const pad of footprint.pads) if (pad.net !== undefined) pinCounts[netIndex.get(pad.net)!]! += 1;
  for (const footprint of fixed)
    for (const pad of footprint.pads) {
      if (pad.net === undefined) continue;
      const at = netIndex.get(pad.net)! * 4;
      const { x, y } = padPosition(footprint, pad);
      fixedPins[at / 4]!.push(x, y);
      fixedNetBox[at] = Math.min(fixedNetBox[at]!, x);
      fixedNetBox[at + 1] = Math.min(fixedNetBox[at + 1]!, y);
      fixedNetBox[at + 2] = Math.max(fixedNetBox[at + 2]!, x);
      fixedNetBox[at + 3] = Math.max(fixedNetBox[at + 3]!, y);
    }
  const netWeight = Float64Array.from(pinCounts, (pins) => {
    if (pins < 2) return 0;
    if (pins > LARGE_NET) return 0.1;
    // The half perimeter underestimates nets of many pins: their tree grows with the root of the count.
    return pins <= 3 ? 1 : Math.sqrt(pins) / 2;
  });
  return { netWeight, fixedNetBox, fixedPins: fixedPins.map((places) => Float64Array.from(places)) };
}
