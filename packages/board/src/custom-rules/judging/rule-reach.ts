import type { Board } from "../../records/board.ts";
import type { Expression } from "../language/expression.ts";
import { parseRuleFile } from "../language/parse-rule-file.ts";
import type { CustomRule, Disallowed, RuleConstraint } from "../language/rule-file.ts";
import { compileExpression } from "./compile-expression.ts";
import { isOfOneItem } from "./expression-uses.ts";
import { findUnobeyed } from "./find-unobeyed.ts";
import type { RuleItem } from "./rule-item.ts";
import { isLayerNamed, layersFor } from "./rule-layers.ts";
import { numberOf } from "./rule-value.ts";
import { RuleWorld } from "./rule-world.ts";

/** How many things on a board a rule is about. */
export interface RuleReach {
  /** Those that its condition may hold for as A. */
  readonly items: number;
  /** Those that it may hold for as B, where it speaks of both. */
  readonly others?: number;
}

/**
 * For each rule of a text the number of things that it is about; undefined for a rule that is not obeyed. A condition about two
 * things is asked about each alone, whatever the other might be.
 */
export function ruleReaches(
  board: Board,
  text: string,
  items: readonly RuleItem[],
): readonly (RuleReach | undefined)[] {
  const file = parseRuleFile(text);
  const left = new Set([
    ...file.problems.map(({ rule }) => rule),
    ...findUnobeyed(file, board.rules).map(({ index }) => index),
  ]);
  const world = new RuleWorld(board);
  return file.rules.map((rule, index) => (left.has(index) ? undefined : reachOf(rule, items, world)));
}

function reachOf(rule: CustomRule, items: readonly RuleItem[], world: RuleWorld): RuleReach {
  const { condition, layer, constraints } = rule;
  const layers = layersFor(layer, world);
  const meant = items.filter(
    (item) =>
      (item.sheet === undefined
        ? (layers & item.reach) !== 0
        : layer === undefined || isLayerNamed(layer, item.sheet, world)) &&
      constraints.some((constraint) => isMeant(constraint, item)),
  );
  if (!condition) return { items: meant.length };
  const asA = mayHoldFor(condition, "A", world);
  const count = (test: (item: RuleItem) => boolean | undefined) => meant.filter((item) => test(item) !== false).length;
  if (isOfOneItem(condition)) return { items: count(asA) };
  return isAbout(condition, "B")
    ? { items: count(asA), others: count(mayHoldFor(condition, "B", world)) }
    : { items: count(asA) };
}

type MayHold = (item: RuleItem) => boolean | undefined;

/** Whether a condition holds for an item in the place of A or B, whatever the other is; undefined: that depends on the other. */
function mayHoldFor(expression: Expression, as: "A" | "B", world: RuleWorld): MayHold {
  if (expression.kind === "binary" && (expression.operator === "&&" || expression.operator === "||")) {
    const [left, right] = [mayHoldFor(expression.left, as, world), mayHoldFor(expression.right, as, world)];
    const decisive = expression.operator === "||";
    return (item) => {
      const first = left(item);
      if (first === decisive) return decisive;
      const second = right(item);
      if (second === decisive) return decisive;
      return first === undefined || second === undefined ? undefined : !decisive;
    };
  }
  if (expression.kind === "not") {
    const operand = mayHoldFor(expression.operand, as, world);
    return (item) => {
      const held = operand(item);
      return held === undefined ? undefined : !held;
    };
  }
  if (isAbout(expression, as === "A" ? "B" : "A") || isOfLayer(expression)) return () => undefined;
  const evaluate = compileExpression(expression, world);
  return (item) => numberOf(evaluate({ a: item, b: item })) !== 0;
}

/** Whether it asks about the layer on which the two meet. */
function isOfLayer(expression: Expression): boolean {
  if (expression.kind === "word") return true;
  return expression.kind === "binary" && (isOfLayer(expression.left) || isOfLayer(expression.right));
}

/** Whether it asks about that one of the two, or about both. */
function isAbout(expression: Expression, which: "A" | "B"): boolean {
  switch (expression.kind) {
    case "property":
      return expression.subject === which || expression.subject === "AB";
    case "call":
      return (
        expression.subject === which ||
        expression.subject === "AB" ||
        expression.arguments.some((one) => one.kind === "text" && one.text === which)
      );
    case "not":
    case "minus":
      return isAbout(expression.operand, which);
    case "binary":
      return isAbout(expression.left, which) || isAbout(expression.right, which);
    default:
      return false;
  }
}

const NOT_COPPER: ReadonlySet<RuleItem["kind"]> = new Set(["footprint"]);

/** Whether a constraint can be about such a thing at all. */
function isMeant(constraint: RuleConstraint, item: RuleItem): boolean {
  const { kind, via, pad, track, sheet } = item;
  switch (constraint.kind) {
    case "diff_pair_gap":
    case "diff_pair_uncoupled":
    case "length":
    case "skew":
    case "track_angle":
    case "track_segment_length":
    case "track_width":
      return track !== undefined;
    case "via_count":
    case "via_dangling":
    case "via_diameter":
      return via !== undefined;
    case "annular_width":
      return via !== undefined || (pad?.kind === "through-hole" && pad.drill !== undefined);
    case "hole_size":
    case "hole_to_hole":
      return via !== undefined || pad?.drill !== undefined;
    case "min_resolved_spokes":
    case "thermal_relief_gap":
    case "thermal_spoke_width":
    case "zone_connection":
      return pad !== undefined || kind === "zone";
    case "connection_width":
      return kind === "zone";
    case "courtyard_clearance":
      return kind === "footprint";
    case "silk_clearance":
      return sheet?.endsWith(".SilkS") === true;
    case "text_height":
    case "text_thickness":
      return kind === "text";
    case "disallow":
      return kindsOf(item).some((one) => constraint.items.includes(one));
    case "assertion":
      return true;
    default:
      return sheet === undefined && !NOT_COPPER.has(kind);
  }
}

function kindsOf({ kind, via, pad }: RuleItem): readonly Disallowed[] {
  if (via) {
    const drilled = via.kind === "through" ? "through_via" : via.kind === "micro" ? "micro_via" : "blind_via";
    return ["via", drilled, ...(via.kind === "blind" ? (["buried_via"] as const) : []), "hole"];
  }
  return pad?.drill ? ["pad", "hole"] : [kind];
}
