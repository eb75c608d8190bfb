import { type Board, isTeardrop, type NetId, readNets } from "@tracewright/board";
import type { BoardProblem } from "../adapt/board-problem.ts";

/** Two nets, by number, that carry one signal. */
export interface DifferentialPair {
  /** Both nets' names up to the sign, "USB_D" of USB_D+ and USB_D-. */
  readonly name: string;
  readonly positive: number;
  readonly negative: number;
}

/** The differential pairs of a board as its nets are read, in the order of the board's nets. What is poured is a supply. */
export function findDifferentialPairs(board: Board, problem: BoardProblem): DifferentialPair[] {
  const numberOf = new Map<NetId, number>(problem.netIds.map((id, number) => [id, number]));
  const poured = new Set(board.zones.filter((zone) => !zone.keepout && !isTeardrop(zone)).map(({ net }) => net));
  return readNets(board).flatMap(({ net, pair }) => {
    if (pair?.sign !== "+" || poured.has(net) || poured.has(pair.partner)) return [];
    const [positive, negative] = [numberOf.get(net), numberOf.get(pair.partner)];
    return positive === undefined || negative === undefined ? [] : [{ name: pair.name, positive, negative }];
  });
}
