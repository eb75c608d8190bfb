import {
  type Board,
  type CopperLayerId,
  copperLayers,
  type Footprint,
  type ItemId,
  type NetId,
  type Pad,
  padHole,
  viaLayers,
} from "@tracewright/board";
import type { DrillHit } from "@tracewright/formats";

/** A hole of the board and what it belongs to. */
export interface BoardHole extends DrillHit {
  readonly owner: ItemId;
  readonly plated: boolean;
  readonly net?: NetId;
  /** First and last copper layer it goes through. */
  readonly from: CopperLayerId;
  readonly to: CopperLayerId;
  readonly function: readonly string[];
}

/** Every hole to be drilled: pads with a drill, then vias, in file order. */
export function boardHoles(board: Board): BoardHole[] {
  const copper = copperLayers(board);
  const [front = "F.Cu"] = copper;
  const back = copper.at(-1) ?? "B.Cu";
  const ofPads = board.footprints.flatMap((part) =>
    part.pads.flatMap((pad): BoardHole[] => {
      const bore = padBore(part, pad);
      if (!bore) return [];
      const plated = pad.kind !== "npth";
      return [
        {
          ...bore,
          owner: pad.id,
          plated,
          ...(pad.net === undefined ? {} : { net: pad.net }),
          from: front,
          to: back,
          function: plated ? ["Plated", "PTH", "ComponentDrill"] : ["NonPlated", "NPTH", "ComponentDrill"],
        },
      ];
    }),
  );
  const ofVias = board.vias.map((via): BoardHole => {
    const layers = viaLayers(board, via);
    return {
      position: via.position,
      diameter: via.drill,
      owner: via.id,
      plated: true,
      ...(via.net === undefined ? {} : { net: via.net }),
      from: layers[0] ?? front,
      to: layers.at(-1) ?? back,
      function: ["Plated", "PTH", "ViaDrill"],
    };
  });
  return [...ofPads, ...ofVias];
}

function padBore(part: Footprint, pad: Pad): DrillHit | undefined {
  const hole = padHole(part, pad);
  if (hole?.kind === "circle") return { position: hole.center, diameter: hole.radius * 2 };
  if (hole?.kind === "capsule") return { position: hole.start, end: hole.end, diameter: hole.radius * 2 };
  return undefined;
}
