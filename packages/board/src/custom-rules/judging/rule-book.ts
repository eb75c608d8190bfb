import type { Nm } from "@tracewright/geometry";
import type { Board } from "../../records/board.ts";
import type { ItemId, NetId } from "../../records/ids.ts";
import type { LayerId } from "../../records/layer.ts";
import type { ZoneConnection } from "../../records/pad.ts";
import type { DesignRules } from "../../records/rules.ts";
import type { Expression } from "../language/expression.ts";
import { parseRuleFile } from "../language/parse-rule-file.ts";
import type {
  ConstraintKind,
  CustomRule,
  Disallowed,
  MeasuredConstraint,
  RuleConstraint,
  RuleFile,
} from "../language/rule-file.ts";
import { compileExpression, type Evaluate } from "./compile-expression.ts";
import { isOfLayers, isOfNet, isOfOneItem, isOfPaths, isOfPlaces } from "./expression-uses.ts";
import { findUnobeyed, isObeyed, type ObeyedKind } from "./find-unobeyed.ts";
import { ItemAnswers } from "./item-answers.ts";
import type { RuleItem, RuleSubjects } from "./rule-item.ts";
import { isLayerNamed, layersFor } from "./rule-layers.ts";
import { numberOf } from "./rule-value.ts";
import { RuleWorld } from "./rule-world.ts";

export type LimitKind = Exclude<ObeyedKind, OtherKind>;

/**
 * What custom rules ask of a distance or a size: nanometres, degrees of an angle, a number of vias. Absent: nothing, and the
 * board's own rules apply.
 */
export interface RuleLimit {
  readonly min?: Nm;
  /** The best value. */
  readonly opt?: Nm;
  readonly max?: Nm;
  /** The rule of the smallest value; without one the last rule that fits. */
  readonly rule: CustomRule;
  /** The rule of the largest value. */
  readonly maxRule?: CustomRule;
  /** The last rule that fits, whichever values it sets. */
  readonly lastRule: CustomRule;
}

/** A rule that may limit a distance or size, and whether it does here. */
export interface ConsideredRule {
  readonly rule: CustomRule;
  readonly min?: Nm;
  readonly max?: Nm;
  readonly verdict: "applies" | "no-minimum" | "other-items" | "other-layer";
}

interface CompiledRule {
  readonly rule: CustomRule;
  /** Copper layers that it is for, as bits. */
  readonly layers: number;
  /** Whether it is for what is drawn on that layer, which is no copper layer. */
  readonly covers: (sheet: LayerId) => boolean;
  readonly condition?: Evaluate;
  /** What the condition comes to for single items, where it speaks of one only. */
  readonly holdsOf?: (item: RuleItem) => boolean;
}

interface CompiledLimit extends CompiledRule {
  readonly min?: Nm;
  readonly opt?: Nm;
  readonly max?: Nm;
}

interface CompiledAssertion extends CompiledRule {
  readonly expression: Evaluate;
}

interface CompiledBan extends CompiledRule {
  readonly items: ReadonlySet<Disallowed>;
}

/** The board's custom rules, ready to be asked; the rules that cannot be obeyed are not among them. */
export class RuleBook {
  readonly #limits = new Map<LimitKind, CompiledLimit[]>();
  readonly #farthest = new Map<LimitKind, Nm>();
  /** Made when a kind is first asked about between two items. */
  readonly #answers = new Map<LimitKind, ItemAnswers>();
  readonly #bans: CompiledBan[] = [];
  #world: RuleWorld | undefined;
  readonly #assertions: CompiledAssertion[] = [];
  readonly #danglingVias: CompiledRule[] = [];
  readonly #bridgedMasks: CompiledRule[] = [];
  readonly #connections: (CompiledRule & { readonly connection: ZoneConnection })[] = [];
  readonly #spokes: (CompiledRule & { readonly count: number })[] = [];
  /** Whether an edit of a zone, a part or a group may change what the rules ask of others. */
  readonly isOfPlaces: boolean;
  /** Whether an edit of a track, a via or a part may. */
  readonly isOfPaths: boolean;
  /** Whether any rule is for some layers alone. */
  readonly isOfLayers: boolean;

