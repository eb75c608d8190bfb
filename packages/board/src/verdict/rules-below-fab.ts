import type { Nm } from "@tracewright/geometry";
import { netClassOf } from "../queries/net-class-of.ts";
import type { Board } from "../records/board.ts";
import type { FabRules } from "../records/fab-rules.ts";

/** A length that both a project's rules and a fab state a least for. */
export type LimitedLength = "track" | "space" | "annularRing" | "smallestHole" | "copperToEdge";

export interface ComparedLimit {
  readonly length: LimitedLength;
  /** The least that the project's own rules let anything come to. */
  readonly own: Nm;
  readonly fab: Nm;
  /** What keeps the own rule may still be refused by the fab. */
  readonly isBelow: boolean;
}

/** The rules that a run goes by beside what a fab makes without asking. */
export function compareWithFab({ rules }: Board, fab: FabRules): readonly ComparedLimit[] {
  const least = (lengths: readonly (Nm | undefined)[]): Nm =>
    Math.min(...lengths.filter((length) => length !== undefined));
  const { netClasses } = rules;
  const rings = netClasses.map(({ viaDiameter, viaDrill }) =>
    viaDiameter !== undefined && viaDrill !== undefined ? (viaDiameter - viaDrill) / 2 : undefined,
  );
  const own: Readonly<Record<LimitedLength, Nm>> = {
    track: Math.max(rules.minTrackWidth, least(netClasses.flatMap((one) => [one.trackWidth, one.diffPairWidth]))),
    space: Math.max(rules.minClearance, least(netClasses.flatMap((one) => [one.clearance, one.diffPairGap]))),
    annularRing: Math.max(rules.minViaAnnularWidth, least(rings)),
    smallestHole: Math.max(rules.minThroughHoleDiameter, least(netClasses.map(({ viaDrill }) => viaDrill))),
    copperToEdge: rules.copperToEdge,
  };
  return (Object.keys(own) as LimitedLength[]).map((length) => ({
    length,
    own: own[length],
    fab: fab[length],
    isBelow: own[length] < fab[length],
  }));
}

/** Vias that are smaller than their net class asks. A net class is no minimum to KiCad, which reports none of them. */
export function viasBelowClass(board: Board): number {
  return board.vias.filter(({ kind, net, diameter, drill }) => {
    if (kind !== "through") return false;
    const { viaDiameter, viaDrill } = netClassOf(board, net);
    return diameter < viaDiameter || drill < viaDrill;
  }).length;
}
