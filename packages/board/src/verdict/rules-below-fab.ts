import type { Nm } from "@tracewright/geometry";
import { type LimitKind, ruleBookOf } from "../custom-rules/judging/rule-book.ts";
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
export function compareWithFab(board: Board, fab: FabRules): readonly ComparedLimit[] {
  const { rules } = board;
  const book = ruleBookOf(board);
  const least = (lengths: readonly (Nm | undefined)[]): Nm =>
    Math.min(...lengths.filter((length) => length !== undefined));
  const { netClasses } = rules;
  const rings = netClasses.map(({ viaDiameter, viaDrill }) =>
    viaDiameter !== undefined && viaDrill !== undefined ? (viaDiameter - viaDrill) / 2 : undefined,
  );
  // A custom rule takes the place of the project's own values: of all of them, or of those that it is about.
  const ruled = (kind: LimitKind, plain: Nm): Nm => {
    const custom = book.least(kind);
    if (!custom) return plain;
    return custom.isForAll ? custom.value : Math.min(custom.value, plain);
  };
  const plain: Readonly<Record<LimitedLength, Nm>> = {
    track: Math.max(rules.minTrackWidth, least(netClasses.flatMap((one) => [one.trackWidth, one.diffPairWidth]))),
    space: Math.max(rules.minClearance, least(netClasses.flatMap((one) => [one.clearance, one.diffPairGap]))),
    annularRing: Math.max(rules.minViaAnnularWidth, least(rings)),
    smallestHole: Math.max(rules.minThroughHoleDiameter, least(netClasses.map(({ viaDrill }) => viaDrill))),
    copperToEdge: rules.copperToEdge,
  };
  const own: Readonly<Record<LimitedLength, Nm>> = {
    track: ruled("track_width", plain.track),
    space: ruled("clearance", plain.space),
    annularRing: ruled("annular_width", plain.annularRing),
    smallestHole: ruled("hole_size", plain.smallestHole),
    copperToEdge: ruled("edge_clearance", plain.copperToEdge),
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
