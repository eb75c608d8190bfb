import {
  type Board,
  type CopperLayerId,
  copperLayers,
  type Footprint,
  hasPadCopper,
  indexBoard,
  type NetId,
  type Pad,
  padCenter,
  padHole,
  padLayers,
  padPosition,
  padRotation,
  padShapeOn,
  resolveLayers,
  type Via,
  viaLayers,
} from "@tracewright/board";
import type { TestPoint } from "@tracewright/formats";

/**
 * Every pad with copper, every via and every unplated hole as the electrical test of the bare board sees it: at its
 * middle, from the sides it can be reached from. A blind via is reached from its outer side, a buried one counts as
 * its first layer, as KiCad has it.
 */
export function netlistPoints(board: Board, vias: "tented" | "open" = "tented"): TestPoint[] {
  const copper = copperLayers(board);
  const nets = indexBoard(board).netById;
  const netOf = (net: NetId | undefined) => {
    const name = net === undefined ? undefined : nets.get(net)?.name;
    return name ? { net: name } : {};
  };
  const accessOf = (layers: readonly CopperLayerId[]): number => {
    const ends = layers.map((layer) => copper.indexOf(layer) + 1);
    const [first = 1, last = first] = [ends[0], ends.at(-1)];
    if (first === 1 && last === copper.length) return 0;
    return last === copper.length ? last : first;
  };

  const ofPad = (part: Footprint, pad: Pad): TestPoint[] => {
    const layers = hasPadCopper(pad) ? padLayers(board, pad) : [];
    const bore = padHole(part, pad);
    const hole = bore && { diameter: 2 * bore.radius, plated: pad.kind !== "npth" };
    if (layers.length === 0 && !hole) return [];
    const shape = padShapeOn(pad, layers[0] ?? "F.Cu");
    const size = shape.kind === "circle" ? { width: shape.diameter } : shape.size;
    const masks = resolveLayers(board, pad.layers);
    return [
      {
        kind: hole ? (hole.plated ? "through" : "tooling") : "surface",
        ...netOf(pad.net),
        component: part.reference,
        pin: pad.number,
        isMidpoint: false,
        ...(hole ? { hole } : {}),
        access: hole ? 0 : accessOf(layers),
        position: hole ? padPosition(part, pad) : padCenter(part, pad, layers[0]),
        ...size,
        rotation: padRotation(part, pad),
        covered: { front: !masks.includes("F.Mask"), back: !masks.includes("B.Mask") },
      },
    ];
  };
  const ofVia = (via: Via): TestPoint => ({
    kind: "through",
    ...netOf(via.net),
    isMidpoint: true,
    hole: { diameter: via.drill, plated: true },
    access: accessOf(viaLayers(board, via)),
    position: via.position,
    width: via.diameter,
    rotation: 0,
    covered: { front: vias === "tented", back: vias === "tented" },
  });
  return [
    ...board.footprints.flatMap((part) => part.pads.flatMap((pad) => ofPad(part, pad))),
    ...board.vias.map(ofVia),
  ];
}
