import type { Board, DesignRules, Finding, ItemId, NetClass } from "@tracewright/board";
import { fromMm, type Nm } from "@tracewright/geometry";
import { TOLERANCE } from "../copper/required-clearance.ts";
import { judgeDistances } from "./judge-distances.ts";
import { type Evidence, supportedMinimum } from "./supported-minimum.ts";

/** What a rule is called where the copper says another value than the rules in force. */
export type InferredRule =
  | "clearance"
  | "minTrackWidth"
  | "minViaDiameter"
  | "minViaAnnularWidth"
  | "minThroughHoleDiameter"
  | "minMicroviaDiameter"
  | "minMicroviaDrill"
  | "minHoleClearance"
  | "minHoleToHole"
  | "copperToEdge"
  | "trackWidth"
  | "viaDiameter"
  | "viaDrill";

export interface InferredChange {
  readonly rule: InferredRule;
  readonly before: Nm;
  readonly after: Nm;
  /** Places that the rule it came with objects to and this one does not. */
  readonly allowed: number;
}

export interface InferredRules {
  readonly rules: DesignRules;
  /** What differs from the rules that the board came with; empty where its copper keeps them as they are. */
  readonly changes: readonly InferredChange[];
  /** Places that the rules it came with object to and these do not: if the inference is wrong, faults that go unseen. */
  readonly allowed: number;
}

type Minimum = Exclude<InferredRule, "clearance" | "trackWidth" | "viaDiameter" | "viaDrill">;

/** Which rule a finding would need to be lower. */
const MINIMUM_OF: Readonly<Record<string, Minimum>> = {
  track_width: "minTrackWidth",
  via_diameter: "minViaDiameter",
  annular_width: "minViaAnnularWidth",
  drill_out_of_range: "minThroughHoleDiameter",
  microvia_drill_out_of_range: "minMicroviaDrill",
  hole_clearance: "minHoleClearance",
  hole_near_hole: "minHoleToHole",
  copper_edge_clearance: "copperToEdge",
};

/** No fab makes anything finer: copper that is nearer was never meant so and stays a finding. */
const FINEST: Nm = fromMm(0.05);
/** Rules are whole micrometres, downwards. */
const STEP: Nm = fromMm(0.001);
/** Of all holes, those that stand nearer to another than the rule in force: a few vias of a net side by side are less. */
const SHARE_OF_HOLES = 0.2;
const GAPS: ReadonlySet<Minimum> = new Set(["minHoleClearance", "minHoleToHole", "copperToEdge"]);
/** What KiCad asks at the edge of a new board; without a project file it asks next to nothing. */
const USUAL_TO_EDGE: Nm = fromMm(0.5);
/** Lowering one rule may bring up what another hid: a gap that was too near to a hole and to copper. */
const ROUNDS = 2;

/**
 * Rules that the copper of a board keeps, if its original rules are unknown: the given ones, lowered to
 * the finest width, gap, hole and ring that enough of it has to be no fault, and the width and via that most of the
 * board has. The distance to the edge alone is raised to what all copper keeps: new tracks must not come nearer.
 * Undefined where there is more copper near other copper than on any real board: to measure all of it would take
 * minutes.
 */
export function inferRules(board: Board): InferredRules | undefined {
  const { copperToEdge } = board.rules;
  let rules: DesignRules = { ...withUsualSizes(board), copperToEdge: Math.max(copperToEdge, USUAL_TO_EDGE) };
  /** By the rules of the last round, where it changed nothing. */
  let left: readonly Finding[] | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const judged = { ...board, rules };
    const findings = judgeDistances(judged);
    if (findings === undefined) return undefined;
    const lower = lowered(rules, judged, findings);
    if (lower === rules) {
      left = findings;
      break;
    }
    rules = { ...lower, copperToEdge: Math.max(copperToEdge, lower.copperToEdge) };
  }
  const changed = changesOf(board.rules, rules);
  if (changed.length === 0) return { rules, changes: [], allowed: 0 };
  const microvias = microviasOf(board);
  const objections = (by: DesignRules, findings: readonly Finding[] | undefined) =>
    Map.groupBy<InferredRule | undefined, Finding>(
      findings ?? judgeDistances({ ...board, rules: by }) ?? [],
      (finding) => objectionOf(finding, microvias),
    );
  const [before, after] = [objections(board.rules, undefined), objections(rules, left)];
  const allowedBy = (rule: InferredRule) =>
    Math.max(0, (before.get(rule)?.length ?? 0) - (after.get(rule)?.length ?? 0));
  const changes = changed.map((change) => ({ ...change, allowed: allowedBy(change.rule) }));
  return { rules, changes, allowed: changes.reduce((sum, { allowed }) => sum + allowed, 0) };
}

