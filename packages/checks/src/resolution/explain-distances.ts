import { type ItemId, ruleBookOf } from "@tracewright/board";
import type { CopperCollector } from "../copper/collect-copper.ts";
import type { CopperItem } from "../copper/copper-item.ts";
import { BoardEdges, edgeSubjects, keepsOffEdge } from "../rules/copper-edge-clearance.ts";
import { doHolesCount } from "../rules/hole-clearance.ts";
import { isDrilled } from "../rules/hole-to-hole.ts";
import {
  isDeciding,
  type LimitExplanation,
  type LimitSource,
  type LimitStep,
  largestOf,
  limitsOf,
  replaced,
  ruleSteps,
  withoutEffect,
} from "./limit-explanation.ts";
import { asRuleItem, idOf, netOf, type ResolutionSubject, reachOf } from "./resolution-subject.ts";

const NOT_LIMITED: LimitExplanation = { kind: "not-limited" };

/** Where the distance between the hole of one of the two and the copper of the other comes from. */
export function explainHoleClearance(
  collector: CopperCollector,
  a: ResolutionSubject,
  b: ResolutionSubject,
  asked?: string,
): LimitExplanation {
  const shared = holeLayers(a, b);
  if (shared === 0) return NOT_LIMITED;
  const { board, bits } = collector;
  const wanted = asked === undefined ? 0 : bits.bitOf(asked) & shared;
  const layer = wanted || shared & -shared;
  const local: LimitSource[] = [a, b].flatMap((one) =>
    one.kind === "copper" && one.item.override ? [{ kind: "local", of: one.item.id, value: one.item.override }] : [],
  );
  const subjects = { a: asRuleItem(a, layer, collector), b: asRuleItem(b, layer, collector), layer };
  const rules = ruleSteps(ruleBookOf(board).consider("hole_clearance", subjects), false);
  const least: LimitSource = { kind: "board", value: board.rules.minHoleClearance };
  const steps = local.length > 0 ? aroundRules(local, withoutEffect(rules), least) : overBoard(rules, least);
  return { kind: "explained", layer: bits.nameOf(layer) ?? "", ...limitsOf(steps), steps, items: [idOf(a), idOf(b)] };
}

/** The layers on which a hole of one is beside copper of the other; none where the two need no distance. */
export function holeLayers(a: ResolutionSubject, b: ResolutionSubject): number {
  if (a.kind === "zone") return b.kind === "zone" ? 0 : holeLayers(b, a);
  const { item } = a;
  if (b.kind === "zone") {
    const isOfItsNet = netOf(b) !== undefined && netOf(b) === item.net;
    return !item.hole || isOfItsNet ? 0 : item.reach & reachOf(b);
  }
  if (item.id === b.item.id || !doHolesCount(item, b.item)) return 0;
  const [ofFirst, ofSecond] = [item.hole ? item.reach : 0, b.item.hole ? b.item.reach : 0];
  return (ofFirst & b.item.layers) | (ofSecond & item.layers);
}

/** Where the distance between two drilled holes comes from, whatever their nets. */
export function explainHoleToHole(
  { board }: CopperCollector,
  a: ResolutionSubject,
  b: ResolutionSubject,
): LimitExplanation {
  if (a.kind === "zone" || b.kind === "zone" || idOf(a) === idOf(b)) return NOT_LIMITED;
  if (!isDrilled(a.item) || !isDrilled(b.item)) return NOT_LIMITED;
  // The check has the earlier one first, which decides what layers a rule is for.
  const inOrder = [...board.footprints.flatMap(({ pads }) => pads), ...board.vias].map(({ id }) => id);
  const isAsGiven = inOrder.indexOf(a.item.id) < inOrder.indexOf(b.item.id);
  const subjects = isAsGiven ? { a: a.item, b: b.item } : { a: b.item, b: a.item };
  const rules = ruleSteps(ruleBookOf(board).consider("hole_to_hole", subjects), false);
  const steps = overBoard(rules, { kind: "board", value: board.rules.minHoleToHole });
  return { kind: "explained", ...limitsOf(steps), steps, items: [idOf(a), idOf(b)] };
}

/** Where the distance from the board's edge comes from: the line of `edge`, or else the one that is nearest to the item. */
export function explainEdgeClearance({ board }: CopperCollector, item: CopperItem, edge?: ItemId): LimitExplanation {
  const nearest = keepsOffEdge(board, item) ? new BoardEdges(board).nearestTo(item.solids, edge) : undefined;
  if (!nearest) return NOT_LIMITED;
  const rules = ruleSteps(ruleBookOf(board).consider("edge_clearance", edgeSubjects(item, nearest)), false);
  const steps = overBoard(rules, { kind: "board", value: board.rules.copperToEdge });
  return { kind: "explained", ...limitsOf(steps), steps, items: [item.id, nearest.id] };
}

/** A rule that fits takes the place of the board's minimum. */
function overBoard(rules: readonly LimitStep[], least: LimitSource): readonly LimitStep[] {
  return rules.some(({ role }) => isDeciding(role))
    ? [...rules, ...replaced([least])]
    : [...rules, ...largestOf([], least)];
}

function aroundRules(
  local: readonly LimitSource[],
  rules: readonly LimitStep[],
  least: LimitSource,
): readonly LimitStep[] {
  const largest = largestOf(local, least);
  return [...largest.slice(0, -1), ...rules, ...largest.slice(-1)];
}