  constructor(board: Board) {
    const file = rulesOf(board.rules);
    const left = new Set([
      ...file.problems.map(({ rule }) => rule),
      ...findUnobeyed(file, board.rules).map(({ index }) => index),
    ]);
    const obeyed = file.rules.filter((_, index) => !left.has(index));
    const expressions = obeyed.flatMap(expressionsOf);
    this.isOfPlaces = expressions.some(isOfPlaces);
    this.isOfPaths = expressions.some(isOfPaths);
    this.isOfLayers = obeyed.some(({ layer }) => layer !== undefined) || expressions.some(isOfLayers);
    if (obeyed.length === 0) return;
    const world = new RuleWorld(board);
    this.#world = world;
    for (const rule of obeyed) this.#add(rule, world);
  }

  #add(rule: CustomRule, world: RuleWorld): void {
    const compiled: CompiledRule = {
      rule,
      layers: layersFor(rule.layer, world),
      covers: (sheet) => rule.layer === undefined || isLayerNamed(rule.layer, sheet, world),
      ...(rule.condition && { condition: compileExpression(rule.condition, world) }),
      ...(rule.condition && isOfOneItem(rule.condition) && { holdsOf: rememberedTest(rule.condition, world) }),
    };
    for (const constraint of rule.constraints) {
      if (constraint.kind === "disallow") this.#bans.push({ ...compiled, items: new Set(constraint.items) });
      else if (constraint.kind === "via_dangling") this.#danglingVias.push(compiled);
      else if (constraint.kind === "bridged_mask") this.#bridgedMasks.push(compiled);
      else if (constraint.kind === "zone_connection")
        this.#connections.push({ ...compiled, connection: CONNECTIONS[constraint.connection] });
      else if (constraint.kind === "min_resolved_spokes") this.#spokes.push({ ...compiled, count: constraint.count });
      else if (constraint.kind === "assertion") {
        const expression = compileExpression(constraint.expression, world);
        this.#assertions.push({ ...compiled, expression });
      } else if (isLimit(constraint.kind) && isMeasured(constraint)) {
        const { min, opt, max } = constraint;
        const limits = this.#limits.get(constraint.kind) ?? [];
        limits.push({
          ...compiled,
          ...(min && { min: min.amount }),
          ...(opt && { opt: opt.amount }),
          ...(max && { max: max.amount }),
        });
        this.#limits.set(constraint.kind, limits);
      }
    }
  }

  /** What a kind of rule asks at most: no two things farther apart than this need be asked about. */
  farthest(kind: LimitKind): Nm {
    let farthest = this.#farthest.get(kind);
    if (farthest === undefined) {
      farthest = Math.max(0, ...(this.#limits.get(kind) ?? []).map(({ min = 0 }) => min));
      this.#farthest.set(kind, farthest);
    }
    return farthest;
  }

  /**
   * What holds for one thing, or between two on one layer. Of several rules the later one in the file decides, separately for
   * the smallest and the largest value, as in KiCad 7 and later. Conditions are tried both ways round.
   */
  limit(kind: LimitKind, subjects: RuleSubjects): RuleLimit | undefined {
    const limits = this.#limits.get(kind);
    if (!limits) return undefined;
    const { a, b } = subjects;
    const answers = b && this.#answersOf(kind, limits);
    let min: Nm | undefined;
    let opt: Nm | undefined;
    let max: Nm | undefined;
    let minRule: CustomRule | undefined;
    let maxRule: CustomRule | undefined;
    let lastRule: CustomRule | undefined;
    for (let place = limits.length; ; ) {
      place = answers ? answers.before(place, a, b) : place - 1;
      if (place < 0) break;
      const limit = limits[place]!;
      const adds =
        (min === undefined && limit.min !== undefined) ||
        (opt === undefined && limit.opt !== undefined) ||
        (max === undefined && limit.max !== undefined);
      if (!adds) continue;
      const isKnown = answers !== undefined && !answers.isOpen(place);
      if (!(isKnown ? isOnLayers(limit, subjects) : applies(limit, subjects))) continue;
      if (min === undefined && limit.min !== undefined) [min, minRule] = [limit.min, limit.rule];
      if (max === undefined && limit.max !== undefined) [max, maxRule] = [limit.max, limit.rule];
      opt ??= limit.opt;
      lastRule ??= limit.rule;
      if (min !== undefined && opt !== undefined && max !== undefined) break;
    }
    return (
      lastRule && {
        rule: minRule ?? lastRule,
        lastRule,
        ...(maxRule && { maxRule }),
        ...(min !== undefined && { min }),
        ...(opt !== undefined && { opt }),
        ...(max !== undefined && { max }),
      }
    );
  }

  #answersOf(kind: LimitKind, limits: readonly CompiledLimit[]): ItemAnswers | undefined {
    let answers = this.#answers.get(kind);
    if (!answers && this.#world) {
      answers = new ItemAnswers(
        limits.map(({ rule }) => rule.condition),
        this.#world,
      );
      this.#answers.set(kind, answers);
    }
    return answers;
  }

  /** Every rule of that kind, the last in the file first, which is the order in which `limit` tries them. */
  consider(kind: LimitKind, subjects: RuleSubjects): readonly ConsideredRule[] {
    return (this.#limits.get(kind) ?? []).toReversed().map((limit) => {
      const { rule, min, max } = limit;
      const verdict = !isOnLayers(limit, subjects)
        ? "other-layer"
        : !applies(limit, subjects)
          ? "other-items"
          : min === undefined
            ? "no-minimum"
            : "applies";
      return { rule, verdict, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    });
  }

  /** The rule that forbids the item, on that layer where one is given: the last in the file. */
  banOn(item: RuleItem, as: readonly Disallowed[], layer?: number): CustomRule | undefined {
    const subjects = { a: item, ...(layer !== undefined && { layer }) };
    return this.#bans.findLast((ban) => as.some((one) => ban.items.has(one)) && applies(ban, subjects))?.rule;
  }

  /** The rules that assert of the item what does not hold of it, in the order of the file. */
  rulesBrokenBy(a: RuleItem): readonly CustomRule[] {
    const broken = this.#assertions.filter(
      (assertion) => applies(assertion, { a }) && numberOf(assertion.expression({ a })) === 0,
    );
    return [...new Set(broken.map(({ rule }) => rule))];
  }

  /** The rule that says how grave a via's loose end is: the last in the file. */
  danglingViaRule(via: RuleItem): CustomRule | undefined {
    return this.#danglingVias.findLast((compiled) => applies(compiled, { a: via }))?.rule;
  }

  /** The rule that says how grave a bridge of the mask between the two is: the last in the file. */
  bridgedMaskRule(a: RuleItem, b: RuleItem, layer: number): CustomRule | undefined {
    return this.#bridgedMasks.findLast((compiled) => applies(compiled, { a, b, layer }))?.rule;
  }

  /** How a pour joins a pad of its net, where a rule says so. */
  zoneConnection(pad: RuleItem, zone: RuleItem, layer: number): ZoneConnection | undefined {
    return this.#connections.findLast((compiled) => applies(compiled, { a: pad, b: zone, layer }))?.connection;
  }

  /**
   * The smallest value that a rule of that kind may let anything have, and whether that holds for everything on the board, or
   * only takes the place of the board's own values for some of it.
   */
  least(kind: LimitKind): { readonly value: Nm; readonly isForAll: boolean } | undefined {
    let value: Nm | undefined;
    for (const { min, condition, rule } of (this.#limits.get(kind) ?? []).toReversed()) {
      if (min === undefined) continue;
      value = Math.min(value ?? min, min);
      if (!condition && rule.layer === undefined) return { value, isForAll: true };
    }
    return value === undefined ? undefined : { value, isForAll: false };
  }

  /** How many bridges of copper have to join a pad to a pour, where a rule says so. */
  spokes(
    pad: RuleItem,
    zone: RuleItem,
    layer: number,
  ): { readonly count: number; readonly rule: CustomRule } | undefined {
    return this.#spokes.findLast((compiled) => applies(compiled, { a: pad, b: zone, layer }));
  }

  get hasLimits(): boolean {
    return this.#limits.size > 0;
  }

  get hasConnections(): boolean {
    return this.#connections.length > 0;
  }

  /** Whether any rule sets a limit of that kind. */
  limits(kind: LimitKind): boolean {
    return this.#limits.has(kind);
  }

  get hasAssertions(): boolean {
    return this.#assertions.length > 0;
  }

  get hasBans(): boolean {
    return this.#bans.length > 0;
  }

  /** What rules forbid, and on which copper layers, as bits. */
  get bans(): readonly Pick<CompiledBan, "rule" | "items" | "layers">[] {
    return this.#bans;
  }

  /** The zones and rule areas of that name or pattern. */
  areasNamed(name: string): readonly ItemId[] {
    return this.#world?.areasNamed(name).map(({ zone }) => zone.id) ?? [];
  }
}