/** The rule that a finding would need to be lower; undefined: of another kind. */
function objectionOf({ rule, items }: Finding, microvias: ReadonlySet<ItemId>): Minimum | "clearance" | undefined {
  if (rule === "clearance") return rule;
  if (rule === "via_diameter" && items.some((item) => microvias.has(item))) return "minMicroviaDiameter";
  return Object.hasOwn(MINIMUM_OF, rule) ? MINIMUM_OF[rule] : undefined;
}

function microviasOf({ vias }: Board): ReadonlySet<ItemId> {
  return new Set(vias.filter(({ kind }) => kind === "micro").map(({ id }) => id));
}

function lowered(rules: DesignRules, board: Board, findings: readonly Finding[]): DesignRules {
  const found = new Map<Minimum | "clearance", Evidence[]>();
  const note = (rule: Minimum | "clearance", evidence: Evidence): void => {
    const noted = found.get(rule);
    if (noted) noted.push(evidence);
    else found.set(rule, [evidence]);
  };
  const sourceOf = namesOfSources(board);
  const microvias = microviasOf(board);
  let toEdge: Nm | undefined;
  for (const finding of findings) {
    const { actual, required, items } = finding;
    if (actual === undefined || required === undefined) continue;
    const minimum = objectionOf(finding, microvias);
    // What reaches over the edge does so on purpose, and it is the nearest that new tracks are measured by.
    if (minimum === "copperToEdge") toEdge = Math.min(toEdge ?? actual, actual);
    else if (minimum !== undefined && actual >= FINEST) {
      const sources = items.map(sourceOf);
      if (sources.every((source) => source !== undefined))
        note(minimum, { value: actual, source: sources.sort().join(" · ") });
    }
  }
  // Vias side by side are set by hand on a grid, and so the same distance comes again by mistake.
  if (!isCommonAmongHoles(board, found.get("minHoleToHole") ?? [])) found.delete("minHoleToHole");
  const minima = [...found].flatMap(([rule, evidence]): [Minimum, Nm][] => {
    const least = rule === "clearance" ? undefined : supportedMinimum(evidence);
    return rule === "clearance" || least === undefined ? [] : [[rule, downTo(rule, least)]];
  });
  if (toEdge !== undefined) minima.push(["copperToEdge", floor(toEdge)]);
  const lower = minima.filter(([rule, value]) => value < rules[rule]);
  const gap = supportedMinimum(found.get("clearance") ?? []);
  const clearance = gap === undefined ? undefined : floor(gap);
  const isFiner = clearance !== undefined && isAskedMore(rules, clearance);
  if (lower.length === 0 && !isFiner) return rules;
  return {
    ...rules,
    ...Object.fromEntries(lower),
    ...(isFiner && {
      minClearance: Math.min(rules.minClearance, clearance),
      netClasses: rules.netClasses.map((netClass) => ({
        ...netClass,
        ...(netClass.clearance !== undefined && { clearance: Math.min(netClass.clearance, clearance) }),
      })),
    }),
  };
}

/**
 * What stands behind an item: a net's tracks and vias each for themselves, a pad for all of its kind, so that a key that is
 * on the board sixty times speaks once. Fills follow the zone's own clearance, and what has no net was not drawn by a rule.
 */
function namesOfSources({ tracks, vias, footprints }: Board): (item: ItemId) => string | undefined {
  const sources = new Map<ItemId, string>();
  for (const { id, net } of [...tracks, ...vias]) if (net !== undefined) sources.set(id, id);
  for (const { pads, library } of footprints)
    for (const { id, number, net } of pads) if (net !== undefined) sources.set(id, `${library} ${number}`);
  return (item) => sources.get(item);
}

