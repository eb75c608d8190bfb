import { findPairPartner, indexBoard, netClassOf, ruleBookOf } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import type { CopperCollector } from "../copper/collect-copper.ts";
import type { CopperItem } from "../copper/copper-item.ts";
import { boardMinimum, hasSize, type SizeKind, sizeSubjects } from "../copper/required-size.ts";
import { gapSubjects, isPositive } from "../rules/diff-pairs.ts";
import { type LimitExplanation, type LimitStep, limitsOf, ruleSteps } from "./limit-explanation.ts";

const NOT_LIMITED: LimitExplanation = { kind: "not-limited" };

/** Where the smallest and the largest value of a size of one item come from. */
export function explainSize({ board, bits }: CopperCollector, kind: SizeKind, item: CopperItem): LimitExplanation {
  if (!hasSize(kind, item)) return NOT_LIMITED;
  const subjects = sizeSubjects(kind, item);
  const rules = ruleSteps(ruleBookOf(board).consider(kind, subjects), true);
  const hasMin = rules.some(({ role }) => role === "decides" || role === "decides-both");
  const steps: readonly LimitStep[] = [
    ...rules,
    ...preferred(board, item, classSize(kind, item)),
    { source: { kind: "board", value: boardMinimum(board.rules, kind, item) }, role: hasMin ? "replaced" : "decides" },
  ];
  const layer = subjects.layer === undefined ? undefined : bits.nameOf(subjects.layer);
  return { kind: "explained", ...(layer && { layer }), ...limitsOf(steps), steps, items: [item.id] };
}

/**
 * Where the limits of the gap between the two nets of a differential pair come from: rules about the track of the positive net,
 * and nothing else.
 */
export function explainPairGap({ board, bits }: CopperCollector, a: CopperItem, b: CopperItem): LimitExplanation {
  if (!a.track || !b.track || a.net === undefined || findPairPartner(board, a.net) !== b.net) return NOT_LIMITED;
  const shared = a.layers & b.layers;
  if (shared === 0) return NOT_LIMITED;
  const positive = isPositive(indexBoard(board).netById.get(a.net)?.name ?? "") ? a : b;
  const rules = ruleSteps(ruleBookOf(board).consider("diff_pair_gap", gapSubjects(positive)), true);
  const steps = [...rules, ...preferred(board, positive, "diffPairGap")];
  return { kind: "explained", layer: bits.nameOf(shared) ?? "", ...limitsOf(steps), steps, items: [a.id, b.id] };
}

type ClassSize = "trackWidth" | "viaDiameter" | "viaDrill" | "microviaDiameter" | "microviaDrill" | "diffPairGap";

/** The value of net classes that tracks and vias are made with. */
function classSize(kind: SizeKind, { via, track }: CopperItem): ClassSize | undefined {
  const isMicro = via?.kind === "micro";
  if (track && kind === "track_width") return "trackWidth";
  if (via && kind === "via_diameter") return isMicro ? "microviaDiameter" : "viaDiameter";
  if (via && kind === "hole_size") return isMicro ? "microviaDrill" : "viaDrill";
  return undefined;
}

function preferred(board: CopperCollector["board"], item: CopperItem, size: ClassSize | undefined): LimitStep[] {
  if (size === undefined) return [];
  const netClass = netClassOf(board, item.net);
  const value: Nm = netClass[size];
  return [{ source: { kind: "net-class", of: item.id, name: netClass.name, value }, role: "preferred" }];
}
