import { type Board, findPairPartner, type NetId } from "@tracewright/board";
import type { BoardProblem } from "../adapt/board-problem.ts";

/** Two nets, by number, that carry one signal. */
export interface DifferentialPair {
  /** Both nets' names up to the sign, "USB_D" of USB_D+ and USB_D-. */
  readonly name: string;
  /** The net whose name bears + or P. */
  readonly positive: number;
  readonly negative: number;
}

/**
 * The differential pairs of a board, by name as KiCad has it, in the order of the board's nets. A name alone makes V+ and
 * V- a pair as well: what is poured or reaches more parts than a signal does is a supply, and no pair.
 */
export function findDifferentialPairs(board: Board, problem: BoardProblem): DifferentialPair[] {
  const numberOf = new Map(problem.netIds.map((id, number) => [id, number]));
  const poured = new Set(board.zones.filter(({ keepout }) => !keepout).map(({ net }) => net));
  const parts = partsByNet(board);
  const isSupply = (id: NetId): boolean => poured.has(id) || (parts.get(id)?.size ?? 0) > MAX_PARTS;
  return board.nets.flatMap(({ id, name }) => {
    const [, base, sign, tail] = /^(.*)([+P])([0-9_]*)$/s.exec(name) ?? [];
    const partner = sign === undefined ? undefined : findPairPartner(board, id);
    if (partner === undefined || isSupply(id) || isSupply(partner)) return [];
    const [positive, negative] = [numberOf.get(id), numberOf.get(partner)];
    if (positive === undefined || negative === undefined) return [];
    const stem = `${base?.replace(/_+$/, "")}${tail}`;
    return [{ name: stem === "" || stem.endsWith("/") ? name : stem, positive, negative }];
  });
}

/** Parts that one net of a pair reaches at most: two ends, protection, terminations, coupling and test points. */
const MAX_PARTS = 6;

function partsByNet(board: Board): ReadonlyMap<NetId, ReadonlySet<string>> {
  const parts = new Map<NetId, Set<string>>();
  for (const { id, pads } of board.footprints)
    for (const { net } of pads) {
      if (net === undefined) continue;
      const known = parts.get(net);
      if (known) known.add(id);
      else parts.set(net, new Set([id]));
    }
  return parts;
}