/** Whether so large a share of all holes has another nearer than the rule in force that no fault explains it. */
function isCommonAmongHoles({ vias, footprints }: Board, evidence: readonly Evidence[]): boolean {
  const holes = vias.length + footprints.reduce((sum, { pads }) => sum + pads.filter(({ drill }) => drill).length, 0);
  return 2 * evidence.length >= SHARE_OF_HOLES * holes;
}

function isAskedMore({ minClearance, netClasses }: DesignRules, clearance: Nm): boolean {
  return minClearance > clearance || netClasses.some((netClass) => (netClass.clearance ?? 0) > clearance);
}

/** Sizes are granted no rounding. */
function downTo(rule: Minimum, length: Nm): Nm {
  return GAPS.has(rule) ? floor(length) : Math.floor(length / STEP) * STEP;
}

/** Findings on gaps grant a rounding of half a micrometre, and so may the rule. */
function floor(length: Nm): Nm {
  return Math.max(0, Math.floor((length + TOLERANCE) / STEP) * STEP);
}

/** The class of all nets with the width that most tracks have and the size that most vias have. */
function withUsualSizes({ rules, tracks, vias }: Board): DesignRules {
  const width = mostFrequent(tracks.map((track) => track.width));
  const through = vias.filter(({ kind, diameter, drill }) => kind === "through" && drill > 0 && diameter > drill);
  const size = mostFrequent(through.map(({ diameter, drill }) => `${diameter} ${drill}`));
  const via = through.find(({ diameter, drill }) => `${diameter} ${drill}` === size);
  const usual: Pick<NetClass, "trackWidth" | "viaDiameter" | "viaDrill"> = {
    ...(width !== undefined && width >= FINEST && { trackWidth: width }),
    ...(via && { viaDiameter: via.diameter, viaDrill: via.drill }),
  };
  const netClasses = rules.netClasses.map((netClass) =>
    netClass.name === "Default" ? { ...netClass, ...usual } : netClass,
  );
  return {
    ...rules,
    // The usual is no fault.
    minTrackWidth: Math.min(rules.minTrackWidth, usual.trackWidth ?? rules.minTrackWidth),
    minViaDiameter: Math.min(rules.minViaDiameter, usual.viaDiameter ?? rules.minViaDiameter),
    minThroughHoleDiameter: Math.min(rules.minThroughHoleDiameter, usual.viaDrill ?? rules.minThroughHoleDiameter),
    netClasses,
    allowMicrovias: rules.allowMicrovias || vias.some(({ kind }) => kind === "micro"),
    allowBlindBuriedVias: rules.allowBlindBuriedVias || vias.some(({ kind }) => kind === "blind"),
  };
}

/** Of values that come equally often the first. */
function mostFrequent<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>();
  let best: Value | undefined;
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  for (const [value, count] of counts) if (count > (counts.get(best as Value) ?? 0)) best = value;
  return best;
}

const MINIMA: readonly Minimum[] = [
  "minTrackWidth",
  "minViaDiameter",
  "minViaAnnularWidth",
  "minThroughHoleDiameter",
  "minMicroviaDiameter",
  "minMicroviaDrill",
  "minHoleClearance",
  "minHoleToHole",
  "copperToEdge",
];
const CLASS_RULES = [
  "clearance",
  "trackWidth",
  "viaDiameter",
  "viaDrill",
] as const satisfies readonly (keyof NetClass)[];

function changesOf(before: DesignRules, after: DesignRules): Omit<InferredChange, "allowed">[] {
  const [from, to] = [before, after].map(({ netClasses }) => netClasses.find(({ name }) => name === "Default"));
  const all: Omit<InferredChange, "allowed">[] = [
    ...CLASS_RULES.map((rule) => ({ rule, before: from?.[rule] ?? 0, after: to?.[rule] ?? 0 })),
    ...MINIMA.map((rule) => ({ rule, before: before[rule], after: after[rule] })),
  ];
  return all.filter((change) => change.before !== change.after);
}
