import type { Board, Circuit } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { OutlineProposal } from "../propose-outline.ts";
import { outerMicrostrip } from "../propose-stackup.ts";
import { choosePlanes, type PlaneNets } from "./choose-planes.ts";
import { type ProposedClass, proposeClasses, withClasses } from "./propose-classes.ts";
import { proposePlanes } from "./propose-planes.ts";
import { readPowerNets } from "./read-power-nets.ts";

/** The board with planes and net classes by what its circuit draws; without either where it is not wanted. */
export function proposePower(
  board: Board,
  circuit: Circuit,
  options: {
    readonly outline: Pick<OutlineProposal, "size" | "cornerRadius" | "copperLayers">;
    readonly at: Point;
    readonly planes?: boolean;
    readonly netClasses?: boolean;
  },
): { readonly board: Board; readonly planes: PlaneNets; readonly netClasses: readonly ProposedClass[] } {
  const { outline, at } = options;
  const { copperLayers } = outline;
  const known = new Set(board.nets.map(({ id }) => id));
  const power = readPowerNets(circuit).filter(({ id }) => known.has(id));
  const planes = options.planes === false ? { otherGrounds: [] } : choosePlanes(power);
  const poured = new Set([planes.ground?.id, copperLayers === 4 ? planes.supply?.id : undefined]);
  const netClasses =
    options.netClasses === false
      ? []
      : proposeClasses(board, circuit, { power, poured, strip: outerMicrostrip(board.stackup) });
  const rules = withClasses(board.rules, netClasses);
  const hasPlanes = copperLayers === 4 && planes.ground !== undefined;
  return {
    board: {
      ...board,
      rules,
      layers: hasPlanes
        ? board.layers.map((layer) => (/^In\d+\.Cu$/.test(layer.id) ? { ...layer, role: "power" as const } : layer))
        : board.layers,
      zones: [...board.zones, ...proposePlanes(outline, { at, planes, rules })],
    },
    planes,
    netClasses,
  };
}
