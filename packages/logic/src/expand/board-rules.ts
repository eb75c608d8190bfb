import type { BlockDocument } from "@tracewright/blocks";
import { DEFAULT_RULES, type DesignRules, isAlike, type NetClass } from "@tracewright/board";

export interface RulesOfBlocks {
  readonly rules: DesignRules;
  /** Widths and distances that blocks give to nets. Their "Default" is that of the rules. */
  readonly classes: readonly NetClass[];
}

/**
 * Rules under which the layouts of all blocks are right: nowhere stricter than what a layout was made for, else the default ones.
 * Classes of one name that differ are those of the first block that has them.
 */
export function rulesFor(documents: Iterable<BlockDocument>): RulesOfBlocks {
  let rules = DEFAULT_RULES;
  const classes = new Map<string, NetClass>();
  for (const { board, layout } of documents) {
    if (!board || !layout) continue;
    const { minTrack, minClearance, minDrill } = layout.rules;
    const own = board.rules;
    rules = {
      ...rules,
      minTrackWidth: Math.min(rules.minTrackWidth, minTrack),
      minClearance: Math.min(rules.minClearance, minClearance),
      minThroughHoleDiameter: Math.min(rules.minThroughHoleDiameter, minDrill),
      minViaDiameter: Math.min(rules.minViaDiameter, own.minViaDiameter),
      minViaAnnularWidth: Math.min(rules.minViaAnnularWidth, own.minViaAnnularWidth),
      minHoleClearance: Math.min(rules.minHoleClearance, own.minHoleClearance),
      minHoleToHole: Math.min(rules.minHoleToHole, own.minHoleToHole),
      copperToEdge: Math.min(rules.copperToEdge, own.copperToEdge),
      netClasses: rules.netClasses.map((one) => (one.name === "Default" ? finer(one, own) : one)),
    };
    for (const one of own.netClasses) if (one.name !== "Default" && !classes.has(one.name)) classes.set(one.name, one);
  }
  return { rules, classes: [...classes.values()] };
}

const SIZES = ["clearance", "trackWidth", "viaDiameter", "viaDrill"] as const;

function finer(usual: NetClass, { netClasses }: DesignRules): NetClass {
  const other = netClasses.find(({ name }) => name === "Default");
  const sizes = SIZES.map((size) => [size, Math.min(usual[size] ?? Infinity, other?.[size] ?? Infinity)] as const);
  const finest = { ...usual, ...Object.fromEntries(sizes.filter(([, value]) => Number.isFinite(value))) };
  return isAlike(finest, usual) ? usual : finest;
}

/** The widest class that a joined block gives to a net; undefined: none gives any. */
export function classFor(names: readonly string[], { classes }: RulesOfBlocks): string | undefined {
  const known = classes.filter(({ name }) => names.includes(name));
  return known.toSorted((a, b) => (b.trackWidth ?? 0) - (a.trackWidth ?? 0))[0]?.name;
}
