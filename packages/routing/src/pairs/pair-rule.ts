import { type Board, netClassOf } from "@tracewright/board";
import type { BoardProblem } from "../adapt/board-problem.ts";
import type { ViaSize } from "../problem.ts";
import type { DifferentialPair } from "./find-pairs.ts";

/** What the copper of a pair has to look like, in nanometres. */
export interface PairRule {
  readonly halfWidth: number;
  /** From edge to edge of the two tracks where they run together. */
  readonly gap: number;
  /** The least distance between any copper of the one net and of the other, pads aside. */
  readonly between: number;
  /** From the centre line to each track's own. */
  readonly offset: number;
  /** From the centre line to each via of a pair of vias. */
  readonly viaOffset: number;
  /** Of both nets: the larger class's. */
  readonly via: ViaSize;
  /** The larger of both nets' clearances to others. */
  readonly clearance: number;
  /** Layers that both nets may use. */
  readonly layers: number;
}

/**
 * Width and gap of the net class of the positive net; a gap below the class's clearance holds between the two nets of
 * the pair alone, as KiCad has it, and never goes below the board's least clearance.
 */
export function pairRuleOf(board: Board, problem: BoardProblem, { positive, negative }: DifferentialPair): PairRule {
  const netClass = netClassOf(board, problem.netIds[positive]);
  const [p, n] = [problem.nets[positive]!, problem.nets[negative]!];
  const wanted = netClass.diffPairWidth > 0 ? netClass.diffPairWidth : netClass.trackWidth;
  const halfWidth = Math.ceil(Math.max(wanted, board.rules.minTrackWidth) / 2);
  const clearance = Math.max(p.clearance, n.clearance);
  const gap = Math.max(netClass.diffPairGap > 0 ? netClass.diffPairGap : clearance, board.rules.minClearance);
  const between = Math.min(gap, clearance);
  const diameter = Math.max(p.via.diameter, n.via.diameter);
  const drill = Math.max(p.via.drill, n.via.drill);
  const viaGap = Math.max(netClass.diffPairViaGap, between);
  return {
    halfWidth,
    gap,
    between,
    offset: Math.ceil(halfWidth + gap / 2),
    viaOffset: Math.ceil(
      Math.max(
        diameter + viaGap,
        drill + problem.rules.holeToHole,
        (drill + diameter) / 2 + problem.rules.holeClearance,
      ) / 2,
    ),
    via: { diameter, drill },
    clearance,
    layers: p.layers & n.layers & problem.trackLayers,
  };
}
