import { type ItemId, ruleBookOf } from "@tracewright/board";
import type { CopperCollector } from "../copper/collect-copper.ts";
import { BoardEdges } from "../rules/copper-edge-clearance.ts";
import { areOneNumber, edgeItem, type PhysicalKind } from "../rules/physical-clearance.ts";
import { type LimitExplanation, limitsOf, ruleSteps } from "./limit-explanation.ts";
import { asRuleItem, idOf, type ResolutionSubject, reachOf } from "./resolution-subject.ts";

const NOT_LIMITED: LimitExplanation = { kind: "not-limited" };

/** Where the distance comes from that custom rules ask for whatever the nets, between two, or from a line of the board's edge. */
export function explainPhysical(
  collector: CopperCollector,
  kind: PhysicalKind,
  [a, other]: readonly [ResolutionSubject, ResolutionSubject | ItemId],
  asked?: string,
): LimitExplanation {
  const book = ruleBookOf(collector.board);
  if (!book.limits(kind)) return NOT_LIMITED;
  const { board, bits } = collector;
  if (typeof other === "string") {
    const edge =
      a.kind === "copper" && kind === "physical_clearance"
        ? new BoardEdges(board).nearestTo(a.item.solids, other)
        : undefined;
    if (a.kind !== "copper" || !edge) return NOT_LIMITED;
    const layer = chosen(a.item.layers);
    const steps = ruleSteps(book.consider(kind, { a: a.item, b: edgeItem(edge), layer }), false);
    return explained(layer, steps, [a.item.id, edge.id]);
  }
  const layers = layersOf(kind, a, other);
  if (layers === 0) return NOT_LIMITED;
  const layer = chosen(layers);
  // The one with the hole is the second.
  const isTurned = kind === "physical_hole_clearance" && !hasHole(other);
  const [first, second] = [a, other].map((one) => asRuleItem(one, layer, collector));
  const subjects = isTurned ? { a: second!, b: first!, layer } : { a: first!, b: second!, layer };
  return explained(layer, ruleSteps(book.consider(kind, subjects), false), [idOf(a), idOf(other)]);

  function chosen(layers: number): number {
    const wanted = asked === undefined ? 0 : bits.bitOf(asked) & layers;
    return wanted || layers & -layers;
  }

  function explained(layer: number, steps: ReturnType<typeof ruleSteps>, items: readonly ItemId[]): LimitExplanation {
    return { kind: "explained", layer: bits.nameOf(layer) ?? "", ...limitsOf(steps), steps, items };
  }
}

/** The layers on which the two are beside each other, or copper of one is beside a hole of the other. */
export function layersOf(kind: PhysicalKind, a: ResolutionSubject, b: ResolutionSubject): number {
  if (idOf(a) === idOf(b) || (a.kind === "zone" && b.kind === "zone")) return 0;
  if (a.kind === "copper" && b.kind === "copper" && areOneNumber(a.item, b.item)) return 0;
  if (kind === "physical_clearance") return reachOf(a) & reachOf(b);
  return (hasHole(b) ? copperLayers(a) & reachOf(b) : 0) | (hasHole(a) ? copperLayers(b) & reachOf(a) : 0);
}

function hasHole(subject: ResolutionSubject): boolean {
  return subject.kind === "copper" && subject.item.hole !== undefined;
}

function copperLayers(subject: ResolutionSubject): number {
  return subject.kind === "copper" ? subject.item.layers : subject.reach;
}
