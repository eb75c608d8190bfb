import { type Board, netClassOf, ruleBookOf } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import type { CopperCollector } from "../copper/collect-copper.ts";
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

/**
 * Where the clearance between two pieces of copper comes from. `asked` is the layer that is meant; absent, or without copper of
 * both, the front-most that they share.
 */
export function explainClearance(
  collector: CopperCollector,
  a: ResolutionSubject,
  b: ResolutionSubject,
  asked?: string,
): LimitExplanation {
  const shared = reachOf(a) & reachOf(b);
  if (shared === 0) return { kind: "no-common-layer" };
  const net = netOf(a);
  if (net !== undefined && net === netOf(b)) return { kind: "same-net" };
  const { bits } = collector;
  const wanted = asked === undefined ? 0 : bits.bitOf(asked) & shared;
  const layer = wanted || shared & -shared;
  const steps = stepsOf(collector, a, b, layer);
  if (!steps.some(({ role }) => role === "decides")) throw new Error("no source decides a clearance");
  return { kind: "explained", layer: bits.nameOf(layer) ?? "", ...limitsOf(steps), steps, items: [idOf(a), idOf(b)] };
}

function stepsOf(
  collector: CopperCollector,
  a: ResolutionSubject,
  b: ResolutionSubject,
  layer: number,
): readonly LimitStep[] {
  const { board } = collector;
  const local: LimitSource[] = [a, b].flatMap((one) =>
    one.kind === "copper" && one.item.override ? [{ kind: "local", of: one.item.id, value: one.item.override }] : [],
  );
  const subjects = { a: asRuleItem(a, layer, collector), b: asRuleItem(b, layer, collector), layer };
  const rules = ruleSteps(ruleBookOf(board).consider("clearance", subjects), false);
  const gap = pairGap(a, b) ?? pairGap(b, a);
  const classes: LimitSource[] = [a, b].flatMap((one): LimitSource[] => {
    const value = classClearance(board, one);
    return value === undefined
      ? []
      : [{ kind: "net-class", of: idOf(one), name: netClassOf(board, netOf(one)).name, value }];
  });
  const areTwoZones = a.kind === "zone" && b.kind === "zone";
  const zones: LimitSource[] = areTwoZones
    ? []
    : [a, b].flatMap((one) =>
        one.kind === "zone" ? [{ kind: "zone", of: one.zone.id, value: one.zone.pour.clearance }] : [],
      );
  const least: LimitSource = { kind: "board", value: board.rules.minClearance };
  const pair: LimitSource[] = gap === undefined ? [] : [{ kind: "pair-gap", value: gap }];
  if (local.length > 0)
    return [...largestOf(local, least), ...withoutEffect(rules), ...replaced([...pair, ...classes, ...zones])].sort(
      inOrder,
    );
  if (rules.some(({ role }) => isDeciding(role)))
    return [...rules, ...replaced([...pair, ...classes, ...zones, least])];
  const judged =
    gap === undefined ? largestOf([...classes, ...zones], least) : [...largestOf(pair, least), ...replaced(classes)];
  return [...rules, ...judged].sort(inOrder);
}

const ORDER: readonly LimitSource["kind"][] = ["local", "custom-rule", "pair-gap", "net-class", "zone", "board"];

function inOrder(a: LimitStep, b: LimitStep): number {
  return ORDER.indexOf(a.source.kind) - ORDER.indexOf(b.source.kind);
}

function classClearance(board: Board, subject: ResolutionSubject): Nm | undefined {
  return subject.kind === "copper" ? subject.item.classClearance : netClassOf(board, subject.zone.net).clearance;
}

function pairGap(a: ResolutionSubject, b: ResolutionSubject): Nm | undefined {
  if (a.kind !== "copper" || b.kind !== "copper") return undefined;
  const { pair } = a.item;
  return pair && pair.partner === b.item.net ? pair.gap : undefined;
}