function expressionsOf({ condition, constraints }: CustomRule): readonly Expression[] {
  const asserted = constraints.flatMap((one) => (one.kind === "assertion" ? [one.expression] : []));
  return condition ? [condition, ...asserted] : asserted;
}

function isOnLayers({ layers, covers }: CompiledRule, { a, layer }: RuleSubjects): boolean {
  if (a.sheet !== undefined) return covers(a.sheet);
  // What is asked about all layers at once, as a diameter, needs the item on one of the rule's.
  return (layers & (layer ?? a.reach)) !== 0 || (layer === undefined && a.reach === 0);
}

function applies(compiled: CompiledRule, subjects: RuleSubjects): boolean {
  if (!isOnLayers(compiled, subjects)) return false;
  const { condition, holdsOf } = compiled;
  const { a, b } = subjects;
  if (!condition) return true;
  if (holdsOf) return holdsOf(a) || (b !== undefined && holdsOf(b));
  return isTrue(condition, subjects) || (b !== undefined && isTrue(condition, { ...subjects, a: b, b: a }));
}

/** A condition that speaks of A alone, asked once for each item, or once for each net where it depends on nothing else. */
function rememberedTest(condition: Expression, world: RuleWorld): (item: RuleItem) => boolean {
  const test = compileExpression(condition, world);
  const isByNet = isOfNet(condition);
  const byNet = new Map<NetId, boolean>();
  const byItem = new WeakMap<RuleItem, boolean>();
  return (item) => {
    const { net } = item;
    const hasAnswer = isByNet && net !== undefined;
    let answer = hasAnswer ? byNet.get(net) : byItem.get(item);
    if (answer === undefined) {
      answer = isTrue(test, { a: item });
      if (hasAnswer) byNet.set(net, answer);
      else byItem.set(item, answer);
    }
    return answer;
  };
}

