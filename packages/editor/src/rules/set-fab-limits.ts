import type { Board, DesignRules, FabRules, NetClass } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { DEFAULT_CLASS, type RulesOutcome, setRules } from "./change-rules.ts";

/** Values of the board that a fab states a limit for. */
export type FabLimit =
  | "copperToEdge"
  | "minClearance"
  | "minHoleToHole"
  | "minTextHeight"
  | "minTextThickness"
  | "minThroughHoleDiameter"
  | "minTrackWidth"
  | "minViaAnnularWidth"
  | "minViaDiameter"
  | "solderMaskMinWidth";

export interface FabLimitChange {
  readonly rule: FabLimit;
  /** Undefined: the board says nothing. */
  readonly before: Nm | undefined;
  readonly after: Nm;
}

/** What a fab makes without asking, as the board's minima; those that the board has already are left out. */
export function fabLimitChanges(rules: DesignRules, fab: FabRules): readonly FabLimitChange[] {
  const limits: Readonly<Record<FabLimit, Nm | undefined>> = {
    minClearance: fab.space,
    minTrackWidth: fab.track,
    minViaDiameter: fab.smallestHole + 2 * fab.annularRing,
    minViaAnnularWidth: fab.annularRing,
    minThroughHoleDiameter: fab.smallestHole,
    minHoleToHole: fab.holeToHole,
    copperToEdge: fab.copperToEdge,
    solderMaskMinWidth: fab.maskWeb,
    minTextHeight: fab.silkTextHeight,
    minTextThickness: fab.silkLine,
  };
  return (Object.keys(limits) as FabLimit[]).flatMap((rule) => {
    const after = limits[rule];
    return after === undefined || after === rules[rule] ? [] : [{ rule, before: rules[rule], after }];
  });
}

/** Takes a fab's limits as the board's minima. Net classes below them get the limit. */
export function setFabLimits(board: Board, fab: FabRules): RulesOutcome {
  const { rules } = board;
  const minima = Object.fromEntries(fabLimitChanges(rules, fab).map(({ rule, after }) => [rule, after]));
  const netClasses = rules.netClasses.map((one) => withinLimits(one, fab, rules.netClasses));
  return setRules(board, { ...minima, netClasses });
}

function withinLimits(own: NetClass, fab: FabRules, all: readonly NetClass[]): NetClass {
  const least: Partial<Record<keyof NetClass, Nm>> = {
    clearance: fab.space,
    trackWidth: fab.track,
    viaDrill: fab.smallestHole,
    diffPairWidth: fab.track,
    diffPairGap: fab.space,
  };
  const raised = Object.entries(least).flatMap(([key, value]) => {
    const has = own[key as keyof NetClass];
    return typeof has === "number" && has < value ? [[key, value] as const] : [];
  });
  const changed: NetClass = { ...own, ...Object.fromEntries(raised) };
  const basis = all.find(({ name }) => name === DEFAULT_CLASS);
  const drill = changed.viaDrill ?? Math.max(basis?.viaDrill ?? 0, fab.smallestHole);
  const ringed = drill + 2 * fab.annularRing;
  return changed.viaDiameter !== undefined && changed.viaDiameter < ringed
    ? { ...changed, viaDiameter: ringed }
    : changed;
}
