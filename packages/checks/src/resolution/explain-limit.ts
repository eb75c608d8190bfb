import type { Board, ItemId } from "@tracewright/board";
import { CopperCollector } from "../copper/collect-copper.ts";
import { explainClearance } from "./explain-clearance.ts";
import { explainEdgeClearance, explainHoleClearance, explainHoleToHole, holeLayers } from "./explain-distances.ts";
import { explainPhysical, layersOf } from "./explain-physical.ts";
import { explainPairGap, explainSize } from "./explain-sizes.ts";
import { EXPLAINED_CONSTRAINTS, type ExplainedConstraint, type LimitExplanation } from "./limit-explanation.ts";
import { idOf, type ResolutionSubject, reachOf, subjectOf } from "./resolution-subject.ts";

/**
 * Where a limit comes from: every source that is looked at, in order, and the one that decides. Distances between two are of
 * both items; sizes and the distance from the edge are of the first, and the second may be the line of the edge that is meant.
 * `layer` is for clearances; absent, or not shared by the two, the front-most that they share.
 */
export function explainLimit(
  board: Board,
  constraint: ExplainedConstraint,
  items: readonly [ItemId, (ItemId | undefined)?],
  layer?: string,
): LimitExplanation {
  return explain(new CopperCollector(board), constraint, items, layer);
}

/** The constraints that limit anything about the two, or about the first. */
export function limitsOnItems(
  board: Board,
  items: readonly [ItemId, (ItemId | undefined)?],
): readonly ExplainedConstraint[] {
  const collector = new CopperCollector(board);
  return EXPLAINED_CONSTRAINTS.filter((constraint) => explain(collector, constraint, items).kind === "explained");
}

/** The layers on which a constraint may limit the two differently, front first; none where it is of no one layer. */
export function layersOfLimit(
  board: Board,
  constraint: ExplainedConstraint,
  [first, second]: readonly [ItemId, (ItemId | undefined)?],
): readonly string[] {
  const collector = new CopperCollector(board);
  const [a, b] = [subjectOf(collector, first), second && subjectOf(collector, second)];
  if (!a || !b) return [];
  const shared = sharedLayers(constraint, a, b);
  return collector.bits.names.filter((name) => (shared & collector.bits.bitOf(name)) !== 0);
}

function sharedLayers(constraint: ExplainedConstraint, a: ResolutionSubject, b: ResolutionSubject): number {
  switch (constraint) {
    case "clearance":
      return reachOf(a) & reachOf(b);
    case "hole_clearance":
      return holeLayers(a, b);
    case "physical_clearance":
    case "physical_hole_clearance":
      return layersOf(constraint, a, b);
    default:
      return 0;
  }
}

function explain(
  collector: CopperCollector,
  constraint: ExplainedConstraint,
  [first, second]: readonly [ItemId, (ItemId | undefined)?],
  layer?: string,
): LimitExplanation {
  const a = subjectOf(collector, first);
  const b = second && subjectOf(collector, second);
  switch (constraint) {
    case "clearance":
    case "hole_clearance":
    case "hole_to_hole":
    case "diff_pair_gap":
      return a && b && idOf(a) !== idOf(b)
        ? explainPair(collector, constraint, a, b, layer)
        : { kind: second === undefined || first === second ? "not-limited" : "not-copper" };
    case "edge_clearance": {
      // Either may be the line of the edge.
      const own = a ?? b;
      if (own?.kind !== "copper") return { kind: "not-copper" };
      return explainEdgeClearance(
        collector,
        own.item,
        [first, second].find((id) => isEdge(collector.board, id)),
      );
    }
    case "physical_clearance":
    case "physical_hole_clearance": {
      const own = a ?? b;
      if (!own) return { kind: "not-copper" };
      const other = a && b ? b : [first, second].find((id) => isEdge(collector.board, id));
      return other ? explainPhysical(collector, constraint, [own, other], layer) : { kind: "not-limited" };
    }
    case "track_width":
    case "via_diameter":
    case "annular_width":
    case "hole_size":
      return a?.kind === "copper" ? explainSize(collector, constraint, a.item) : { kind: "not-copper" };
  }
}

function explainPair(
  collector: CopperCollector,
  constraint: "clearance" | "hole_clearance" | "hole_to_hole" | "diff_pair_gap",
  a: ResolutionSubject,
  b: ResolutionSubject,
  layer: string | undefined,
): LimitExplanation {
  switch (constraint) {
    case "clearance":
      return explainClearance(collector, a, b, layer);
    case "hole_clearance":
      return explainHoleClearance(collector, a, b, layer);
    case "hole_to_hole":
      return explainHoleToHole(collector, a, b);
    case "diff_pair_gap":
      return a.kind === "copper" && b.kind === "copper"
        ? explainPairGap(collector, a.item, b.item)
        : { kind: "not-limited" };
  }
}

function isEdge({ graphics, footprints }: Board, id: ItemId | undefined): boolean {
  return [graphics, ...footprints.map((part) => part.graphics)].some((drawn) =>
    drawn.some((one) => one.id === id && one.layer === "Edge.Cuts"),
  );
}