function isTrue(condition: Evaluate, subjects: RuleSubjects): boolean {
  return numberOf(condition(subjects)) !== 0;
}

/** Constraints that are no smallest and largest value. */
const OTHER_KINDS = [
  "assertion",
  "bridged_mask",
  "disallow",
  "min_resolved_spokes",
  "via_dangling",
  "zone_connection",
] as const satisfies readonly ObeyedKind[];

type OtherKind = (typeof OTHER_KINDS)[number];

const CONNECTIONS = { solid: "solid", thermal_reliefs: "thermal", none: "none" } as const;

function isMeasured(constraint: RuleConstraint): constraint is MeasuredConstraint {
  return "min" in constraint || "opt" in constraint || "max" in constraint;
}

function isLimit(kind: ConstraintKind): kind is LimitKind {
  return isObeyed(kind) && !(OTHER_KINDS as readonly string[]).includes(kind);
}

const NONE: RuleFile = { rules: [], problems: [] };
/** Read once for each text: rules stay while a board is edited. */
const files = new WeakMap<DesignRules, RuleFile>();

function rulesOf(rules: DesignRules): RuleFile {
  if (!rules.customRules) return NONE;
  let file = files.get(rules);
  if (!file) {
    file = parseRuleFile(rules.customRules);
    files.set(rules, file);
  }
  return file;
}

const books = new WeakMap<Board, RuleBook>();

/** The rules of a board; made once for each board object. */
export function ruleBookOf(board: Board): RuleBook {
  let book = books.get(board);
  if (!book) {
    book = new RuleBook(board);
    books.set(board, book);
  }
  return book;
}
